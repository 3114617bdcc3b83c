"""Reads every custom property of our style sheets in Chromium and compares it with the IR.

A case is a source with options of the target `css`. Its page has a tree of elements that choose contexts with
attributes or classes, nested to depth four, in each environment: `prefers-color-scheme`, `prefers-contrast`, and
the width of the window. The context of an element is the one chosen by the element or its nearest ancestor, otherwise
the one chosen by the environment, otherwise the default. Each custom property must have the IR's value there.
`css_values.py` compares the values.
"""

import itertools
import json
import os
import random
import time

import chromium
import css_colors
import css_values

# Modifiers with their own media queries: a condition and a window width for each context.
CONDITIONS = {"ibm-carbon": ("breakpoint", {
    "lg": ("(min-width: 66rem)", 1100), "xlg": ("(min-width: 82rem)", 1400), "max": ("(min-width: 99rem)", 1700)})}

# The systems in which high contrast is part of the contexts of another modifier.
APPEARANCES = {"github-primer": {"modifier": "theme", "light": "light", "dark": "dark",
                                 "highContrast": {"light": "light-hc", "dark": "dark-hc"}}}


class Case:
    """A style sheet to build, and how a page uses it."""

    def __init__(self, name, options=None, root="document", rem=16.0, depth=4, size=None, chooses=None,
                 contexts=None, foldsColors=False, computesColors=False):
        self.name = name
        self.options = options or {}
        self.root = root
        self.rem = rem
        self.depth = depth
        self.size = size
        # The only way to choose the contexts of a modifier, `media` or `selectors`. Without an entry, both work.
        self.chooses = chooses or {}
        self.contexts = contexts or {}
        # Whether colors are read through the property `color`.
        self.readsColors = foldsColors or computesColors

    def mark(self, modifier, context):
        """Returns the attribute or class that chooses a context, as `(attribute, value)`."""
        selector = self.options.get("selectors", {}).get(modifier, {}).get(context)
        if selector:
            first = selector.removeprefix(":is(").split(",")[0]
            return ("class", first.removeprefix("."))
        name = self.options.get("attributes", {}).get(modifier) or self.options.get("attribute", "data-") + modifier
        return (name, context)


def cases(name, ir):
    """Returns the cases of a source. The tokens of this repository have all of them."""
    theme = next((one for one in ir["modifiers"] if one["role"] == "appearance"), None)
    made = [Case("by default")]
    if name in CONDITIONS:
        modifier, queries = CONDITIONS[name]
        conditions = {modifier: {context: query for context, (query, _) in queries.items()}}
        made = [Case("own media queries", {"conditions": conditions}),
                Case("own media queries, in a layer, without specificity",
                     {"conditions": conditions, "layer": "tokens", "where": True})]
    else:
        made.append(Case("in a layer, without specificity", {"layer": "design.tokens", "where": True}, size=300))
    if theme and len(theme["contexts"]) == 2:
        made.append(Case("light-dark()", {"lightDark": True, "layer": "tokens", "where": True}, foldsColors=True,
                         size=60))
    if name.startswith("coincidences"):
        return made + CROSSED
    if name != "app":
        return made
    classes = {"theme": {"dark": ".dark", "light": ".light"}, "brand": {"sand": ":is(.sand, [data-shop=sand])"}}
    return made + [
        Case("deep", {"nesting": 4}, depth=9, size=400),
        Case("a document and shadow trees", {"selector": ":root, :host"}, root="shadow", size=900),
        Case("a shadow tree", {"selector": ":host", "layer": "tokens"}, root="shadow", size=900),
        Case("a shadow tree, without specificity", {"selector": ":host", "where": True}, root="shadow", size=900),
        Case("a class", {"selector": ".acme"}, root="inside", size=900),
        Case("a class, without specificity", {"selector": ".acme", "where": True}, root="inside", size=900),
        Case("a list", {"selector": ".acme, #shop"}, root="inside", size=900),
        Case("classes", {"selectors": classes, "attributes": {"brand": "data-house"}}, size=900),
        Case("the theme by media queries only", {"switch": {"theme": "media"}}, chooses={"theme": "media"}, size=300),
        Case("by selectors only", {"switch": {"theme": "selectors"}}, chooses={"theme": "selectors"}, size=300),
        Case("light-dark() of classes in a shadow tree", {"lightDark": True, "selector": ":host", "selectors": classes},
             root="shadow", foldsColors=True, size=60),
        Case("light-dark() in a class", {"lightDark": True, "selector": ".acme"}, root="inside", foldsColors=True,
             size=60),
        Case("registered", {"registered": True}, computesColors=True, size=60),
        Case("in rem", {"unit": "rem", "remBase": 10, "prefix": "ds", "join": "--"}, rem=10.0, size=100),
        Case("in px", {"unit": "px", "private": "omit"}, size=100),
        Case("dark only", contexts={"theme": "dark"}, size=100),
        Case("a file for each theme", {"themeFiles": True}, root="files"),
    ]


# Ways to choose a context, for sources in which several modifiers change the same token.
CROSSED = [
    Case("by media queries only", {"switch": {"theme": "media"}}, chooses={"theme": "media"}, size=120),
    Case("by media queries only, without specificity", {"switch": {"theme": "media"}, "where": True},
         chooses={"theme": "media"}, size=120),
    Case("by selectors only", {"switch": {"theme": "selectors"}}, chooses={"theme": "selectors"}, size=120),
    Case("a document and shadow trees", {"selector": ":root, :host"}, root="shadow", size=300),
    Case("a class", {"selector": ".acme"}, root="inside", size=300),
    Case("without private tokens", {"private": "omit"}, size=120),
    Case("a file for each theme", {"themeFiles": True}, root="files"),
]


def run(check, name, configuration, ir, folder):
    """Builds and compares the cases of a source."""
    if not chromium.program():
        return check.skip(f"{name}: chromium", "no chromium")
    if name in APPEARANCES:
        configuration = configuration | {"appearance": APPEARANCES[name]}
    made = cases(name, ir)
    folder = f"{folder}/browser"
    os.makedirs(folder)
    path = f"{folder}/tokens.config.json"
    with open(path, "w") as file:
        json.dump({**configuration, "outputs": [
            {"target": "css", "directory": str(index), "options": case.options, "contexts": case.contexts}
            for index, case in enumerate(made)]}, file)
    tree = check.run(check.options.program, "ir", path, "--quiet")
    built = check.run(check.options.program, "build", path, "--quiet")
    if tree.returncode or built.returncode:
        return check.report(f"{name}: style sheets build", tree.stderr + built.stderr or "the build failed")
    ir = json.loads(tree.stdout)
    with chromium.Browser() as browser:
        for index, case in enumerate(made):
            start = time.monotonic()
            page = browser.page()
            try:
                look = Look(page, case, ir, name, f"{folder}/{index}")
                count, problems = look.run()
                if look.wrong:
                    problems.insert(0, f"{look.wrong} of {count} are wrong")
            except chromium.Failure as failure:
                count, problems = 0, [str(failure)]
            page.close()
            if count == 0:
                problems.append("no values were read")
            check.report(f"{name}: css in Chromium, {case.name}", "\n".join(problems),
                         f"{count} lookups, {time.monotonic() - start:.1f} s")


class Look:
    """One case in one page."""

    def __init__(self, page, case, ir, system, folder):
        self.page = page
        self.case = case
        self.system = system
        self.folder = folder
        pinned = case.contexts
        self.modifiers = [one for one in ir["modifiers"] if one["name"] not in pinned]
        self.base = {one["name"]: pinned.get(one["name"], one["default"]) for one in ir["modifiers"]}
        self.ir = ir
        self.expected = css_values.Expected(ir, case.rem)
        self.colors = {}
        self.count = 0
        self.wrong = 0
        self.problems = []
        # The names of all properties, and of the optional ones, once computed.
        self.known = {}
        self.terms = {}

    def run(self):
        sheets = [self.read("tokens.css")]
        if self.case.root == "files":
            for choice in self.choices():
                name = "-".join(choice[one["name"]] for one in self.modifiers)
                isBase = choice == self.base
                self.page.show(document(sheets if isBase else sheets + [self.read(f"tokens.{name}.css")]))
                for features, _, _ in self.environments():
                    self.page.emulate(features)
                    self.compare([{"parent": -1}], [choice])
            return self.count, self.problems
        nodes = self.tree()
        # The root element again, with each combination of contexts on it.
        nodes += [self.node(-1, pick) for pick in self.picks()] if self.case.root == "document" else []
        self.page.show(document([] if self.case.options.get("selector") == ":host" else sheets))
        self.page.evaluate(BUILD % (json.dumps(nodes), json.dumps(sheets[0]), json.dumps(self.case.root)))
        for features, width, told in self.environments():
            self.page.emulate(features)
            self.page.size(width, 800)
            self.compare(nodes, [self.choice(nodes, index, told) for index in range(len(nodes))])
        self.problems += self.page.problems
        return self.count, self.problems

    def read(self, name):
        with open(f"{self.folder}/{name}", encoding="utf-8") as file:
            return file.read()

    # The contexts of elements

    def choices(self):
        names = [one["name"] for one in self.modifiers]
        for contexts in itertools.product(*(one["contexts"] for one in self.modifiers)):
            yield self.base | dict(zip(names, contexts))

    def tree(self):
        """Returns the elements, each with its parent, the contexts it chooses, and whether it is a root."""
        picks = self.picks()
        nodes = [{"parent": -1, "choice": {}}]
        if self.case.size is None and len(picks) <= 9:
            level = [0]
            for _ in range(self.case.depth):
                level = [self.add(nodes, parent, pick) for parent in level for pick in picks]
            return nodes
        chance = random.Random(1)
        single = [one for one in picks if len(one) == 1]
        size = self.case.size or 260
        if self.case.root != "document":
            nodes[0] = self.node(-1, chance.choice(picks) if self.case.root == "inside" else {})
            for pick in picks:
                self.add(nodes, 0, pick, isRoot=True)
        for pick in picks:
            self.add(nodes, 0, pick)
        while len(nodes) < size:
            # Chains to the full depth. Elements that choose one context at a time are the hardest case.
            parent = chance.randrange(len(nodes))
            while self.level(nodes, parent) >= self.case.depth:
                parent = chance.randrange(len(nodes))
            while self.level(nodes, parent) < self.case.depth:
                pick = chance.choice(single if single and chance.random() < 0.7 else picks)
                isRoot = self.case.root == "inside" and chance.random() < 0.3
                parent = self.add(nodes, parent, pick, isRoot)
        return nodes

    def picks(self):
        """Returns all choices of one element: a context, or none, of each modifier."""
        choosable = [one for one in self.modifiers if self.case.chooses.get(one["name"]) != "media"]
        options = [[None, *one["contexts"]] for one in choosable]
        return [{one["name"]: context for one, context in zip(choosable, contexts) if context}
                for contexts in itertools.product(*options)]

    def add(self, nodes, parent, pick, isRoot=False):
        nodes.append(self.node(parent, pick, isRoot))
        return len(nodes) - 1

    def node(self, parent, pick, isRoot=False):
        attributes = {}
        for modifier, context in pick.items():
            attribute, value = self.case.mark(modifier, context)
            attributes[attribute] = f"{attributes[attribute]} {value}" if attribute in attributes else value
        return {"parent": parent, "choice": pick, "attributes": attributes, "isRoot": isRoot}

    def level(self, nodes, index):
        count = 0
        while (index := nodes[index]["parent"]) >= 0:
            count += 1
        return count

    def choice(self, nodes, index, told):
        """Returns the contexts of an element; `None` if none of the generated rules match it."""
        found = {}
        isReached = self.case.root == "document"
        while index >= 0:
            node = nodes[index]
            for modifier, context in node["choice"].items():
                found.setdefault(modifier, context)
            isReached = isReached or node.get("isRoot", False)
            if node.get("isRoot") and self.case.root == "shadow":
                # Choices outside the host don't affect a shadow tree.
                break
            index = node["parent"]
        if not isReached:
            return None
        return self.base | {modifier: context for modifier, context in told.items()
                            if self.case.chooses.get(modifier) != "selectors"} | found

    def environments(self):
        """Yields media features, a window width, and the contexts they choose."""
        if self.system in CONDITIONS:
            modifier, queries = CONDITIONS[self.system]
            yield {}, 500, {}
            for context, (_, width) in queries.items():
                yield {}, width, {modifier: context}
            return
        told = [value for one in self.modifiers for value in one.get("appearance", {}).values()]
        hasContrast = any(contrast == "high" for _, contrast in told)
        for scheme in ("light", "dark"):
            for contrast in ("no-preference", "more") if hasContrast else ("no-preference",):
                chosen = {}
                for modifier in self.modifiers:
                    context = shown(modifier, scheme, "high" if contrast == "more" else "standard")
                    if context:
                        chosen[modifier["name"]] = context
                yield {"prefers-color-scheme": scheme, "prefers-contrast": contrast}, 1280, chosen

    # Comparing

    def compare(self, nodes, choices):
        names, texts, rows, schemes = self.page.evaluate(READ % json.dumps(self.case.readsColors))
        prefix = self.case.options.get("prefix", "")
        plainNames = [css_values.plain(name).removeprefix(prefix) for name in names]
        if len(set(plainNames)) != len(names):
            self.problems.append("two custom properties have similar names")
        for number, text in enumerate(texts):
            if text not in self.terms:
                self.terms[text] = css_values.terms(text, self.case.rem)
        tables = {}
        for index, choice in enumerate(choices):
            if choice is None:
                continue
            key = tuple(choice.values())
            if key not in tables:
                tables[key] = self.table(plainNames, choice)
            wanted, agreed = tables[key]
            row = rows[index]
            for place, terms in wanted:
                number = row[place]
                if (place, number) not in agreed:
                    agreed[place, number] = self.agrees(terms, texts[number])
                self.count += 1
                if not agreed[place, number]:
                    self.complain(names[place], texts[number], terms, nodes, index, choice)
            theme = next((one for one in self.ir["modifiers"] if one["role"] == "appearance"), None)
            named = theme.get("appearance", {}).get(choice[theme["name"]]) if theme else None
            if named and named[0] and not self.case.contexts:
                self.count += 1
                if schemes[index] != named[0]:
                    self.complain("color-scheme", schemes[index], named[0], nodes, index, choice)

    def table(self, names, choice):
        """Returns the indices and expected terms of the properties, and an empty cache of comparisons."""
        values = self.expected.values(choice)
        wanted = []
        seen = set()
        for place, name in enumerate(names):
            if name in values:
                wanted.append((place, values[name]))
                seen.add(name)
            elif name not in self.everything():
                self.problems.append(f"--{name} isn't a token")
        for name in values.keys() - seen:
            if name not in self.optional():
                self.problems.append(f"{name} has no custom property")
        self.convert([terms for _, terms in wanted] + list(self.terms.values()))
        return wanted, {}

    def everything(self):
        """Returns the names of all properties in all contexts."""
        if "everything" not in self.known:
            self.known["everything"] = {name for choice in self.choices() for name in self.expected.values(choice)}
        return self.known["everything"]

    def optional(self):
        """Returns the names of properties that may be missing: private tokens, and keywords of text styles."""
        if "optional" not in self.known:
            found = {css_values.plain(one["path"]) for one in self.ir["tokens"] if one["visibility"] == "private"}
            hidden = {css_values.plain(one["path"]) for one in self.expected.tokens + self.expected.constants
                      if one["visibility"] == "private"}
            found |= {name for name in self.everything() if any(name.startswith(one) for one in hidden)}
            found |= {name for name in self.everything() if name.endswith(
                ("fontstyle", "overflow", "textoverflow", "overflowwrap", "wordbreak"))}
            self.known["optional"] = found
        return self.known["optional"]

    def convert(self, lists):
        css_colors.convert(self.page, lists, self.colors)

    def agrees(self, expected, text):
        return css_values.agree(expected, self.terms[text], self.colors)

    def complain(self, name, found, expected, nodes, index, choice):
        self.wrong += 1
        if len(self.problems) > 20:
            return
        chain = []
        at = index
        while at >= 0:
            chain.append(f"{nodes[at].get('choice') or '-'}{' root' if nodes[at].get('isRoot') else ''}")
            at = nodes[at]["parent"]
        self.problems.append(f"{name} is {found!r}, expected {expected} in {choice}: {' > '.join(reversed(chain))}")


def shown(modifier, scheme, contrast):
    """Returns the context that an environment chooses; `None` if it doesn't choose one."""
    named = modifier.get("appearance", {})
    wanted = [[scheme, contrast], [None, contrast], [scheme, "standard"]]
    for pair in wanted:
        for context in modifier["contexts"]:
            if named.get(context) == pair and (pair[0] or pair[1] == "high"):
                return context
    return None


def document(sheets):
    styles = "".join(f"<style>{one}</style>" for one in sheets)
    return f"<!DOCTYPE html><html><head><meta charset='utf-8'>{styles}</head><body></body></html>"


# Creates the elements. Nodes without a parent are the root element itself: the attributes of the first node are set
# permanently, those of the others only while they are read.
BUILD = """(() => {
  const nodes = %s, sheet = %s, root = %s;
  window.elements = [];
  const attributes = nodes.map(node => Object.entries(node.attributes || {}));
  window.choices = nodes.map((node, index) => node.parent < 0 && index > 0 ? attributes[index] : []);
  for (const [name, value] of attributes[0]) document.documentElement.setAttribute(name, value);
  for (const node of nodes) {
    if (node.parent < 0) { elements.push(document.documentElement); continue }
    const element = document.createElement("div");
    let parent = elements[node.parent];
    if (parent === document.documentElement) parent = document.body;
    for (const [name, value] of Object.entries(node.attributes || {})) element.setAttribute(name, value);
    if (node.isRoot && root == "inside") element.classList.add("acme");
    (parent.shadowRoot || parent).append(element);
    if (node.isRoot && root == "shadow") {
      element.attachShadow({ mode: "open" }).innerHTML = `<style>${sheet}</style>`;
    }
    elements.push(element);
  }
})()"""

# Returns the names of all declared custom properties, the distinct values, a row of indices into the values for each
# element, and the color schemes of the elements.
READ = """(() => {
  const asColors = %s;
  const found = new Set();
  const walk = rules => {
    for (const rule of rules) {
      if (rule.cssRules) walk(rule.cssRules);
      for (const name of rule.style || []) if (name.startsWith("--")) found.add(name);
    }
  };
  const elements = window.elements || [document.documentElement];
  for (const sheet of document.styleSheets) walk(sheet.cssRules);
  for (const element of elements) {
    if (element.shadowRoot && found.size == 0) for (const sheet of element.shadowRoot.styleSheets) walk(sheet.cssRules);
  }
  // Resolves colors inside other values, each through the property `color`.
  const resolved = (text, element, style) => {
    let start;
    while ((start = text.indexOf("light-dark(")) >= 0) {
      let end = start + 11;
      for (let open = 1; open > 0; end++) open += (text[end] == "(") - (text[end] == ")");
      element.style.color = text.slice(start, end);
      text = text.slice(0, start) + style.color + text.slice(end);
    }
    return text;
  };
  const names = [...found], texts = new Map(), rows = [], schemes = [];
  const isColor = names.map(() => false);
  if (asColors) {
    const style = getComputedStyle(elements.find(e => getComputedStyle(e).getPropertyValue(names[0]) != ""));
    names.forEach((name, place) => { isColor[place] = CSS.supports("color", style.getPropertyValue(name).trim()) });
  }
  elements.forEach((element, index) => {
    const chosen = window.choices?.[index] ?? [];
    for (const [name, value] of chosen) element.setAttribute(name, value);
    const style = getComputedStyle(element);
    schemes.push(style.colorScheme);
    rows.push(names.map((name, place) => {
      let text;
      if (isColor[place]) {
        element.style.color = `var(${name})`;
        text = style.color;
      } else {
        text = style.getPropertyValue(name);
        if (asColors && text.includes("light-dark(")) text = resolved(text, element, style);
      }
      if (!texts.has(text)) texts.set(text, texts.size);
      return texts.get(text);
    }));
    element.style.color = "";
    for (const [name] of chosen) element.removeAttribute(name);
  });
  return [names, [...texts.keys()].map(text => text.trim()), rows, schemes];
})()"""

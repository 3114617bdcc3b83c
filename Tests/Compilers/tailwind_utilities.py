"""Reads the computed style of Tailwind's utilities in a browser.

Every public token has the utilities of its namespace: `p-…`, `gap-…` and others for a length. The computed style of an
element with such a class must equal that of a sibling on which the IR's value is set directly: in each combination of
contexts on the root, in one combination nested in another, and without attributes. A utility that contains a value
instead of a variable would be right in one context only.
"""

import json

import css_values
import web

UTILITIES = {
    "color": {
        "bg": "background-color", "text": "color", "border": "border-top-color", "outline": "outline-color",
        "decoration": "text-decoration-color", "fill": "fill", "stroke": "stroke", "accent": "accent-color",
        "caret": "caret-color", "from": "--tw-gradient-from",
    },
    "spacing": {
        "p": "padding-top", "px": "padding-left", "m": "margin-top", "gap": "column-gap", "w": "width", "h": "height",
        "min-w": "min-width", "max-w": "max-width", "max-h": "max-height", "basis": "flex-basis", "top": "top", "indent": "text-indent",
        "scroll-m": "scroll-margin-top",
    },
    "radius": {"rounded": "border-top-left-radius", "rounded-b": "border-bottom-right-radius"},
    "container": {"max-w": "max-width", "w": "width", "min-w": "min-width", "basis": "flex-basis"},
    "blur": {"blur": "filter", "backdrop-blur": "backdrop-filter"},
    "tracking": {"tracking": "letter-spacing"},
    "leading": {"leading": "line-height"},
    "text": {"text": "font-size"},
    "font": {"font": "font-family"},
    "font-weight": {"font": "font-weight"},
    "ease": {"ease": "transition-timing-function"},
    "opacity": {"opacity": "opacity"},
    "transition-duration": {"duration": "transition-duration"},
    "shadow": {"shadow": "box-shadow"},
}

# The properties set by Tailwind's `text-NAME` for a text style; `type-NAME` sets all.
SIZED = ("font-size", "line-height", "letter-spacing", "font-weight")

# Reads all utilities in every place, and returns those that differ from the expected values.
READ = """((utilities, texts, attributes, choices, places) => {
  const root = document.documentElement;
  const stage = document.createElement("div");
  const elements = utilities.map(([name]) => {
    const element = stage.appendChild(document.createElement("div"));
    element.className = name;
    return element;
  });
  const probe = stage.appendChild(document.createElement("div"));
  // Tailwind puts invisible layers before a shadow.
  const read = (element, names) => {
    const style = getComputedStyle(element);
    return names.map(name => style.getPropertyValue(name).replaceAll("rgba(0, 0, 0, 0) 0px 0px 0px 0px, ", ""));
  };
  const known = new Map();
  const wanted = (names, values) => {
    const key = names + "|" + values;
    if (!known.has(key)) {
      probe.style.cssText = "";
      names.forEach((name, index) => probe.style.setProperty(name, texts[values[index]]));
      known.set(key, read(probe, names));
    }
    return known.get(key);
  };
  const number = /-?\\d+(?:\\.\\d+)?(?:e-?\\d+)?/g;
  const agree = (one, other) => {
    if (one === other) return true;
    if (one.replace(number, "0") !== other.replace(number, "0")) return false;
    const numbers = other.match(number) ?? [];
    return (one.match(number) ?? []).every((text, index) => Math.abs(text - numbers[index]) < 0.002);
  };
  const set = (element, choice) => attributes.forEach(([modifier, name]) => element.setAttribute(name, choice[modifier]));
  let count = 0;
  const wrong = [];
  places.forEach(([outer, inner], place) => {
    document.body.replaceChildren();
    attributes.forEach(([, name]) => root.removeAttribute(name));
    if (outer !== null) set(root, choices[outer]);
    let parent = document.body;
    if (inner !== null) for (const [modifier, name] of attributes) {
      parent = parent.appendChild(document.createElement("div"));
      parent.setAttribute(name, choices[inner][modifier]);
    }
    parent.append(stage);
    const choice = inner ?? outer ?? 0;
    utilities.forEach(([, names, values], index) => {
      if (!values[choice]) return;
      const found = read(elements[index], names);
      const expected = wanted(names, values[choice]);
      names.forEach((name, part) => {
        count++;
        if (!agree(found[part], expected[part])) wrong.push([place, index, name, found[part], expected[part]]);
      });
    });
  });
  document.body.replaceChildren();
  attributes.forEach(([, name]) => root.removeAttribute(name));
  return { count, wrong: wrong.length, first: wrong.slice(0, 20) };
})"""


class Utilities:
    """The utilities of the tokens of one source."""

    def __init__(self, check, ir, variables, theme):
        """`variables` says which variable a token is; `theme` is the text of the generated theme."""
        self.ir = ir
        self.css = css_values.Written(check, ir)
        self.texts = {}
        written = {}
        for line in theme.splitlines():
            name = line.strip().partition(":")[0]
            if name.startswith("--"):
                written[variables.key(name)] = name
        # The token and the properties of each class; `None` if several tokens share the class.
        self.classes = {}
        for token in web.public(ir):
            if not token["path"].isascii():
                continue
            name = written.get(variables.of(token, ""))
            space = variables.space(token["type"], token["path"].split("."))
            if name and token["type"] == "typography":
                self.add(f"text{name.removeprefix('--text')}", token, SIZED)
                self.add(f"type{name.removeprefix('--text')}", token, None)
            elif name:
                for start, property in UTILITIES.get(space, {}).items():
                    self.add(start + name.removeprefix(f"--{space}"), token, (property,))
                    if start == "bg":
                        self.add(f"{start}{name.removeprefix(f'--{space}')}/50", token, (property,))
        self.classes = {name: known for name, known in self.classes.items() if known}

    def add(self, name, token, properties):
        self.classes[name] = None if name in self.classes else (token, properties)

    def compare(self, page, sheet, attributes, choices, pairs):
        """Returns the number of lookups, the number of places, and the differences."""
        rows = []
        for name, (token, properties) in self.classes.items():
            made = [self.values(name, web.inside(token, choice), token["type"], properties) for choice in choices]
            names = [one for one in dict.fromkeys(one for row in made for one in row or ())
                     if all(row is None or one in row for row in made)]
            rows.append((name, names, [row and [self.number(row[one]) for one in names] for row in made]))
        places = [(index, None) for index in range(len(choices))] + pairs + [(None, None)]
        page.show(f"<!doctype html><style>{sheet.replace('</', '<')}</style>")
        arguments = ", ".join(json.dumps(one) for one in (rows, list(self.texts), attributes, choices, places))
        found = page.evaluate(f"{READ}({arguments})")
        problems = [self.problem(rows, choices, places, *one) for one in found["first"]]
        if found["wrong"]:
            problems.insert(0, f"{found['wrong']} of {found['count']} are wrong")
        return found["count"], len(places), problems

    def number(self, text):
        return self.texts.setdefault(text, len(self.texts))

    def problem(self, rows, choices, places, place, index, property, found, expected):
        outer, inner = places[place]
        where = "without attributes" if outer is None else f"in {choices[outer]}"
        inside = "" if inner is None else f", inside it {choices[inner]}"
        return f"{rows[index][0]} {where}{inside}: {property} is {found}, expected {expected}"

    def values(self, name, value, type, properties):
        """Returns the expected value of each property; `None` if the token is absent in the context."""
        if value is None:
            return None
        parts = self.css.parts({"type": type}, value)
        if type == "typography":
            return {one: css_values.notation(terms) for one, terms in parts.items()
                    if properties is None or one in properties}
        text = css_values.notation(parts[""])
        if name.endswith("/50"):
            text = f"color-mix(in oklab, {text} 50%, transparent)"
        return {one: f"blur({text})" if one.endswith("filter") else text for one in properties}

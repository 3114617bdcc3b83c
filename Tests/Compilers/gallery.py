"""Checks the page of the target `gallery` in Chromium: its values, its switches, and the page itself."""

import gzip
import itertools
import json
import os
import re
import xml.etree.ElementTree

import chromium
import css_colors
import css_values
from gallery_values import agrees, expected, is_terms

# The maximum size in bytes of the compressed page for up to 2,000 tokens.
LIMIT = 150_000

# Returns the type, the text, and the computed style of every token on the page.
READ = """(() => {
  const read = {};
  const style = (element, ...names) => {
    const computed = getComputedStyle(element);
    return Object.fromEntries(names.map((name) => [name, computed[name]]));
  };
  const text = ["fontFamily", "fontSize", "fontWeight", "fontStyle", "lineHeight", "letterSpacing", "textAlign",
    "textTransform", "textDecorationLine", "color", "textShadow"];
  for (const card of document.querySelectorAll("main [data-path]")) {
    const entry = { type: card.dataset.type, text: card.querySelector(".value").textContent };
    const shown = card.querySelector("[data-shows]");
    switch (shown?.dataset.shows) {
      case "color": entry.color = style(shown, "backgroundColor").backgroundColor; break;
      case "length": entry.width = shown.computedStyleMap().get("width").toString(); break;
      case "corner": entry.radius = style(shown, "borderTopLeftRadius").borderTopLeftRadius; break;
      case "line": Object.assign(entry, style(shown, "borderTopWidth", "borderTopStyle", "borderTopColor")); break;
      case "raised": entry.shadow = style(shown, "boxShadow").boxShadow; break;
      case "wide": entry.gradient = style(shown, "backgroundImage").backgroundImage; break;
      case "opacity": entry.opacity = style(shown, "opacity").opacity; break;
      case "letters": Object.assign(entry, style(shown, "fontFamily", "fontWeight")); break;
      case "text": Object.assign(entry, style(shown, ...text)); break;
    }
    const ball = card.querySelector(".ball");
    if (ball) entry.motion = { ...ball.dataset };
    read[card.dataset.path] = entry;
  }
  return read;
})()"""

# Chooses a context with the page's switch.
CHOOSE = """((name, context) => {
  const radio = [...document.querySelectorAll("#switches input")].find((one) => one.name === name && one.value === context);
  if (radio) return radio.click();
  const select = [...document.querySelectorAll("#switches select")].find((one) => one.name === name);
  select.value = context;
  select.dispatchEvent(new Event("change"));
})"""

# Returns the text elements of the page itself whose contrast with their background is below 4.5.
FAINT = """(() => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const channels = (color) => {
    if (!known.has(color)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      known.set(color, [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255));
    }
    return known.get(color);
  };
  const over = (front, back) => [0, 1, 2].map((index) => front[index] * front[3] + back[index] * (1 - front[3]));
  const behind = (element) => {
    if (!element) return [1, 1, 1];
    const color = channels(getComputedStyle(element).backgroundColor);
    return color[3] === 1 ? color.slice(0, 3) : over(color, behind(element.parentElement));
  };
  const luminance = (color) => color.map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  let count = 0;
  const faint = [];
  for (const element of document.querySelectorAll("body *")) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!hasText || element.closest(".specimen, .pair-sample, script, noscript") || !element.checkVisibility()) continue;
    const ground = behind(element);
    const pair = [luminance(over(channels(getComputedStyle(element).color), ground)), luminance(ground)].sort((a, b) => b - a);
    count += 1;
    if ((pair[0] + 0.05) / (pair[1] + 0.05) < 4.5) faint.push(element.className + ": " + element.textContent.slice(0, 40));
  }
  return { count, faint };
})()"""

CONTROLS = {"button", "link", "textbox", "searchbox", "combobox", "radio", "switch", "checkbox", "heading", "image"}

# A text that could end a script, an attribute, or a comment.
HOSTILE = "</script><script>window.broken=1</script><!--\"'`&amp;\u2028\u202e{{ x }}${1}\\"


def check(check, name, folder, ir):
    """Checks the page of a built system."""
    if not chromium.program():
        return check.skip(f"{name}: gallery", "no Chromium")
    path = f"{folder}/gallery/index.html"
    with open(path, "rb") as file:
        data = file.read()
    size = len(gzip.compress(data, 9, mtime=0))
    # The page has the names in every output, and a system here has more of them than an app.
    limit = LIMIT * max(1.1, len(ir["tokens"]) / 2000)
    check.report(f"{name}: gallery is small", "" if size <= limit else f"{size} bytes",
                 f"{len(ir['tokens'])} tokens, {size} bytes compressed")
    with chromium.Browser() as browser:
        page = browser.page(1440, 1000)
        page.open(f"file://{path}")
        gallery = Gallery(page, ir, path)
        for what, run in (
            ("values match the IR in every context", gallery.values),
            ("components show the values of their fields", gallery.components),
            ("loads no other files", gallery.alone),
            ("has accessible names", gallery.accessible),
            ("is readable in light and dark", gallery.readable),
            ("shows the focus", gallery.focus),
            ("switches, links, and keys work", gallery.behavior),
        ):
            count, problems = run()
            if not count:
                problems = problems + ["no checks ran"]
            check.report(f"{name}: gallery {what}", "\n".join(problems), f"{count} checks")


def hostile(check):
    """Checks a page with texts that try to break out of their context."""
    if not chromium.program():
        return check.skip("gallery of hostile texts", "no Chromium")
    folder = os.path.join(check.work, "hostile")
    os.makedirs(folder)
    names = ["__proto__", "constructor", "main", "</title><b>", "日本 語", "🙂", "a'b\"c", "#x?y=1&z", "%41", "<!--"]
    colors = {one: {"$type": "color", "$value": {"colorSpace": "srgb", "components": [index / 10, 0, 0]},
                    "$description": HOSTILE, "$deprecated": HOSTILE} for index, one in enumerate(names)}
    with open(f"{folder}/a.tokens.json", "w", encoding="utf-8") as file:
        json.dump({HOSTILE.replace("{", "").replace("}", "").replace("$", "").replace(".", ""): colors}, file)
    with open(f"{folder}/tokens.config.json", "w", encoding="utf-8") as file:
        json.dump({"source": "a.tokens.json", "outputs": [
            {"target": "gallery", "directory": "out", "options": {"title": HOSTILE, "picture": True}}]}, file)
    built = check.run(check.options.program, "build", f"{folder}/tokens.config.json", "--quiet")
    if built.returncode:
        return check.report("gallery of hostile texts builds", built.stderr)
    problems = []
    try:
        xml.etree.ElementTree.parse(f"{folder}/out/overview.svg")
    except xml.etree.ElementTree.ParseError as mistake:
        problems.append(f"overview.svg is not XML: {mistake}")
    with chromium.Browser() as browser:
        page = browser.page()
        page.open(f"file://{folder}/out/index.html")
        problems += page.problems
        if page.evaluate("window.broken"):
            problems.append("a text ran as a script")
        cards = page.evaluate("[...document.querySelectorAll('main .card')].map((card) => card.dataset.path.split('.').at(-1))")
        if cards != names:
            problems.append(f"the cards are {cards}")
        group = page.evaluate("document.querySelector('main .card').dataset.path.split('.')[0]")
        for index, one in enumerate(names):
            page.evaluate(f"document.querySelectorAll('main .card a.token')[{index}].click()")
            title = page.evaluate("document.getElementById('inspector-title').textContent")
            if title != f"{group}.{one}":
                problems.append(f"{one}: opens {title}")
            page.evaluate("new Promise((done) => setTimeout(done))")
            described = page.evaluate("document.querySelector('#inspector .description').textContent")
            if re.sub(r"[\u2028\u202e]", "", described) != re.sub(r"[\u2028\u202e]", "", HOSTILE):
                problems.append(f"{one}: the description is {described}")
        problems += page.problems
    check.report("gallery of hostile texts shows them unchanged", "\n".join(problems), f"{len(names)} tokens")


def large(check):
    """Checks the size of the page for 2,000 tokens in six contexts, if the generator exists."""
    generator = f"{check.options.repository}/../shared/bench/gen_tokens.py"
    if not os.path.exists(generator):
        return print("SKIP  gallery of 2,000 tokens: ../shared/bench doesn't exist", flush=True)
    folder = os.path.join(check.work, "gallery-large")
    check.run("python3", generator, "2000", "--contexts", "brand=3,theme=2", "--out", folder)
    with open(f"{folder}/tokens.config.json", "w", encoding="utf-8") as file:
        json.dump({"source": "design.resolver.json", "lint": {"omitted-member": "allow"}, "outputs": [
            {"target": one, "directory": f"out/{one}"} for one in ("gallery", "swift", "kotlin", "android", "css")]}, file)
    built = check.run(check.options.program, "build", f"{folder}/tokens.config.json", "--quiet")
    if built.returncode:
        return check.report("gallery of 2,000 tokens builds", built.stderr)
    with open(f"{folder}/out/gallery/index.html", "rb") as file:
        size = len(gzip.compress(file.read(), 9, mtime=0))
    check.report("gallery of 2,000 tokens is small", "" if size <= LIMIT else f"{size} bytes", f"{size} bytes compressed")


class Gallery:
    """An open page, and the IR it should show."""

    def __init__(self, page, ir, path):
        self.page = page
        self.ir = ir
        self.path = path
        self.tokens = {token["path"]: token for token in ir["tokens"]}
        self.chosen = {one["name"]: one["default"] for one in ir["modifiers"]}
        self.colors = {}

    def agrees(self, key, shown, wanted):
        if is_terms(wanted):
            css_colors.convert(self.page, [wanted, css_values.terms(shown)], self.colors)
        return agrees(key, shown, wanted, self.colors)

    def choose(self, name, context):
        self.page.evaluate(f"{CHOOSE}({json.dumps('context:' + name)}, {json.dumps(context)})")
        self.chosen[name] = context

    def value(self, token, choice=None):
        """Returns the value of a token in a combination of contexts, following the IR's lookup rules."""
        when = {name: (choice or self.chosen)[name] for name in token["dependsOn"]}
        return next((one for one in token.get("variants", []) if one["when"] == when), token)

    def values(self):
        """Checks every value in every context, and that each switch changes only dependent values."""
        count = 0
        problems = []
        modifiers = self.ir["modifiers"]
        before = None
        for contexts in itertools.product(*(one["contexts"] for one in modifiers)):
            changed = [one["name"] for one, context in zip(modifiers, contexts) if self.chosen[one["name"]] != context]
            for name in changed:
                self.choose(name, contexts[[one["name"] for one in modifiers].index(name)])
            shown = self.page.evaluate(READ)
            missing = self.tokens.keys() - shown.keys()
            problems += [f"{path} isn't on the page" for path in sorted(missing)]
            for path, token in self.tokens.items():
                if path in missing:
                    continue
                for key, wanted in expected(token, self.value(token)).items():
                    if key not in shown[path]:
                        continue
                    count += 1
                    if not self.agrees(key, shown[path][key], wanted):
                        problems.append(f"{path} in {' '.join(contexts)}: {key} is {shown[path][key]}, expected {wanted}")
                if before and not set(token["dependsOn"]) & set(changed):
                    count += 1
                    if shown[path]["text"] != before[path]["text"]:
                        problems.append(f"{path} changes with {' '.join(changed)} and should not")
            before = shown
        for one in modifiers:
            self.choose(one["name"], one["default"])
        return count, problems

    def components(self):
        """Checks the background, corners, and color of each component in each state."""
        script = """[...document.querySelectorAll("main .component")].flatMap((component) =>
          [...component.querySelectorAll("figure")].map((figure) => {
            const view = figure.querySelector(".view");
            const style = getComputedStyle(view);
            return [component.dataset.componentPath, figure.dataset.state, style.backgroundColor, style.borderTopLeftRadius, style.color];
          }))"""
        roots = {one["path"]: one for one in self.ir["components"]}
        count, problems = (0, []) if roots else (1, [])
        for path, state, background, radius, color in self.page.evaluate(script):
            fields = {field["name"]: self.tokens.get(field["token"]) for field in roots[path]["fields"] if "token" in field}
            for name, key, shown in (("background", "color", background), ("cornerRadius", "radius", radius), ("color", "color", color)):
                token = fields.get(name + state.capitalize()) or fields.get(name)
                if not token or token["type"] not in ("color", "dimension"):
                    continue
                wanted = expected({**token, "path": "radius"}, self.value(token)).get(key)
                count += 1
                if not self.agrees(key, shown, wanted):
                    problems.append(f"{path} {state}: {name} is {shown}, expected {wanted}")
        return count, problems

    def alone(self):
        """Checks that there is one request, no URL in the markup, and no error."""
        with open(self.path, encoding="utf-8") as file:
            markup = re.sub(r"<script.*?</script>", "", file.read(), flags=re.S)
        problems = self.page.problems + [one for one in self.page.requests if one != f"file://{self.path}" and not one.startswith("data:")]
        problems += re.findall(r"""(?:src|href)=["'](?!#|data:)[^"']*|url\([^)]*\)|@import[^;]*""", markup)
        return len(self.page.requests), problems

    def accessible(self):
        """Checks that every control, heading, and image has an accessible name, and that ids are unique."""
        problems = self.page.evaluate("""(() => { const seen = new Set();
          return [...document.querySelectorAll("[id]")].filter((one) => seen.size === seen.add(one.id).size).map((one) => `two elements have the id ${one.id}`) })()""")
        nodes = [one for one in self.page.command("Accessibility.getFullAXTree")["nodes"] if not one["ignored"]]
        roles = [one.get("role", {}).get("value") for one in nodes]
        problems += [f"there is no {role}" for role in ("banner", "navigation", "main", "search") if role not in roles]
        controls = [one for one, role in zip(nodes, roles) if role in CONTROLS]
        problems += [f"a {one['role']['value']} has no name" for one in controls if not one.get("name", {}).get("value", "").strip()]
        return len(controls), problems

    def readable(self):
        """Checks that all text of the page has a contrast of 4.5 to 1, in light and dark, with a token open."""
        count = 0
        problems = []
        self.page.still()
        self.page.evaluate("document.querySelector('main a.token').click()")
        for look in ("light", "dark"):
            self.page.evaluate(f"{CHOOSE}('page', '{look}')")
            found = self.page.evaluate(FAINT)
            count += found["count"]
            problems += [f"{look}: {one}" for one in found["faint"]]
        self.page.evaluate(f"{CHOOSE}('page', 'auto')")
        return count, problems

    def focus(self):
        """Checks that the first hundred presses of Tab show a focus ring."""
        self.page.evaluate("document.activeElement.blur()")
        seen = set()
        problems = []
        for _ in range(100):
            self.page.press("Tab")
            name, ring = self.page.evaluate("""(() => {
              const element = document.activeElement;
              const marks = [getComputedStyle(element), getComputedStyle(element, "::after"), element.nextElementSibling && getComputedStyle(element.nextElementSibling)];
              const ring = marks.some((style) => style && style.outlineStyle === "solid" && parseFloat(style.outlineWidth) >= 2);
              return [element.id || element.name || element.title || element.ariaLabel || element.textContent, ring || element.className === "skip"];
            })()""")
            if not ring and name not in seen:
                problems.append(f"{name} has no focus ring")
            seen.add(name)
        return len(seen), problems

    def behavior(self):
        """Checks deep links, search, keys, text size, direction, motion, and print."""
        page = self.page
        results = []

        def expect(what, expression):
            # The page handles keys and URLs in events, possibly after the command has returned.
            results.append((what, page.evaluate(f"""(async () => {{
              const end = Date.now() + 5000;
              while (!({expression}) && Date.now() < end) await new Promise((done) => setTimeout(done, 10));
              return Boolean({expression});
            }})()""")))

        private = any(one["visibility"] == "private" for one in self.ir["tokens"])
        shown = next(one for one in self.ir["tokens"] if one["visibility"] == "public")
        hash = page.evaluate(f"encodeURIComponent({json.dumps(shown['path'])})")
        page.open("about:blank")
        page.open(f"file://{self.path}#{hash}")
        expect("a link opens its token", f"document.getElementById('inspector-title').textContent === {json.dumps(shown['path'])}")
        expect("a link scrolls to its token", """(() => { const { top, bottom } = document.querySelector(".selected").getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight })()""")
        page.press("Escape")
        expect("Escape closes the panel", "document.getElementById('inspector').hidden")
        page.press("/")
        expect("/ focuses the search", "document.activeElement.id === 'search'")
        page.evaluate(f"""(() => {{ const field = document.getElementById("search"); field.value = {json.dumps(shown['path'])}; field.dispatchEvent(new Event("input")) }})()""")
        expect("a search finds the token", f"document.getElementById({json.dumps('token:' + shown['path'])}).checkVisibility()")
        page.evaluate("""(() => { const field = document.getElementById("search"); field.value = "zqxj"; field.dispatchEvent(new Event("input")) })()""")
        expect("a search without results shows a message", "!document.getElementById('empty').hidden && !document.querySelector('main .card:not([hidden])')")
        page.evaluate("""(() => { const field = document.getElementById("search"); field.value = ""; field.dispatchEvent(new Event("input")) })()""")
        page.evaluate("[...document.querySelectorAll('main a.token')].find((one) => one.checkVisibility()).focus()")
        page.press("ArrowRight")
        expect("an arrow key selects the next token", "document.activeElement === [...document.querySelectorAll('main a.token')].filter((one) => one.checkVisibility())[1]")
        page.press("Enter")
        expect("Enter opens a token and focuses it", "document.activeElement.id === 'inspector-title'")
        for modifier in self.ir["modifiers"]:
            other = next((one for one in modifier["contexts"] if one != modifier["default"]), None)
            if other is None:
                continue
            page.open("about:blank")
            address = page.evaluate(f"'?' + encodeURIComponent({json.dumps(modifier['name'])}) + '=' + encodeURIComponent({json.dumps(other)})")
            page.open(f"file://{self.path}#{address}")
            expect(f"a link chooses {other}", f"""[...document.querySelectorAll('#switches input:checked, #switches select')]
              .some((one) => one.name === {json.dumps('context:' + modifier['name'])} && one.value === {json.dumps(other)})""")
        page.open("about:blank")
        page.open(f"file://{self.path}")
        expect("private tokens are hidden", "![...document.querySelectorAll('main .card[data-private]')].some((one) => one.checkVisibility())")
        if private:
            page.evaluate("document.querySelector('#switches input[name=private]').click()")
            expect("a switch shows private tokens", "[...document.querySelectorAll('main .card[data-private]')].every((one) => one.checkVisibility())")
        if any(one["type"] == "typography" and one.get("textStyle", {}).get("size") for one in self.ir["tokens"]):
            size = "parseFloat(getComputedStyle(document.querySelector('main .sample')).fontSize)"
            before = page.evaluate(size)
            page.evaluate(f"{CHOOSE}('scale', '1.5')")
            results.append(("the text size scales the samples", abs(page.evaluate(size) - 1.5 * before) < 0.01))
            page.evaluate("document.querySelector('#switches input[name=direction]').click()")
            expect("right to left mirrors the samples", "getComputedStyle(document.querySelector('main .sample')).direction === 'rtl'")
        if any(one["type"] in ("duration", "transition", "cubicBezier") and one["visibility"] == "public" for one in self.ir["tokens"]):
            moves = "(() => { document.querySelector('main .play').click(); return document.querySelector('main .ball').getAnimations()[0].effect.getKeyframes().some((frame) => 'transform' in frame) })()"
            expect("motion plays", moves)
            page.emulate({"prefers-reduced-motion": "reduce"})
            results.append(("reduced motion shows no movement", not page.evaluate(moves)))
            page.emulate({})
        page.emulate({}, "print")
        expect("print shows no switches", "![...document.querySelectorAll('#switches, .side nav, .copy')].some((one) => one.checkVisibility())")
        page.emulate({})
        problems = [what for what, holds in results if not holds] + page.problems
        return len(results), problems

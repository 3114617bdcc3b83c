"""Compares formulas of the target `css` with the values of the IR in Chromium. Called by `check.py`.

With `"formulas": "css"`, expressions become functions such as `calc()` and `color-mix()`. In every element of the trees
of `browser.py`, the computed value must be the IR's. Then the custom properties of some tokens are changed in the page,
as a script or another style sheet would. The formulas must have the values that the compiler computes for the changed
source.
"""

import json
import os
import re

import browser
import chromium
import css_values

# The properties through which values of a type are read, all of which accept negative numbers.
PROPERTIES = {"color": "color", "dimension": "text-indent", "number": "scale", "fontWeight": "font-weight",
              "duration": "transition-delay"}
# For composite values: the property that takes them, the function around them, and the properties to read.
COMPOSITES = {"shadow": ("box-shadow", "", ["box-shadow"]),
              "border": ("border", "", ["border-top-color", "border-top-width"]),
              "gradient": ("background-image", "linear-gradient(", ["background-image"]),
              "transition": ("transition", "", ["transition-duration", "transition-delay"])}
# The types of the parts of text styles, which are properties of their own.
TEXT = {"font-size": "dimension", "font-weight": "fontWeight", "letter-spacing": "dimension", "line-height": "number"}
ALL = {"formulas": "css"}


def rgb(red, green, blue, alpha=None):
    return {"colorSpace": "srgb", "components": [red, green, blue]} | ({} if alpha is None else {"alpha": alpha})


def px(value):
    return {"value": value, "unit": "px"}


def varying(type, value, **contexts):
    return {"$type": type, "$value": value, "$extensions": {"dev.tokens": {"contexts": contexts}}}


def made(type, **values):
    return {"$type": type} | {name: value if isinstance(value, dict) else {"$value": value}
                              for name, value in values.items()}


def layer(color, x, y, blur, spread, **more):
    return {"color": color, "offsetX": x, "offsetY": y, "blur": blur, "spread": spread} | more


def source(changed):
    """Returns tokens with every function. `changed`: with other values of the tokens that formulas refer to."""
    base = 7 if changed else 10
    hidden = {"$extensions": {"dev.tokens": {"visibility": "private"}}}
    return {
        "brand": varying("color", rgb(0.4, 0.4, 0.6) if changed else rgb(0.45, 0.35, 0.55), dark=rgb(0.7, 0.6, 0.65)),
        "ink": {"$type": "color", "$value": rgb(0.2, 0.1, 0.1) if changed else rgb(0.1, 0.1, 0.1)},
        "paper": {"$type": "color", "$value": rgb(1, 1, 1)},
        "veil": {"$type": "color", "$value": rgb(0.2, 0.4, 0.5, 0.5)},
        "neon": {"$type": "color", "$value": rgb(1, 0.2, 0.3) | {"colorSpace": "display-p3"}},
        "base": varying("dimension", px(base), sand=px(base + 2)),
        "ratio": varying("number", 1.4 if changed else 1.25, dark=1.5),
        "share": {"$type": "number", "$value": 0.35 if changed else 0.2},
        "turn": {"$type": "number", "$value": 40 if changed else 20},
        "quick": {"$type": "duration", "$value": {"value": 90 if changed else 120, "unit": "ms"}},
        "weight": {"$type": "fontWeight", "$value": 350 if changed else 400},
        "10 % naïve": {"$type": "dimension", "$value": {"value": 3 if changed else 2, "unit": "rem"}},
        "grow": {"$type": "dimension", "$value": px(8 if changed else 12), "$extensions": {"dev.tokens": {
            "fluid": {"max": "20px", "from": "360px", "to": "1240px"}}}},
        "secret": hidden | {
            "gap": {"$type": "dimension", "$value": px(4)},
            "double": {"$type": "dimension", "$value": "~{secret.gap} * 2"},
            "same": {"$type": "dimension", "$value": "{base}"},
            "soft": {"$type": "shadow", "$value": layer("~color.alpha({ink}, 0.3)", px(0), "~{base} / 4", px(2), px(0))}},
        "$extensions": {"dev.tokens": {"constants": {
            "columns": {"type": "number", "value": 3 if changed else 4}, "rule": {"type": "string", "value": "6px"}}}},
        "space": made("dimension",
            half="~{base} / 2", double="~{base} * 2", negative="~-{base} + 3px", sum="~({base} + 2px) * {ratio} - {base}",
            least="~min({base} * 2, {base} + 4px)", most="~max({base}, 44px)", limited="~clamp(4px, {base}, 8px)",
            grid="~round({base} * 1.7, 4px)", whole="~round({base} * {ratio})", down="~floor({base} / 3)",
            up="~ceil({base} / 3)", distance="~abs(8px - {base})", power="~{base} * {ratio} ^ 2",
            root="~{base} * sqrt({ratio})", rem="~{10 % naïve} * 2", hidden="~{secret.double} - {base} - {secret.same}",
            fluid="~{grow} * 1.5", column="~{base} / {columns}", ruled="~{rule} + {base}", alias="{space.sum}",
            old={"$value": "~{space.half} * 3", "$deprecated": "Use {space.sum}."},
            mixed=varying("dimension", "~{base} * 2", dark=px(3), sand="~{base} + {secret.gap}"),
            late=varying("dimension", px(1), dark="~{base} * 0.5")),
        "number": made("number", product="~{ratio} * {share} * -2", fraction="~1 / {ratio}", power="~pow({ratio}, 3)"),
        "motion": made("duration", far="~{quick} * 2.5", steps="~round({quick} * {ratio}, 50ms)"),
        "bold": made("fontWeight", more="~{weight} + 200"),
        "color": made("color",
            mixed="~color.mix({ink}, {brand}, 0.12)", half="~color.mix({brand}, {veil})",
            shared="~color.mix({brand}, {paper}, {share} * 2)", lch="~color.mix({brand}, {ink}, 0.3, lch)",
            oklch="~color.mix({brand}, {ink}, 0.3, oklch)", srgb="~color.mix({brand}, {veil}, 0.3, srgb)",
            hsl="~color.mix({brand}, #406080, 0.3, hsl)", gray="~color.mix({paper}, {brand}, 0.3, oklch)",
            scrim="~color.alpha({brand}, 0.6)", clear="~color.alpha({ink}, {share})",
            lighter="~color.lighten({veil}, 0.1)", lighterRGB="~color.lighten({brand}, {share}, srgb)",
            lighterP3="~color.lighten({brand}, 0.1, p3)", lighterHSL="~color.lighten({brand}, 0.1, hsl)",
            darker="~color.darken({brand}, 0.2)", darkerRGB="~color.darken({brand}, 0.2, srgb)",
            darkerP3="~color.darken({brand}, 0.2, p3)", darkerHSL="~color.darken({brand}, {share}, hsl)",
            lightness="~color.set({brand}, lightness, 0.5)", chroma="~color.set({brand}, chroma, {share} * 0.2)",
            hue="~color.set({brand}, hue, {turn})", red="~color.set({brand}, red, {share}, srgb)",
            green="~color.set({brand}, green, 0.4, p3)", a="~color.set({brand}, a, 0.02, oklab)",
            b="~color.set({brand}, b, -10, lab)", lab="~color.set({brand}, lightness, 60, lch)",
            saturation="~color.set({brand}, saturation, 30, hsl)", white="~color.set({brand}, whiteness, 20, hwb)",
            turned="~color.rotate({brand}, 60)", turnedLCH="~color.rotate({brand}, -{turn}, lch)",
            turnedHSL="~color.rotate({veil}, 200, hsl)", dull="~color.saturate({brand}, -0.4)",
            bright="~color.saturate({brand}, {share}, hsl)", duller="~color.saturate({brand}, -{share}, lch)",
            tame="~color.mix({neon}, {ink}, 0.1)",
            nested="~color.alpha(color.mix({color.turned}, {color.lighter}, 0.4), 0.7)"),
        "literal": made("color",
            best="~color.best({brand}, {paper}, {ink})", tone="~color.tone({brand}, 4.5, {paper})",
            chosen="~if({base} < 20px, {brand}, {ink})", p3="~color.mix({brand}, {ink}, 0.3, p3)",
            vivid="~color.mix({neon}, {brand}, 0.9)", gray="~color.set({ink}, chroma, 0.05)",
            quotient={"$type": "number", "$value": "~{base} / 4px"}, constant={"$type": "number", "$value": "~2 * 3"}),
        "line": {"$type": "border", "$value": {"color": "{color.mixed}", "width": "{space.double}", "style": "solid"}},
        "outline": {"$type": "border", "$value": {"color": "~color.mix({brand}, {ink}, 0.3)", "width": "~{base} * 2",
                                                  "style": "solid"}},
        "raised": {"$type": "shadow", "$value": [
            layer("~color.alpha({brand}, {share})", px(0), "~{base} / 2", "~max({base} * 2, 4px)", "~-{base} / 5"),
            layer("{ink}", "~{secret.gap} / 2", "{base}", px(0), px(0), inset=True)]},
        "layers": {"$type": "shadow", "$value": ["{secret.soft}", "{secret.soft}"]},
        "fade": {"$type": "gradient", "$value": [{"color": "~color.lighten({brand}, 0.1)", "position": 0},
                                                 {"color": "~color.darken({brand}, {share})", "position": 1}]},
        "slide": {"$type": "transition", "$value": {"duration": "~{quick} * 2", "delay": "~{quick} / {ratio}",
                                                    "timingFunction": [0, 0, 0.5, 1]}},
        "copy": {"$type": "typography", "$value": {
            "fontFamily": "Inter", "fontSize": "~{base} * 2", "fontWeight": "~{weight} + 100",
            "letterSpacing": "~{base} / 20", "lineHeight": "~{ratio} * 1.2"}},
    }


CONFIGURATION = {
    "modifiers": {"theme": {"contexts": ["light", "dark"], "default": "light"},
                  "brand": {"contexts": ["plum", "sand"], "default": "plum"}},
    "appearance": {"modifier": "theme", "light": "light", "dark": "dark"},
}
# The properties with formulas in composite values.
COMPOSED = ("outline", "raised", "layers", "fade", "slide", *(f"copy-{part}" for part in TEXT))
CHANGED = ("brand", "ink", "base", "ratio", "share", "turn", "quick", "weight", "10-naïve", "grow", "columns")


def run(check):
    """Checks the formulas of the source above, also with changed operands."""
    if not chromium.program():
        return check.skip("formulas", "no Chromium")
    folder = f"{check.work}/formulas"
    cases = [
        browser.Case("by default", ALL, size=200), browser.Case("light-dark()", ALL | {"lightDark": True}, size=60),
        browser.Case("in rem", ALL | {"unit": "rem", "private": "omit", "prefix": "ds"}, size=60),
        browser.Case("a class, registered", ALL | {"selector": ".acme", "registered": True}, root="inside", size=200),
        browser.Case("a file for each theme", ALL | {"themeFiles": True}, root="files"),
    ]
    irs = []
    for name in ("first", "changed"):
        os.makedirs(f"{folder}/{name}")
        with open(f"{folder}/{name}.tokens.json", "w") as file:
            json.dump(source(name == "changed"), file)
        ir = build(check, f"{folder}/{name}", CONFIGURATION | {"source": [f"{folder}/{name}.tokens.json"]}, cases)
        if not ir:
            return
        irs.append(ir)
    compare(check, "formulas", irs[0], cases, f"{folder}/first", names=COMPOSED)
    compare(check, "formulas of changed custom properties", irs[1], cases, f"{folder}/first", f"{folder}/changed",
            names=COMPOSED)


def system(check, name, configuration, folder):
    """Checks the formulas of a system."""
    cases = [browser.Case("by default", ALL, size=200)]
    ir = build(check, f"{folder}/formulas", configuration, cases)
    if ir:
        compare(check, f"{name}: formulas", ir, cases, f"{folder}/formulas")


def build(check, folder, configuration, cases):
    """Builds the style sheets and returns the IR; `None` if that fails."""
    os.makedirs(folder, exist_ok=True)
    path = f"{folder}/tokens.config.json"
    with open(path, "w") as file:
        json.dump({**configuration, "outputs": [
            {"target": "css", "directory": str(index), "options": case.options} for index, case in enumerate(cases)]}, file)
    tree = check.run(check.options.program, "ir", path, "--quiet")
    built = check.run(check.options.program, "build", path, "--quiet")
    if not tree.returncode and not built.returncode:
        return json.loads(tree.stdout)
    check.report("formulas: style sheets build", tree.stderr + built.stderr or "the build failed")


def compare(check, title, ir, cases, folder, changed=None, names=()):
    """Compares the cases. The properties with these names must be formulas."""
    with chromium.Browser() as window:
        for index, case in enumerate(cases):
            page = window.page()
            look = Look(page, case, ir, title, f"{folder}/{index}")
            look.changed = changed and f"{changed}/{index}"
            try:
                count, problems = look.run()
            except chromium.Failure as failure:
                count, problems = 0, [str(failure)]
            page.close()
            if not count:
                problems.append("no values were read")
            prefix = case.options.get("prefix", "")
            problems += [f"{name} isn't a formula" for name in names
                         if css_values.plain(prefix + name) not in look.formulas]
            check.report(f"{title} in Chromium, {case.name}", "\n".join(problems),
                         f"{count} lookups of {len(look.formulas)} formulas")


class Look(browser.Look):
    """A case whose custom properties are read through other properties."""

    changed = None

    def __init__(self, *arguments):
        super().__init__(*arguments)
        prefix = self.case.options.get("prefix", "")
        self.types = {css_values.plain(prefix + one["path"] + part): type for one in self.ir["tokens"]
                      for part, type in (TEXT.items() if one["type"] == "typography" else [("", one["type"])])}
        self.parts = {css_values.plain(prefix + one["path"] + part) for one in self.ir["tokens"]
                      if one["type"] == "typography" for part in TEXT}
        # `browser.py` compares the functions of gradients with a kind.
        for one in self.ir["tokens"]:
            if "gradient" in one or any("gradient" in other for other in one["variants"]):
                del self.types[css_values.plain(prefix + one["path"])]
        self.formulas = set()

    def read(self, name):
        """Returns a style sheet, in which the declarations of some tokens are those of the changed source."""
        text = super().read(name)
        start = "--" + (self.case.options["prefix"] + "-" if "prefix" in self.case.options else "")
        lines = text.splitlines()
        for line in lines:
            found = re.match(r"\s*--([^:]+): .*\w\(.*var\(", line)
            if found:
                self.formulas.add(css_values.plain(found[1]))
        if self.changed:
            with open(f"{self.changed}/{name}", encoding="utf-8") as file:
                others = file.read().splitlines()
            isChanged = lambda line: line.strip().startswith(tuple(f"{start}{one}:" for one in CHANGED))
            others = iter([line for line in others if isChanged(line)])
            lines = [next(others) if isChanged(line) else line for line in lines]
            if next(others, None):
                self.problems.append(f"{name}: the changed source declares other tokens")
        return "\n".join(lines)

    def compare(self, nodes, choices):
        names = self.page.evaluate(NAMES)
        plain = {name: css_values.plain(name) for name in names}
        read = [[name, *self.way(plain[name])] for name in names if self.way(plain[name])]
        rows = self.page.evaluate(VALUES % json.dumps(read))
        prefix = self.case.options.get("prefix", "")
        values = [{prefix + name: terms for name, terms in self.expected.values(choice).items()} if choice else None
                  for choice in choices]
        lists = [[("color", text)] if way == "color" else css_values.terms(text) or []
                 for row in rows for (_, way, _, parts), text in zip(read, row) if way == "color" or parts]
        self.convert([terms for one in values if one for terms in one.values()] + lists)
        for index, (row, wanted) in enumerate(zip(rows, values)):
            for (name, way, _, parts), text in zip(read, row):
                terms = (wanted or {}).get(plain[name])
                if terms and parts:
                    self.count += 1
                    if not self.isLike(terms, css_values.terms(text)):
                        self.complain(name, text, terms, nodes, index, choices[index])
                    continue
                if terms and terms[0][0] == "either":
                    terms = [one for one in terms[0][1] if one[2] == ("px" if way == "text-indent" else "")] or None
                # Fluid lengths and percentages depend on the page; `fluid.py` compares them.
                if terms is None or len(terms) > 1 or way == "text-indent" and terms[0][2] != "px":
                    continue
                # Literal colors outside Display P3 are mapped to it.
                if way == "color" and not all(-1e-4 <= one <= 1.0001 for one in self.colors[terms[0][1]][1]):
                    continue
                self.count += 1
                if not self.isNear(terms[0], text):
                    self.complain(name, text, terms, nodes, index, choices[index])

    def way(self, name):
        """Returns how to read a property: the property to set, the function around it, and the properties to read."""
        type = self.types.get(name)
        # Only formulas follow a changed property. `browser.py` compares other composite values.
        if name not in self.formulas and (self.changed or name in self.parts or type in COMPOSITES):
            return None
        return (PROPERTIES[type], "", []) if type in PROPERTIES else COMPOSITES.get(type)

    def isLike(self, terms, found):
        """Whether the colors, lengths, and times of a composite value agree with a computed one, in their order."""
        def parts(list, kind):
            return [one for one in list or [] if one[0] == kind and (kind == "color" or one[2])]
        return all(len(parts(terms, kind)) == len(parts(found, kind)) and all(
            self.isNearTerm(one, other) for one, other in zip(parts(terms, kind), parts(found, kind)))
            for kind in ("color", "number"))

    def isNearTerm(self, term, other):
        if term[0] == "color":
            return self.isNear(term, other[1])
        return term[2] == other[2] and abs(term[1] - other[1]) <= max(0.01, 1e-5 * abs(term[1]))

    def isNear(self, term, text):
        if term[0] == "color":
            return css_values.near(self.colors[term[1]][0], self.colors[text][0], 1 / 255) or css_values.agreesTerm(
                term, ("color", text), self.colors)
        found = float(re.match(r"[-+\d.e]+", text)[0]) * (1000 if term[2] == "ms" else 1)
        return abs(found - term[1]) <= max(0.01, 1e-5 * abs(term[1]))


NAMES = """(() => {
  const found = new Set();
  const walk = rules => {
    for (const rule of rules) {
      if (rule.cssRules) walk(rule.cssRules);
      for (const name of rule.style || []) if (name.startsWith("--")) found.add(name);
    }
  };
  for (const sheet of document.styleSheets) walk(sheet.cssRules);
  return [...found];
})()"""

VALUES = """(() => {
  const read = %s;
  return (window.elements || [document.documentElement]).map((element, index) => {
    const chosen = window.choices?.[index] ?? [];
    for (const [name, value] of chosen) element.setAttribute(name, value);
    const probe = document.createElement("i");
    element.append(probe);
    // With a delay, other properties would otherwise change later.
    probe.style.transitionProperty = "none";
    const style = getComputedStyle(probe);
    const row = read.map(([name, way, around, parts]) => {
      probe.style.setProperty(way, `${around}var(${CSS.escape(name)})${around && ")"}`);
      if (parts.length === 0) return style.getPropertyValue(way);
      const text = parts.map(part => style.getPropertyValue(part)).join(" ");
      probe.style.removeProperty(way);
      probe.style.transitionProperty = "none";
      return text;
    });
    probe.remove();
    for (const [name] of chosen) element.removeAttribute(name);
    return row;
  });
})()"""

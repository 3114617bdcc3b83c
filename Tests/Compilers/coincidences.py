"""Random sources for the checks of the web targets.

Every type has few different values, so tokens often have equal values by chance: a literal in one context equals the
value of a reference in another, or a reference changes with more modifiers than its token. High contrast comes before
the schemes it belongs to. A reference in a style sheet must still resolve to the IR's value everywhere.
"""

import json
import os
import random

import browser
import web_javascript

FEW = {
    "color": [[0, 0, 0], [1, 1, 1], [0.2, 0.4, 0.6]],
    "dimension": [8, 10, 16],
    "number": [0.5, 1, 2],
    "fontFamily": [["Inter", "sans-serif"], ["Georgia", "serif"]],
    "fontWeight": [400, 700],
    "duration": [100, 200],
    "cubicBezier": [[0, 0, 1, 1], [0.2, 0, 0, 1]],
}

# Groups, each with the type of its tokens. The groups of lengths are named after Tailwind's namespaces.
GROUPS = {
    "color": "color", "space": "dimension", "radius": "dimension", "container": "dimension", "blur": "dimension",
    "tracking": "dimension", "leading": "dimension", "fontSize": "dimension", "opacity": "number",
    "face": "fontFamily", "weight": "fontWeight", "time": "duration", "ease": "cubicBezier", "stroke": "strokeStyle",
    "edge": "border", "move": "transition", "shadow": "shadow", "picture": "gradient", "title": "typography",
}

SOURCES = {
    "coincidences": {
        "modifiers": {"theme": {"contexts": ["light", "light-hc", "dark-hc", "dark"]},
                      "brand": {"contexts": ["p", "q"]}, "density": {"contexts": ["wide", "tight"]}},
        "appearance": {"modifier": "theme", "light": "light", "dark": "dark",
                       "highContrast": {"light": "light-hc", "dark": "dark-hc"}},
    },
    "coincidences-pair": {
        "modifiers": {"brand": {"contexts": ["p", "q"]}, "theme": {"contexts": ["dark", "light"]},
                      "contrast": {"contexts": ["standard", "high"]}},
        "appearance": {"modifier": "theme", "light": "light", "dark": "dark",
                       "highContrast": {"modifier": "contrast", "high": "high"}},
    },
}


OUTPUTS = [{"target": target, "directory": target} for target in ("css", "json", "dtcg", "scss")] + [
    {"target": "tailwind", "directory": "tailwind", "options": {"static": True}},
    {"target": "scss", "directory": "scss-variables", "options": {"values": "variables"}},
    *web_javascript.OUTPUTS,
]


def run(check):
    """Builds the sources and compares their style sheets. The check of each target compares the rest."""
    for name, settings in SOURCES.items():
        if check.options.systems and name not in check.options.systems:
            continue
        folder = f"{check.work}/{name}"
        os.makedirs(folder)
        with open(f"{folder}/source.tokens.json", "w") as file:
            json.dump(Source(settings["modifiers"], check.options.seed).tree(), file)
        configuration = {"source": [f"{folder}/source.tokens.json"], **settings}
        path = f"{folder}/tokens.config.json"
        with open(path, "w") as file:
            json.dump({**configuration, "outputs": OUTPUTS}, file)
        tree = check.run(check.options.program, "ir", path, "--quiet")
        built = check.run(check.options.program, "build", path, "--quiet")
        problem = tree.stderr if tree.returncode else built.stderr if built.returncode else ""
        check.report(f"{name}: the web targets build", problem)
        if not problem:
            ir = json.loads(tree.stdout)
            check.built.append((name, folder, ir))
            browser.run(check, name, configuration, ir, folder)


class Source:
    def __init__(self, modifiers, seed):
        self.modifiers = modifiers
        self.chance = random.Random(seed)
        self.hasDashes = self.chance.random() < 0.5
        # The tokens so far, by type. References only go to earlier tokens, so there are no cycles.
        self.made = {type: [] for type in GROUPS.values()}

    def tree(self):
        return {group: {"$type": type} | {f"{group}-{letter}": self.token(group, f"{group}-{letter}", type)
                                          for letter in "abcde"} for group, type in GROUPS.items()}

    def token(self, group, name, type):
        extension = {}
        contexts = {modifier: self.overrides(type, declared["contexts"][1:])
                    for modifier, declared in self.modifiers.items() if self.chance.random() < 0.5}
        if any(contexts.values()):
            extension["contexts"] = {modifier: values for modifier, values in contexts.items() if values}
        if self.chance.random() < 0.15:
            extension["visibility"] = "private"
        if type == "typography" and self.chance.random() < 0.5:
            extension["color"] = self.reference("color")
        token = {"$value": self.value(type)}
        self.made[type].append(f"{group}.{name}")
        return token | ({"$extensions": {"dev.tokens": extension}} if extension else {})

    def overrides(self, type, contexts):
        return {context: self.value(type) for context in contexts if self.chance.random() < 0.6}

    def value(self, type):
        """Returns a reference or a literal."""
        return self.reference(type) if self.made[type] and self.chance.random() < 0.5 else self.literal(type)

    def reference(self, type):
        return f"{{{self.chance.choice(self.made[type])}}}"

    def literal(self, type):
        if type in FEW:
            return self.leaf(type, self.chance.choice(FEW[type]))
        return getattr(self, type)()

    def leaf(self, type, value):
        if type == "color":
            # One color in four is outside sRGB.
            wide = self.chance.random() < 0.25
            return {"colorSpace": "display-p3" if wide else "srgb", "components": [1, 0, 0] if wide else value}
        if type == "dimension":
            return {"value": value, "unit": "px"}
        return {"value": value, "unit": "ms"} if type == "duration" else value

    def strokeStyle(self):
        if not self.hasDashes:
            return self.chance.choice(["solid", "dotted"])
        return {"dashArray": [self.value("dimension"), self.value("dimension")], "lineCap": "round"}

    def border(self):
        return {"color": self.value("color"), "width": self.value("dimension"), "style": self.value("strokeStyle")}

    def transition(self):
        return {"duration": self.value("duration"), "delay": self.value("duration"),
                "timingFunction": self.value("cubicBezier")}

    def shadow(self):
        layers = [{"color": self.value("color"), "spread": self.value("dimension"),
                   **{part: self.value("dimension") for part in ("offsetX", "offsetY", "blur")},
                   "inset": self.chance.random() < 0.2} for _ in range(self.chance.choice([1, 1, 2]))]
        return layers[0] if len(layers) == 1 else layers

    def gradient(self):
        return [{"color": self.value("color"), "position": position} for position in (0, 1)]

    def typography(self):
        return {"fontFamily": self.value("fontFamily"), "fontSize": self.value("dimension"),
                "fontWeight": self.value("fontWeight"), "lineHeight": self.value("number"),
                "letterSpacing": self.value("dimension")}

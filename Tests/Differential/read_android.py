"""Reads Android resources by qualifier, follows their references, and compares them with the source.

Resources can only vary with light and dark, so there's an output for each combination of the other modifiers.
"""

import glob
import os
import re
import xml.etree.ElementTree as ElementTree

import comparison
import css_terms
import resolver
from expected import kebab

ANDROID = "{http://schemas.android.com/apk/res/android}"
PIXELS = {"dp": 1, "sp": 1, "px": 1, "dip": 1}
SIDES = {"leading": "start", "trailing": "end"}


class Resources:
    """The resources of an output that a device selects in light or night mode."""

    def __init__(self, folder, isNight):
        self.values = {}
        self.files = {}
        self.isNight = isNight
        for path in sorted(glob.glob(f"{folder}/*"), key=self.rank):
            kind, *qualifiers = os.path.basename(path).split("-")
            if ("notnight" if isNight else "night") in qualifiers:
                continue
            for file in sorted(glob.glob(f"{path}/*.xml")):
                self.read(kind, file)

    @staticmethod
    def rank(path):
        """Returns the precedence of a file. Night mode takes precedence over the system version."""
        qualifiers = os.path.basename(path).split("-")[1:]
        version = next((int(one[1:]) for one in qualifiers if re.fullmatch(r"v\d+", one)), 0)
        return "night" in qualifiers or "notnight" in qualifiers, version

    def read(self, kind, file):
        root = ElementTree.parse(file).getroot()
        if kind != "values":
            self.files[kind, os.path.basename(file).removesuffix(".xml")] = root
            self.values.pop((kind, os.path.basename(file).removesuffix(".xml")), None)
            return
        for one in root:
            if one.tag in ("public", "style", "attr"):
                continue
            type = one.get("type") if one.tag == "item" else one.tag
            self.values[type, one.get("name")] = one.text or ""
            self.files.pop((type, one.get("name")), None)

    def value(self, type, name):
        """Returns the text of a resource, following references."""
        return self.followed(self.values.get((type, name)))

    def followed(self, text):
        while text and text.startswith("@") and not text.startswith("@android:"):
            type, _, name = text[1:].partition("/")
            if (type, name) in self.files:
                return text
            text = self.values.get((type, name))
        return text

    def file(self, type, name):
        """Returns the XML of a drawable or interpolator, by name or through an alias."""
        if (type, name) not in self.files:
            text = self.value(type, name) or ""
            name = text.partition("/")[2]
        return self.files.get((type, name))


def compare(expected, folders):
    """Compares outputs. `folders` contains pairs: contexts of the other modifiers, and the folder of the output."""
    total, problems = 0, []
    for choice, folder in folders:
        for context, isNight in schemes(expected.source):
            assignment = {name: choice.get(name, one["default"]) for name, one in expected.source["modifiers"].items()} | context
            resources = Resources(folder, isNight)
            for path, (type, value, _) in expected.public(assignment).items():
                for name, isRight in checks(expected, resources, path, type, value):
                    total += 1
                    if not isRight:
                        problems.append((path, assignment, f"{name} isn't {value}"))
    return total, problems


def schemes(source):
    """Returns the contexts for light and dark, each with whether it's night mode."""
    appearance = source["settings"].get("appearance")
    if not appearance:
        return [({}, False)]
    return [({appearance["modifier"]: appearance["light"]}, False), ({appearance["modifier"]: appearance["dark"]}, True)]


def fixed(source):
    """Returns the combinations of the modifiers that an output must fix."""
    appearance = source["settings"].get("appearance", {})
    free = {appearance.get("modifier"), appearance.get("highContrast", {}).get("modifier")}
    found = [{name: context for name, context in one.items() if name not in free} for one in resolver.assignments(source)]
    return list({str(one): one for one in found}.values())


def checks(expected, resources, path, type, value):
    """Yields the name of each resource of a token, and whether its value is correct."""
    name = "_".join(kebab(part).replace("-", "_") for part in path.split(".") if part != "$root")
    return Checks(expected, resources).of(type, name, value)


class Checks:
    def __init__(self, expected, resources):
        self.expected = expected
        self.resources = resources

    def of(self, type, name, value):
        return getattr(self, type, lambda *_: [])(name, value)

    # Texts

    def is_color(self, text, value):
        if not text or not text.startswith("#"):
            return False
        digits = text[1:].rjust(8, "F")
        channels = [int(digits[k:k + 2], 16) / 255 for k in (2, 4, 6, 0)]
        return self.expected.shown(value).agrees("srgb", channels[:3], channels[3])

    def is_length(self, text, value):
        match = re.fullmatch(r"(-?[0-9.]+)(dp|sp|px|dip)", text or "")
        wanted = value["value"] * (16 if value["unit"] == "rem" else 1)
        return bool(match) and comparison.near(float(match[1]), wanted)

    @staticmethod
    def is_number(text, value):
        try:
            return comparison.near(float(text), value)
        except (TypeError, ValueError):
            return False

    # Types

    def color(self, name, value):
        yield f"@color/{name}", self.is_color(self.resources.value("color", name), value)

    def dimension(self, name, value):
        yield f"@dimen/{name}", self.is_length(self.resources.value("dimen", name), value)

    def number(self, name, value):
        texts = [self.resources.value(type, name) for type in ("dimen", "integer")]
        yield f"@dimen/{name}", any(self.is_number(text, value) for text in texts)

    def duration(self, name, value):
        yield f"@integer/{name}", self.is_number(self.resources.value("integer", name),
                                                 round(value["value"] * (1000 if value["unit"] == "s" else 1)))

    def fontWeight(self, name, value):
        yield f"@integer/{name}", self.is_number(self.resources.value("integer", name), css_terms.WEIGHTS.get(value, value))

    def boolean(self, name, value):
        yield f"@bool/{name}", self.resources.value("bool", name) == ("true" if value else "false")

    def word(self, name, value):
        yield f"@string/{name}", self.resources.value("string", name) in (value, f'"{value}"')

    def insets(self, name, value):
        for side, length in value.items():
            yield from self.dimension(f"{name}_{SIDES.get(side, side)}", length)

    def cubicBezier(self, name, value):
        curve = self.resources.file("interpolator", name)
        found = [] if curve is None else [curve.get(f"{ANDROID}control{one}") for one in ("X1", "Y1", "X2", "Y2")]
        yield f"@interpolator/{name}", len(found) == 4 and all(map(self.is_number, found, value))

    def transition(self, name, value):
        yield from self.duration(f"{name}_duration", value["duration"])
        yield from self.duration(f"{name}_delay", value["delay"])
        yield from self.cubicBezier(f"{name}_timing_function", value["timingFunction"])

    def strokeStyle(self, name, value):
        word = value if isinstance(value, str) else "dashed"
        yield f"@string/{name}", self.resources.value("string", name) in (word, f'"{word}"')
        if isinstance(value, dict):
            for index, one in enumerate(value["dashArray"], 1):
                yield from self.dimension(f"{name}_dash_{index}", one)

    def border(self, name, value):
        yield from self.color(f"{name}_color", value["color"])
        yield from self.dimension(f"{name}_width", value["width"])
        yield from self.strokeStyle(f"{name}_style", value["style"])
        drawable = self.resources.file("drawable", name)
        stroke = None if drawable is None else drawable.find("stroke")
        get = lambda attribute: None if stroke is None else self.resources.followed(stroke.get(ANDROID + attribute))
        yield f"@drawable/{name} (color)", self.is_color(get("color"), value["color"])
        yield f"@drawable/{name} (width)", self.is_length(get("width"), value["width"])
        dash, gap = get("dashWidth"), get("dashGap")
        yield f"@drawable/{name} (dashes)", self.are_dashes(value["style"], dash, gap)

    def are_dashes(self, style, dash, gap):
        if isinstance(style, str):
            return (dash is None) == (style not in ("dashed", "dotted"))
        dashes = style["dashArray"] * (2 if len(style["dashArray"]) == 1 else 1)
        return self.is_length(dash, dashes[0]) and self.is_length(gap, dashes[1])

    def shadow(self, name, value):
        for index, one in enumerate(css_terms.layers(value), 1):
            own = name if index == 1 else f"{name}_{index}"
            yield from self.color(f"{own}_color", one["color"])
            for part, short in (("offsetX", "offset_x"), ("offsetY", "offset_y"), ("blur", "blur"), ("spread", "spread")):
                yield from self.dimension(f"{own}_{short}", one[part])
            yield from self.boolean(f"{own}_inset", one.get("inset", False))

    def gradient(self, name, value):
        for index, one in enumerate(value, 1):
            yield from self.color(f"{name}_color_{index}", one["color"])
            yield from self.number(f"{name}_position_{index}", one["position"])
        drawable = self.resources.file("drawable", name)
        items = [] if drawable is None else list(drawable.iter("item"))
        yield f"@drawable/{name} (stops)", len(items) == len(value)
        for item, one in zip(items, value):
            yield f"@drawable/{name} (color)", self.is_color(self.resources.followed(item.get(f"{ANDROID}color")), one["color"])
            offset = self.resources.followed(item.get(f"{ANDROID}offset"))
            yield f"@drawable/{name} (offset)", self.is_number(offset, one["position"])

    def typography(self, name, value):
        yield from self.dimension(f"{name}_font_size", value["fontSize"])
        size = value["fontSize"]["value"] * (16 if value["fontSize"]["unit"] == "rem" else 1)
        yield from self.dimension(f"{name}_line_height", {"value": size * value["lineHeight"], "unit": "px"})
        spacing = value["letterSpacing"]["value"] * (16 if value["letterSpacing"]["unit"] == "rem" else 1)
        yield from self.number(f"{name}_letter_spacing", spacing / size)
        yield from self.fontWeight(f"{name}_font_weight", value["fontWeight"])

"""Compares the resources of the Android target, as the platform selects them, with the IR."""

import glob
import os
import math
import re
import xml.etree.ElementTree as ElementTree

import values

ANDROID = "{http://schemas.android.com/apk/res/android}"
# The last version before Android 7.0, and 7.0, which first draws gradients with any number of stops.
VERSIONS = (23, 24)


def run(check, name, ir, outputs):
    """Compares the resources in `outputs`: folders, each with the contexts it is fixed to."""
    count, problems = 0, []
    for output, fixed in outputs:
        resources = Resources(output)
        for night in (False, True):
            choice = chosen(ir["modifiers"], fixed, night)
            for version in VERSIONS:
                seen = Comparison(resources, night, version, choice)
                for token in ir["tokens"]:
                    seen.token(token)
                for component in ir["components"]:
                    seen.component(component, {token["path"]: token for token in ir["tokens"]})
                where = f"{os.path.basename(output)}{' in dark mode' if night else ''}, version {version}"
                count += seen.count
                problems += [f"{where}: {problem}" for problem in seen.problems]
    check.report(f"{name}: android resources match the IR in light and dark mode", "\n".join(problems), f"{count} values")


def chosen(modifiers, fixed, night):
    """Returns the contexts that Android shows in light or dark mode. Android has no high contrast."""
    choice = {modifier["name"]: fixed.get(modifier["name"], modifier["default"]) for modifier in modifiers}
    for modifier in modifiers:
        if modifier["role"] == "appearance" and modifier["name"] not in fixed:
            named = modifier["appearance"]
            if any(scheme for scheme, _ in named.values()):
                choice[modifier["name"]] = values.shown(modifier, "dark" if night else "light", "standard")
    return choice


class Resources:
    """The resources in a folder with their qualifiers, by type and by name without punctuation."""

    def __init__(self, folder):
        self.all = {}
        for path in glob.glob(f"{folder}/*/*.xml"):
            directory = os.path.basename(os.path.dirname(path))
            kind, *qualifiers = directory.split("-")
            if any(one.endswith("dpi") for one in qualifiers):
                continue
            root = ElementTree.parse(path).getroot()
            if kind != "values":
                self.add(kind, os.path.basename(path).removesuffix(".xml"), qualifiers, root)
                continue
            for item in root:
                if "name" in item.attrib and item.tag not in ("public", "attr"):
                    self.add(item.get("type", item.tag), item.get("name"), qualifiers, item)

    def add(self, kind, name, qualifiers, element):
        self.all.setdefault((kind, plain(name)), []).append((qualifiers, element))

    def find(self, kind, name, night, version):
        """Returns the element that the platform selects, following references.

        Night mode takes precedence over the version.
        """
        best = None
        for qualifiers, element in self.all.get((kind, plain(name)), []):
            versions = [int(one[1:]) for one in qualifiers if re.fullmatch(r"v\d+", one)]
            modes = [one for one in qualifiers if one in ("night", "notnight")]
            if max(versions, default=0) > version or modes == ["notnight" if night else "night"]:
                continue
            rank = (len(modes), max(versions, default=0))
            if best is None or rank > best[0]:
                best = (rank, element)
        if best is None:
            return None
        reference = re.fullmatch(r"@(\w+)/(\S+)", (best[1].text or "").strip())
        return self.find(*reference.groups(), night, version) if reference else best[1]


def plain(name):
    return values.plain(name.replace(".$root", "")).replace(",", "")


class Comparison:
    """Compares what the platform shows in one mode of one version with the IR."""

    def __init__(self, resources, night, version, choice):
        self.resources, self.night, self.version, self.choice = resources, night, version, choice
        self.count, self.problems = 0, []

    def find(self, kind, name):
        return self.resources.find(kind, name, self.night, self.version)

    def expect(self, name, found, expected):
        self.count += 1
        isSame = (abs(found - expected) < 1e-4 if isinstance(expected, float) and isinstance(found, float)
                  else found == expected)
        if not isSame:
            self.problems.append(f"{name} is {found}, expected {expected}")

    def token(self, token):
        shown = values.inside(token, self.choice)
        if any(all(self.choice[name] == context for name, context in one.items()) for one in token["absentIn"]):
            return
        check = getattr(self, token["type"], None)
        self.kind = shown.get("gradient") or {"kind": "linear", "angle": 180}
        # Tokens with a unit that Android doesn't support are omitted.
        if check and not lacks(token):
            check(token["path"], shown["value"])

    # Values

    def color(self, name, value):
        # This checks only which color is selected. Other checks verify the conversion from other color spaces.
        if value["colorSpace"] == "srgb":
            self.expect(name, self.shownColor(self.find("color", name)), hexadecimal(value))

    def shownColor(self, element):
        if element is None:
            return None
        digits = element.text.strip("# \n").lower()
        return digits if len(digits) == 8 else "ff" + digits

    def dimension(self, name, value):
        self.expect(name, self.length(f"@dimen/{name}"), values.native("dimension", {"value": value}))

    def length(self, text):
        """Returns a length in dp, following a reference to a resource."""
        reference = re.fullmatch(r"@dimen/(.+)", text or "")
        if reference:
            element = self.find("dimen", reference.group(1))
            text = None if element is None else element.text
        return float(text.removesuffix("dp").removesuffix("sp")) if text else None

    def number(self, name, value):
        self.expect(name, self.length(f"@dimen/{name}"), float(value))

    # Files

    def cubicBezier(self, name, value):
        element = self.find("interpolator", name)
        found = element is not None and [float(element.get(f"{ANDROID}control{one}", "nan"))
                                         for one in ("X1", "Y1", "X2", "Y2")]
        self.expect(name, found, [float(one) for one in value])

    def transition(self, name, value):
        self.cubicBezier(f"{name}_timing_function", value["timingFunction"])

    def border(self, name, value):
        self.color(f"{name}_color", value["color"])
        self.dimension(f"{name}_width", value["width"])
        element = self.find("drawable", name)
        self.stroke(name, None if element is None else element.find("stroke"), value)

    def stroke(self, name, element, value):
        if element is None:
            return self.problems.append(f"{name} has no line")
        width = values.native("dimension", {"value": value["width"]})
        self.expect(f"{name}: width", self.length(element.get(f"{ANDROID}width")), width)
        if value["color"]["colorSpace"] == "srgb":
            reference = element.get(f"{ANDROID}color").removeprefix("@color/")
            self.expect(f"{name}: color", self.shownColor(self.find("color", reference)), hexadecimal(value["color"]))
        style = value["style"]
        dashes = {"dashed": [3 * width] * 2, "dotted": [width] * 2}.get(style) if isinstance(style, str) else [
            values.native("dimension", {"value": one}) for one in (style["dashArray"] * 2)[:2]]
        found = [self.length(element.get(f"{ANDROID}dash{one}")) for one in ("Width", "Gap")]
        self.expect(f"{name}: dashes", None if found == [None, None] else found, dashes)

    def gradient(self, name, value):
        for index, stop in enumerate(value, 1):
            self.color(f"{name}_color_{index}", stop["color"])
        element = self.find("drawable", name)
        if element is None:
            return self.problems.append(f"{name} has no drawable")
        places = [min(max(float(stop["position"]), 0.0), 1.0) for stop in value]
        fill = element if element.tag == "gradient" else next(element.iter("gradient"), None)
        self.form(name, fill, element.tag == "vector")
        if self.version >= 24 and self.isVector(places in ([0, 1], [0, 0.5, 1])):
            items = element.findall(".//item")
            found = [float(item.get(f"{ANDROID}offset")) for item in items][:len(value)]
            self.expect(f"{name}: offsets", [round(one, 5) for one in found], [round(one, 5) for one in places])
            colors = [item.get(f"{ANDROID}color") for item in items][:len(value)]
            numbers = range(1, len(value) + 1)
        else:
            colors, numbers = self.ends(fill, len(value))
        self.expect(f"{name}: colors", [color and color.rpartition("_")[2] for color in colors],
                    [str(number) for number in numbers])

    def isVector(self, fits):
        """Whether the gradient needs a vector, given that a shape has enough colors."""
        if self.kind["kind"] == "radial":
            return self.kind["shape"] == "ellipse"
        if self.kind["kind"] == "conic":
            return not fits or self.kind["from"] != 90
        return not fits or "to" in self.kind

    def form(self, name, fill, isVector):
        """Compares the type, direction, and center."""
        kind = {"conic": "sweep"}.get(self.kind["kind"], self.kind["kind"])
        self.expect(f"{name}: type", fill.get(f"{ANDROID}type", "linear"), kind)
        if "at" in self.kind:
            found = [float(fill.get(f"{ANDROID}center{one}")) for one in "XY"]
            return self.expect(f"{name}: center", found, [float(one) for one in self.kind["at"]])
        if "to" in self.kind:
            angle = {"top right": 45, "top left": 135, "bottom left": 225, "bottom right": 315}[self.kind["to"]]
        else:
            angle = (90 - round(self.kind["angle"] / 45) * 45) % 360
        if not isVector:
            return self.expect(f"{name}: angle", fill.get(f"{ANDROID}angle"), str(angle))
        x, y = round(math.cos(math.radians(angle))), -round(math.sin(math.radians(angle)))
        found = [fill.get(f"{ANDROID}{one}") for one in ("startX", "startY", "endX", "endY")]
        start, end = (int(x < 0), int(y < 0)), (int(x > 0), int(y > 0))
        self.expect(f"{name}: line", found, [str(one) for one in (*start, *end)])

    def ends(self, fill, count):
        """Returns the colors of a shape, and the numbers of the stops they must have."""
        names, numbers = ["start", "end"], [1, count]
        if count >= 3:
            names, numbers = ["start", "center", "end"], [1, (count + 2) // 2, count]
        if count < 3 and fill is not None and fill.get(f"{ANDROID}centerColor"):
            names.append("center")
        return [fill is not None and fill.get(f"{ANDROID}{one}Color") for one in names], numbers

    # Components

    def component(self, component, tokens):
        for part in component["parts"]:
            self.component(part, tokens)
        fields = {field["name"]: tokens[field["token"]] for field in component["fields"] if "token" in field}
        border = fields.get("border")
        if not border or border["type"] != "border" or border["visibility"] == "private":
            return
        element = self.find("drawable", component["path"])
        if element is not None and element.tag == "selector":
            element = element.findall("item")[-1].find("shape")
        stroke = None if element is None else element.find("stroke")
        self.stroke(component["path"], stroke, values.inside(border, self.choice)["value"])


def hexadecimal(color):
    channels = [color.get("alpha", 1), *(one or 0 for one in color["components"])]
    return "".join(f"{int(min(max(one, 0), 1) * 255 + 0.5):02x}" for one in channels)


def lacks(token):
    """Whether a dimension anywhere in a token has a unit that Android doesn't support."""
    return any(unit not in values.NATIVE and unit not in ("ms", "s")
               for one in [token, *token["variants"]] for unit in units(one["value"]))


def units(value):
    if isinstance(value, list):
        return [unit for one in value for unit in units(one)]
    if isinstance(value, dict):
        return [value["unit"]] if "unit" in value else [unit for one in value.values() for unit in units(one)]
    return []


def source(default):
    """Returns a source whose resource files differ between two appearances in every possible way."""
    other = "light" if default == "dark" else "dark"
    tokens = {}

    def kind(name, type, first, second):
        def add(token, value, changed=None):
            tokens[f"{name}{token}"] = {"$type": type, "$value": value} | ({} if changed is None else {
                "$extensions": {"dev.tokens": {"contexts": {other: changed}}}})
        add("Same", first)
        add("Changed", first, second)
        add("Alias", f"{{{name}Changed}}")
        add("ToAlias", second, f"{{{name}Same}}")
        add("FromAlias", f"{{{name}Same}}", second)
        add("Switched", f"{{{name}Same}}", f"{{{name}Changed}}")
        # The value is the same in both, but the referenced token changes.
        add("Kept", f"{{{name}Changed}}", first)

    def color(*components):
        return {"colorSpace": "srgb", "components": list(components)}

    def px(value):
        return {"value": value, "unit": "px"}

    def stops(*places):
        return [{"color": "{ink}", "position": place} for place in places]

    tokens["ink"] = {"$type": "color", "$value": color(0, 0, 0),
                     "$extensions": {"dev.tokens": {"contexts": {other: color(1, 1, 1)}}}}
    tokens["thin"] = {"$type": "dimension", "$value": px(1),
                      "$extensions": {"dev.tokens": {"contexts": {other: px(2)}}}}
    still = {"duration": {"value": 100, "unit": "ms"}, "delay": {"value": 0, "unit": "ms"}}
    kind("ease", "cubicBezier", [0, 0, 1, 1], [0.5, 0, 1, 1])
    kind("move", "transition", {**still, "timingFunction": [0, 0, 1, 1]},
         {**still, "timingFunction": "{easeChanged}"})
    kind("dashed", "border", {"color": "{ink}", "width": "{thin}", "style": "dashed"},
         {"color": "{ink}", "width": px(3), "style": "dashed"})
    kind("styled", "border", {"color": "{ink}", "width": px(1), "style": "solid"},
         {"color": "{ink}", "width": px(1), "style": {"dashArray": [px(4), px(2)], "lineCap": "butt"}})
    kind("dotted", "border", {"color": "{ink}", "width": px(2), "style": "dotted"},
         {"color": "{ink}", "width": px(2), "style": "dashed"})
    kind("places", "gradient", stops(0, 0.3, 1), stops(0, 0.7, 1))
    kind("fewer", "gradient", stops(0, 0.3, 0.6, 1), stops(0, 1))
    kind("more", "gradient", stops(0, 1), stops(0.1, 0.5, 0.9))
    kind("centered", "gradient", stops(0, 0.3, 1), stops(0, 0.5, 1))
    for name in ("Same", "Changed", "Alias", "Kept"):
        tokens[f"box{name}"] = {"$extensions": {"dev.tokens": {"component": "view"}},
                                "border": {"$type": "border", "$value": f"{{styled{name}}}"}}
    return tokens, {
        "modifiers": {"theme": {"contexts": ["light", "dark"], "default": default}},
        "appearance": {"modifier": "theme", "light": "light", "dark": "dark"},
    }

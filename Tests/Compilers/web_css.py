"""Returns the CSS notation of the IR's values, to compare with generated text."""

import json
import math
import re

NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:e-?\d+)?")
PIXELS = {"px": 1, "rem": 16}
GENERIC = {"serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif",
           "ui-monospace", "ui-rounded", "math", "emoji", "fangsong", "-apple-system", "BlinkMacSystemFont"}


class Values:
    """The CSS values of an IR, with colors mapped to sRGB by the compiler."""

    def __init__(self, check, ir):
        """Maps every color of the IR to sRGB, because composite values only contain colors as written."""
        found = {}
        collect([[one["value"], one.get("textStyle")] for token in ir["tokens"] for one in [token, *token["variants"]]], found)
        path = f"{check.work}/colors.tokens.json"
        with open(path, "w") as file:
            json.dump({f"c{index}": {"$type": "color", "$value": one} for index, one in enumerate(found.values())}, file)
        read = json.loads(check.run(check.options.program, "ir", "--quiet", path).stdout)
        self.hex = {key: token["derived"]["hex"] for key, token in zip(found, read["tokens"])}

    def color(self, value):
        known = self.hex[key(value)]
        return known[:7] if value.get("alpha", 1) == 1 else known

    def text(self, type, value):
        """Returns the text of a value."""
        return getattr(self, type)(value)

    def dimension(self, value):
        return f"{plain(value['value'])}{value['unit']}"

    duration = dimension

    def number(self, value):
        return plain(value)

    def fontWeight(self, value):
        return plain(WEIGHTS.get(value, value))

    def fontFamily(self, value):
        families = [value] if isinstance(value, str) else value
        return ", ".join(one if one in GENERIC else quoted(one) for one in families)

    def cubicBezier(self, value):
        return f"cubic-bezier({', '.join(plain(one) for one in value)})"

    def strokeStyle(self, value):
        return value if isinstance(value, str) else "dashed"

    def border(self, value):
        return f"{self.dimension(value['width'])} {self.strokeStyle(value['style'])} {self.color(value['color'])}"

    def transition(self, value):
        delay = value.get("delay", {"value": 0, "unit": "ms"})
        return f"{self.duration(value['duration'])} {self.cubicBezier(value['timingFunction'])} {self.duration(delay)}"

    def layers(self, value):
        return value if isinstance(value, list) else [value]

    def shadow(self, value):
        return ", ".join(
            ("inset " if one.get("inset") else "")
            + " ".join(self.dimension(one.get(part, {"value": 0, "unit": "px"})) for part in ("offsetX", "offsetY", "blur", "spread"))
            + " " + self.color(one["color"]) for one in self.layers(value))

    def text_shadow(self, value):
        return ", ".join(
            " ".join(self.dimension(one[part]) for part in ("offsetX", "offsetY", "blur"))
            + " " + self.color(one["color"]) for one in self.layers(value) if not one.get("inset")) or "none"

    def gradient(self, value):
        return ", ".join(f"{self.color(one['color'])} {plain(round(one['position'] * 100, 10))}%" for one in value)

    def style(self, value):
        """Returns the CSS properties of a text style."""
        text, own = value["textStyle"], value["value"]
        found = {}
        if "fontFamily" in own:
            found["font-family"] = self.fontFamily(own["fontFamily"])
        if "fontSize" in own:
            found["font-size"] = self.dimension(own["fontSize"])
        if "fontWeight" in own:
            found["font-weight"] = plain(text["weight"])
        if text["style"] != "normal":
            found["font-style"] = text["style"]
        for part, name in {"align": "text-align", "case": "text-transform", "decoration": "text-decoration"}.items():
            if text[part]:
                found[name] = text[part]
        if text["shadow"]:
            found["text-shadow"] = self.text_shadow(text["shadow"]["value"])
        if text["color"]:
            found["color"] = self.color(text["color"]["value"])
        return found


def key(color):
    return (color["colorSpace"], tuple(color["components"]), color.get("alpha", 1))


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def collect(value, found):
    """Adds all colors in a value to `found`."""
    if isinstance(value, list):
        for one in value:
            collect(one, found)
    elif isinstance(value, dict) and "colorSpace" in value:
        found[key(value)] = value
    elif isinstance(value, dict):
        collect(list(value.values()), found)


def line_height(text, found):
    """Whether a line height, a length or a multiple of the font size, agrees with a text style."""
    height = text["lineHeight"]
    if height is None:
        return True
    if NUMBER.fullmatch(str(found)):
        return agree(found, plain(height["ratio"]))
    return height["absolute"] is None or agree(found, f"{plain(height['absolute'])}px", in_pixels=True)


def letter_spacing(text, found):
    """Whether a letter spacing, a length or a multiple of the font size in `em`, agrees with a text style."""
    kern = text["kern"]
    if kern is None:
        return True
    if str(found).endswith("em") and not str(found).endswith("rem"):
        return kern["em"] is None or agree(found, f"{plain(kern['em'])}em")
    return agree(found, f"{plain(kern['absolute'])}px", in_pixels=True)


WEIGHTS = {
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400,
    "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700,
    "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
}


def plain(number):
    text = repr(float(number))
    return text.removesuffix(".0")


def agree(found, expected, in_pixels=False):
    """Whether two texts are equal, ignoring differences in white space and in the notation of numbers."""
    found, expected = " ".join(str(found).split()), " ".join(str(expected).split())
    if in_pixels:
        found, expected = pixels(found), pixels(expected)
    if found == expected:
        return True
    return (NUMBER.sub("0", found) == NUMBER.sub("0", expected)
            and all(math.isclose(float(a), float(b), rel_tol=1e-9, abs_tol=1e-9)
                    for a, b in zip(NUMBER.findall(found), NUMBER.findall(expected))))


def pixels(text):
    """Returns a length in pixels."""
    for unit, factor in PIXELS.items():
        if text.endswith(unit) and NUMBER.fullmatch(text.removesuffix(unit)):
            return plain(float(text.removesuffix(unit)) * factor) + "px"
    return text

"""Computes the expected CSS values from the IR, and compares them with computed values and with generated text.

A value is a list of terms: numbers with units, keywords, strings, commas, functions, and colors. The expected terms are
computed here, independently of the templates. In generated text, units must be as in the source, numbers agree within
1e-9, and colors have the hexadecimal form of `tokens ir`. In computed values:

- Numbers agree within a millionth of their size, or within the precision of the printed digits. `px`, `rem` and other
  absolute lengths are compared in pixels, and times in milliseconds.
- Colors agree within 0.6/255 for each sRGB channel; colors outside sRGB within 0.001 for each Display P3 channel. The
  browser converts both the expected color, given in the source's color space, and the computed color.
- Font families agree name by name. A generic family is a keyword, any other a string.
"""

import json
import re

PIXELS = {"px": 1.0, "in": 96.0, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "Q": 2.4 / 2.54, "pt": 4 / 3, "pc": 16.0}
WEIGHTS = {
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400, "regular": 400,
    "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800,
    "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
}
GENERIC = {
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace",
    "ui-rounded", "math", "emoji", "fangsong", "-apple-system", "BlinkMacSystemFont",
}
TERM = re.compile(r"""
    (?P<space>\s*) (?: (?P<color>\#[0-9a-fA-F]+ | (?:rgba?|color|oklab|oklch|lab|lch)\([^()]*\))
    | (?P<text>"(?:\\.|[^"\\])*")
    | (?P<number>[-+]?(?:\d*\.)?\d+(?:e[-+]?\d+)?)(?P<unit>%|[a-zA-Z]+)? | (?P<sign>[(),/+])
    | (?P<word>(?:[-\w]|\\.|[^\x00-\x7f])+))""", re.VERBOSE)
# The values of the parts that generated text can omit.
INITIAL = {"font-style": "normal", "overflow": "visible", "text-overflow": "clip", "overflow-wrap": "normal",
           "word-break": "normal"}


class Expected:
    """The expected terms of all custom properties, by plain name, in a combination of contexts.

    Lengths are in pixels and times in milliseconds, or in the units of the source if `rem` is `None`.
    """

    def __init__(self, ir, rem=16.0):
        self.rem = rem
        self.tokens = ir["tokens"]
        self.constants = [
            constant | {"path": f"{group['path']}.{name}" if group["path"] else name, "kind": constant["type"],
                        "visibility": group["visibility"]}
            for group in ir["groups"] for name, constant in group["constants"].items()
        ]
        self.known = {}

    def values(self, choice):
        """Returns the terms for each plain name."""
        key = tuple(sorted(choice.items()))
        if key not in self.known:
            found = self.known[key] = {}
            for token in self.tokens + self.constants:
                if any(all(choice.get(name) == context for name, context in absence.items())
                       for absence in token["absentIn"]):
                    continue
                seen = next((one for one in token["variants"]
                             if all(choice[name] == context for name, context in one["when"].items())), token)
                if token.get("verbatim"):
                    made = {"": terms(seen["value"], self.rem or 16.0)}
                elif "kind" in token:
                    made = self.constant(token["kind"], seen["value"])
                else:
                    made = self.parts(token, seen)
                for part, value in made.items():
                    found[plain(token["path"] + part)] = value
        return self.known[key]

    def parts(self, token, seen):
        """Returns the terms for each suffix of the token's name."""
        value = seen["value"]
        if token["type"] == "typography":
            return self.typography(value, seen["textStyle"])
        made = {"": getattr(self, token["type"])(value)}
        if token["type"] == "gradient" and "gradient" in seen:
            made[""] = image(seen["gradient"], self.gradient(value * 2 if len(value) == 1 else value))
        if token["type"] == "strokeStyle" and isinstance(value, dict):
            made["dash-array"] = [term for one in value["dashArray"] for term in self.dimension(one)]
            made["line-cap"] = [("word", value.get("lineCap") or "butt")]
        return made

    def color(self, value):
        return [("color", color(value))]

    def dimension(self, value):
        if "fluid" in value:
            return self.fluid(value["value"], value["unit"], value["fluid"])
        return [measured(value["value"], value["unit"], self.rem)]

    def fluid(self, least, unit, growth):
        """Returns the function for a length that grows between two widths, with numbers of six digits as generated.

        A source in CSS notation keeps its text; `fluid.py` compares what it means with the numbers.
        """
        if "text" in growth:
            return terms(growth["text"], self.rem)
        scale = 1 if unit == "rem" else 1 / 16
        rate = (growth["max"] - least) * scale * 16 / (growth["to"] - growth["from"])
        numbers = least * scale, least * scale - rate * growth["from"] / 16, rate * 100, growth["max"] * scale
        smallest, base, share, largest = (round(one, 6) for one in numbers)
        return terms(f"clamp({smallest}rem, {base}rem + {share}vw, {largest}rem)", self.rem)

    duration = dimension

    def fontFamily(self, value):
        names = [value] if isinstance(value, str) else value
        return listed([[("word" if name in GENERIC else "text", name)] for name in names])

    def fontWeight(self, value):
        return [("number", float(WEIGHTS.get(value, value)), "")]

    def cubicBezier(self, value):
        return [("word", "cubic-bezier"), ("sign", "("), *listed([self.number(one) for one in value]), ("sign", ")")]

    def number(self, value):
        return [("number", float(value), "")]

    def strokeStyle(self, value):
        return [("word", value if isinstance(value, str) else "dashed")]

    def border(self, value):
        return self.dimension(value["width"]) + self.strokeStyle(value["style"]) + self.color(value["color"])

    def transition(self, value):
        return (self.duration(value["duration"]) + self.cubicBezier(value["timingFunction"])
                + self.duration(value["delay"]))

    def shadow(self, value, isText=False):
        layers = value if isinstance(value, list) else [value]
        made = []
        for layer in layers:
            if isText and layer.get("inset"):
                continue
            terms = [("word", "inset")] if layer.get("inset") else []
            for part in ("offsetX", "offsetY", "blur") + (() if isText else ("spread",)):
                terms += self.dimension(layer[part])
            made.append(terms + self.color(layer["color"]))
        return listed(made) if made else [("word", "none")]

    def gradient(self, value):
        return listed([self.color(stop["color"]) + [("number", stop["position"] * 100, "%")] for stop in value])

    def typography(self, value, style):
        made = {}
        if style["families"]:
            made["font-family"] = self.fontFamily([family["name"] for family in style["families"]])
        if "fontSize" in value:
            made["font-size"] = self.dimension(value["fontSize"])
        if style["weight"] is not None:
            made["font-weight"] = [("number", float(style["weight"]), "")]
        made["font-style"] = [("word", style["style"])]
        axes = style.get("fontVariationSettings", {})
        if axes:
            made["font-variation-settings"] = listed([[("text", tag), ("number", float(axes[tag]), "")] for tag in axes])
        line = style["lineHeight"]
        if line and (line["ratio"] is not None or line["absolute"] is not None):
            made["line-height"] = self.either(line["ratio"], "", line["absolute"])
        kern = style["kern"]
        if kern and (kern["em"] is not None or kern["absolute"] is not None):
            made["letter-spacing"] = self.either(kern["em"], "em", kern["absolute"])
        for name, part in (("text-align", "align"), ("text-transform", "case"), ("text-decoration", "decoration")):
            if style[part] is not None:
                made[name] = [("word", style[part])]
        if style["lineBreak"] is not None:
            mode = style["lineBreak"]
            isCut = mode not in ("wordWrapping", "charWrapping")
            made["overflow"] = [("word", "hidden" if isCut else "visible")]
            made["text-overflow"] = [("word", "ellipsis" if mode.startswith("truncating") else "clip")]
            made["overflow-wrap"] = [("word", "break-word" if mode == "wordWrapping" else "normal")]
            made["word-break"] = [("word", "break-all" if mode == "charWrapping" else "normal")]
        if style["shadow"]:
            made["text-shadow"] = self.shadow(style["shadow"]["value"], isText=True)
        if style["color"]:
            made["color"] = self.color(style["color"]["value"])
        return made

    def either(self, ratio, unit, absolute):
        """Returns equivalent forms of a value. The style sheet contains the form used by the source.

        The absolute length of the IR assumes 16 pixels for a `rem`.
        """
        forms = [(ratio, unit), (absolute, "px")]
        if self.rem is None and absolute is not None:
            forms.append((absolute / 16, "rem"))
        return [("either", [("number", *one) for one in forms if one[0] is not None])]

    def constant(self, kind, value):
        if kind == "boolean":
            return {"": self.number(1 if value else 0)}
        if kind in ("string", "image"):
            return {"": [("text", value)]}
        if kind == "word":
            return {"": [("word", value)]}
        if kind == "number":
            return {"": self.number(value) if isinstance(value, (int, float)) else self.dimension(value)}
        return {name: self.dimension({"value": length, "unit": "px"} if isinstance(length, (int, float)) else length)
                for name, length in value.items()}


class Written(Expected):
    """The expected terms of generated text, with colors mapped to sRGB by the compiler."""

    def __init__(self, check, ir):
        super().__init__(ir, rem=None)
        # Composite values only contain colors as written, so every color is compiled again as a token.
        found = {}
        collect([[one["value"], one.get("textStyle")] for token in ir["tokens"] for one in [token, *token["variants"]]],
                found)
        path = f"{check.work}/colors.tokens.json"
        with open(path, "w") as file:
            json.dump({f"c{index}": {"$type": "color", "$value": one} for index, one in enumerate(found.values())},
                      file)
        read = json.loads(check.run(check.options.program, "ir", "--quiet", path).stdout)
        self.hex = {key: token["derived"]["hex"] for key, token in zip(found, read["tokens"])}

    def color(self, value):
        known = self.hex[color(value)]
        return [("color", known[:7] if value.get("alpha", 1) == 1 else known)]

    def problem(self, token, seen, found):
        """Compares the parts of a value with generated text: `found` returns the text of a part."""
        for part, wanted in self.parts(token, seen).items():
            text = found(part)
            isOmitted = text in (None, "") and wanted == [("word", INITIAL.get(part))]
            if not isOmitted and not agree(wanted, terms(str(text), rem=None)):
                return f"{part or 'value'} is {text}, expected {notation(wanted)}"
        return ""


def image(kind, stops):
    """Returns the function that draws a gradient of a kind."""
    at = [("word", "at"), *[("number", one * 100, "%") for one in kind.get("at", [])]]
    if kind["kind"] == "radial":
        size = [] if kind["size"] == "farthest-corner" else [("word", kind["size"])]
        form = [("word", kind["shape"]), *size, *at]
    elif kind["kind"] == "conic":
        form = [("word", "from"), ("number", float(kind["from"]), "deg"), *at]
    elif "to" in kind:
        form = [("word", "to"), *[("word", one) for one in kind["to"].split()]]
    else:
        form = [("number", float(kind["angle"]), "deg")]
    return [("word", kind["kind"] + "-gradient"), ("sign", "("), *form, ("sign", ","), *stops, ("sign", ")")]


def collect(value, found):
    """Adds all colors in a value to `found`."""
    if isinstance(value, dict) and "colorSpace" in value:
        found[color(value)] = value
    elif isinstance(value, (dict, list)):
        for one in value.values() if isinstance(value, dict) else value:
            collect(one, found)


def measured(number, unit, rem):
    """Returns a number in pixels or milliseconds if it's an absolute length or a time and `rem` isn't `None`."""
    if rem is None:
        return ("number", number, unit)
    if unit == "s":
        return ("number", number * 1000, "ms")
    factor = rem if unit == "rem" else PIXELS.get(unit)
    return ("number", number, unit) if factor is None else ("number", number * factor, "px")


def terms(text, rem=16.0):
    """Returns the terms of a value; `None` if it can't be parsed, or if it isn't spaced as usual."""
    made = []
    place = 0
    before = "("
    # Sass removes `calc()` around a whole argument, which has the same meaning without it.
    text = re.sub(r"(?<=, )calc\(([^()]*)\)(?=, )", r"\1", text.strip())
    while place < len(text):
        match = TERM.match(text, place)
        if not match:
            return None
        place = match.end()
        kind = match.lastgroup if match.lastgroup != "unit" else "number"
        isApart = before != "(" and match["sign"] not in (",", ")") and (before, match["sign"]) != ("word", "(")
        if isApart != bool(match["space"]):
            return None
        before = match["sign"] or kind
        if kind == "color":
            made.append(("color", match["color"]))
        elif kind == "text":
            made.append(("text", unescaped(match["text"][1:-1])))
        elif kind == "number":
            made.append(measured(float(match["number"]), match["unit"] or "", rem))
        elif kind == "sign":
            made.append(("sign", match["sign"]))
        elif kind == "word":
            made.append(("word", unescaped(match["word"])))
    return made


def agree(expected, found, colors=None):
    """Whether terms agree with the IR.

    `colors` contains the browser's conversions of all colors in computed values; `None` for generated text.
    """
    if found is None or len(expected) != len(found):
        return False
    return all(agreesTerm(one, other, colors) for one, other in zip(expected, found))


def agreesTerm(expected, found, colors):
    if expected[0] == "either":
        return any(agreesTerm(one, found, colors) for one in expected[1])
    if expected[0] != found[0]:
        return False
    if expected[0] == "number":
        if colors is None:
            digits, relative = 1e-9, 1e-9
        else:
            digits, relative = 1e-6 if expected[2] in ("px", "em", "ms") else 1e-4, 1e-6
        return expected[2] == found[2] and abs(expected[1] - found[1]) <= max(digits, relative * abs(expected[1]))
    if expected[0] == "color" and colors is not None:
        (srgb, wide), (foundSRGB, foundWide) = colors[expected[1]], colors[found[1]]
        if all(-0.0005 <= channel <= 1.0005 for channel in srgb):
            return near(srgb, foundSRGB, 0.6 / 255)
        # Colors outside Display P3 are clipped to it.
        return near([min(max(channel, 0), 1) for channel in wide], foundWide, 0.001)
    return expected[1] == found[1]


def near(one, other, distance):
    return all(abs(a - b) <= distance for a, b in zip(one, other))


def color(value):
    """Returns the CSS notation of a color of the IR, in the same color space."""
    numbers = ["none" if one == "none" else repr(float(one)) for one in value["components"]]
    space = value["colorSpace"]
    if space in ("hsl", "hwb"):
        numbers = [numbers[0]] + [one if one == "none" else one + "%" for one in numbers[1:]]
    start = f"{space}(" if space in ("hsl", "hwb", "lab", "lch", "oklab", "oklch") else f"color({space} "
    return f"{start}{' '.join(numbers)} / {value.get('alpha', 1)!r})"


def notation(terms):
    """Returns terms in CSS notation. Of equivalent forms, it's the first."""
    made = ""
    for kind, value, *unit in (term[1][0] if term[0] == "either" else term for term in terms):
        if kind == "number":
            value = f"{value:.12g}{unit[0]}"
        elif kind == "text":
            value = '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
        made += value if value in "(,)" or made[-1:] in ("", "(") else f" {value}"
    return made


def listed(parts):
    """Returns the terms of all parts, separated by commas."""
    made = []
    for part in parts:
        made += ([("sign", ",")] if made else []) + part
    return made


def plain(name):
    """Returns a name without the differences between the source and CSS."""
    return "".join(c for c in name.replace("$root", "").lower() if c.isalnum())


def unescaped(text):
    return re.sub(r"\\(?:([0-9a-fA-F]{1,6})\s?|(.))",
                  lambda match: chr(int(match[1], 16)) if match[1] else match[2], text)

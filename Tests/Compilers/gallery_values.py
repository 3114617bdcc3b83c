"""The values that Chromium should compute for the values of the IR."""

import math
import re

import css_values

TERMS = css_values.Expected({"tokens": [], "groups": []})
KINDS = {"normal": "normal", "italic": "italic", "oblique": "oblique 14deg"}
RADIUS = re.compile(r"radius|radii|corner|rounded|roundness", re.I)


def expected(token, state):
    """Returns the expected computed properties of a token's specimen, as far as CSS has a property for them."""
    value, kind = state["value"], token["type"]
    if kind == "color":
        return {"color": color(value, state["derived"])}
    if kind == "dimension":
        length = pixels(value)
        return {} if length is None else {"width": abs(length), "radius": length}
    if kind == "fontFamily":
        return {"fontFamily": [value] if isinstance(value, str) else value}
    if kind == "number":
        return {"opacity": min(max(value, 0), 1)}
    if kind in ("duration", "transition", "cubicBezier"):
        return {"motion": motion(kind, value)}
    if kind == "fontWeight":
        return {"fontWeight": float(css_values.WEIGHTS.get(value, value))}
    if kind == "typography":
        return text(state["textStyle"])
    if kind == "border":
        return border(value)
    if kind == "shadow":
        return {"shadow": shadow(value)}
    if kind == "gradient":
        return {"gradient": gradient(value, state.get("gradient"))}
    return {}


def color(value, derived):
    """Returns the color in Display P3 if it's outside sRGB, otherwise in sRGB with eight bits for each channel."""
    if derived["inSrgb"]:
        digits = derived["hex"][1:]
        return tuple(int(digits[start:start + 2], 16) / 255 for start in (0, 2, 4, 6))
    return ("display-p3", *derived["displayP3"])


def pixels(value):
    _, number, unit = css_values.measured(value["value"], value["unit"], 16.0)
    return number if unit == "px" else None


def milliseconds(value):
    return TERMS.duration(value)[0][1]


def motion(kind, value):
    if kind == "duration":
        return (milliseconds(value), 0, [0, 0, 1, 1])
    if kind == "cubicBezier":
        return (800, 0, value)
    return (milliseconds(value["duration"]), milliseconds(value.get("delay", {"value": 0, "unit": "ms"})), value["timingFunction"])


def border(value):
    style = TERMS.strokeStyle(value["style"])
    width = pixels(value["width"])
    # Browsers draw borders in whole pixels, at least one.
    drawn = math.floor(width) if width >= 1 else math.ceil(width)
    return {"borderTopWidth": 0 if style == [("word", "none")] else drawn, "borderTopStyle": style,
            "borderTopColor": TERMS.color(value["color"])}


def shadow(value, isText=False):
    """Returns layers in the order of computed values: the color first, `inset` last."""
    layers = [one for one in (value if isinstance(value, list) else [value]) if not (isText and one.get("inset"))]
    parts = ("offsetX", "offsetY", "blur") + (() if isText else ("spread",))
    return css_values.listed([
        TERMS.color(one["color"]) + [term for part in parts for term in TERMS.dimension(one[part])]
        + ([("word", "inset")] if one.get("inset") else []) for one in layers
    ]) or [("word", "none")]


def gradient(value, kind):
    stops = [TERMS.color(one["color"]) + [("number", one["position"] * 100, "%")] for one in value]
    if kind:
        return css_values.image(kind, css_values.listed(stops * 2 if len(stops) == 1 else stops))
    start = [("word", "linear-gradient"), ("sign", "("), ("number", 90.0, "deg"), ("sign", ",")]
    return start + css_values.listed(stops * 2 if len(stops) == 1 else stops) + [("sign", ")")]


def text(style):
    """Returns the properties of a text style, with lengths in pixels if they don't depend on the element."""
    found = {"fontFamily": [one["name"] for one in style["families"]]}
    if style["size"] is not None:
        found["fontSize"] = style["size"]
        if style["lineHeight"] and style["lineHeight"]["absolute"] is not None:
            found["lineHeight"] = style["lineHeight"]["absolute"]
        if style["kern"] and style["kern"]["absolute"] is not None:
            found["letterSpacing"] = style["kern"]["absolute"]
    if style["weight"] is not None:
        found["fontWeight"] = style["weight"]
    if style["style"]:
        found["fontStyle"] = style["style"]
    for key, name in (("align", "textAlign"), ("case", "textTransform"), ("decoration", "textDecorationLine")):
        if style[key]:
            found[name] = style[key]
    if style["color"]:
        found["color"] = TERMS.color(style["color"]["value"])
    if style["shadow"]:
        found["textShadow"] = shadow(style["shadow"]["value"], isText=True)
    return found


def is_terms(wanted):
    """Whether a value is compared term by term, with colors converted by the browser."""
    return isinstance(wanted, list) and all(isinstance(one, tuple) for one in wanted)


def agrees(key, shown, wanted, colors):
    """Whether a computed value agrees with the expected value."""
    if is_terms(wanted):
        return css_values.agree(wanted, css_values.terms(shown), colors)
    if key == "color":
        return same_color(shown, wanted)
    if key == "fontFamily":
        return [one.strip().strip('"') for one in shown.split(",")] == list(wanted)
    if key == "motion":
        duration, delay, curve = wanted
        easing = [float(one) for one in re.findall(r"-?[\d.]+(?:e-?\d+)?", shown["easing"])]
        return abs(float(shown["duration"]) - duration) < 1e-6 and abs(float(shown["delay"]) - delay) < 1e-6 and easing == [float(one) for one in curve]
    if isinstance(wanted, str):
        return shown.split(" ")[0] == wanted
    if shown == "normal":
        return wanted == 0
    return abs(float(re.match(r"-?[\d.]+(?:e-?\d+)?", shown)[0]) - wanted) < max(0.01, abs(wanted) * 1e-5)


def same_color(shown, wanted):
    numbers = [float(one) for one in re.findall(r"(?<![a-z])-?[\d.]+(?:e-?\d+)?", shown.replace("display-p3", ""))]
    if wanted[0] == "display-p3":
        numbers = numbers + [1.0] * (4 - len(numbers))
        return "display-p3" in shown and all(abs(one - other) < 2e-4 for one, other in zip(numbers, wanted[1:]))
    if "display-p3" in shown:
        return False
    red, green, blue, *alpha = numbers
    found = (red / 255, green / 255, blue / 255, alpha[0] if alpha else 1.0)
    return all(abs(one - other) < 0.003 for one, other in zip(found, wanted))

"""Converts values of a source to lists of CSS terms, and compares them with text.

Terms are numbers with units, words, quoted strings, signs, and colors. Tests/Compilers/css_values.py parses the text.
"""

import re

import comparison
import evaluator
import expressions
from css_values import WEIGHTS, listed, terms

# Not a whole number, so a length in the wrong unit isn't equal by chance.
REM = 17.3
GENERIC = {"serif", "sans-serif", "monospace"}
NAMED = {"black": "#000000", "white": "#ffffff", "red": "#ff0000", "lime": "#00ff00", "blue": "#0000ff",
         "yellow": "#ffff00", "aqua": "#00ffff", "cyan": "#00ffff", "fuchsia": "#ff00ff", "magenta": "#ff00ff",
         "transparent": "#00000000"}


def parts(type, value):
    """Returns the terms for each suffix of the name; the suffix of the value itself is empty."""
    if type == "typography":
        return typography(value)
    if type in evaluator.SHAPES:
        return {name: of("dimension", one) for name, one in value.items()}
    made = {"": of(type, value)}
    if type == "strokeStyle" and isinstance(value, dict):
        made["dash-array"] = [term for one in value["dashArray"] for term in of("dimension", one)]
        made["line-cap"] = [("word", value["lineCap"])]
    return made


def of(type, value):
    return globals()[f"of_{type}"](value)


def of_color(value):
    return [("color", comparison.Shown(value))]


def of_dimension(value):
    return [("number", value["value"] * (REM if value["unit"] == "rem" else 1), "px")]


def of_duration(value):
    return [("number", value["value"] * (1000 if value["unit"] == "s" else 1), "ms")]


def of_number(value):
    return [("number", float(value), "")]


def of_fontWeight(value):
    return of_number(WEIGHTS.get(value, value))


def of_fontFamily(value):
    return listed([[("word" if one in GENERIC else "text", one)] for one in ([value] if isinstance(value, str) else value)])


def of_cubicBezier(value):
    return [("word", "cubic-bezier"), ("sign", "("), *listed([of_number(one) for one in value]), ("sign", ")")]


def of_strokeStyle(value):
    return [("word", value if isinstance(value, str) else "dashed")]


def of_border(value):
    return of_dimension(value["width"]) + of_strokeStyle(value["style"]) + of_color(value["color"])


def of_transition(value):
    return of_duration(value["duration"]) + of_cubicBezier(value["timingFunction"]) + of_duration(value["delay"])


def of_shadow(value):
    return listed([([("word", "inset")] if one.get("inset") else [])
                   + [term for part in ("offsetX", "offsetY", "blur", "spread") for term in of_dimension(one[part])]
                   + of_color(one["color"]) for one in layers(value)])


def of_gradient(value):
    return listed([of_color(one["color"]) + [("number", one["position"] * 100, "%")] for one in value])


def of_boolean(value):
    return [("number", 1.0 if value else 0.0, "")]


def of_string(value):
    return [("text", value)]


def of_word(value):
    return [("either", [("word", value), ("text", value)])]


def typography(value):
    return {"font-family": of_fontFamily(value["fontFamily"]), "font-size": of_dimension(value["fontSize"]),
            "font-weight": of_fontWeight(value["fontWeight"]), "line-height": of_number(value["lineHeight"]),
            "letter-spacing": of_dimension(value["letterSpacing"])}


def layers(value):
    return value if isinstance(value, list) else [value]


def agrees(expected, text):
    """Whether text agrees with the expected terms."""
    found = terms(str(text), REM)
    return found is not None and len(found) == len(expected) and all(map(term_agrees, expected, found))


def term_agrees(expected, found):
    if expected[0] == "either":
        return any(term_agrees(one, found) for one in expected[1])
    if expected[0] == "color":
        channels = color(found[1]) if found[0] in ("color", "word") else None
        return channels is not None and expected[1].agrees(*channels)
    if expected[0] != found[0]:
        return False
    if expected[0] == "number":
        # A length or duration of 0 can have any unit of its kind, and a line height of 0 no unit.
        return is_near(expected, found[1]) and (expected[2] == found[2] or expected[1] == 0 and not found[2])
    return expected[1] == found[1]


def is_near(expected, found):
    """Whether a number agrees within the precision of the six printed decimal places."""
    _, number, unit = expected
    digits = 6e-7 * {"px": REM, "ms": 1000}.get(unit, 1)
    return comparison.near(number, found) or abs(number - found) <= digits


def color(text):
    """Returns space, channels, and alpha of a color in CSS notation; `None` for other text."""
    text = NAMED.get(text, text)
    if text.startswith("#"):
        _, channels, alpha = expressions.hexadecimal(text)
        return "srgb", channels, alpha
    numbers = [float(one) for one in re.findall(r"-?[0-9.]+(?:e-?\d+)?(?!\w)", text.split("(", 1)[-1].replace("display-p3", ""))]
    alpha = numbers[3] if len(numbers) > 3 else 1.0
    if text.startswith("rgb"):
        return "srgb", [one / 255 for one in numbers[:3]], alpha
    return ("display-p3", numbers[:3], alpha) if text.startswith("color(display-p3") else None

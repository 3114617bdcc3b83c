"""Flattens values of a source to lists of colors, numbers, and words, and compares them with printed lists.

A printed color is `("color", channels, alpha, channels in Display P3 or None)`.
"""

import comparison
import css_terms


def flat(expected, type, value):
    """Returns the list for a value; `None` for types that compiled code prints differently."""
    made = globals().get(f"of_{type}")
    return made(expected, value) if made else None


def of_color(expected, value):
    return [expected.shown(value)]


def of_dimension(_, value):
    return [value["value"] * (16 if value["unit"] == "rem" else 1)]


def of_number(_, value):
    return [value]


def of_duration(_, value):
    return [value["value"] * (1000 if value["unit"] == "s" else 1)]


def of_fontWeight(_, value):
    return [css_terms.WEIGHTS.get(value, value)]


def of_cubicBezier(_, value):
    return list(value)


def of_strokeStyle(_, value):
    if isinstance(value, str):
        return [value, "butt"]
    return ["dashed", *(number for one in value["dashArray"] for number in of_dimension(None, one)), value["lineCap"]]


def of_border(expected, value):
    return of_color(expected, value["color"]) + of_dimension(None, value["width"]) + of_strokeStyle(None, value["style"])


def of_transition(_, value):
    return of_duration(None, value["duration"]) + of_duration(None, value["delay"]) + value["timingFunction"]


def of_shadow(expected, value):
    return [one for layer in css_terms.layers(value) for one in [
        *of_color(expected, layer["color"]),
        *(of_dimension(None, layer[part])[0] for part in ("offsetX", "offsetY", "blur", "spread")),
        "true" if layer.get("inset") else "false"]]


def of_gradient(expected, value):
    return [one for stop in value for one in [expected.shown(stop["color"]), stop["position"]]]


def of_typography(_, value):
    """Returns size, weight, line height, and letter spacing."""
    size = of_dimension(None, value["fontSize"])[0]
    return [size, css_terms.WEIGHTS.get(value["fontWeight"], value["fontWeight"]), size * value["lineHeight"],
            *of_dimension(None, value["letterSpacing"])]


def of_boolean(_, value):
    return ["true" if value else "false"]


def of_word(_, value):
    return [value]


def of_insets(_, value):
    return [of_dimension(None, value[side])[0] for side in ("top", "leading", "bottom", "trailing")]


def agrees(wanted, found, only=None):
    """Whether two lists agree. With `only`, compares only entries of that class."""
    return len(wanted) == len(found) and all(one_agrees(*pair) for pair in zip(wanted, found)
                                             if only is None or isinstance(pair[0], only))


def one_agrees(wanted, found):
    if isinstance(wanted, comparison.Shown):
        if not isinstance(found, tuple):
            return False
        _, channels, alpha, wide = found
        return (channels is None or wanted.agrees("srgb", channels, alpha)) and (
            wide is None or abs(wanted.alpha - alpha) < 0.003
            and all(abs(a - b) < (0.6 if wanted.is_wide else 1.6) / 255 for a, b in zip(wanted.mapped_p3, wide)))
    if comparison.is_number(wanted):
        return comparison.is_number(found) and abs(wanted - found) <= 1e-5 * max(1, abs(wanted))
    return isinstance(found, str) and wanted.lower() == found.lower()

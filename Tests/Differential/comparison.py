"""Compares values.

| value | equal if |
|---|---|
| number, length, duration | within a millionth of the larger one, or 1e-9 |
| color against `tokens ir` and DTCG | within 1e-6 for each sRGB channel, not limited to the gamut, and for alpha |
| color in eight bits | within 0.6/255 for each channel and for alpha; 1.6/255 for a color that was mapped to sRGB |
| `color(display-p3 …)` | within 0.001 for each channel; 0.004 for a color that was mapped to Display P3 |
"""

import math

import color_math
import evaluator

CLOSE = 1e-6


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def near(one, other, slack=CLOSE):
    return abs(one - other) <= max(1e-9, slack * max(abs(one), abs(other)))


def is_same(one, other):
    """Whether two resolved DTCG values are equal."""
    if is_number(one) and is_number(other):
        return near(one, other)
    if isinstance(one, dict) and isinstance(other, dict):
        if "colorSpace" in one and "colorSpace" in other:
            return is_same_color(one, other)
        one, other = ({key: part for key, part in value.items() if (key, part) != ("inset", False)}
                      for value in (one, other))
        return one.keys() == other.keys() and all(is_same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(is_same, one, other))
    return one == other


def is_same_color(one, other):
    first, second = (color_math.convert(evaluator.color(value), "srgb") for value in (one, other))
    return (all(abs(a - b) <= CLOSE * 3 for a, b in zip(first[1], second[1]))
            and abs(first[2] - second[2]) <= CLOSE)


class Shown:
    """A color of the source in the forms used by outputs."""

    def __init__(self, value):
        own = evaluator.color(value)
        self.alpha = own[2]
        self.srgb = color_math.convert(own, "srgb")[1]
        self.is_plain = color_math.is_inside(self.srgb, 2e-4)
        self.mapped = self.srgb if self.is_plain else color_math.mapped(own, "srgb")
        self.p3 = color_math.convert(own, "display-p3")[1]
        self.is_wide = color_math.is_inside(self.p3, 2e-4)
        self.mapped_p3 = self.p3 if self.is_wide else color_math.mapped(own, "display-p3")

    def agrees(self, space, channels, alpha, steps=255):
        """Whether channels in `srgb` or `display-p3`, printed in `steps` steps, agree with this color."""
        if space == "display-p3":
            wanted, slack = self.mapped_p3, 0.001 if self.is_wide else 0.004
        else:
            wanted, slack = self.mapped, (0.6 if self.is_plain else 1.6) / steps
        return (all(abs(min(max(a, 0), 1) - b) <= slack for a, b in zip(wanted, channels))
                and abs(self.alpha - alpha) <= 0.6 / steps)

"""Parses and evaluates `~` expressions, written from tokens/guide/extensions.md and the pages of their diagnostics.

Values are numbers, `("length", number, unit)`, and `("color", color)`.
"""

import math
import re

import color_math

TOKEN = re.compile(r"\s*(?:(?P<reference>\{[^{}]*\})|(?P<hex>#[0-9a-fA-F]+)|(?P<name>[a-z]+\.[a-z]+|[a-z][a-z0-9]*)"
                   r"|(?P<number>\d+(?:\.\d+)?)(?P<unit>px|rem)?|(?P<sign>[-+*/(),^]))")
SPACES = {"p3": "display-p3"}


class Mistake(Exception):
    """The expression isn't valid."""


def evaluate(text, lookup):
    """Evaluates an expression without its tilde. `lookup` returns the value of a referenced path."""
    reader = Reader(text, lookup)
    value = reader.sum()
    if reader.rest:
        raise Mistake(f"unexpected {reader.rest[0]}")
    return value


class Reader:
    def __init__(self, text, lookup):
        self.lookup = lookup
        self.rest = []
        place = 0
        while place < len(text.rstrip()):
            match = TOKEN.match(text, place)
            if not match:
                raise Mistake(f"unreadable: {text[place:]}")
            self.rest.append(match)
            place = match.end()

    def sign(self, *signs):
        if self.rest and self.rest[0]["sign"] in signs:
            return self.rest.pop(0)["sign"]
        return None

    def sum(self):
        value = self.product()
        while sign := self.sign("+", "-"):
            value = added(value, self.product(), 1 if sign == "+" else -1)
        return value

    def product(self):
        value = self.factor()
        while sign := self.sign("*", "/"):
            other = self.factor()
            if sign == "/" and isinstance(value, tuple) and isinstance(other, tuple) and value[2] == other[2]:
                value, other = value[1], other[1]
            value = multiplied(value, other) if sign == "*" else multiplied(value, 1 / number(other))
        return value

    def factor(self):
        if self.sign("-"):
            return multiplied(self.factor(), -1)
        base = self.operand()
        return number(base) ** number(self.factor()) if self.sign("^") else base

    def operand(self):
        if self.sign("("):
            value = self.sum()
            self.expect(")")
            return value
        one = self.rest.pop(0)
        if one["reference"]:
            return self.lookup(one["reference"][1:-1])
        if one["hex"]:
            return ("color", hexadecimal(one["hex"]))
        if one["number"]:
            plain = float(one["number"])
            return ("length", plain, one["unit"]) if one["unit"] else plain
        return self.call(one["name"]) if one["name"] else self.fail(one)

    def call(self, name):
        if not self.sign("("):
            return name
        arguments = [self.sum()]
        while self.sign(","):
            arguments.append(self.sum())
        self.expect(")")
        return measured(name, arguments) if name in MEASURES else ("color", FUNCTIONS[name](*arguments))

    def expect(self, sign):
        if not self.sign(sign):
            raise Mistake(f"{sign} is missing")

    def fail(self, one):
        raise Mistake(f"unexpected {one[0]}")


def hexadecimal(text):
    digits = text[1:]
    if len(digits) in (3, 4):
        digits = "".join(one * 2 for one in digits)
    channels = [int(digits[k:k + 2], 16) / 255 for k in range(0, len(digits), 2)]
    return "srgb", tuple(channels[:3]), channels[3] if len(channels) == 4 else 1.0


def number(value):
    if not isinstance(value, (int, float)):
        raise Mistake(f"{value} isn't a number")
    return value


def color(value):
    if not isinstance(value, tuple) or value[0] != "color":
        raise Mistake(f"{value} isn't a color")
    return value[1]


def added(one, other, factor):
    if isinstance(one, tuple) and isinstance(other, tuple) and one[2] == other[2]:
        return ("length", one[1] + factor * other[1], one[2])
    return number(one) + factor * number(other)


def multiplied(one, other):
    if isinstance(one, tuple):
        return ("length", one[1] * number(other), one[2])
    if isinstance(other, tuple):
        return ("length", number(one) * other[1], other[2])
    return one * other


def measured(name, arguments):
    """Applies a function of numbers, or of lengths in the same unit."""
    units = {one[2] if isinstance(one, tuple) else None for one in arguments}
    if len(units) > 1:
        raise Mistake(f"{name} takes one unit")
    unit = units.pop()
    value = MEASURES[name](*[one[1] if unit else number(one) for one in arguments])
    return ("length", value, unit) if unit else value


MEASURES = {
    "round": lambda x, step=1: math.floor(x / step + 0.5) * step, "floor": math.floor, "ceil": math.ceil, "abs": abs,
    "min": min, "max": max, "clamp": lambda low, x, high: max(low, min(x, high)), "sqrt": math.sqrt, "pow": math.pow,
}


def alpha(one, share):
    space, components, _ = color(one)
    return space, components, number(share)


def mix(one, other, share, space="oklab"):
    return color_math.mix(color(one), color(other), number(share), SPACES.get(space, space))


def lighten(one, share, space="lch"):
    return color_math.toward(color(one), number(share), SPACES.get(space, space), 1)


def darken(one, share, space="lch"):
    return color_math.toward(color(one), number(share), SPACES.get(space, space), 0)


FUNCTIONS = {"color.alpha": alpha, "color.mix": mix, "color.lighten": lighten, "color.darken": darken}

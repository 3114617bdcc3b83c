"""Compares a file of the target `json`, read as templates/guide/json.md describes, with the source."""

import comparison
import css_terms
from expressions import hexadecimal


def compare(expected, file):
    total, problems = 0, []
    for assignment in expected.assignments:
        chosen = [one for one in file["contexts"] if all(assignment[name] == context for name, context in one["when"].items())]
        values = dict(leaves(file["base"], file["tokens"]))
        rows = dict(file["tokens"])
        for one in chosen:
            values |= one["values"]
            rows |= one.get("tokens", {})
        for path, (type, value, _) in expected.public(assignment).items():
            total += 1
            if path not in values:
                problems.append((path, assignment, "is missing"))
            elif not agrees(expected, type, value, values[path]):
                problems.append((path, assignment, f"is {values[path]}, expected {value}"))
            elif wrong := wide(expected, value, rows[path].get("displayP3")):
                problems.append((path, assignment, wrong))
    return total, problems


def leaves(group, rows, path=""):
    for name, value in group.items():
        inner = f"{path}.{name}" if path else name
        if inner in rows:
            yield inner, value
        else:
            yield from leaves(value, rows, inner)


def plain(type, value):
    """Returns a value in the form used in the file: pixels, milliseconds, weights as numbers."""
    if isinstance(value, dict) and "colorSpace" in value:
        return value
    if isinstance(value, dict) and "unit" in value:
        return value["value"] * {"px": 1, "rem": 16, "ms": 1, "s": 1000}[value["unit"]]
    if type == "fontFamily":
        return [value] if isinstance(value, str) else value
    if type == "fontWeight":
        return css_terms.WEIGHTS.get(value, value)
    if type == "typography":
        made = {name: plain(name, part) for name, part in value.items()}
        return made | {"lineHeight": value["lineHeight"] * made["fontSize"]}
    if type == "shadow":
        return [{"inset": False} | plain("", one) for one in css_terms.layers(value)]
    if isinstance(value, dict):
        return {name: plain(name, part) for name, part in value.items()}
    return [plain("", one) for one in value] if isinstance(value, list) else value


def agrees(expected, type, value, found):
    return same(expected, plain(type, value), found)


def same(expected, wanted, found):
    if isinstance(wanted, dict) and "colorSpace" in wanted:
        _, channels, alpha = hexadecimal(found) if isinstance(found, str) else ("", (9, 9, 9), 1)
        return expected.shown(wanted).agrees("srgb", channels, alpha)
    if isinstance(wanted, dict) and isinstance(found, dict):
        return wanted.keys() == found.keys() and all(same(expected, wanted[key], found[key]) for key in wanted)
    if isinstance(wanted, list) and isinstance(found, list):
        return len(wanted) == len(found) and all(same(expected, *pair) for pair in zip(wanted, found))
    if comparison.is_number(wanted) and comparison.is_number(found):
        # Numbers have six decimal places.
        return abs(wanted - found) <= 6e-7 or comparison.near(wanted, found)
    return comparison.is_same(wanted, found)


def wide(expected, value, found):
    """Returns a difference in the Display P3 forms of colors outside sRGB, if any."""
    if isinstance(value, list):
        found = found if isinstance(found, list) else [found] * len(value) if found is None else None
        if found is None or len(found) != len(value):
            return "has Display P3 colors of another shape"
        return next((wrong for pair in zip(value, found) if (wrong := wide(expected, *pair))), "")
    if not isinstance(value, dict):
        return ""
    if "colorSpace" not in value:
        if isinstance(found, list) and len(found) == 1:
            found = found[0]
        inner = ((part, found.get(name) if isinstance(found, dict) else None) for name, part in value.items())
        return next((wrong for pair in inner if (wrong := wide(expected, *pair))), "")
    shown = expected.shown(value)
    if found is None:
        return "" if shown.is_plain or near_edge(shown) else f"lacks the Display P3 form of {value}"
    *channels, alpha = found
    return "" if shown.agrees("display-p3", channels, alpha) else f"is {found} in Display P3, expected {shown.mapped_p3}"


def near_edge(shown):
    return all(-0.002 < one < 1.002 for one in shown.srgb)

"""Compares `tokens ir` with the evaluator."""

import comparison


def compare(expected, ir):
    """Returns the number of compared values, and the differences."""
    count, problems = 0, []
    for assignment in expected.assignments:
        values = expected.at(assignment)
        found = {token["path"]: (token["type"], inside(token, assignment), token) for token in ir["tokens"]}
        found |= {path: (one["type"], inside(one, assignment), None) for path, one in of_groups(ir)}
        present = {path for path, (_, value, _) in found.items() if value is not None}
        for path in present ^ values.keys():
            problems.append((path, assignment, f"is {'extra' if path in present else 'missing'}"))
        for path, (type, value, _) in values.items():
            if path not in present:
                continue
            count += 1
            own, seen, token = found[path]
            if own != type:
                problems.append((path, assignment, f"has type {own}, expected {type}"))
            elif not is_same(type, value, seen["value"]):
                problems.append((path, assignment, f"is {seen['value']}, expected {value}"))
            elif type == "color":
                problems += [(path, assignment, one) for one in derived(expected.shown(value), seen["derived"])]
    return count, problems


def is_same(type, expected, found):
    if isinstance(expected, dict) and set(expected) >= {"top", "leading"}:
        found = {name: {"value": one, "unit": "px"} if isinstance(one, (int, float)) else one for name, one in found.items()}
    return comparison.is_same(expected, found)


def derived(shown, found):
    *srgb, alpha = found["srgb"]
    if not shown.agrees("srgb", srgb, alpha):
        yield f"in sRGB is {found['srgb']}, expected {shown.mapped}"
    *wide, alpha = found["displayP3"]
    if not shown.agrees("display-p3", wide, alpha):
        yield f"in Display P3 is {found['displayP3']}, expected {shown.mapped_p3}"
    channels = [int(found["hex"][k:k + 2], 16) / 255 for k in (1, 3, 5, 7)]
    if not shown.agrees("srgb", channels[:3], channels[3]):
        yield f"as a hex color is {found['hex']}, expected {shown.mapped}"
    if found["inSrgb"] != shown.is_plain and not any(abs(abs(one - 0.5) - 0.5) < 1e-3 for one in shown.srgb):
        yield f"has inSrgb {found['inSrgb']}, but is {shown.srgb}"


def inside(token, assignment):
    """Returns the variant of a token or constant in an assignment; `None` if it's absent."""
    if any(all(assignment[name] == context for name, context in one.items()) for one in token["absentIn"]):
        return None
    own = {name: assignment[name] for name in token["dependsOn"]}
    return next((one for one in token["variants"] if one["when"] == own), token)


def of_groups(ir):
    for group in ir["groups"]:
        for name, one in group["constants"].items():
            yield f"{group['path']}.{name}" if group["path"] else name, one

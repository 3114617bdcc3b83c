"""Compares the values printed by compiled Kotlin with the IR."""

import itertools
import re
import struct

NATIVE = {"px": 1.0, "rem": 16.0, "in": 96.0, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "Q": 2.4 / 2.54,
          "pt": 4 / 3, "pc": 16.0}


def compare(ir, printed):
    """Returns the number of compared values, and the differences."""
    found = {}
    for line in printed.splitlines():
        contexts, path, value = line.split("\t", 2)
        found[plain(contexts), plain(path)] = value
    tokens = ir["tokens"] + constants(ir)
    choices = list(of_arguments(ir["modifiers"]))
    count = 0
    problems = []
    for token in tokens:
        path = plain(token["path"])
        if token["deprecated"] or token["visibility"] == "private":
            continue
        pairs = [(label, inside(token, choice)) for label, choice in choices]
        if not token["dependsOn"]:
            pairs.append(("", token))
        elif ("", path) in found:
            problems.append(f"{token['path']} varies and can be read without a theme")
        # If Kotlin doesn't support a token's unit in one context, the token is omitted in all contexts.
        expectations = [native(token["type"], wanted) for _, wanted in pairs]
        if None in expectations:
            continue
        for (contexts, _), expected in zip(pairs, expectations):
            value = found.get((contexts, path))
            if value is None:
                problems.append(f"{token['path']} is missing{' in ' + contexts if contexts else ''}")
            elif not agrees(token["type"], value, expected):
                problems.append(f"{token['path']}{' in ' + contexts if contexts else ''}: "
                                f"{value}, expected {expected}")
            else:
                count += 1
    return count, problems


def of_arguments(modifiers):
    """Yields the arguments used to create themes, as printed, with the contexts they select."""
    axes = []
    for modifier in modifiers:
        named = modifier.get("appearance", {})
        if any(context not in named for context in modifier["contexts"]):
            axes.append([(modifier["name"], one) for one in modifier["contexts"]])
            if modifier["role"]:
                axes[-1].append((modifier["name"], None))
    told = [one for modifier in modifiers for one in modifier.get("appearance", {}).values()]
    if any(scheme for scheme, _ in told):
        axes.append([("", "light"), ("", "dark")])
    if any(contrast == "high" for _, contrast in told):
        axes.append([(None, "standard"), (None, "high")])
    for chosen in itertools.product(*axes) if modifiers else []:
        given = dict(chosen)
        label = ",".join(plain(one or "null") for _, one in chosen)
        yield label, {m["name"]: given.get(m["name"]) or shown(m, given.get(""), given.get(None)) for m in modifiers}


def shown(modifier, scheme, contrast):
    """Returns the context for an appearance and a contrast."""
    named = modifier.get("appearance", {})
    for wanted in ([scheme, contrast or "standard"], [None, contrast], [scheme, "standard"]):
        for context in modifier["contexts"]:
            if named.get(context) == wanted:
                return context
    return modifier["default"]


def constants(ir):
    """Returns the constants of groups in the form of tokens."""
    found = []
    for group in ir["groups"]:
        for name, constant in group["constants"].items():
            values = [constant["value"]] + [variant["value"] for variant in constant["variants"]]
            kind = constant["type"]
            if kind == "number" and all(float(value).is_integer() and abs(value) < 2**31 for value in values):
                kind = "integer"
            path = f"{group['path']}.{name}" if group["path"] else name
            found.append(constant | {"path": path, "type": "constant " + kind, "deprecated": group["deprecated"],
                                     "visibility": group["visibility"]})
    return found


def plain(name):
    """Returns a name without the differences between the source and Kotlin; names without letters become code points."""
    parts = re.split(r"([.,])", name)
    return "".join(c for part in parts for c in words(part).lower() if c.isalnum() or c == ",")


def words(part):
    if part in ".," or any(c.isalnum() for c in part):
        return part
    return "".join(f"u{ord(c):x}" for c in part if c != "\ufe0f")


def inside(token, choice):
    """Returns the variant of a token in a combination of contexts."""
    for variant in token["variants"]:
        if all(choice[name] == context for name, context in variant["when"].items()):
            return variant
    return token


def native(kind, seen):
    """Returns the expected Kotlin value; `None` for values that aren't compared or aren't supported."""
    value = seen["value"]
    if kind.startswith("constant"):
        return value
    if kind == "color":
        derived = seen["derived"]
        if derived.get("inSrgb") is False and derived.get("displayP3"):
            return derived["displayP3"]
        hexadecimal = derived["hex"].lstrip("#")
        return [int(hexadecimal[i:i + 2], 16) / 255 for i in range(0, 8, 2)]
    if kind == "dimension":
        return value["value"] * NATIVE[value["unit"]] if value["unit"] in NATIVE else None
    if kind == "duration":
        return value["value"] * (1000 if value["unit"] == "s" else 1)
    if kind == "number":
        return value
    if kind == "typography":
        style = seen.get("textStyle")
        return style["size"] if style and isinstance(style.get("size"), (int, float)) else None
    return None


def agrees(kind, printed, expected):
    if kind.startswith("constant "):
        return isConstant(kind.removeprefix("constant "), printed, expected)
    if kind == "color":
        bits = (int(printed) >> 32) & 0xFFFFFFFF
        channels = [(bits >> shift & 255) / 255 for shift in (16, 8, 0, 24)]
        return all(abs(a - b) < 0.6 / 255 for a, b in zip(channels, expected))
    if kind == "duration":
        raw = int(printed)
        # The lowest bit of a Duration is its unit: 0 for nanoseconds, 1 for milliseconds.
        printed = raw >> 1 if raw & 1 else (raw >> 1) / 1e6
    if kind == "typography":
        size = re.search(r"fontSize=([-0-9.E]+)\.sp", printed)
        printed = size.group(1) if size else "nan"
    return abs(float(printed) - expected) <= 1e-5 * max(1, abs(expected))


def isConstant(kind, printed, expected):
    """Whether Kotlin prints the expected value of a constant."""
    if kind == "boolean":
        return printed == ("true" if expected else "false")
    if kind in ("string", "image"):
        return printed == expected.replace("\n", " ")
    if kind == "word":
        return plain(printed) == plain(expected)
    if kind == "integer":
        # The value is floating-point if the component's kind has other numbers too.
        return printed in (str(int(expected)), str(float(expected)))
    if kind == "number":
        return abs(float(printed) - expected) <= 1e-5 * max(1, abs(expected))
    lengths = [length if isinstance(length, (int, float)) else length["value"] * NATIVE[length["unit"]]
               for length in expected.values()]
    if kind == "rect":
        x, y, width, height = lengths
        lengths = [x, y, x + width, y + height]
    elif kind == "insets":
        top, leading, bottom, trailing = lengths
        lengths = [max(length, 0) for length in (leading, top, trailing, bottom)]
    found = numbers(printed)
    return len(found) == len(lengths) and all(abs(a - b) <= 1e-5 * max(1, abs(b))
                                              for a, b in zip(found, lengths))


def numbers(printed):
    """Returns the lengths in a Compose value. Two lengths can be packed into one integer."""
    if re.fullmatch(r"-?[0-9]+", printed):
        return list(struct.unpack(">ff", (int(printed) & 0xFFFFFFFFFFFFFFFF).to_bytes(8, "big")))
    return [float(number) for number in re.findall(r"(-?[0-9.]+(?:E-?[0-9]+)?)\.dp", printed)]

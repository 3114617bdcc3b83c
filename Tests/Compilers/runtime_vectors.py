"""A file of tokens in which every value differs from the compiled one, and ways to break each of them.

Programs in Swift and in Kotlin use the same vectors. A vector replaces a range of the text and states the expected
effect on a token. `vectors(tokens.json)` returns the text and the vectors, one per line. `coarse` contains the kinds of
values that a platform doesn't distinguish or doesn't have.
"""

import json
import re

WORDS = {
    "fontStyle": ["normal", "italic", "oblique"],
    "align": ["start", "end", "left", "right", "center", "justify"],
    "case": ["none", "uppercase", "lowercase", "capitalize"],
    "decoration": ["none", "underline", "overline", "line-through"],
    "lineBreak": ["wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingMiddle",
                  "truncatingTail"],
    "lineCap": ["butt", "round", "square"],
    "stroke": ["solid", "dashed", "dotted", "double", "groove", "ridge", "inset", "outset"],
}
MEMBERS = {
    "border": {"color": "color", "width": "positive", "style": "strokeStyle"},
    "transition": {"duration": "positive", "delay": "number", "timingFunction": "cubicBezier"},
    "shadow": {"color": "color", "offsetX": "number", "offsetY": "number", "blur": "positive", "spread": "number",
               "inset": "boolean"},
    "gradient": {"color": "color", "position": "position"},
    "typography": {"fontFamily": "fontFamily", "fontSize": "positive", "fontWeight": "fontWeight",
                   "lineHeight": "positive", "letterSpacing": "number", "relativeTo": "platformStyle",
                   "system": "platformStyle",
                   "color": "color", "shadow": "shadow", "fontVariationSettings": "axes",
                   **{word: word for word in ("fontStyle", "align", "case", "decoration", "lineBreak")}},
    "point": dict.fromkeys("xy", "number"),
    "size": dict.fromkeys(("width", "height"), "number"),
    "rect": dict.fromkeys(("x", "y", "width", "height"), "number"),
    "insets": dict.fromkeys(("top", "leading", "bottom", "trailing"), "number"),
}
LISTS = ("shadow", "gradient")

# For each kind of leaf: a value of another type, and out-of-range values of the right type.
WRONG = {
    "color": ("12", ['"#12345g78"', '"red"']),
    "number": ('"x"', ["1e999", "-1e999", "1e300"]),
    "positive": ('"x"', ["1e999", "-1e999", "1e300", "-0.001"]),
    "duration": ('"x"', ["1e999", "-100"]),
    "integer": ("true", ["1.5", "3e9"]),
    "count": ("true", ["1.5", "3e9", "-1"]),
    "fontWeight": ('"bold"', ["1001", "0"]),
    "time": ("[]", ["1.5", "-0.5"]),
    "position": ("{}", ["2", "-1"]),
    "boolean": ("1", []),
    "string": ("3", []),
    "fontFamily": ('"Inter"', ["[1]", json.dumps(["Inter"] * 101)]),
    "strokeStyle": ("4", ['"wavy"']),
    "dashes": ('"8 4"', ['[8, 1e999]', "[8, -1]", json.dumps([1] * 101)]),
    "cubicBezier": ('"ease"', ["[0, 0, 1]", "[0, 0, 0, 0, 0]"]),
    "axes": ('"wght 450"', [json.dumps({f"a{place:03}": 1 for place in range(101)})]),
}


class Other:
    """Values of the same kind that differ from the compiled values in every component, by a different amount in each token.

    An alias falls back to the token it refers to, whose value must be distinguishable from its own.
    """

    # Kinds with too few values to be different in each token.
    NARROW = ("word", "boolean", "stroke", "strokeStyle", *WORDS)

    def __init__(self):
        self.salt = 0

    def value(self, value, kind, words=None):
        self.salt += 1
        salt = self.salt
        if kind in ("image", "string", "platformStyle"):
            return f"{value}!{salt}"
        if kind == "word" or kind in WORDS:
            choice = words if kind == "word" else WORDS[kind]
            return choice[(choice.index(value) + 1) % len(choice)]
        if kind == "color":
            change = (64 + salt % 64) << 24 | (64 + salt // 64 % 64) << 16 | (64 + salt // 4096 % 64) << 8
            return f"#{int(value[1:], 16) ^ change:08x}"
        if kind == "boolean":
            return not value
        if kind in ("integer", "count"):
            return value + salt
        if kind == "fontWeight":
            step = 1 + salt % 300
            return value + step if value + step <= 1000 else value - step
        if kind in ("time", "position"):
            return round(value * 0.8 + 0.07 + salt % 100 * 0.0005, 6)
        if kind == "fontFamily":
            return [f"{name} {salt}" for name in value]
        if kind == "cubicBezier":
            return [self.value(one, "time" if place % 2 == 0 else "number") for place, one in enumerate(value)]
        if kind == "strokeStyle":
            if isinstance(value, str):
                return self.value(value, "stroke")
            return {"dashArray": [self.value(one, "number") for one in value["dashArray"]],
                    "lineCap": self.value(value["lineCap"], "lineCap")}
        if kind == "axes":
            return {tag: self.value(one, "number") for tag, one in value.items()}
        if kind in LISTS and isinstance(value, list):
            return [self.value(one, kind) for one in value]
        if kind in MEMBERS:
            return {name: part if name == "number" else self.value(part, MEMBERS[kind][name])
                    for name, part in value.items()}
        # A length whose unit depends on the element. Such tokens aren't in the program.
        return value if isinstance(value, str) else round(value + 1.5 + salt / 512, 9)


class Writer:
    """Writes JSON, and records the location of each leaf and each property."""

    def __init__(self, varying, referring, coarse):
        self.coarse = coarse
        # Tokens that vary with contexts, or refer to another token, aren't compared with a single compiled value.
        self.varying = varying
        self.referring = referring
        self.text = ""
        self.size = 0
        self.lines = []

    def put(self, text):
        self.text += text
        self.size += len(text.encode())

    def line(self, start, end, new, token, problems=0, informations=0, changes=0, is_whole=0):
        is_whole = int(is_whole and token not in self.varying and token not in self.referring)
        self.lines.append("\t".join(map(str, (start, end, new, token, problems, informations, changes, is_whole))))

    def members(self, items, write, vector=None):
        """Writes an object. `write(name, value)` writes a value, and `vector` the ways to break a whole property."""
        self.put("{")
        places = []
        for place, (name, value) in enumerate(items):
            if place:
                self.put(", ")
            start = self.size
            self.put(json.dumps(name, ensure_ascii=False) + ": ")
            write(name, value)
            places.append((start, self.size, name))
        self.put("}")
        for place, (start, end, name) in enumerate(places):
            if vector:
                first = place == 0
                cut = (start, places[1][0]) if first and len(places) > 1 else (start, end)
                if not first:
                    cut = (places[place - 1][1], end)
                vector(name, start, end, cut)

    def value(self, value, kind, token, is_member, words=None):
        """Writes a value, and every way to break it."""
        start = self.size
        if kind in LISTS and isinstance(value, list):
            self.put("[")
            for place, one in enumerate(value):
                if place:
                    self.put(", ")
                self.composite(one, kind, token)
            self.put("]")
            self.broken(start, token, ["12", "null", json.dumps([{}] * 25_000)], 0)
        elif kind in MEMBERS:
            self.composite(value, kind, token)
            self.broken(start, token, ["12", "null"], 0)
        elif kind == "strokeStyle" and isinstance(value, dict):
            # The dashes and the line cap are a single value.
            def write(name, part):
                own = self.size
                self.put(json.dumps(part))
                wrong = WRONG["dashes"] if name == "dashArray" else ("5", ['"pointed"'])
                self.broken(own, token, ["null", wrong[0], *wrong[1]], 0, self.changes(token, "stroke"))
            self.members(value.items(), write)
            self.broken(start, token, ["null", "4"], 0, self.changes(token, "stroke"))
        elif kind == "axes":
            self.axes(value, token)
            self.broken(start, token, ["null", WRONG[kind][0], *WRONG[kind][1]], 0, self.changes(token, kind))
        elif kind == "cubicBezier":
            self.put("[")
            for place, one in enumerate(value):
                if place:
                    self.put(", ")
                self.value(one, "time" if place % 2 == 0 else "number", token, True)
            self.put("]")
            self.broken(start, token, ["null", WRONG[kind][0], *WRONG[kind][1]], 0)
        else:
            self.put(json.dumps(value, ensure_ascii=False))
            if kind in WORDS or kind == "word":
                wrong = ("5", ['"nonsense"'])
            else:
                wrong = WRONG["string" if kind in ("image", "platformStyle") else kind if kind in WRONG else "number"]
            self.broken(start, token, ["null", wrong[0], *wrong[1]], 0 if is_member else 1, self.changes(token, kind))

    def axes(self, value, token):
        """Writes positions on the axes of fonts, which are a single value."""
        changes = self.changes(token, "axes")

        def write(_, position):
            start = self.size
            self.put(json.dumps(position))
            self.broken(start, token, ["null", WRONG["number"][0], *WRONG["number"][1]], 0, changes)

        def vector(tag, start, end, cut):
            self.line(*cut, "", token, changes=changes)
            self.line(start, start, f"{json.dumps(tag)}: 1, ", token, problems=1, changes=changes)
            self.line(start, start, '"wgt": 1, ', token, informations=1)
        self.members(value.items(), write, vector)

    def broken(self, start, token, texts, is_whole, changes=1):
        for text in texts:
            self.line(start, self.size, text, token, problems=1, changes=changes, is_whole=is_whole)

    def changes(self, token, kind):
        """Returns 1 if the token changes when a part of it is broken, 2 if its fallback can have the same value."""
        return 2 if kind in self.coarse or kind in Other.NARROW and token in self.referring else 1

    def composite(self, value, kind, token):
        def write(name, part):
            if name == "number":
                self.put(json.dumps(part))
            else:
                self.value(part, MEMBERS[kind][name], token, True)

        def vector(name, start, end, cut):
            if name != "number":
                changes = self.changes(token, MEMBERS[kind][name])
                self.line(*cut, "", token, changes=changes)
                self.line(start, start, f"{json.dumps(name)}: 1, ", token, problems=1, changes=changes)
            self.line(start, start, '"unknown": 1, ', token, informations=1)
        self.members(value.items(), write, vector)


def fields(component):
    """Yields the names and paths of the fields of a component and its parts, including those of states."""
    yield from component.get("fields", {}).items()
    for state in component.get("states", {}).values():
        yield from state.items()
    for part in component.get("parts", {}).values():
        yield from fields(part)


def kinds(tree):
    """Returns the kind of each token, from its type or from the components that use it."""
    rows = tree["tokens"]
    found = {path: row["type"] for path, row in rows.items()}
    names = {"cornerRadius": "positive", "opacity": "position", "numberOfLines": "count"}
    for component in tree.get("components", []):
        for name, path in fields(component):
            # The name of a field that only has states ends with the state.
            name = re.sub("(Highlighted|Focused|Selected|Pressed|Disabled)$", "", name)
            while name in names and path:
                found[path] = names[name]
                path = rows[path].get("references")
    return found


def vectors(path, coarse=()):
    """Returns the text of the changed file, and the vectors as lines with fields separated by tabs.

    The fields are: start, end, new text, token, number of problems, number of other issues, whether the token changes,
    and whether it then has the compiled value.
    """
    with open(path, encoding="utf-8") as file:
        tree = json.load(file)
    rows = tree["tokens"]
    kind = kinds(tree)
    other = Other()
    writer = Writer({path for entry in tree["contexts"] for path in entry["values"]},
                    {path for path, row in rows.items() if "references" in row}
                    | {path for entry in tree["contexts"] for path in entry.get("tokens", {})}, coarse)

    def token(name, value, path):
        row = rows[path]
        writer.value(other.value(value, kind[path], row.get("of")), kind[path], path, False)

    def token_vector(path, start, end, cut):
        changes = writer.changes(path, kind[path])
        writer.line(*cut, "", path, changes=changes, is_whole=1)
        writer.line(start, start, '"unknown 9": 1, ', path, informations=1)
        name = path.split(".")[-1]
        twice = json.dumps(name if isTree else path, ensure_ascii=False)
        writer.line(start, start, f"{twice}: null, ", path, problems=2, changes=changes, is_whole=1)

    def group(tree, path):
        def write(name, value):
            own = f"{path}.{name}" if path else name
            if own in rows:
                token(name, value, own)
            else:
                group(value, own)

        def vector(name, start, end, cut):
            own = f"{path}.{name}" if path else name
            if own in rows:
                token_vector(own, start, end, cut)
        writer.members(tree.items(), write, vector)

    def wide(part):
        """Changes the Display P3 colors in a value of any structure."""
        if isinstance(part, dict):
            return {name: wide(one) for name, one in part.items()}
        if isinstance(part, list) and part and all(isinstance(one, (int, float)) for one in part):
            return [round(1 - one, 4) for one in part[:3]] + part[3:]
        return [wide(one) for one in part] if isinstance(part, list) else part

    def row(row):
        return {name: wide(part) if name == "displayP3" else part for name, part in row.items() if name != "references"}

    isTree = True
    writer.put('{ "version": 2, "fonts": ')
    fonts = {name + " X": faces for name, faces in tree.get("fonts", {}).items()}
    writer.put(json.dumps(fonts, ensure_ascii=False))
    writer.put(', "base": ')
    group(tree["base"], "")
    isTree = False
    writer.put(', "tokens": ' + json.dumps({path: row(one) for path, one in rows.items()}, ensure_ascii=False))
    writer.put(', "contexts": [')
    for place, entry in enumerate(tree["contexts"]):
        if place:
            writer.put(", ")
        writer.put('{ "when": ' + json.dumps(entry["when"], ensure_ascii=False) + ', "values": ')
        writer.members(entry["values"].items(), lambda path, value: token(path, value, path), token_vector)
        own = {path: row(one) for path, one in entry.get("tokens", {}).items()}
        writer.put(', "tokens": ' + json.dumps(own, ensure_ascii=False) + "}")
    writer.put("] }")
    return writer.text, writer.lines

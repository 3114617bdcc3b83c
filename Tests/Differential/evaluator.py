"""Resolves the tokens and constants of a merged tree, written from DTCG 2025.10 and tokens/guide/.

`Evaluator(tree, assignment).tokens()` returns the type and the resolved value for each path, and whether the token is
private. `constants()` returns the same for each constant.
"""

import re

import expressions
from resolver import is_token, pointer

MEMBERS = {
    "border": {"color": "color", "width": "dimension", "style": "strokeStyle"},
    "transition": {"duration": "duration", "delay": "duration", "timingFunction": "cubicBezier"},
    "layer": {"color": "color", "offsetX": "dimension", "offsetY": "dimension", "blur": "dimension",
              "spread": "dimension", "inset": "flag"},
    "stop": {"color": "color", "position": "number"},
    "typography": {"fontFamily": "fontFamily", "fontSize": "dimension", "fontWeight": "fontWeight",
                   "letterSpacing": "dimension", "lineHeight": "number"},
}
SHAPES = {"point": ("x", "y"), "size": ("width", "height"), "rect": ("x", "y", "width", "height"),
          "insets": ("top", "leading", "bottom", "trailing")}


class Evaluator:
    def __init__(self, tree, assignment):
        self.tree = tree
        # The context of each modifier, in the order in which modifiers apply.
        self.assignment = assignment
        self.values = {}

    # Walking

    def tokens(self):
        """Returns type, value, and whether it's private, for each path."""
        return {path: (self.type(path), self.value(path), private)
                for path, _, private in walk(self.tree) if path is not None and is_token(self.node(path)[0])}

    def constants(self):
        """Returns type, value, and whether it's private, for each path."""
        found = {}
        for path, group, private in groups(self.tree):
            for name, one in ours(group).get("constants", {}).items():
                place = f"{path}.{name}" if path else name
                found[place] = (one["type"], self.constant(one), private)
        return found

    def node(self, path):
        """Returns the token or group at a path, and the type inherited from its groups."""
        node, inherited = self.tree, self.tree.get("$type")
        for name in path.split("."):
            node = node[name]
            if not is_token(node):
                inherited = node.get("$type", inherited)
        return node, inherited

    def raw(self, node):
        """Returns the unresolved value of a token in the contexts of the assignment."""
        own = ours(node)
        value = node["$value"] if "$value" in node else {"$ref": node["$ref"]}
        if "expression" in own:
            value = "~" + own["expression"].removeprefix("~")
        for context in self.assignment.values():
            value = own.get("contexts", {}).get(context, value)
        return value

    def type(self, path):
        node, inherited = self.node(path)
        if "$type" in node:
            return node["$type"]
        target = self.target(self.raw(node))
        return self.type(target) if target else inherited

    def target(self, value):
        """Returns the path of the referenced token if the whole value is a reference."""
        if isinstance(value, str) and re.fullmatch(r"\{[^{}]*\}", value):
            return value[1:-1]
        if isinstance(value, dict) and set(value) == {"$ref"}:
            names = pointer(value["$ref"])
            if names[-1] == "$value":
                return ".".join(names[:-1])
            if "$value" not in names:
                return ".".join(names)
        return None

    # Values

    def value(self, path):
        """Returns the resolved value of a token."""
        if path not in self.values:
            self.values[path] = self.resolved(self.raw(self.node(path)[0]), self.type(path))
        return self.values[path]

    def resolved(self, value, type):
        """Resolves a value that can be or contain references and expressions."""
        target = self.target(value)
        if target:
            return self.value(target)
        if isinstance(value, dict) and set(value) == {"$ref"}:
            return self.resolved(*self.part(pointer(value["$ref"])))
        if isinstance(value, str) and value.startswith("~"):
            return result(expressions.evaluate(value[1:], self.operand))
        return self.literal(value, type)

    def literal(self, value, type):
        if type == "shadow" and isinstance(value, list):
            return [self.single(self.resolved(one, "layer")) for one in value]
        if type == "gradient" and isinstance(value, list):
            return [self.stop(self.single(self.resolved(one, "stop"))) for one in value]
        if type in ("shadow", "layer"):
            return self.members(value, MEMBERS["layer"])
        if type in MEMBERS:
            return self.members(value, MEMBERS[type])
        if type == "strokeStyle" and isinstance(value, dict):
            return {"dashArray": [self.resolved(one, "dimension") for one in self.resolved(value["dashArray"], None)],
                    "lineCap": self.resolved(value["lineCap"], None)}
        if isinstance(value, dict):
            return {key: self.resolved(part, None) for key, part in value.items()}
        if isinstance(value, list):
            return [self.resolved(one, None) for one in value]
        return value

    def members(self, value, types):
        return {key: self.resolved(part, types.get(key)) for key, part in value.items()}

    @staticmethod
    def single(value):
        return value[0] if isinstance(value, list) and len(value) == 1 else value

    @staticmethod
    def stop(value):
        return {**value, "position": min(max(value["position"], 0), 1)}

    def part(self, names):
        """Returns the unresolved value at a pointer, following aliases, and its type if known."""
        index = names.index("$value")
        path = ".".join(names[:index])
        node, kind = self.raw(self.node(path)[0]), self.type(path)
        for name in names[index + 1:]:
            while target := self.target(node):
                node, kind = self.raw(self.node(target)[0]), self.type(target)
            if isinstance(node, dict) and set(node) == {"$ref"}:
                node, kind = self.part(pointer(node["$ref"]))
            if isinstance(node, list):
                node, kind = node[int(name)], {"shadow": "layer", "gradient": "stop"}.get(kind)
            else:
                kind = MEMBERS.get("layer" if kind == "shadow" else kind, {}).get(name)
                node = node[name]
        return node, kind

    def operand(self, path):
        """Returns the value of a referenced token as an operand of an expression."""
        value, type = self.value(path), self.type(path)
        if type == "color":
            return ("color", color(value))
        return ("length", value["value"], value["unit"]) if type == "dimension" else value

    # Constants

    def constant(self, one):
        type, value = one["type"], one["value"]
        if type in SHAPES:
            return {name: self.length(value[name]) for name in SHAPES[type]}
        return self.resolved(value, "number") if type == "number" else value

    def length(self, value):
        made = self.resolved(value, "dimension")
        return {"value": made, "unit": "px"} if isinstance(made, (int, float)) else made


def ours(node):
    return node.get("$extensions", {}).get("dev.tokens", {})


def walk(node, path=None, private=False):
    """Yields the path of every token and group, the token or group, and whether it's private."""
    private = {"private": True, "public": False}.get(ours(node).get("visibility"), private)
    yield path, node, private
    if not is_token(node):
        for name, child in node.items():
            if not name.startswith("$") or name == "$root":
                yield from walk(child, f"{path}.{name}" if path else name, private)


def groups(tree):
    return ((path or "", node, private) for path, node, private in walk(tree) if not is_token(node))


def color(value):
    """Converts a DTCG color to the form of `color_math`."""
    components = tuple(None if one == "none" else one for one in value["components"])
    return value["colorSpace"], components, value.get("alpha", 1)


def result(value):
    """Converts the value of an expression to DTCG."""
    if isinstance(value, tuple) and value[0] == "length":
        return {"value": value[1], "unit": value[2]}
    if isinstance(value, tuple):
        space, components, alpha = value[1]
        return {"colorSpace": space, "components": ["none" if one is None else one for one in components],
                "alpha": alpha}
    return value

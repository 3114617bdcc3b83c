"""Computes properties of elements from a style sheet: layers, media queries, specificity, order, inheritance, `var()`."""

import functools
import re

import tinycss2

import css_selectors

INVALID = None


class Sheet:
    """The rules of a style sheet."""

    def __init__(self, text):
        self.rules = []
        self.layers = []
        # Registered custom properties: whether they inherit, and their initial values.
        self.registered = {}
        self.read(tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True), [], "")
        self.last = (None, None, {})
        self.order = {name: index for index, name in enumerate(self.layers)}

    def read(self, nodes, conditions, layer):
        for node in nodes:
            if node.type == "qualified-rule":
                self.style(tinycss2.serialize(node.prelude), node.content, conditions, layer)
            elif node.type == "at-rule":
                self.at_rule(node, conditions, layer)
            elif node.type == "error":
                raise ValueError(f"invalid CSS: {node.message}")

    def at_rule(self, node, conditions, layer):
        prelude = tinycss2.serialize(node.prelude).strip()
        name = node.lower_at_keyword
        if name == "layer":
            names = [f"{layer}.{one.strip()}".lstrip(".") for one in prelude.split(",")]
            self.layers += [one for one in names if one not in self.layers]
            if node.content is not None:
                self.read(inner(node.content), conditions, names[0])
        elif name == "media":
            self.read(inner(node.content), [*conditions, prelude], layer)
        elif name == "supports":
            if "color(display-p3" in prelude:
                self.read(inner(node.content), conditions, layer)
        elif name == "theme":
            # Tailwind's `@theme`: variables of the root, in a layer with that name.
            if "theme" not in self.layers:
                self.layers.append("theme")
            self.style(":root, :host", node.content, conditions, "theme")
        elif name == "property":
            values = declarations(node.content)
            self.registered[prelude] = (values.get("inherits") != "false", values.get("initial-value", INVALID))

    def style(self, selector, content, conditions, layer):
        values = declarations(content)
        if not values:
            return
        for specificity, test in css_selectors.parsed(selector.strip()):
            self.rules.append((layer, specificity, len(self.rules), conditions, test, values))

    def computed(self, element, features):
        """Returns the properties of an element, after computing those of its ancestors."""
        parent = self.inherited(element["parent"], features) if element["parent"] is not None else {}
        matching = [(self.rank(layer), specificity, order, values)
                    for layer, specificity, order, conditions, test, values in self.rules
                    if all(holds(one, features) for one in conditions) and test(element)]
        own = {}
        for *_, values in sorted(matching, key=lambda one: one[:3]):
            own.update(values)
        inherited = {name: value for name, value in parent.items()
                     if name.startswith("--") and self.registered.get(name, (True,))[0]}
        return Substitution(own, inherited, self.registered).all()

    def inherited(self, element, features):
        """Returns the properties of an element, cached while its children are computed."""
        if self.last[0] is not element or self.last[1] is not features:
            self.last = (element, features, self.computed(element, features))
        return self.last[2]

    def rank(self, layer):
        """Returns the precedence of a layer. Rules outside layers take precedence."""
        return self.order[layer] if layer else len(self.order)


def inner(content):
    return tinycss2.parse_rule_list(content, skip_comments=True, skip_whitespace=True)


def declarations(content):
    found = {}
    for one in tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True):
        if one.type == "declaration":
            found[one.name] = tinycss2.serialize(one.value).strip()
    return found


@functools.cache
def conditions_of(query):
    """Returns the features of a query: name, value, and whether the value must match."""
    parts = re.split(r"\s+and\s+", query)
    found = [re.fullmatch(r"(\(not\s+)?\(([a-z-]+):\s*([a-z-]+)\)\)?", part) for part in parts]
    if None in found:
        raise ValueError(f"unknown media query: {query}")
    return [(match[2], match[3], not match[1]) for match in found]


def holds(query, features):
    """Whether a media query matches."""
    return "hover" not in query and all((features.get(name) == value) == wanted
                                        for name, value, wanted in conditions_of(query))


class Substitution:
    """Replaces `var()` in the declarations of one element."""

    def __init__(self, own, inherited, registered):
        self.own = own
        self.inherited = inherited
        self.registered = registered
        self.known = {}

    def all(self):
        made = dict(self.inherited)
        for name in self.own:
            value = self.value(name)
            if value is not INVALID:
                made[name] = value
            else:
                made.pop(name, None)
        return made

    def value(self, name):
        if name not in self.own:
            return self.inherited.get(name, self.registered.get(name, (True, INVALID))[1])
        if name not in self.known:
            self.known[name] = INVALID
            if self.own[name] == "initial":
                return INVALID
            self.known[name] = self.replaced(self.own[name])
        return self.known[name]

    def replaced(self, text):
        while "var(" in text:
            start = text.rindex("var(")
            end = closing(text, start + 4)
            name, comma, fallback = text[start + 4:end].partition(",")
            value = self.value(name.strip())
            if value is INVALID:
                if not comma:
                    return INVALID
                value = fallback.strip()
            text = text[:start] + value + text[end + 1:]
        return text


def closing(text, start):
    depth = 1
    for index in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        if depth == 0:
            return index
    raise ValueError(f"unbalanced: {text}")


def element(attributes, parent=None):
    return {"attributes": attributes, "parent": parent}

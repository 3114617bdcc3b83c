"""Generates random sources: token files, a resolver document or a list of files, and a configuration.

Tokens refer only to earlier tokens, so there are no circular references; their order in the files is random.
`source(seed)` returns `files` (name → tree), `resolver` (a document or `None`), `order` (of the files, if there's no
document), `modifiers`, and `settings` (properties of the configuration).
"""

import random

from literals import Literals, STROKES

TYPES = ["color"] * 8 + ["dimension"] * 5 + ["number"] * 3 + ["border", "shadow", "gradient", "transition"] * 2 + [
    "duration", "cubicBezier", "fontFamily", "fontWeight", "strokeStyle", "typography", "typography"]
SPACES = ["", "", ", oklch", ", srgb", ", p3", ", hsl", ", hsl", ", lch"]


class Token:
    """A generated token that later tokens can refer to."""

    def __init__(self, path, type, kind, value):
        self.path = path
        self.type = type
        # `literal`: pointers into the value are valid in every context. `narrow`: a color inside sRGB.
        self.kind = kind
        self.value = value
        self.is_narrow = type == "color" and isinstance(value, dict) and value.get("colorSpace") == "srgb"


class Generator:
    def __init__(self, seed, size=None):
        self.chance = random.Random(seed)
        self.literals = Literals(self.chance)
        self.pool = []
        self.base = {}
        self.size = size or self.chance.randint(8, 40)

    # The source

    def source(self):
        modifiers, settings = self.modifiers()
        self.groups(modifiers)
        self.constants()
        overrides = {name: {context: self.overrides(context == one["default"]) for context in one["contexts"]}
                     for name, one in modifiers.items()}
        made = {"modifiers": modifiers, "settings": settings}
        if modifiers and self.chance.random() < 0.25:
            return {**made, **self.as_list(overrides)}
        return {**made, **self.as_resolver(modifiers, overrides)}

    def modifiers(self):
        chosen, settings = {}, {}
        for name in self.chance.sample(["theme", "contrast", "brand", "density"], self.chance.choice([0, 1, 2, 2, 3, 4])):
            contexts = {"theme": self.chance.choice([["light", "dark"], ["dark", "light"], ["light", "dark", "sepia"],
                                                     ["sepia", "light", "dark"],
                                                     ["light", "dark", "light-hc", "dark-hc"]]),
                        "contrast": ["standard", "high"],
                        "brand": self.chance.choice([["plum", "sand"], ["plum", "sand", "moss"]]),
                        "density": ["cozy", "compact"]}[name]
            chosen[name] = {"contexts": contexts, "default": contexts[0] if name != "brand" else self.chance.choice(contexts)}
        if "light-hc" in chosen.get("theme", {}).get("contexts", []):
            # The theme already includes high contrast.
            chosen.pop("contrast", None)
        if "theme" in chosen:
            appearance = {"modifier": "theme", "light": "light", "dark": "dark"}
            if "light-hc" in chosen["theme"]["contexts"]:
                appearance["highContrast"] = {"light": "light-hc", "dark": "dark-hc"}
            elif "contrast" in chosen:
                appearance["highContrast"] = {"modifier": "contrast", "high": "high"}
            settings["appearance"] = appearance
        return chosen, settings

    def as_resolver(self, modifiers, overrides):
        files = {"base.tokens.json": self.shuffled(self.base)}
        document = {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}}, "modifiers": {},
                    "resolutionOrder": [{"$ref": "#/sets/base"}]}
        for name, one in modifiers.items():
            contexts = {}
            for context, tree in overrides[name].items():
                contexts[context] = [] if not tree else [tree]
                if tree and self.chance.random() < 0.5:
                    files[f"{context}.tokens.json"] = tree
                    contexts[context] = [{"$ref": f"{context}.tokens.json"}]
                elif tree and self.chance.random() < 0.2:
                    document["sets"][f"{context}-set"] = {"sources": [tree]}
                    contexts[context] = [{"$ref": f"#/sets/{context}-set"}]
            whole = {"contexts": contexts, "default": one["default"]}
            if self.chance.random() < 0.2:
                document["resolutionOrder"].append({"name": name, "type": "modifier", **whole})
            else:
                document["modifiers"][name] = whole
                document["resolutionOrder"].append({"$ref": f"#/modifiers/{name}"})
        return {"files": files, "resolver": document, "order": []}

    def as_list(self, overrides):
        """Moves the overrides to an extension of the tokens."""
        for contexts in overrides.values():
            for context, tree in contexts.items():
                for names, token in leaves(tree):
                    own = at(self.base, names)
                    if own is not None:
                        own["$type"] = next(one.type for one in self.pool if one.path == ".".join(names))
                        extension = own.setdefault("$extensions", {}).setdefault("dev.tokens", {})
                        value = token["$value"] if "$value" in token else "{%s}" % ".".join(token["$ref"][2:].split("/"))
                        extension.setdefault("contexts", {})[context] = value
        names = list(self.base)
        half = {name: self.base.pop(name) for name in names[len(names) // 2:]}
        return {"files": {"one.tokens.json": self.base, "two.tokens.json": half}, "resolver": None,
                "order": ["one.tokens.json", "two.tokens.json"]}

    def shuffled(self, tree):
        keys = list(tree)
        self.chance.shuffle(keys)
        return {key: tree[key] for key in keys}

    # Groups

    def groups(self, modifiers):
        names = ["a", "b", "c.d", "radius", "e.f.g", "card", "button"][:self.chance.randint(2, 7)]
        for name in names:
            self.set(name.split("."), {})
        for index in range(self.size):
            group = self.chance.choice(names)
            self.add(group, f"t{index}", self.chance.choice(TYPES))
        for name in names:
            group = at(self.base, name.split("."))
            extension = {}
            if self.chance.random() < 0.2:
                extension["visibility"] = "private"
            if name in ("card", "button"):
                extension["component"] = name
            if extension:
                group["$extensions"] = {"dev.tokens": extension}
        if self.chance.random() < 0.5:
            self.extend(self.chance.choice([one for one in names if "." not in one]))

    def extend(self, name):
        """Adds a group that extends another group and overrides some of its tokens."""
        group = self.base["x"] = {"$extends": self.chance.choice(["{%s}", "#/%s"]) % name}
        for token in [one for one in self.pool if one.path.startswith(name + ".")]:
            names = token.path.split(".")[1:]
            if len(names) == 1 and self.chance.random() < 0.4:
                group[names[0]] = self.token(f"x.{names[0]}", token.type, token.kind == "literal")
            if len(names) == 1:
                self.pool.append(Token(f"x.{names[0]}", token.type, "value", None))

    def add(self, group, name, type):
        path = f"{group}.{name}"
        token = self.token(path, type)
        if self.chance.random() < 0.05:
            token["$extensions"] = {"dev.tokens": {"visibility": "private"}}
        self.set(path.split("."), token)
        value = token.get("$value")
        isLiteral = value is not None and "{" not in repr(value).replace("{'", "") and "$ref" not in repr(value) \
            and "~" not in repr(value)
        self.pool.append(Token(path, type, "literal" if isLiteral else "value", value))

    def set(self, names, value):
        node = self.base
        for name in names[:-1]:
            node = node.setdefault(name, {})
        node.setdefault(names[-1], value)

    def constants(self):
        """Adds constants to groups."""
        for name in ("card", "button"):
            if name not in self.base or self.chance.random() < 0.4:
                continue
            made = {"limit": {"type": "number", "value": self.chance.choice([2, 3, 0.5])},
                    "isLoud": {"type": "boolean", "value": self.chance.choice([True, False])},
                    "mode": {"type": "word", "value": self.chance.choice(["calm", "loud"]), "of": ["calm", "loud"]},
                    "padding": {"type": "insets", "value": {side: self.operand("dimension", 0.4) or self.chance.randint(0, 9)
                                                            for side in ("top", "leading", "bottom", "trailing")}}}
            if number := self.operand("number", 0.7):
                made["factor"] = {"type": "number", "value": f"~{number} * 2"}
            own = self.base[name].setdefault("$extensions", {}).setdefault("dev.tokens", {})
            own["constants"] = {key: made[key] for key in self.chance.sample(sorted(made), 3) if key in made}

    # Overrides

    def overrides(self, isDefault):
        """Returns the overrides of a context."""
        tree = {}
        if isDefault and self.chance.random() < 0.7:
            return tree
        for index, token in enumerate(list(self.pool)):
            if token.path.startswith("x.") or self.chance.random() > 0.25:
                continue
            names = token.path.split(".")
            own = at(self.base, names)
            made = self.token(token.path, token.type, token.kind == "literal", index)
            target = own.get("$value")
            if isinstance(target, str) and target.startswith("{") and self.chance.random() < 0.5:
                # The base value, as a literal instead of a reference.
                literal = next((one.value for one in self.pool if "{%s}" % one.path == target and one.kind == "literal"), None)
                if literal is not None:
                    made = {"$type": token.type, "$value": literal}
            if "$extensions" in own:
                made["$extensions"] = own["$extensions"]
            node = tree
            for name in names[:-1]:
                node = node.setdefault(name, {})
            node[names[-1]] = made
        return tree

    # Tokens

    def token(self, path, type, literal=False, limit=None):
        """Returns a token of a type, which can refer to the first `limit` tokens."""
        self.before = [one for one in self.pool[:limit] if one.path != path and not one.path.startswith("x.")] \
            if limit is not None else [one for one in self.pool if one.path != path]
        kind = self.chance.random()
        if literal:
            return self.typed(type, self.literal(type, True))
        if kind < 0.3 and (target := self.earlier(type)):
            form = self.chance.random()
            if form < 0.6:
                value = {"$value": "{%s}" % target.path}
            elif form < 0.8:
                value = {"$ref": "#/" + target.path.replace(".", "/")}
            else:
                value = {"$value": {"$ref": "#/" + target.path.replace(".", "/") + "/$value"}}
            return value if self.chance.random() < 0.5 else {"$type": type, **value}
        if kind < 0.5 and (value := self.expression(type)):
            return self.typed(type, value)
        if kind < 0.55 and type == "number" and (value := self.pointer()):
            return self.typed(type, value)
        return self.typed(type, self.literal(type, self.chance.random() < 0.3))

    @staticmethod
    def typed(type, value):
        return {"$type": type, "$value": value}

    def earlier(self, type):
        found = [one for one in self.before if one.type == type]
        return self.chance.choice(found[-6:]) if found else None

    def operand(self, type, chance=0.6):
        self.before = getattr(self, "before", self.pool)
        target = self.earlier(type) if self.chance.random() < chance else None
        return "{%s}" % target.path if target else None

    def pointer(self):
        """Returns a reference to a number inside the value of another token."""
        found = [one for one in self.before if one.kind == "literal" and not one.path.startswith("x.")]
        numbers = [(one, part) for one in found for part in
                   {"typography": ["lineHeight"], "gradient": ["1/position"]}.get(one.type, [])]
        if not numbers:
            return None
        one, part = self.chance.choice(numbers)
        return {"$ref": f"#/{one.path.replace('.', '/')}/$value/{part}"}

    def expression(self, type):
        """Returns an expression, or `None` if there are no operands."""
        one = self.operand(type, 1)
        if not one or type not in ("color", "dimension", "number"):
            return None
        number = self.operand("number", 0.4) or repr(self.literals.share())
        if type != "color":
            return "~" + self.chance.choice([f"{one} * {number}", f"{one} / 4 + {one}", f"({one} + {one}) * 1.5",
                                             f"{one} * 3 - {one}", f"{number} * {one}",
                                             f"floor({one} * 1.3)", f"max({one}, {one} / 2)", f"{one} * 1.5 ^ 2",
                                             f"clamp({one} / 2, {one}, {one} * 2)"])
        share, other = self.literals.share(), self.operand(type, 0.8) or "#ff8800"
        space = self.chance.choice(SPACES)
        if self.chance.random() < 0.3:
            return f"~color.alpha({one}, {share})"
        if self.chance.random() < 0.5:
            return f"~color.mix({one}, {other}, {share}{space})"
        space = space if space in ("", ", srgb", ", p3", ", hsl") else ""
        return f"~color.{self.chance.choice(['lighten', 'darken'])}({one}, {share}{space})"

    # Values with references in them

    def literal(self, type, plain):
        if type in ("border", "transition", "shadow", "gradient", "typography", "strokeStyle"):
            return getattr(self, type)(plain)
        return self.literals.of(type)

    def member(self, type, plain, value=None):
        found = None if plain else self.operand(type, 0.5)
        return found or (self.literals.of(type) if value is None else value)

    def border(self, plain):
        return {"color": self.member("color", plain), "width": self.member("dimension", plain),
                "style": self.member("strokeStyle", plain, self.chance.choice(STROKES))}

    def strokeStyle(self, plain):
        if self.chance.random() < 0.6:
            return self.chance.choice(STROKES)
        dashes = [self.member("dimension", plain, self.literals.px((1, 2, 3, 4))) for _ in range(self.chance.choice([1, 2, 2, 4]))]
        return {"dashArray": dashes, "lineCap": self.chance.choice(["round", "butt", "square"])}

    def transition(self, plain):
        return {"duration": self.member("duration", plain), "delay": self.member("duration", plain),
                "timingFunction": self.member("cubicBezier", plain)}

    def shadow(self, plain):
        layers = [self.layer(plain) for _ in range(self.chance.choice([1, 1, 2, 3]))]
        return layers[0] if len(layers) == 1 and self.chance.random() < 0.7 else layers

    def layer(self, plain):
        made = {"color": self.member("color", plain)}
        for part in ("offsetX", "offsetY", "blur", "spread"):
            values = (0, 1, 2, 4) if part == "blur" else (-2, 0, 1, 4)
            made[part] = self.member("dimension", plain, self.literals.px(values))
        if self.chance.random() < 0.3:
            made["inset"] = self.chance.choice([True, False])
        return made

    def gradient(self, plain):
        places = sorted(self.chance.sample([0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.4], self.chance.choice([2, 3])))
        return [{"color": self.member("color", plain), "position": one} for one in places]

    def typography(self, plain):
        return {"fontFamily": self.member("fontFamily", plain),
                "fontSize": self.member("dimension", True, self.literals.px((12, 14, 16.5, 20, 32))),
                "fontWeight": self.member("fontWeight", plain),
                "letterSpacing": self.chance.choice([{"value": 0, "unit": "px"}, {"value": 0.5, "unit": "px"},
                                                     {"value": -0.25, "unit": "px"}, {"value": 0.05, "unit": "rem"}]),
                "lineHeight": self.chance.choice([1, 1.2, 1.5, 1.33])}


def at(tree, names):
    for name in names:
        if name not in tree:
            return None
        tree = tree[name]
    return tree


def leaves(tree, names=()):
    for key, child in tree.items():
        if key.startswith("$"):
            continue
        if "$value" in child or "$ref" in child:
            yield [*names, key], child
        else:
            yield from leaves(child, [*names, key])


def source(seed, size=None):
    return Generator(seed, size).source()

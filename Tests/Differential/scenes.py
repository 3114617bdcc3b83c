"""Elements that choose contexts, and their resulting contexts.

The context of an element is the one chosen by the element or its nearest ancestor, otherwise the one chosen by media
features, otherwise the default (templates/guide/css.md).
"""

import cascade

SCHEMES = [{"prefers-color-scheme": scheme, "prefers-contrast": contrast}
           for scheme in ("light", "dark") for contrast in ("no-preference", "more")]


class Scene:
    """The contexts chosen by nested elements, the outermost first, and media features."""

    def __init__(self, choices, features):
        self.choices = choices
        self.features = features

    def element(self):
        made = None
        for choice in self.choices:
            made = cascade.element({f"data-{name}": context for name, context in choice.items()}, made)
        return made

    def assignment(self, source):
        return {name: next((choice[name] for choice in reversed(self.choices) if name in choice),
                           of_media(source, name, self.features) or one["default"])
                for name, one in source["modifiers"].items()}

    def __str__(self):
        chosen = " > ".join(" ".join(f"{name}={context}" for name, context in choice.items()) or "nothing"
                            for choice in self.choices)
        return f"{chosen}, {' '.join(self.features.values())}"


def of_media(source, name, features):
    """Returns the context of a modifier that media features choose, if any."""
    appearance = source["settings"].get("appearance", {})
    scheme, isHigh = features["prefers-color-scheme"], features["prefers-contrast"] == "more"
    high = appearance.get("highContrast", {})
    if appearance.get("modifier") == name:
        return high[scheme] if isHigh and scheme in high else appearance[scheme]
    if high.get("modifier") == name and isHigh:
        return high["high"]
    return None


def scenes(source, assignments, chance, count):
    """Returns scenes with every assignment on the root, with choices by media features, and with random nesting."""
    made = [Scene([assignment], chance.choice(SCHEMES)) for assignment in assignments]
    names = list(source["modifiers"])
    appearance = source["settings"].get("appearance", {})
    followed = {appearance.get("modifier"), appearance.get("highContrast", {}).get("modifier")}
    if followed & set(names):
        others = [{name: context for name, context in one.items() if name not in followed} for one in assignments]
        for features in SCHEMES:
            made += [Scene([one], features) for one in {str(one): one for one in others}.values()]
    for _ in range(count if names else 0):
        choices = [{name: context for name, context in chance.choice(assignments).items() if chance.random() < 0.6}
                   for _ in range(chance.choice([1, 2, 3]))]
        made.append(Scene(choices, chance.choice(SCHEMES)))
    return made

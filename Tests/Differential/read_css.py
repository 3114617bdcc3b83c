"""Compares the custom properties of a style sheet with the source, in elements that choose contexts."""

import cascade
import css_terms
import scenes
from expected import hyphenated


def compare(expected, text, chance, name_of=None, count=12):
    """Returns the number of values, and the differences. `name_of` returns the property for a token and suffix."""
    sheet = cascade.Sheet(text)
    total, problems = 0, []
    known = {}
    for scene in scenes.scenes(expected.source, expected.assignments, chance, count):
        found = sheet.computed(scene.element(), scene.features)
        for path, (type, value, isPrivate) in expected.at(scene.assignment(expected.source)).items():
            for part, terms in expected.terms(type, value).items():
                name = (name_of or custom_property)(path, type, part)
                text = found.get(name)
                if text is None:
                    if not isPrivate:
                        problems.append((path, scene, f"{name} is missing"))
                    continue
                total += 1
                place = (id(terms), text)
                if place not in known:
                    known[place] = css_terms.agrees(terms, text)
                if not known[place]:
                    problems.append((path, scene, f"{name} is {text}, expected {value}"))
    return total, problems


def custom_property(path, type, part):
    return "--" + hyphenated(path) + (f"-{part}" if part else "")

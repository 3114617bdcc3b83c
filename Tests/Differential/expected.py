"""The expected value of every token and constant in every combination of contexts."""

import json

import comparison
import css_terms
import evaluator
import resolver


class Expected:
    def __init__(self, source):
        self.source = source
        self.assignments = resolver.assignments(source)
        self.values = {}
        self.cache = {}
        for assignment in self.assignments:
            one = evaluator.Evaluator(resolver.tree(source, assignment), assignment)
            self.values[key(assignment)] = one.tokens() | one.constants()

    def at(self, assignment):
        """Returns type, value, and whether it's private, for each path."""
        return self.values[key(assignment)]

    def public(self, assignment):
        """Like `at`, without private tokens."""
        return {path: one for path, one in self.at(assignment).items() if not one[2]}

    def base(self):
        """Returns the first value of each token. A token can be absent in the default contexts."""
        found = {}
        for assignment in self.assignments:
            found = self.at(assignment) | found
        return found

    def terms(self, type, value):
        """Returns the CSS terms of a value, by suffix of the name."""
        return self.cached("terms", [type, value], lambda: css_terms.parts(type, value))

    def shown(self, color):
        return self.cached("color", color, lambda: comparison.Shown(color))

    def cached(self, kind, value, make):
        place = (kind, json.dumps(value))
        if place not in self.cache:
            self.cache[place] = make()
        return self.cache[place]


def key(assignment):
    return tuple(sorted(assignment.items()))


def kebab(name):
    """Returns a camel-case name in kebab case."""
    return "".join("-" + one.lower() if one.isupper() else one for one in name)


def hyphenated(path):
    return "-".join(kebab(name) for name in path.split(".") if name != "$root")

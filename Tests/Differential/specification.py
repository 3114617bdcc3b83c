"""Checks the evaluator itself with the conformance cases, whose expected values were written by hand."""

import json
import os

import comparison
import evaluator
import resolver


def check(folder):
    """Returns the number of compared values, and the differences."""
    with open(f"{folder}/manifest.json", encoding="utf-8") as file:
        cases = [one for one in json.load(file) if one["expect"] == "valid" and "expectedResolved" in one]
    count, problems = 0, []
    for case in cases:
        try:
            found = values(f"{folder}/{case['file']}", case.get("input", {}))
        except Exception as mistake:
            problems.append(f"{case['file']}: {type(mistake).__name__}: {mistake}")
            continue
        for path, expected in case["expectedResolved"].items():
            count += 1
            if path not in found or not comparison.is_same(expected, found[path][1]):
                problems.append(f"{case['file']}: {path} is {found.get(path)}, expected {expected}")
    return count, problems


def values(path, chosen):
    source = load(path)
    for name, one in source["modifiers"].items():
        one["default"] = one.get("default") or next(iter(one["contexts"]))
    chosen = {name.lower(): context.lower() for name, context in chosen.items()}
    assignment = {
        name: next((context for context in one["contexts"] if context.lower() == chosen.get(name.lower())), one["default"])
        for name, one in source["modifiers"].items()}
    return evaluator.Evaluator(resolver.tree(source, assignment), assignment).tokens()


def load(path):
    """Loads a source from a file, in the form returned by the generator."""
    with open(path, encoding="utf-8") as file:
        document = json.load(file)
    if "resolutionOrder" not in document:
        return {"resolver": None, "order": ["only"], "files": {"only": document}, "modifiers": {}}
    modifiers = {}
    for one in document["resolutionOrder"]:
        if one.get("$ref", "").startswith("#/modifiers/"):
            name = one["$ref"].split("/")[-1]
            modifiers[name] = {**document["modifiers"][name], **one}
        elif "contexts" in one:
            modifiers[one["name"]] = dict(one)
    return {"resolver": document, "files": Files(os.path.dirname(path)), "modifiers": modifiers}


class Files(dict):
    """Token files next to a resolver document, read on demand."""

    def __init__(self, folder):
        self.folder = folder

    def __missing__(self, name):
        path, _, fragment = name.partition("#")
        with open(f"{self.folder}/{path}", encoding="utf-8") as file:
            node = json.load(file)
        for part in fragment.split("/")[1:]:
            node = node[part]
        return node

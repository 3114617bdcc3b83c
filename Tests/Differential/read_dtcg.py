"""Compares the files of the target `dtcg` with the source: plain DTCG, a file for each combination of contexts."""

import json

import comparison
import evaluator


def compare(expected, folder):
    total, problems = 0, []
    for assignment in expected.assignments:
        name = "-".join(assignment.values()) or "base"
        with open(f"{folder}/{name}.tokens.json", encoding="utf-8") as file:
            tree = json.load(file)
        read = evaluator.Evaluator(tree, {})
        found = read.tokens() | read.constants()
        wanted = expected.public(assignment)
        for path in found.keys() ^ wanted.keys():
            problems.append((path, assignment, f"is {'extra' if path in found else 'missing'}"))
        for path in found.keys() & wanted.keys():
            total += 1
            type, value, _ = wanted[path]
            if found[path][0] != type or not same(type, value, found[path][1]):
                problems.append((path, assignment, f"is {found[path][:2]}, expected {value}"))
    return total, problems


def same(type, wanted, found):
    if type == "shadow":
        wanted, found = ([one] if isinstance(one, dict) else one for one in (wanted, found))
    if type == "fontFamily":
        wanted, found = ([one] if isinstance(one, str) else one for one in (wanted, found))
    if type == "typography":
        wanted, found = ({**one, "fontFamily": [one["fontFamily"]] if isinstance(one["fontFamily"], str)
                          else one["fontFamily"]} for one in (wanted, found))
    return comparison.is_same(wanted, found)

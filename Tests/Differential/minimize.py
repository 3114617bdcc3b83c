"""Removes parts of a source while a check still fails: modifiers, contexts, groups, tokens, extensions."""

import copy
import json
import re
import time

import generator


def minimized(source, path, fails, seconds=40):
    """Returns a smaller source for which `fails` is still true, or the same source. `path` is a token that differs."""
    end = time.monotonic() + seconds
    smaller = sliced(source, path)
    source = without_modifiers(smaller if fails(smaller) else source, fails, end)
    size = None
    while time.monotonic() < end:
        places = list(removable(source))
        size = min(size or len(places), max(1, len(places) // 2))
        for start in range(0, len(places), size):
            smaller = copy.deepcopy(source)
            for place in places[start:start + size]:
                remove(smaller, place)
            if time.monotonic() > end:
                return source
            if fails(smaller):
                source = smaller
                break
        else:
            if size <= 1:
                return source
            size //= 2
    return source


def sliced(source, path):
    """Returns the source with only one token and its direct and indirect references."""
    values = {}
    for tree in trees(source):
        for names, token in generator.leaves(tree):
            values.setdefault(".".join(names), []).append(json.dumps(token))
    extended = {name: group["$extends"].strip("{}#/") for tree in trees(source) for name, group in tree.items()
                if isinstance(group, dict) and "$extends" in group}
    wanted, found = [path], set()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            group, _, rest = name.partition(".")
            wanted += [f"{extended[group]}.{rest}"] if group in extended else []
            for text in values.get(name, []):
                wanted += re.findall(r"\{([^{}\"]+)\}", text)
                wanted += [one.partition("/$value")[0].replace("/", ".") for one in re.findall(r'"#/([^"]+)"', text)]
    source = copy.deepcopy(source)
    for tree in trees(source):
        for names, _ in list(generator.leaves(tree)):
            if ".".join(names) not in found:
                remove(tree, names)
    return source


def trees(source):
    """Yields the token trees of a source."""
    yield from source["files"].values()
    document = source["resolver"] or {}
    lists = [one["sources"] for one in document.get("sets", {}).values()]
    for one in [*document.get("modifiers", {}).values(), *document.get("resolutionOrder", [])]:
        lists += one.get("contexts", {}).values()
    yield from (one for sources in lists for one in sources if "$ref" not in one)


def without_modifiers(source, fails, end):
    for name in list(source["modifiers"]):
        smaller = copy.deepcopy(source)
        del smaller["modifiers"][name]
        if smaller["resolver"]:
            document = smaller["resolver"]
            document["modifiers"].pop(name, None)
            document["resolutionOrder"] = [one for one in document["resolutionOrder"]
                                           if one.get("$ref") != f"#/modifiers/{name}" and one.get("name") != name]
        appearance = smaller["settings"].get("appearance", {})
        if appearance.get("modifier") == name:
            smaller["settings"] = {}
        elif appearance.get("highContrast", {}).get("modifier") == name:
            del appearance["highContrast"]
        if time.monotonic() < end and fails(smaller):
            source = smaller
    return source


def removable(source):
    """Yields the places of removable parts, outer places first. Removing a referenced part makes the source invalid."""
    for name, tree in source["files"].items():
        yield from members(tree, ("files", name))
    document = source["resolver"] or {}
    for name, one in document.get("sets", {}).items():
        yield from of_sources(one["sources"], ("resolver", "sets", name, "sources"))
    for name, modifier in document.get("modifiers", {}).items():
        yield from of_contexts(modifier, ("resolver", "modifiers", name))
    for index, entry in enumerate(document.get("resolutionOrder", [])):
        if "contexts" in entry:
            yield from of_contexts(entry, ("resolver", "resolutionOrder", index))


def of_contexts(modifier, place):
    for context, sources in modifier["contexts"].items():
        yield from of_sources(sources, (*place, "contexts", context))


def of_sources(sources, place):
    for index, one in enumerate(sources):
        yield (*place, index)
        if "$ref" not in one:
            yield from members(one, (*place, index))


def members(node, place):
    for name, child in node.items():
        if name in ("$type", "$value", "$ref"):
            continue
        yield (*place, name)
        if isinstance(child, dict):
            yield from members(child, (*place, name))


def remove(source, place):
    for name in place[:-1]:
        try:
            source = source[name]
        except (KeyError, IndexError):
            return
    if isinstance(source, list):
        # Other places contain indices, so the length of the list must not change.
        source[place[-1]] = {}
    else:
        source.pop(place[-1], None)

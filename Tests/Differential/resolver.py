"""Merges the files of a source for one combination of contexts (an assignment), and expands `$extends`.

Written from ../../shared/spec/dtcg.md (R27, R28, F38 to F45) and tokens/guide/.
"""

import functools
import itertools
import urllib.parse


def assignments(source):
    """Returns every assignment of contexts, the default first."""
    axes = [[(name, context) for context in sorted(one["contexts"], key=lambda c: c != one["default"])]
            for name, one in source["modifiers"].items()]
    return [dict(choice) for choice in itertools.product(*axes)]


def tree(source, assignment):
    """Returns the merged tree of an assignment, with `$extends` expanded."""
    merged = {}
    for part in layers(source, assignment):
        merged = merge(merged, part)
    return expanded(merged)


def layers(source, assignment):
    document = source["resolver"]
    if document is None:
        yield from (source["files"][name] for name in source["order"])
        return
    for entry in document["resolutionOrder"]:
        if "$ref" in entry:
            kind, name = entry["$ref"].split("/")[1:]
            # Properties next to a reference override those of its target.
            entry = {**document[kind][name], **entry}
        else:
            name = entry["name"]
        if "contexts" in entry:
            yield from flat(source, entry["contexts"][assignment[name]])
        else:
            yield from flat(source, entry["sources"])


def flat(source, sources):
    """Yields the token trees of sources, including those of referenced sets."""
    for one in sources:
        reference = one.get("$ref")
        if reference is None:
            yield one
        elif reference.startswith("#/sets/"):
            entry = {**source["resolver"]["sets"][reference.removeprefix("#/sets/")], **one}
            yield from flat(source, entry["sources"])
        else:
            yield source["files"][reference]


def is_token(node):
    return "$value" in node or "$ref" in node


def merge(one, other):
    """Merges groups by path. A later token replaces the whole earlier token."""
    if is_token(one) or is_token(other):
        return other
    made = dict(one)
    for key, value in other.items():
        if key == "$extensions":
            made[key] = merged_extensions(one.get(key, {}), value)
        elif key.startswith("$") or key not in made:
            made[key] = value
        else:
            made[key] = merge(made[key], value)
    return made


def merged_extensions(one, other):
    """Merges extensions. A context overrides individual constants of a group."""
    own, new = one.get("dev.tokens", {}), other.get("dev.tokens", {})
    made = {**own, **new}
    if "constants" in own or "constants" in new:
        made["constants"] = {**own.get("constants", {}), **new.get("constants", {})}
    return {**one, **other, "dev.tokens": made}


def expanded(root):
    """Returns the tree with every `$extends` expanded. Local definitions take precedence."""
    def at(path):
        node = root
        for name in path[1:-1].split(".") if path.startswith("{") else pointer(path):
            node = child(node, name)
        return node

    def child(node, name):
        """Returns a child of a group, possibly an inherited one."""
        if name in node:
            return node[name]
        target = extended(node)
        return child(at(target), name) if target else {}

    def extended(node):
        """Returns the reference to the extended group. A `$ref` to a group is equivalent."""
        target = node.get("$ref")
        return target if target and "$value" not in target and not is_token(at(target)) else node.get("$extends")

    def group(node):
        target = extended(node)
        if target:
            inherited, own = ({key: value for key, value in one.items() if key not in ("$extends", "$ref")}
                              for one in (group(at(target)), node))
            node = merge(inherited, own)
        return {key: value if key.startswith("$") and key != "$root" else
                value if is_token(value) and not extended(value) else group(value) for key, value in node.items()}
    return group(root)


@functools.cache
def pointer(text):
    """Returns the names in a JSON Pointer in a URL fragment."""
    plain = urllib.parse.unquote(text.removeprefix("#/"))
    return [one.replace("~1", "/").replace("~0", "~") for one in plain.split("/")]

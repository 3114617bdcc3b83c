"""Checks asset catalogs against Apple's Asset Catalog Format Reference.

https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format
"""

import json
import os
import re

# A number without a decimal point would be read as a value from 0 to 255.
COMPONENT = re.compile(r"[01]\.\d+|0x[0-9A-F]{2}")
APPEARANCES = {("luminosity", "light"), ("luminosity", "dark"), ("contrast", "high")}


def check(folder):
    """Returns the number of color sets in a folder and its subfolders, and the problems found."""
    problems = []
    count = 0
    for path, folders, files in os.walk(folder):
        for name in folders:
            stem, extension = os.path.splitext(name)
            if "." in stem or extension not in ("", ".xcassets", ".colorset"):
                problems.append(f"{os.path.relpath(os.path.join(path, name), folder)}: invalid name of a group")
        if ".xcassets" not in path:
            continue
        relative = os.path.relpath(path, folder)
        if files != ["Contents.json"]:
            problems.append(f"{relative}: has {files}, expected Contents.json")
            continue
        with open(os.path.join(path, "Contents.json")) as file:
            contents = json.load(file)
        found = list(mistakes(contents, os.path.splitext(path)[1]))
        problems += [f"{relative}: {mistake}" for mistake in found]
        count += path.endswith(".colorset")
    return count, problems


def mistakes(contents, extension):
    if contents.get("info") != {"author": "xcode", "version": 1}:
        yield f"info is {contents.get('info')}"
    if extension == ".colorset":
        yield from colors(contents)
    elif extension == "" and contents.get("properties") != {"provides-namespace": True}:
        yield "a group without a namespace"
    allowed = {".colorset": {"colors"}, "": {"properties"}}.get(extension, set())
    if contents.keys() - allowed - {"info"}:
        yield f"properties {sorted(contents)}"


def colors(contents):
    seen = set()
    gamuts = {}
    for color in contents.get("colors", []):
        if color.keys() - {"idiom", "color", "appearances", "display-gamut"} or color.get("idiom") != "universal":
            yield f"properties {sorted(color)}"
        appearances = tuple((one.get("appearance"), one.get("value")) for one in color.get("appearances", []))
        if not set(appearances) <= APPEARANCES or len({one for one, _ in appearances}) != len(appearances):
            yield f"appearances {appearances}"
        gamut = color.get("display-gamut")
        if gamut not in (None, "sRGB", "display-P3"):
            yield f"display-gamut {gamut}"
        if (appearances, gamut) in seen:
            yield f"two colors for {appearances} {gamut}"
        seen.add((appearances, gamut))
        gamuts.setdefault(appearances, set()).add(gamut)
        value = color.get("color", {})
        if value.get("color-space") not in ("srgb", "display-p3"):
            yield f"color-space {value.get('color-space')}"
        components = value.get("components", {})
        if sorted(components) != ["alpha", "blue", "green", "red"]:
            yield f"components {sorted(components)}"
        for name, component in components.items():
            if not isinstance(component, str) or not COMPONENT.fullmatch(component):
                yield f"{name} is {component!r}"
    if () not in gamuts:
        yield "no color for any appearance"
    if any(found not in ({None}, {"sRGB", "display-P3"}) for found in gamuts.values()):
        yield f"gamuts {gamuts}"

"""Compares the variables of the target `tailwind` with the source."""

import re
import subprocess

import cascade
import css_terms
import read_css
import scenes
from expected import hyphenated, kebab

NAMESPACES = {"color": "color", "fontFamily": "font", "fontWeight": "font-weight", "cubicBezier": "ease",
              "duration": "transition-duration", "shadow": "shadow", "typography": "text"}


def compare(expected, text, chance):
    return read_css.compare(expected, text, chance, variable)


def variable(path, type, part):
    """Returns the variable of a token, following the tables in templates/guide/web.md."""
    space = namespace(path, type)
    if space is None:
        return read_css.custom_property(path, type, part)
    names = path.split(".")
    while len(names) > 1 and kebab(names[0]) == space:
        names = names[1:]
    name = f"--{space}-{hyphenated('.'.join(names))}"
    return name if part in ("", "font-size") else f"{name}--{part}"


def namespace(path, type):
    names = path.split(".")
    if type == "number":
        return "opacity" if {"opacity", "alpha"}.intersection(names) else None
    if type != "dimension":
        return NAMESPACES.get(type)
    return "radius" if "radius" in names else "spacing"


# Utilities

UTILITIES = {"color": [("bg", "background-color")], "fontFamily": [("font", "font-family")],
             "fontWeight": [("font", "font-weight")], "cubicBezier": [("ease", "transition-timing-function")],
             "duration": [("duration", "transition-duration")], "shadow": [("shadow", "box-shadow")],
             "spacing": [("p", "padding")], "radius": [("rounded", "border-radius")]}
ENTRY = """
@import "tailwindcss/theme.css" layer(theme);
@import "tailwindcss/utilities.css" layer(utilities) source(none);
@import "./theme.css";
@source inline("%s");
"""


def utilities(program, expected, folder, chance):
    """Compiles classes for the tokens with Tailwind CSS, and compares the properties that they set on elements."""
    classes = {}
    for path, (type, _, isPrivate) in expected.base().items():
        if not isPrivate:
            for name, members in classes_of(path, type):
                classes.setdefault(name, (path, members))
    # Tokens with colliding names share a class, so they aren't compared.
    with open(f"{folder}/tailwind/entry.css", "w", encoding="utf-8") as file:
        file.write(ENTRY % " ".join(classes))
    done = subprocess.run([program, "--input", f"{folder}/tailwind/entry.css", "--output", f"{folder}/tailwind/output.css"],
                          capture_output=True, text=True, cwd=folder)
    if done.returncode:
        return 0, [("", folder, f"doesn't compile: {done.stderr[:500]}")]
    with open(f"{folder}/tailwind/output.css", encoding="utf-8") as file:
        sheet = cascade.Sheet(file.read())
    found = scenes.scenes(expected.source, expected.assignments, chance, 4)
    total, problems = 0, []
    for scene in chance.sample(found, min(len(found), 6)):
        parent = scene.element()
        values = expected.at(scene.assignment(expected.source))
        for name, (path, members) in classes.items():
            if path not in values:
                continue
            type, value, _ = values[path]
            computed = sheet.computed(cascade.element({"class": name}, parent), scene.features)
            for member, part in members.items():
                total += 1
                text = without_empty_shadows(computed.get(member, ""))
                if not css_terms.agrees(expected.terms(type, value)[part], text):
                    problems.append((path, scene, f".{name} has {member}: {text}, expected {value}"))
    return total, problems


def classes_of(path, type):
    """Yields the classes of a token, each with its properties and the corresponding parts of the value."""
    name = variable(path, type, "").removeprefix(f"--{namespace(path, type)}-")
    if type == "typography":
        yield f"text-{name}", {"font-size": "font-size", "line-height": "line-height"}
        yield f"type-{name}", {one: one for one in ("font-family", "font-size", "font-weight", "line-height", "letter-spacing")}
    for prefix, member in UTILITIES.get(namespace(path, type) if type == "dimension" else type, []):
        yield f"{prefix}-{name}", {member: ""}


def without_empty_shadows(text):
    return re.sub(r"^0 0 #0000, |, 0 0 #0000(?=,|$)", "", re.sub(r"(^|, )(0 0 #0000, )+", r"\1", text))

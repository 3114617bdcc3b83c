"""Compiles the modules of the target `scss` with Dart Sass, and compares `theme()` in every combination of contexts."""

import json
import re
import subprocess

import css_terms
from expected import hyphenated

SHOW = """
@use "sass:meta";
@use "tokens";
@mixin show($theme) {
  @each $name, $value in $theme {
    @if meta.type-of($value) == "map" {
      @each $part, $own in $value {
        --x#{"__"}#{$name}#{"__"}#{$part}: #{meta.inspect($own)};
      }
    } @else {
      --x#{"__"}#{$name}: #{meta.inspect($value)};
    }
  }
}
"""


def compare(sass, built):
    """Returns the problems of each source. `built` contains pairs of expected values and folders."""
    pairs = []
    for expected, folder in built:
        path = f"{folder}/scss/show.scss"
        pairs.append(f"{path}:{folder}/scss/show.css")
        with open(path, "w", encoding="utf-8") as file:
            file.write(SHOW)
            for index, assignment in enumerate(expected.assignments):
                chosen = ", ".join(f"{json.dumps(name)}: {json.dumps(context)}" for name, context in assignment.items())
                file.write(f".c{index} {{ @include show(tokens.theme(({chosen}))); }}\n")
    done = subprocess.run([*sass, "--no-source-map", "--no-error-css", *pairs], capture_output=True, text=True)
    return [single(expected, folder, done.stderr) for expected, folder in built]


def single(expected, folder, said):
    try:
        with open(f"{folder}/scss/show.css", encoding="utf-8") as file:
            blocks = dict(re.findall(r"^\.c(\d+) \{\n(.*?)^\}", file.read(), re.M | re.S))
    except OSError:
        return 0, [("", folder, f"doesn't compile: {said[:500]}")]
    total, problems = 0, []
    for index, assignment in enumerate(expected.assignments):
        found = dict(re.findall(r"^  --x__(.*?): (.*);$", blocks.get(str(index), ""), re.M))
        for path, (type, value, _) in expected.public(assignment).items():
            for part, terms in expected.terms(type, value).items():
                total += 1
                text = value_of(found, hyphenated(path), part)
                if text is None or not agrees(type, value, terms, text):
                    problems.append((path, assignment, f"{part or 'value'} is {text}, expected {value}"))
    return total, problems


def value_of(found, name, part):
    parts = [f"{name}__{part}"] if part else [name, f"{name}__style"]
    return next((found[one] for one in parts if one in found), None)


def agrees(type, value, terms, text):
    if type == "boolean":
        return text == ("true" if value else "false")
    while text.startswith("(") and text.endswith(")"):
        text = text[1:-1].strip().removesuffix(",")
    return css_terms.agrees(terms, text)

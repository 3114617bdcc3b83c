"""Runs the modules of the target `typescript` with Deno, and compares `createTheme()` in every combination of contexts."""

import json
import os
import re
import subprocess
import tempfile

import css_terms

SHOW = """
for (const [file, choices] of JSON.parse(await new Response(Deno.stdin.readable).text())) {
  const module = await import(file);
  console.log(JSON.stringify(choices.map(choice => module.createTheme ? module.createTheme(choice) : module.tokens)));
}
"""


def compare(deno, built):
    """Returns the problems of each source. `built` contains pairs of expected values and folders."""
    with tempfile.TemporaryDirectory() as work:
        script = f"{work}/show.ts"
        with open(script, "w", encoding="utf-8") as file:
            file.write(SHOW)
        files = [[f"file://{os.path.abspath(folder)}/typescript/tokens.ts", expected.assignments] for expected, folder in built]
        done = subprocess.run([deno, "run", "--no-check", "--no-lock", "--allow-read", script], input=json.dumps(files),
                              capture_output=True, text=True, env={**os.environ, "DENO_DIR": f"{work}/deno", "NO_COLOR": "1"})
    lines = done.stdout.splitlines()
    if len(lines) < len(built):
        return [(0, [("", built[len(lines)][1], f"doesn't run: {done.stderr[:500]}")])] * len(built)
    return [single(expected, json.loads(line)) for (expected, _), line in zip(built, lines)]


def single(expected, themes):
    total, problems = 0, []
    for assignment, theme in zip(expected.assignments, themes):
        for path, (type, value, _) in expected.public(assignment).items():
            found = theme
            for name in path.split("."):
                found = found.get(name, {}) if isinstance(found, dict) else {}
            for part, terms in expected.terms(type, value).items():
                total += 1
                text = part_of(found, type, part)
                if text is None or not agrees(type, value, terms, text):
                    problems.append((path, assignment, f"{part or 'value'} is {text}, expected {value}"))
    return total, problems


def part_of(found, type, part):
    if isinstance(found, dict):
        return found.get(re.sub("-(.)", lambda match: match[1].upper(), part) if part else "style")
    return found if not part else None


def agrees(type, value, terms, found):
    if type in ("boolean", "word", "string"):
        return found == value
    return css_terms.agrees(terms, found)

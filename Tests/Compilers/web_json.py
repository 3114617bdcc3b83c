"""Runs the code in templates/guide/json.md that reads a file of the target `json`, in JavaScript and Python.

For each combination of contexts, the result must equal that of an output fixed to it.
"""

import json
import os
import re

import web

# The maximum number of combinations of contexts for each system, because each needs a separate output.
CHOICES = 12


def run(check, systems):
    """Checks the output of several systems: triples of a name, a folder, and an IR."""
    with open(f"{check.options.repository}/templates/guide/json.md", encoding="utf-8") as file: page = file.read()
    script = re.search(r"```js\n(function readTheme.*?)```", page, re.DOTALL).group(1)
    code = {}
    exec(re.search(r"```python\n(def read_theme.*?)```", page, re.DOTALL).group(1), code)
    for name, folder, ir in systems:
        problems, count = compare(check, folder, ir, script, code["read_theme"])
        check.report(f"{name}: the code in templates/guide/json.md reads json", "\n".join(problems), f"{count} values")


def compare(check, folder, ir, script, read_theme):
    choices = list(web.choices(ir))[:CHOICES]
    themes, problem = fixed(check, folder, choices)
    if problem:
        return [problem], 0
    with open(f"{folder}/json/tokens.json", encoding="utf-8") as file: tree = json.load(file)
    program = f"{script}\nconst tree = {json.dumps(tree)};\n" \
              f"console.log(JSON.stringify({json.dumps(choices)}.map(choice => readTheme(tree, choice))));"
    done = check.run(web.tool(check, "node"), "-", input=program)
    if done.returncode:
        return [done.stderr], 0
    problems = []
    for choice, theme, other in zip(choices, themes, json.loads(done.stdout), strict=True):
        absent = {token["path"] for token in ir["tokens"] if web.inside(token, choice) is None}
        for language, found in (("Python", read_theme(tree, choice)), ("JavaScript", other)):
            wrong = [token for token in {**theme, **found} if token not in absent and found.get(token) != theme.get(token)]
            if wrong: problems.append(f"{choice}: {language} reads different values for {', '.join(wrong[:5])}")
    return problems, sum(len(theme) for theme in themes)


def fixed(check, folder, choices):
    """Returns the values of outputs that are fixed to each combination."""
    own = f"{folder}/json-fixed"
    os.makedirs(own)
    with open(f"{folder}/tokens.config.json", encoding="utf-8") as file: configuration = json.load(file)
    configuration["outputs"] = [{"target": "json", "directory": str(index), "contexts": choice}
                                for index, choice in enumerate(choices)]
    with open(f"{own}/tokens.config.json", "w", encoding="utf-8") as file: json.dump(configuration, file)
    built = check.run(check.options.program, "build", f"{own}/tokens.config.json", "--quiet")
    if built.returncode:
        return [], built.stderr
    themes = []
    for index in range(len(choices)):
        with open(f"{own}/{index}/tokens.json", encoding="utf-8") as file: tree = json.load(file)
        themes.append({token: value(tree["base"], token) for token in tree["tokens"]})
    return themes, ""


def value(tree, token):
    """Returns the value at a path whose names contain no periods."""
    for name in token.split("."): tree = tree[name]
    return tree

"""Compares the JavaScript of the target `typescript` with its compiled TypeScript. Called by `check.py`."""

import json
import os
import shutil

import web

# The options of the outputs. `OUTPUTS` has each of them in TypeScript and in JavaScript.
OPTIONS = {"": {}, "-flat": {"layout": "flat", "paths": True}, "-native": {"units": "number"},
           "-native-flat": {"units": "number", "layout": "flat"}}

OUTPUTS = [{"target": "typescript", "directory": output + suffix, "options": {**options, "output": output}}
           for output in ("typescript", "javascript") for suffix, options in OPTIONS.items()]

# The folders of modules in TypeScript and JavaScript, which have the same options.
MODULES = [("typescript", "javascript", "tokens"), ("typescript-flat", "javascript-flat", "tokens"),
           ("typescript-flat", "javascript-flat", "vars"), ("typescript-native", "javascript-native", "tokens"),
           ("typescript-native-flat", "javascript-native-flat", "tokens")]

# Prints the differences between pairs of modules: their exports, themes, and references.
COMPARE = """
import { readFileSync } from "node:fs";
const { pairs, choices } = JSON.parse(readFileSync(process.argv[2]));
const text = (module, choice) => JSON.stringify(Object.entries(module).sort().map(([name, value]) => [name,
  name === "createTheme" ? value(choice) : name === "variable" ? value("--x") : value]));
for (const [one, other] of pairs) {
  const modules = [await import(one), await import(other)];
  for (const choice of choices)
    if (text(modules[0], choice) !== text(modules[1], choice)) console.log(`${other} differs in ${JSON.stringify(choice)}`);
}
"""


def run(check, systems):
    """Checks the output of several systems after `web_typescript`: triples of a name, a folder, and an IR."""
    if not shutil.which("tsc") or not shutil.which("node"):
        return check.skip("javascript", "no tsc or no node")
    types = []
    for name, folder, ir in systems:
        compiled = f"{check.work}/typescript/{os.path.relpath(folder, check.work)}"
        pairs = [[module(f"{compiled}/{typed}/{file}"), module(f"{folder}/{plain}/{file}")] for typed, plain, file in MODULES]
        with open(f"{folder}/javascript.json", "w") as file:
            json.dump({"pairs": pairs, "choices": list(web.choices(ir))}, file)
        with open(f"{folder}/compare.mjs", "w") as file:
            file.write(COMPARE)
        done = check.run("node", f"{folder}/compare.mjs", f"{folder}/javascript.json")
        check.report(f"{name}: javascript is compiled typescript", (done.stderr or "it failed") if done.returncode else done.stdout,
                     f"{len(pairs)} modules")
        types += [equality(folder, *names) for names in MODULES]
    done = check.run("tsc", "--strict", "--noEmit", "--target", "es2020", "--module", "es2020", *types)
    check.report("the declarations of javascript are the types of typescript", done.stdout, f"{len(types)} files")


def module(path):
    """Returns the path of a module under the name with which Node runs it."""
    if not os.path.isfile(f"{path}.mjs"):
        shutil.copy(f"{path}.js", f"{path}.mjs")
    return f"{path}.mjs"


def equality(folder, typed, plain, name):
    """Returns a file that compiles if both modules have the same type."""
    path = f"{folder}/{plain}/same-{name}.ts"
    with open(path, "w") as file:
        file.write(f'import * as own from "./{name}";\nimport * as other from "../{typed}/{name}";\n'
                   "export const one: typeof own = other;\nexport const two: typeof other = own;\n")
    return path

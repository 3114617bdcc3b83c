"""Compiles and runs the output of the target `typescript`, and compares every value in every context."""

import glob
import json
import os
import re
import shutil

import css_values
import native_values
import web

STRICT = {
    "strict": True, "isolatedDeclarations": True, "verbatimModuleSyntax": True, "exactOptionalPropertyTypes": True,
    "noUncheckedIndexedAccess": True, "erasableSyntaxOnly": True, "noUnusedLocals": True, "noUnusedParameters": True,
}

# Prints the trees of a module: a line for each combination of contexts, then a line with the references.
PRINT = """
import { createRequire } from "node:module";
const [file, ...choices] = process.argv.slice(2);
const module = await import(file);
for (const choice of choices) {
  const before = JSON.stringify(module.tokens);
  const theme = module.createTheme ? module.createTheme(JSON.parse(choice)) : module.tokens;
  console.log(JSON.stringify(theme));
  if (JSON.stringify(module.tokens) !== before) console.log("the tokens were modified");
}
console.log(JSON.stringify(module.vars ?? {}));
"""

# The same for a module with an export for each token. The first line has the exported values, and the last one the
# exports of the module with the references.
PRINT_FLAT = """
const [file, references, ...choices] = process.argv.slice(2);
const values = (module) => Object.fromEntries(Object.entries(module).filter(
  ([name, value]) => typeof value !== "function" && name !== "contexts"));
const module = await import(file);
console.log(JSON.stringify(values(module)));
for (const choice of choices)
  console.log(JSON.stringify(module.createTheme ? module.createTheme(JSON.parse(choice)) : values(module)));
console.log(JSON.stringify(values(await import(references))));
"""

# The most bytes of a bundle with one token, and of its code if the value is longer.
TOKEN_BYTES, CODE_BYTES = 150, 50


def run(check, systems):
    """Checks the output of several systems: triples of a name, a folder, and an IR."""
    if not shutil.which("tsc") or not shutil.which("node"):
        return check.skip("typescript", "no tsc or no node")
    files = modules([folder for _, folder, _ in systems])
    work = f"{check.work}/typescript"
    os.makedirs(work)
    done = check.run("tsc", "--strict", "--noUnusedLocals", "--noUnusedParameters", "--target", "es2020", "--module",
                     "es2020", "--declaration", "--rootDir", check.work, "--outDir", work, *files)
    check.report("typescript compiles, version 4.8", done.stdout if done.returncode else "", f"{len(files)} files")
    if done.returncode:
        return
    newest(check, files)
    for name, folder, ir in systems:
        compiled = f"{work}/{os.path.relpath(folder, check.work)}"
        values(check, name, f"{compiled}/typescript/tokens.js", folder, ir)
        flat(check, name, f"{compiled}/typescript-flat", folder, ir)
        values(check, name, f"{compiled}/typescript-native/tokens.js", folder, ir, isNative=True)
    screens(check, work, {name: folder for name, folder, _ in systems})


def modules(folders):
    """Returns the files of every layout in folders."""
    return [path for folder in folders for path in sorted(glob.glob(f"{folder}/typescript*/*.ts"))]


def mistakes(check, folders):
    """Returns the errors of a current compiler, with the strictest settings, for the modules in folders."""
    deno = web.tool(check, "deno")
    return web.told(checked(check, deno, modules(folders)), folders) if deno else {}


def checked(check, deno, files):
    settings = f"{check.work}/deno.json"
    with open(settings, "w") as file:
        json.dump({"compilerOptions": STRICT}, file)
    done = check.run(deno, "check", "--quiet", "--no-lock", "--config", settings, *files,
                     env={**os.environ, "NO_COLOR": "1", "DENO_DIR": f"{check.work}/deno"})
    return done.stderr if done.returncode else ""


def newest(check, files):
    deno = web.tool(check, "deno")
    if not deno:
        return check.skip("typescript: a current compiler", "no deno")
    version = check.run(deno, "--version").stdout.split("typescript ")[-1].strip()
    check.report("typescript compiles with isolated declarations", checked(check, deno, files), f"version {version}")


def values(check, name, module, folder, ir, isNative=False):
    shutil.move(module, module.replace(".js", ".mjs"))
    script = f"{os.path.dirname(module)}/print.mjs"
    with open(script, "w") as file:
        file.write(PRINT)
    choices = list(web.choices(ir))
    done = check.run("node", script, module.replace(".js", ".mjs"), *[json.dumps(one) for one in choices])
    if done.returncode:
        return check.report(f"{name}: typescript runs", done.stderr)
    lines = done.stdout.splitlines()
    if len(lines) != len(choices) + 1:
        return check.report(f"{name}: typescript creates themes", "\n".join(lines[-3:]))
    trees = [dict(web.leaves(json.loads(line))) for line in lines[:-1]]
    compare(check, name, "typescript for React Native" if isNative else "typescript", ir, choices,
            lambda index, token: trees[index].get(web.place(token["path"])), isNative)
    if not isNative:
        variables(check, name, folder, json.loads(lines[-1]), ir)


def compare(check, name, what, ir, choices, found, isNative=False):
    """Compares the values in every context; `found` returns the value of a token in a combination of contexts."""
    css = css_values.Written(check, ir)
    native = native_values.Native(css)
    count, problems = 0, []
    for index, choice in enumerate(choices):
        for token in web.public(ir):
            value = web.inside(token, choice)
            if value is None:
                continue
            own = found(index, token)
            wrong = native.problem(token, value, own) if isNative and own is not None else problem(css, token, value, own)
            count += 1
            if wrong:
                problems.append(f"{token['path']} in {choice}: {wrong}")
    check.report(f"{name}: {what} has the values of the source", "\n".join(problems) or ("" if count else "no values"),
                 f"{count} values in {len(choices)} contexts")


def flat(check, name, compiled, folder, ir):
    """Compares the module with an export for each token, and its references."""
    for module in ("tokens", "vars"):
        shutil.move(f"{compiled}/{module}.js", f"{compiled}/{module}.mjs")
    script = f"{compiled}/print.mjs"
    with open(script, "w") as file:
        file.write(PRINT_FLAT)
    choices = list(web.choices(ir))
    done = check.run("node", script, f"{compiled}/tokens.mjs", f"{compiled}/vars.mjs", *[json.dumps(one) for one in choices])
    if done.returncode:
        return check.report(f"{name}: flat typescript runs", done.stderr)
    exported, *themes, references = [json.loads(line) for line in done.stdout.splitlines()]
    problem = "" if exported == themes[0] else "the exported values aren't those in the default contexts"
    problem = problem or ("" if exported.keys() == references.keys() else "tokens.ts and vars.ts have different names")
    check.report(f"{name}: flat typescript exports the values in the default contexts", problem, f"{len(exported)} exports")
    themes = [{web.plain(key): value for key, value in theme.items()} for theme in themes]
    compare(check, name, "flat typescript", ir, choices, lambda index, token: themes[index].get(flat_key(token["path"])))
    variables(check, name, folder, references, ir, "typescript-flat/vars.ts")
    bundles(check, name, folder, {"tokens": exported, "vars": references})


def flat_key(path):
    """Returns the plain name of a token's export, which doesn't contain `$root`."""
    return "".join(web.plain_segment(one) for one in path.split(".")) or "root"


def bundles(check, name, folder, modules):
    """Bundles every export alone, and checks how many bytes it costs."""
    if not shutil.which("esbuild"):
        return check.skip(f"{name}: bundles of a token", "no esbuild")
    made = f"{folder}/bundles"
    os.makedirs(made)
    files = {}
    for module, exports in modules.items():
        for index, (export, value) in enumerate(exports.items()):
            path = f"{module}-{index}"
            files[path] = value
            with open(f"{made}/{path}.ts", "w") as file:
                file.write(f'import {{ {export} }} from "../typescript-flat/{module}";\nconsole.log({export});\n')
    done = check.run("esbuild", "--bundle", "--minify", "--format=esm", "--charset=utf8", "--log-level=error",
                     f"--outdir={made}/out", *[f"{made}/{path}.ts" for path in files])
    if done.returncode:
        return check.report(f"{name}: a token can be bundled", done.stderr)
    costs = {path: os.path.getsize(f"{made}/out/{path}.js") for path in files}
    problems = [f"{path}: {cost} bytes" for path, cost in costs.items()
                if cost > max(TOKEN_BYTES, size(files[path]) + CODE_BYTES)]
    code = max((cost - size(files[path]) for path, cost in costs.items()), default=0)
    check.report(f"{name}: a token costs at most {TOKEN_BYTES} bytes in a bundle", "\n".join(problems),
                 f"{len(files)} bundles, at most {code} bytes in addition to the value")


def size(value):
    """Returns the bytes of a value in a bundle."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return len(re.sub(r'"(\w+)":', r"\1:", text).encode())


def problem(css, token, value, found):
    def text(part):
        name = re.sub("-(.)", lambda match: match[1].upper(), part) or "style"
        return found.get(name) if isinstance(found, dict) else found

    return "missing" if found is None else css.problem(token, value, text)


def variables(check, name, folder, tree, ir, module="typescript/tokens.ts"):
    """Checks that the references are exactly the properties that the target `css` generates for public tokens."""
    with open(f"{folder}/css/tokens.css") as file:
        written = set(re.findall(r"^ *(--[^\s:]+):", file.read(), re.M))
    with open(f"{folder}/{module}") as file:
        listed = set(re.findall(r'^ *\| "(--[^"]+)"', file.read(), re.M))
    used = set(re.findall(r"var\((--[^)]+)\)", json.dumps(tree, ensure_ascii=False)))
    problems = [f"{one} isn't in the css output" for one in sorted((used | listed) - written)]
    problems += [f"{one} is listed, but in no tree" for one in sorted(listed - used)]
    problems += [f"{one} is in a tree, but not listed" for one in sorted(used - listed)]
    # Private tokens, and text styles whose properties differ between contexts.
    hidden = {web.plain(one["path"]) for one in ir["tokens"] + ir["groups"] if one["visibility"] == "private"}
    hidden |= {web.plain(one["path"]) for one in ir["tokens"] if one["type"] == "typography" and one["variants"]
               and any(shape(one) != shape(other) for other in one["variants"])}
    problems += [f"{one} is missing" for one in sorted(written - listed)
                 if not any(web.plain(one).startswith(other) for other in hidden)]
    check.report(f"{name}: {module} refers to the properties of css", "\n".join(problems), f"{len(used)} properties")


def shape(value):
    """Returns the properties that a text style sets."""
    return [name for name, part in value["textStyle"].items() if part is not None], sorted(value["value"])


def screens(check, work, folders):
    """Runs a program that uses the module, and checks programs in which each line with `// error:` must not compile."""
    here = os.path.dirname(__file__)
    for path in sorted(glob.glob(f"{here}/Screens/*.ts")):
        name = os.path.basename(path).split(".")[0]
        if name not in folders:
            continue
        # Next to the declaration files, like in a published package.
        isNative = path.endswith(".native.ts")
        layout = "typescript-native" if isNative else "typescript"
        target = f"{work}/{os.path.relpath(folders[name], check.work)}/{layout}/{os.path.basename(path)}"
        shutil.copy(path, target)
        if isNative:
            shutil.copy(f"{check.options.repository}/Tests/Stubs/ReactNative/react-native.ts", os.path.dirname(target))
        with open(path) as file:
            wanted = {number: line.partition("// error: ")[2].strip()
                      for number, line in enumerate(file, 1) if "// error: " in line}
        out = f"{work}/screen"
        done = check.run("tsc", "--strict", "--target", "es2020", "--module", "es2020", "--moduleResolution", "node",
                         "--pretty", "false", "--outDir", out, target)
        found = {int(number): text for number, text in re.findall(r"\((\d+),\d+\): error \w+: (.*)", done.stdout)}
        problems = [f"line {number}: {found.get(number, 'it compiles')}, expected {wanted.get(number, 'no error')}"
                    for number in sorted(wanted.keys() | found.keys())
                    if number not in wanted or wanted[number] not in found.get(number, "")]
        if not wanted and not problems:
            with open(f"{out}/package.json", "w") as file:
                file.write('{ "type": "module" }')
            shutil.copy(target.replace(os.path.basename(path), "tokens.mjs"), f"{out}/tokens.js")
            done = check.run("node", f"{out}/{os.path.basename(path).replace('.ts', '.js')}")
            problems = [done.stderr] if done.returncode else []
        check.report(f"{os.path.basename(path)}: {'has the expected errors' if wanted else 'a typescript screen shows its theme'}",
                     "\n".join(problems), f"{len(wanted)} lines" if wanted else "")

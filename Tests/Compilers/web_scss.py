"""Compiles the output of the target `scss` with Dart Sass, and compares every value in every context."""

import glob
import os
import re
import shutil

import css_values
import web

# Features deprecated in this version are errors.
CURRENT = "1.99.0"

# Prints every value in a combination of contexts, with maps and lists in Sass notation.
PRINT = """
@use "sass:map";
@use "sass:meta";
@use "tokens";
@function text($value) {
  @return meta.inspect($value);
}
.theme {
  @each $name, $value in tokens.theme(CHOICE) {
    @if meta.type-of($value) == "map" {
      @each $part, $own in $value {
        --x#{"__"}#{$name}#{"__"}#{$part}: #{text($own)};
      }
    } @else {
      --x#{"__"}#{$name}: #{text($value)};
    }
  }
}
"""


# Prints every variable of a module with references, and includes every text style.
PRINT_VARIABLES = """
@use "sass:meta";
@use "tokens";
.all {
  @each $name, $value in meta.module-variables("tokens") {
    @if meta.type-of($value) == "map" {
      @each $part, $own in $value {
        --x#{"__"}#{$name}#{"__"}#{$part}: #{$own};
      }
    } @else {
      --x#{"__"}#{$name}: #{$value};
    }
  }
}
"""


def run(check, systems):
    """Checks the output of several systems: triples of a name, a folder, and an IR."""
    sass = web.sass(check)
    if not sass:
        return check.skip("scss", "no sass")
    for name, folder, ir in systems:
        values(check, sass, name, folder, ir)
        variables(check, sass, name, folder, ir)
        screens(check, sass, name, folder)


def mistakes(check, folders):
    """Returns the compiler's errors for the modules in folders."""
    sass = web.sass(check)
    files = [f"{folder}/{layout}/{name}" for folder in folders for layout in ("scss", "scss-variables")
             for name in ("_tokens.scss:", "tokens.css")]
    pairs = [source + target for source, target in zip(files[::2], files[1::2])]
    done = sass and check.run(*sass, "--no-source-map", "--no-error-css", *pairs)
    return web.told(done.stderr, folders) if done else {}


def values(check, sass, name, folder, ir):
    css = css_values.Written(check, ir)
    choices = list(web.choices(ir))
    count, problems = 0, []
    names = []
    for index, choice in enumerate(choices):
        path = f"{folder}/scss/print-{index}.scss"
        names.append(path)
        with open(path, "w") as file:
            chosen = ", ".join(f'"{escaped(one)}": "{escaped(context)}"' for one, context in choice.items())
            file.write(PRINT.replace("CHOICE", f"({chosen})"))
    done = check.run(*sass, "--no-source-map", "--no-error-css", f"--fatal-deprecation={CURRENT}",
                     *[f"{path}:{path.replace('.scss', '.css')}" for path in names])
    if done.returncode or done.stderr:
        return check.report(f"{name}: scss compiles", done.stderr)
    for path, choice in zip(names, choices):
        with open(path.replace(".scss", ".css")) as file:
            found = declarations(file.read())
        for token in web.public(ir):
            value = web.inside(token, choice)
            if value is not None:
                wrong = problem(css, token, value, found.get(key(token["path"]), {}))
                count += 1
                if wrong:
                    problems.append(f"{token['path']} in {choice}: {wrong}")
    check.report(f"{name}: scss has the values of the source", "\n".join(problems) or ("" if count else "no values"),
                 f"{count} values in {len(choices)} contexts")


def variables(check, sass, name, folder, ir):
    """Checks that the variables refer to exactly the public custom properties, and that deprecated ones are warned about."""
    source = f"{folder}/scss-variables/all.scss"
    with open(f"{folder}/scss-variables/_tokens.scss") as file:
        written = file.read()
    styles = re.findall(r"^@mixin (\S+) \{", written, re.M)
    deprecated = re.findall(r'^  "(.+)": "', written.partition("$-deprecated: (")[2].partition("\n);")[0], re.M)
    with open(source, "w") as file:
        file.write(PRINT_VARIABLES)
        file.writelines(f".style-{index} {{ @include tokens.{one}; }}\n" for index, one in enumerate(styles))
        file.writelines(f'.old {{ --x: #{{meta.inspect(tokens.get("{one}"))}}; }}\n' for one in deprecated)
    done = check.run(*sass, "--no-source-map", "--no-error-css", f"--fatal-deprecation={CURRENT}", "--verbose", source)
    if done.returncode:
        return check.report(f"{name}: scss with references compiles", done.stderr)
    with open(f"{folder}/typescript/tokens.ts") as file:
        listed = set(re.findall(r'^ *\| "(--[^"]+)"', file.read(), re.M))
    values = re.findall(r"^  --x__.*?: (.*);$", done.stdout, re.M)
    used = {one.removeprefix("var(").removesuffix(")") for one in values}
    problems = [f"{one} isn't a custom property" for one in sorted(used - listed)]
    problems += [f"{one} is missing" for one in sorted(listed - used)]
    problems += [f"{one} isn't warned about" for one in deprecated if f"{one} is deprecated." not in done.stderr]
    count = len([one for one in ir["tokens"] if one["deprecated"] and one["visibility"] == "public"])
    problems += [] if len(deprecated) == count else [f"{len(deprecated)} deprecated tokens, expected {count}"]
    included = len(re.findall(r"^\.style-", done.stdout, re.M))
    problems += [] if included == len(styles) else ["a mixin is empty"]
    check.report(f"{name}: scss refers to the properties of css", "\n".join(problems),
                 f"{len(used)} properties, {len(deprecated)} deprecated")


def escaped(text):
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("#", "\\#")


def key(path):
    return "".join(web.plain_segment(one) for one in path.split("."))


def declarations(text):
    """Returns the values by plain name; maps by the names of their parts."""
    found = {}
    for name, value in re.findall(r"^  --x__(.*?): (.*);$", text, re.M):
        name, _, part = name.partition("__")
        found.setdefault(web.plain(name.removeprefix("token-")), {})[part] = value
    return found


def problem(css, token, value, found):
    if not found:
        return "missing"
    return css.problem(token, value, lambda part: text(found.get(part if part or "" in found else "style")))


def text(found):
    """Returns a value as in a style sheet. Sass can print lists in parentheses, and colors in a short form."""
    found = re.sub(r"rgba\((\d+), (\d+), (\d+), ([\d.]+)\)", hexadecimal, found or "")
    while found.startswith("(") and found.endswith(")"):
        found = found[1:-1].strip().removesuffix(",")
    return found


def hexadecimal(color):
    channels = [int(one) for one in color.groups()[:3]] + [round(float(color[4]) * 255)]
    return "#" + "".join(f"{one:02x}" for one in channels)


def screens(check, sass, name, folder):
    """Checks the output of style sheets that use the module, and lines that must not compile."""
    here = os.path.dirname(__file__)
    for path in sorted(glob.glob(f"{here}/Screens/{name}.scss")):
        target = f"{folder}/scss/screen.scss"
        shutil.copy(path, target)
        done = check.run(*sass, "--no-source-map", target)
        with open(path.replace(".scss", ".expected.css")) as file:
            expected = file.read()
        problem = done.stderr or ("" if done.stdout == expected else f"it compiles to\n{done.stdout}")
        check.report(f"{name}: a sass screen compiles to the expected css", problem)
    for path in sorted(glob.glob(f"{here}/Screens/{name}.errors.scss")):
        with open(path) as file:
            lines = [line.partition("// error: ")[::2] for line in file if "// error: " in line]
        problems = []
        for code, wanted in lines:
            target = f"{folder}/scss/error.scss"
            with open(target, "w") as file:
                file.write(f'@use "tokens";\n.a {{ {code} }}\n')
            done = check.run(*sass, "--no-source-map", target)
            if not done.returncode or wanted.strip() not in done.stderr:
                problems.append(f"{code.strip()}: {done.stderr.splitlines()[0] if done.stderr else 'it compiles'}, expected {wanted.strip()}")
        check.report(f"{name}: unknown names don't compile in sass", "\n".join(problems), f"{len(lines)} lines")

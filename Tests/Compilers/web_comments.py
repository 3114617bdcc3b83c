"""Checks that files without comments are the usual files without their comments."""

import os

# The directories of `check.py` with the usual files, by those without comments.
FOLDERS = {"css": "css", "scss": "scss", "tailwind": "tailwind", "typescript": "typescript", "typescript-flat": "typescript-flat"}


def run(check, systems):
    """Checks the output of several systems: triples of a name, a folder, and an IR."""
    count, before, after, problems = 0, 0, 0, []
    for name, folder, _ in systems:
        for target in FOLDERS:
            bare = f"{folder}/bare/{target}"
            for file in sorted(os.listdir(bare)) if os.path.isdir(bare) else []:
                count += 1
                with open(f"{folder}/{target}/{file}") as usual, open(f"{bare}/{file}") as short:
                    usual, short = usual.read(), short.read()
                before, after = before + len(usual.encode()), after + len(short.encode())
                if code(usual) != [line for line in short.split("\n") if line.strip()]:
                    problems.append(f"{name}: {target}/{file} has other code or comments")
        if any(os.path.isdir(f"{folder}/bare/{target}") for target in FOLDERS):
            done = check.run(check.options.program, "check", f"{folder}/tokens.config.json", "--quiet")
            if done.returncode:
                problems.append(f"{name}: {done.stderr}")
    check.report("files without comments contain the same code", "\n".join(problems),
                 f"{count} files, {before} and {after} bytes")


def code(text):
    """Returns the first line and all lines of code. Only whole lines are comments."""
    first, *rest = text.split("\n")
    lines, isComment = [first], False
    for line in rest:
        own = line.strip()
        begins = own.startswith(("/*", "//"))
        if own and not isComment and not begins:
            lines.append(line)
        isComment = (isComment or own.startswith("/*")) and not own.endswith("*/")
    return lines

"""Links and runs a program that imports only the generated module. Called by `check.py`."""

import glob
import os
import re


def lines_of_readme(repository):
    """Returns the lines of the Swift example in README.md, without the import."""
    with open(f"{repository}/README.md", encoding="utf-8") as file:
        text = file.read()
    block = re.search("In an app that depends on this package:\n\n```swift\n(.*?)```", text, re.S)
    lines = block[1].splitlines() if block else []
    assert "import DesignTokens" in lines, "README.md has no example that imports DesignTokens"
    return [line for line in lines if line and line != "import DesignTokens"]


def run(check):
    """Runs a program that prints each expression of the README, so the optimizer can't remove any."""
    repository = check.options.repository
    lines = lines_of_readme(repository)
    statements = []
    for line in lines:
        code = line.split("//")[0].rstrip()
        statements.append(code if code.startswith("let ") else f"print({code})")
    names = [re.match(r"let (\w+)", line)[1] for line in statements if line.startswith("let ")]
    # Also print every text style, and values that involve arithmetic.
    statements += [f"print({name})" for name in names]
    statements += [
        "for style in TextStyle.allCases { print(style.name, theme.typography(style)) }",
        "for weight in [1, 449.9, 450, 1000, .nan] { print(TokenFontWeight(weight).hundreds) }",
    ]
    folder = os.path.join(check.work, "alone")
    os.makedirs(folder)
    with open(f"{folder}/main.swift", "w") as file:
        file.write("import DesignTokens\n\n" + "\n".join(statements) + "\n")
    module = sorted(glob.glob(f"{repository}/Sources/DesignTokens/**/*.swift", recursive=True))
    for flags in (["-Onone"], ["-O", "-static-stdlib"]):
        title = f"a program that imports DesignTokens alone links and runs ({flags[0]})"
        # Like a package manager: an object file for the module, and no library that only the module would need.
        steps = [
            ["swiftc", "-swift-version", "6", *flags, "-parse-as-library", "-wmo", "-emit-object", "-emit-module",
             "-module-name", "DesignTokens", "-emit-module-path", f"{folder}/DesignTokens.swiftmodule",
             "-o", f"{folder}/DesignTokens.o", *module],
            ["swiftc", "-swift-version", "6", *flags, "-I", folder, f"{folder}/main.swift",
             f"{folder}/DesignTokens.o", "-o", f"{folder}/program"],
            [f"{folder}/program"],
        ]
        for step in steps:
            done = check.run(*step)
            if done.returncode:
                check.report(title, done.stderr or f"exit status {done.returncode}")
                break
        else:
            check.report(title, problem(done.stdout), f"{len(done.stdout.splitlines())} lines")


def problem(output):
    """Describes a difference from the comments in the README, if any."""
    lines = output.splitlines()
    if not lines or not lines[0].startswith("0.98"):
        return f"the first line is not 0.98: {lines[:1]}"
    weights = lines[-5:]
    return "" if weights == ["100", "400", "500", "900", "100"] else f"the weights are {weights}"

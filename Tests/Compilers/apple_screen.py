"""Links a screen that an app would write with UIKit with our stubs, and runs it. Called by `check.py`."""

import glob
import os
import re
import shutil


def run(check, name, folder, screen=None, kit="UIKit"):
    """Runs `Screens/NAME.swift`, or another screen, and checks that `Screens/NAME.errors.swift` doesn't compile.

    `Screens/NAME.appkit.swift` is run with the stubs of AppKit.

    Comments with `// prints: ` contain the expected output of the generated code in a debug build.
    """
    here = os.path.dirname(__file__)
    screen = screen or f"{here}/Screens/{name}.swift"
    if not os.path.isfile(screen):
        return
    work = f"{folder}/screen-{kit}"
    os.makedirs(work)
    stubs = f"{check.options.repository}/Tests/Stubs/Apple"
    modules = [
        (kit, glob.glob(f"{stubs}/{kit}*.swift")),
        ("SwiftUI", glob.glob(f"{stubs}/SwiftUI*.swift")),
        ("DesignTokens", glob.glob(f"{folder}/swift/**/*.swift", recursive=True)),
    ]
    swiftc = ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-D", "DEBUG",
              "-I", work]
    steps = [
        [*swiftc, "-wmo", "-emit-object", "-emit-module", "-module-name", module,
         "-emit-module-path", f"{work}/{module}.swiftmodule", "-o", f"{work}/{module}.o", *sorted(files)]
        for module, files in modules
    ]
    objects = [f"{work}/{module}.o" for module, _ in modules]
    more = glob.glob(screen.removesuffix(".swift") + ".views.swift")
    steps.append([*swiftc, screen, *more, *objects, "-o", f"{work}/screen"])
    steps.append([f"{work}/screen"])
    for step in steps:
        done = check.run(*step)
        if done.returncode:
            return check.report(f"{name}: a swift screen with {kit} shows its theme", done.stderr or "it failed")
    with open(screen) as file:
        wanted = re.findall("// prints: (.*)", file.read())
    *printed, note = done.stdout.splitlines()
    check.report(f"{name}: a swift screen with {kit} shows its theme", "" if printed == wanted else done.stdout, note)
    if kit == "UIKit":
        errors(check, name, f"{here}/Screens/{name}.errors.swift", work)
        run(check, name, folder, screen.removesuffix(".swift") + ".appkit.swift", "AppKit")


def kinds(check):
    """Runs the screen for the source with every kind of view, which is stored with the stubs."""
    folder = f"{check.work}/kinds"
    shutil.copytree(f"{check.options.repository}/Tests/Stubs/Apple/Sources/components", folder)
    built = check.run(check.options.program, "build", f"{folder}/tokens.config.json", "--quiet")
    if built.returncode:
        return check.report("kinds: swift builds", built.stderr)
    os.rename(f"{folder}/out", f"{folder}/swift")
    run(check, "kinds", folder)


def examples(check):
    """Runs the small sources in `Examples/NAME`, each with the code of an app."""
    here = f"{os.path.dirname(__file__)}/Examples"
    for name in sorted(os.listdir(here)):
        folder = f"{check.work}/example-{name}"
        shutil.copytree(f"{here}/{name}", folder)
        built = check.run(check.options.program, "build", f"{folder}/tokens.config.json", "--quiet")
        if built.returncode:
            check.report(f"{name}: swift builds", built.stderr)
        else:
            run(check, name, folder, f"{folder}/Screen.swift")


def errors(check, name, source, work):
    """Checks that each line below a comment `// error:` has that error, and no other line has an error."""
    if not os.path.isfile(source):
        return
    with open(source) as file:
        wanted = {number + 1: line.partition("// error: ")[2].strip()
                  for number, line in enumerate(file, 1) if line.lstrip().startswith("// error: ")}
    done = check.run("swiftc", "-swift-version", "6", "-typecheck", "-parse-as-library", "-I", work, source)
    found = {}
    for number, text in re.findall(r"^[^\s|][^\n]*?:(\d+):\d+: error: (.*)", done.stderr, re.M):
        found.setdefault(int(number), text)
    problems = [f"line {number}: {found.get(number, 'it compiles')}, expected {wanted.get(number, 'no error')}"
                for number in sorted(wanted.keys() | found.keys())
                if number not in wanted or wanted[number] not in found.get(number, "")]
    check.report(f"{name}: invalid reads don't compile in swift", "\n".join(problems), f"{len(wanted)} reads")

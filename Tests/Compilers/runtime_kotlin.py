"""Checks the option `runtime` of the target `kotlin`, which replaces values at run time. Called by `check.py`."""

import glob
import os

import runtime

# Properties that Compose's text styles don't distinguish or don't have. Fonts that the app doesn't contain look alike.
COARSE = ("fontFamily", "fontStyle", "decoration", "platformStyle", "lineBreak", "case", "axes")

# The sources whose code is run, and the apps that load files.
APPS = {"app": "Example", "axes": "Axes"}


def run(check, name, folder, package):
    """Compiles the code of any source, and runs the code for the tokens of this repository."""
    compiler = check.kotlin_compiler()
    base = check.compose_stubs()
    classes = f"{folder}/classes-runtime"
    files = sorted(glob.glob(f"{folder}/kotlin-runtime/**/*.kt", recursive=True))
    made = compiler.compile(base, classes, files, "-Werror", "-Xexplicit-api=strict")
    problem = (made.stderr or "it failed") if made.returncode else ""
    more = size(classes) - size(f"{folder}/classes")
    path = os.pathsep.join([classes, base, compiler.library])
    if not problem:
        loaded = check.run("java", "-XX:+UseSerialGC", "-cp", path, "inspect.InspectKt", classes, package)
        problem = loaded.stderr if loaded.returncode else ""
    check.report(f"{name}: kotlin with the option runtime compiles and loads", problem.replace(folder, ""),
                 f"{len(files)} files, {more} more bytes of classes")
    if name in APPS and not problem:
        proof(check, name, folder, classes, path, package)
        example(check, name, folder, classes, path)


def size(classes):
    return sum(os.path.getsize(one) for one in glob.glob(f"{classes}/**/*.class", recursive=True))


def program(check, name, source, classes, output, *flags):
    """Compiles a program in `Runtime` against the generated classes."""
    compiler = check.kotlin_compiler()
    base = os.pathsep.join([classes, check.compose_stubs()])
    done = compiler.compile(base, output, [source], "-Werror", *flags)
    if done.returncode:
        check.report(f"{name}: {os.path.basename(source)} compiles", done.stderr)
    return not done.returncode


def proof(check, name, folder, classes, path, package):
    output = f"{folder}/proof-kotlin"
    source = f"{folder}/Proof.kt"
    with open(f"{os.path.dirname(__file__)}/Runtime/Proof.kt", encoding="utf-8") as file:
        text = file.read()
    with open(source, "w", encoding="utf-8") as file:
        file.write(text.replace("package check.app", f"package {package}"))
    # The proof uses internal declarations.
    if not program(check, name, source, classes, output, f"-Xfriend-paths={classes}"):
        return
    command = ["java", "-XX:+UseSerialGC", "-cp", os.pathsep.join([output, path]), f"{package}.Proof"]
    runtime.prove(check, name, folder, command, ", in kotlin", COARSE)


def example(check, name, folder, classes, path):
    """Runs a program that loads, switches, falls back, and follows, with a local server."""
    output = f"{folder}/example-kotlin"
    source = f"{os.path.dirname(__file__)}/Runtime/{APPS[name]}.kt"
    if not program(check, name, source, classes, output):
        return
    work = f"{folder}/example-kotlin-files"
    os.makedirs(work)
    with runtime.Server(f"{work}/served.json") as server:
        done = check.run("java", "-XX:+UseSerialGC", "-cp", os.pathsep.join([output, path]), f"example.{APPS[name]}",
                         f"{folder}/json/tokens.json", server.address, cwd=work)
    check.report(f"{name}: a kotlin app follows its tokens", "" if done.returncode == 0 else done.stdout + done.stderr,
                 "; ".join(done.stdout.splitlines()) if done.returncode == 0 else "")

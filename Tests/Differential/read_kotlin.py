"""Compiles the outputs of the target `kotlin` against Tests/Stubs/Compose, and compares every token in every theme.

All sources are compiled at once, each in its own package.
"""

import glob
import os
import re
import subprocess
import zipfile

import comparison
import flat
from expected import kebab
from read_swift import looks, one_text


class Compiler:
    """The Kotlin compiler. `kernel` is `None` if it's missing."""

    def __init__(self, repository, tools):
        self.repository = repository
        jars = f"{tools}/kotlin/run_kotlin_kernel/jars"
        self.kernel = next(iter(glob.glob(f"{jars}/kotlin-jupyter-kernel-*-all.jar")), None)
        self.library = next(iter(glob.glob(f"{jars}/kotlin-stdlib-*.jar")), None)

    def compile(self, output, files):
        os.makedirs(output)
        with zipfile.ZipFile(self.kernel) as archive:
            archive.extractall(output, [one for one in archive.namelist() if one.startswith("kotlinx/coroutines/")
                                        or one == "META-INF/kotlinx-coroutines-core.kotlin_module"])
        tests = f"{self.repository}/Tests"
        stubs = glob.glob(f"{tests}/Stubs/Compose/*.kt")
        return subprocess.run(
            ["java", "-Xss8m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", f"{self.kernel}:{self.library}",
             "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "-no-stdlib", "-no-reflect", "-nowarn",
             "-classpath", f"{output}:{self.library}", "-d", output, *stubs, f"{tests}/Compilers/Inspect.kt", *files],
            capture_output=True, text=True)

    def run(self, classes, package):
        """Returns the lines printed by Inspect.kt for a package, whose classes are moved to a separate folder first."""
        own, place = f"{classes}-{package}", package.replace(".", "/")
        os.makedirs(os.path.dirname(f"{own}/{place}"))
        os.rename(f"{classes}/{place}", f"{own}/{place}")
        return subprocess.run(["java", "-XX:+UseSerialGC", "-cp", f"{own}:{classes}:{self.library}", "inspect.InspectKt", own,
                               package], capture_output=True, text=True)


def compare(compiler, work, built):
    """Returns the problems of each source. `built` contains expected values, folders, and packages."""
    classes = f"{work}/classes"
    files = [file for _, folder, _ in built for file in glob.glob(f"{folder}/kotlin/**/*.kt", recursive=True)]
    done = compiler.compile(classes, files)
    if done.returncode:
        return [(0, [("", work, f"doesn't compile: {done.stderr[:1500]}")])] * len(built)
    made = []
    for expected, folder, package in built:
        done = compiler.run(classes, package)
        made.append(single(expected, done.stdout) if not done.returncode
                    else (0, [("", folder, f"doesn't run: {done.stderr[-1500:]}")]))
    return made


def single(expected, printed):
    found = {}
    for line in printed.splitlines():
        contexts, path, text = line.split("\t", 2)
        found[contexts.lower(), path.lower()] = text
    total, problems = 0, []
    for arguments, by_appearance in looks(expected.source):
        assignment = by_appearance[0]
        if any(one != assignment for one in by_appearance):
            continue
        label = labels(expected.source, arguments)
        for path, (type, value, _) in expected.public(assignment).items():
            wanted = flat.flat(expected, type, value)
            text = next((found[one, path.lower()] for one in [label, ""] if (one, path.lower()) in found), None)
            if wanted is None or type == "typography" and text is None:
                continue
            total += 1
            if text is None or not agrees(type, wanted, text):
                problems.append((path, f"TokenTheme({arguments})", f"is {text}, expected {one_text(wanted)}"))
    return total, problems


def labels(source, arguments):
    """Returns the contexts of a theme as printed by Inspect.kt, in the order of the constructor."""
    given = dict(one.split(": .") for one in arguments.split(", ") if one)
    appearance = source["settings"].get("appearance", {})
    theme = appearance.get("modifier")
    named = {appearance.get(key) for key in ("light", "dark")} | {
        appearance.get("highContrast", {}).get(key) for key in ("light", "dark")}
    made = []
    for name, one in source["modifiers"].items():
        if name == theme and not set(one["contexts"]) <= named:
            made.append(given.get(name, "null"))
        elif name not in (theme, appearance.get("highContrast", {}).get("modifier")):
            made.append(given[name])
    made += [given.get("appearance", "light")] if theme else []
    made += [given["contrast"]] if "contrast" in given and appearance.get("highContrast") else []
    return ",".join(kebab(one).replace("-", "") for one in made)


def agrees(type, wanted, text):
    if type == "color":
        return flat.one_agrees(wanted[0], packed((int(text) >> 32) & 0xFFFFFFFF, wanted[0]))
    if type == "duration":
        raw = int(text)
        return abs(wanted[0] - (raw >> 1 if raw & 1 else (raw >> 1) / 1e6)) < 1e-3
    if type == "typography":
        return style_agrees(wanted, text)
    found = values(text, wanted)
    if type == "insets" and len(found) == 4:
        start, top, end, bottom = found
        found = [top, start, bottom, end]
    return flat.agrees(wanted, found)


def packed(bits, wanted):
    """Returns a color from its bits. A color outside sRGB can be in Display P3."""
    channels = [(bits >> shift & 255) / 255 for shift in (16, 8, 0)]
    alpha = (bits >> 24 & 255) / 255
    if wanted.is_plain:
        return ("color", channels, alpha, None)
    isWide = flat.one_agrees(wanted, ("color", None, alpha, channels))
    return ("color", None if isWide else channels, alpha, channels if isWide else None)


def values(text, wanted):
    """Returns colors, numbers, and words in the order in which they are printed."""
    colors = iter(one for one in wanted if isinstance(one, comparison.Shown))
    made = []
    for color, number, unit, word in re.findall(
            r"#([0-9a-f]{8})|(?<![\w#])(-?\d+(?:\.\d+)?(?:E-?\d+)?)(\.dp|\.sp|ms|s)?|(?:=|^)([A-Za-z]+)(?=[,)]|$)", text):
        if color:
            made.append(packed(int(color, 16), next(colors, comparison.Shown({"colorSpace": "srgb", "components": [0, 0, 0]}))))
        elif number:
            made.append(float(number) * (1000 if unit == "s" else 1))
        elif word:
            made.append(word)
    return made


def style_agrees(wanted, text):
    size, weight, height, spacing = wanted
    number = lambda name: re.search(name + r"=(?:FontWeight\(weight=)?(-?[0-9.E-]+?)(?:\.(sp|em))?[,)]", text)
    found = {name: number(name) for name in ("fontSize", "fontWeight", "lineHeight", "letterSpacing")}
    if None in found.values():
        return False
    scaled = lambda one: float(one[1]) * (size if one[2] == "em" else 1)
    return all(abs(a - b) < 1e-4 * max(1, abs(a)) for a, b in (
        (size, scaled(found["fontSize"])), (round(weight), float(found["fontWeight"][1])),
        (height, scaled(found["lineHeight"])), (spacing, scaled(found["letterSpacing"]))))

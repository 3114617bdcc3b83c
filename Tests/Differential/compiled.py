"""Compiles and runs the Swift and Kotlin outputs of a few sources, and compares the printed values."""

import shutil
import tempfile

import build
import generator
import read_kotlin
import read_swift
from expected import Expected


def compare(program, compiler, seeds):
    """Returns the number of values and the problems of each target whose compiler is installed."""
    with tempfile.TemporaryDirectory(prefix="tokens-differential-") as work:
        built = []
        for seed in seeds:
            source = generator.source(seed)
            folder, package = f"{work}/{seed}", f"check.s{seed}"
            build.write(source, folder, [{"target": "swift", "directory": "swift"},
                                         {"target": "kotlin", "directory": "kotlin", "options": {"package": package}}])
            build.run(program, "build", f"{folder}/tokens.config.json", "--quiet", "--force")
            built.append((seed, Expected(source), folder, package))
        results = {}
        if shutil.which("swiftc"):
            found = [(seed, read_swift.compare(expected, folder)) for seed, expected, folder, _ in built]
            results["swift"] = merged(found)
        if compiler.kernel and shutil.which("java"):
            found = read_kotlin.compare(compiler, work, [one[1:] for one in built])
            results["kotlin"] = merged(zip([one[0] for one in built], found))
        return results


def merged(found):
    found = list(found)
    return (sum(count for _, (count, _) in found),
            [(seed, *problem) for seed, (_, problems) in found for problem in problems])


def sources(first, count):
    """Returns seeds of sources with light and dark, which are the most error-prone."""
    made = []
    while len(made) < count:
        if "appearance" in generator.source(first)["settings"]:
            made.append(first)
        first += 1
    return made


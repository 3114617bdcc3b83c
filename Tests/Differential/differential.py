"""Compares random sources, evaluated in Python, with `tokens ir` and the outputs of every target; see README.md."""

import argparse
import concurrent.futures
import json
import os
import shutil
import sys
import tempfile
import time

import build
import compiled
import generator
import minimize
import read_kotlin
import specification
from runner import Run, TARGETS, Tools

CHUNK = 8
SHOWN = 3


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--repository", required=True)
    parser.add_argument("--tools", required=True)
    parser.add_argument("--required", action="store_true")
    parser.add_argument("--sources", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--target", action="append", choices=TARGETS)
    parser.add_argument("--compiled", type=int, default=5)
    parser.add_argument("--keep")
    sys.exit(Differential(parser.parse_args()).run())


class Differential:
    def __init__(self, options):
        self.options = options
        self.tools = Tools(options.program, options.tools)
        self.targets = tuple(options.target or TARGETS)
        self.keep = options.keep or f"{options.repository}/.build/differential"
        self.failed = False

    def run(self):
        if missing := self.tools.missing():
            self.report(f"tools: {', '.join(missing)} missing", self.options.required and "use --install to install them")
        self.specification()
        start = time.monotonic()
        seeds = list(range(self.options.seed, self.options.seed + self.options.sources))
        results = self.compared(seeds)
        if not self.options.target and self.options.compiled:
            results |= self.compiled()
        for target, (count, problems) in results.items():
            failing = sorted({one[0] for one in problems})
            note = f"{count} {'sources' if target == 'build' else 'values'}"
            self.report(target, "\n".join(self.told(target, problems, failing)) if problems else "", note)
        print(f"      {len(seeds)} sources, seeds {seeds[0]} to {seeds[-1]}, {time.monotonic() - start:.0f} s")
        return 1 if self.failed else 0

    def report(self, what, problem, note=""):
        print(f"{'FAIL' if problem else 'PASS'}  differential: {what}{'  ' + note if note else ''}", flush=True)
        if problem:
            self.failed = True
            print("\n".join(f"      {line}" for line in str(problem).splitlines()), flush=True)

    def specification(self):
        """Checks the evaluator itself with the DTCG conformance cases."""
        folder = f"{self.options.repository}/../shared/spec/cases"
        if not os.path.isdir(folder):
            return print("SKIP  differential: DTCG conformance cases, ../shared/spec doesn't exist", flush=True)
        count, problems = specification.check(folder)
        self.report("the evaluator on the DTCG conformance cases", "\n".join(problems), f"{count} values")

    def compared(self, seeds):
        chunks = [seeds[index:index + CHUNK] for index in range(0, len(seeds), CHUNK)]
        merged = {}
        with concurrent.futures.ProcessPoolExecutor(min(os.cpu_count() or 1, 4)) as pool:
            for results in pool.map(chunk, [self.tools] * len(chunks), [self.targets] * len(chunks), chunks):
                for target, (count, problems) in results.items():
                    known = merged.get(target, (0, []))
                    merged[target] = (known[0] + count, known[1] + problems)
        return merged

    def compiled(self):
        """Compares the Swift and Kotlin outputs of a few sources."""
        compiler = read_kotlin.Compiler(self.options.repository, self.options.tools)
        results = compiled.compare(self.tools.program, compiler, compiled.sources(self.options.seed, self.options.compiled))
        for target in {"swift", "kotlin"} - results.keys():
            self.report(f"{target}: no compiler", self.options.required and "use --install to install it")
        return results

    # Failures

    def told(self, target, problems, failing):
        """Describes the first problems, and reduces a source that has one of them."""
        yield f"{len(problems)} differences in {len(failing)} sources; seeds {', '.join(map(str, failing[:20]))}"
        first = {}
        for seed, path, place, message in problems:
            first.setdefault(seed, f"seed {seed}: {path} ({place}) {message}")
        yield from (one[:600] for one in list(first.values())[:SHOWN])
        yield f"a smaller source is in {self.smaller(target, *problems[0][:2])}"

    def smaller(self, target, seed, path):
        """Stores a reduced source that fails in the same way, with its outputs, and returns its folder."""
        folder = f"{self.keep}/{target.replace(' ', '-')}-{seed}"
        shutil.rmtree(folder, ignore_errors=True)
        source = generator.source(seed)
        if target in ("swift", "kotlin"):
            source = minimize.sliced(source, path) if path else source
        elif target != "build":
            source = minimize.minimized(source, path, lambda one: target in failing(self.tools, self.targets_of(target), one))
        names = [one for one in (*self.targets_of(target), target) if one in (*TARGETS, "swift", "kotlin") and one != "android"]
        build.write(source, folder, [{"target": one, "directory": one} | ({"options": {"package": "check"}} if one == "kotlin"
                                                                          else {}) for one in dict.fromkeys(names)])
        with open(f"{folder}/seed.json", "w", encoding="utf-8") as file:
            json.dump({"seed": seed, "target": target}, file)
        return folder

    def targets_of(self, target):
        name = target.split()[0]
        return (name,) if name in TARGETS else ()


def chunk(tools, targets, seeds):
    with tempfile.TemporaryDirectory(prefix="tokens-differential-") as folder:
        return Run(tools, folder, targets).all(seeds)


def failing(tools, targets, source):
    """Returns the targets whose outputs differ from a source; none if the source is invalid."""
    with tempfile.TemporaryDirectory(prefix="tokens-differential-") as folder:
        run = Run(tools, folder, targets)
        try:
            run.source(0, source)
        except (KeyError, TypeError, IndexError):
            # The reduction removed something that's still referenced.
            return set()
        results = run.finish()
    return set() if results["build"][1] else {target for target, (_, problems) in results.items() if problems}


if __name__ == "__main__":
    main()

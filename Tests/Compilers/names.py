"""Builds sources with difficult names and compiles the outputs. Called by `check.py`."""

import glob
import importlib.util
import json
import os
import random
import re
import shutil
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import quote

import name_pool
import web_dtcg
import web_scss
import web_tailwind
import web_typescript

# The diagnostics for colliding names. They have a location.
REFUSALS = {"name-collision", "output-path-collision"}
# Names that collide in one list are only in the message, without separate locations.
OF_ONE_THING = "the (?:modifiers|contexts|words) `.*` and `(.*?)` (?:of|are)"

# Targets that are checked by separate modules.
WEB = {"dtcg": web_dtcg, "typescript": web_typescript, "scss": web_scss, "tailwind": web_tailwind}


class Names:
    """Checks many names in batches. A batch that fails is halved until the failing names are found."""

    limit = 6

    def __init__(self, check, seed, count):
        self.check = check
        self.seed = seed
        self.count = count
        self.number = 0
        self.refused = {}

    def run(self):
        if not importlib.util.find_spec("tinycss2"):
            self.check.skip("names in CSS", "no tinycss2")
        if not self.check.kotlin_compiler():
            self.check.skip("names in Kotlin", "no Kotlin compiler or no Java")
        if not self.check.has_android():
            self.check.skip("names in Android's resources", "no aapt2 or no framework")
        repository = self.check.options.repository
        names = name_pool.chosen(repository, self.seed, self.count)
        characters = name_pool.characters(None if self.count is None else random.Random(self.seed))
        named = name_pool.picked() if self.count is not None else names
        self.project("names in all places", names, 150, places)
        self.project("characters at the beginning and in the middle of names", characters, 400, letters)
        self.project("names of modifiers and contexts", named, 10, modifiers)
        for name, why in list(self.refused.items())[:20]:
            print(f"      rejected: {ascii(name)}: {why}", flush=True)
        self.check.report("no name is rejected on its own",
                          f"{len(self.refused)} are rejected" if self.refused else "")

    def project(self, title, names, size, source):
        """Checks `names` in batches of `size`. The function `source` creates the source of a batch."""
        batches = []
        culprits = []
        waiting = list(names)
        while waiting:
            batch, waiting = waiting[:size], waiting[size:]
            folder, kept, problem = self.build(batch, source)
            if problem:
                culprits += self.found(kept, source, problem, None, self.limit - len(culprits))
            elif folder:
                batches.append((folder, kept))
            # Names that collide with another name of the batch are checked in another batch.
            waiting += [name for name in batch if name not in kept and name not in self.refused]
        for kept, tool, problem in self.compile(batches):
            if len(culprits) < self.limit:
                culprits += self.found(kept, source, problem, tool, self.limit - len(culprits))
        for folder, _ in batches:
            shutil.rmtree(folder)
        told = "".join(f"{ascii(name)}: {problem}\n" for name, problem in culprits)
        self.check.report(f"{title} compile", told, f"{len(names)} names, seed {self.seed}")

    def found(self, names, source, problem, tool, limit):
        """Prints a progress message, and then calls `search`, which can take long."""
        print(f"      searching for the names that cause: {problem.splitlines()[0]}", flush=True)
        return self.search(names, source, problem, tool, limit)

    def search(self, names, source, problem, tool, limit):
        """Returns the names that cause a failure, each with its message."""
        if len(names) == 1:
            return [(names[0], problem)]
        found = []
        for half in (names[:len(names) // 2], names[len(names) // 2:]):
            if len(found) >= limit:
                break
            folder, kept, problem_of_half = self.build(half, source)
            if folder and not problem_of_half:
                for _, _, message in self.compile([(folder, kept)], tool):
                    problem_of_half = message
                shutil.rmtree(folder)
            if problem_of_half:
                found += self.search(kept, source, problem_of_half, tool, limit - len(found))
        # Neither half fails on its own: the failure needs two names.
        return found or [(" and ".join(names[:10]), problem)]

    def build(self, names, source):
        """Returns the folder with the outputs for `names`, the names used, and the error message, if any.

        Names that collide with others are omitted.
        """
        kept = list(names)
        while kept:
            self.number += 1
            folder = os.path.join(self.check.work, f"names{self.number}")
            os.makedirs(folder)
            source(folder, kept, os.path.basename(folder))
            built = self.check.run(self.check.options.program, "build", f"{folder}/tokens.config.json",
                                   "--format", "json", "--quiet")
            if built.returncode == 0:
                return folder, kept, ""
            message = first_message(built.stdout) or built.stderr[:300]
            colliding = self.blamed(built.stdout, folder, kept)
            shutil.rmtree(folder)
            if len(kept) == 1:
                self.refused[kept[0]] = message
                return None, kept, ""
            if not colliding:
                return None, kept, message
            # If all names collide, keep one of them.
            kept = [name for name in kept if name not in colliding] or kept[:1]
        return None, kept, ""

    def blamed(self, report, folder, names):
        """Returns the names of the reported collisions."""
        known = set(names)
        found = []
        try:
            diagnostics = json.loads(report)["diagnostics"]
        except ValueError:
            return found
        for diagnostic in diagnostics:
            if diagnostic["code"] not in REFUSALS or diagnostic["severity"] != "error":
                continue
            quoted = re.match(OF_ONE_THING, diagnostic["message"], re.S)
            if quoted:
                name = quoted[1] if quoted[1] in known else None
            else:
                name = name_at(f"{folder}/{os.path.basename(diagnostic['file'])}", diagnostic["line"], known)
            if name is not None and name not in found:
                found.append(name)
        return found

    # Compilers

    def compile(self, batches, tool=None):
        """Compiles the outputs of batches. Returns the names, the tool, and the message of each failure."""
        tools = [tool] if tool else ["swift", "kotlin", "android", "css", "data", *WEB]
        found = []
        with ThreadPoolExecutor(2) as pool:
            running = []
            if "kotlin" in tools and batches:
                running.append(pool.submit(self.kotlin, batches))
            running += [pool.submit(self.web, one, batches) for one in tools if one in WEB and batches]
            for one in tools:
                if one != "kotlin" and one not in WEB:
                    running += [pool.submit(self.other, one, folder, names) for folder, names in batches]
            for result in running:
                found += result.result()
        return found

    def other(self, tool, folder, names):
        checks = {"swift": self.swift, "android": self.android, "css": css, "data": self.data}
        problem = checks[tool](folder)
        return [(names, tool, f"{tool}: {problem}".replace(folder, ""))] if problem else []

    def web(self, tool, batches):
        """Checks all folders in one run, if the tool supports it."""
        said = WEB[tool].mistakes(self.check, [folder for folder, _ in batches])
        return [(names, tool, f"{tool}: {said[folder]}".replace(folder, "")) for folder, names in batches if said.get(folder)]

    def swift(self, folder):
        stubs = self.check.apple_modules(("UIKit", "SwiftUI"))
        files = sorted(glob.glob(f"{folder}/swift/**/*.swift", recursive=True))
        done = self.check.run("swiftc", "-swift-version", "6", "-warnings-as-errors", "-typecheck",
                              "-wmo", "-module-name", "Check", "-I", stubs, *files)
        return errors(done.stderr) if done.returncode else ""

    def kotlin(self, batches):
        """Compiles all folders in one run, because the compiler takes longer to start than to compile a small folder.

        The output is a single file, because the names of nested classes can be too long for file names.
        """
        compiler = self.check.kotlin_compiler()
        if not compiler:
            return []
        files = [file for folder, _ in batches
                 for file in sorted(glob.glob(f"{folder}/kotlin/**/*.kt", recursive=True))]
        done = compiler.compile(self.check.compose_stubs(), f"{self.check.work}/names.jar", files,
                                "-Werror", "-Xexplicit-api=strict")
        if not done.returncode:
            return []
        found = []
        for folder, names in batches:
            lines = [line for line in done.stderr.splitlines() if f"{os.path.basename(folder)}/kotlin/" in line]
            if lines:
                found.append((names, "kotlin", "kotlin: " + errors("\n".join(lines)).replace(folder, "")))
        return found or [(batches[0][1], "kotlin", "kotlin: " + errors(done.stderr))]

    def android(self, folder):
        if not self.check.has_android():
            return ""
        problem = self.check.link(f"{folder}/android")
        if problem:
            return problem
        for path in glob.glob(f"{folder}/android.java/**/R.java", recursive=True):
            with open(path) as file:
                for name in re.findall(r"public static final int (?:\[\] )?(\S+?)=", file.read()):
                    if not name.isidentifier() or name in name_pool.JAVA.split():
                        return f"R.java has {name}"
        return ""

    def data(self, folder):
        """Checks that the names in JSON are exactly those of the source."""
        with open(f"{folder}/json/tokens.json", encoding="utf-8") as file:
            found = set(keys(json.load(file, object_pairs_hook=once)))
        with open(f"{folder}/base.tokens.json", encoding="utf-8") as file:
            missing = [name for name in keys(json.load(file)) if name not in found]
        return f"{ascii(missing[:3])} aren't in the output" if missing else ""


# Sources

PX = {"$value": {"value": 1, "unit": "px"}}
OTHER_PX = {"$value": {"value": 2, "unit": "px"}}


def color(red):
    return {"$value": {"colorSpace": "srgb", "components": [red, 0, 0]}}


def style(family, number):
    return {
        "$value": {"fontFamily": family, "fontSize": PX["$value"], "fontWeight": 400,
                   "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1},
        "$extensions": {"dev.tokens": {"number": number}},
    }


def shapes(names):
    """Returns tokens of each type for which targets generate separate declarations."""
    values = {
        "strokeStyle": {"dashArray": [PX["$value"]], "lineCap": "butt"},
        "border": {"color": color(0)["$value"], "width": PX["$value"], "style": "solid"},
        "shadow": {"color": color(0)["$value"], "offsetX": PX["$value"], "offsetY": PX["$value"],
                   "blur": PX["$value"], "spread": PX["$value"]},
        "gradient": [{"color": color(0)["$value"], "position": 0}],
        "cubicBezier": [0, 0, 1, 1],
        "transition": {"duration": {"value": 1, "unit": "ms"}, "delay": {"value": 1, "unit": "ms"},
                       "timingFunction": [0, 0, 1, 1]},
        "duration": {"value": 1, "unit": "ms"},
        "fontWeight": 400,
        "number": 1,
    }
    groups = {}
    for index, name in enumerate(names):
        kind = list(values)[index % len(values)]
        # Empty groups aren't in any output, so a group is created with its first token.
        groups.setdefault(f"zz-{kind}", {"$type": kind})[name] = {"$value": values[kind]}
    groups["zz-fontFamily"] = {"$type": "fontFamily", **{name: {"$value": "Some"} for name in names}}
    return groups


def places(folder, names, package):
    """Writes a source with `names` in every place where names can occur, with overrides for a brand and dark mode."""
    def branded(px):
        """Returns the groups whose values differ in a brand."""
        groups = {
            "zz-tokens": {"$type": "dimension", **{name: px for name in names}},
            "zz-groups": {name: {"$type": "dimension", "zz-a": px, "zz-in": {name: px}} for name in names},
            "zz-old": {"$type": "dimension", **{name: {**px, "$deprecated": name} for name in names}},
        }
        for index, name in enumerate(names):
            groups[name] = {"$type": "dimension", "zz-a": px} if index % 2 else {"$type": "dimension", **px}
        return groups

    def shaded(red):
        """Returns the groups whose values differ in dark mode."""
        return {
            "zz-colors": {"$type": "color", **{name: color(red) for name in names}},
            "zz-nested": {name: {name: {"$type": "dimension", name: PX if red else OTHER_PX}} for name in names},
        }

    base = {
        **branded(PX),
        **shaded(0),
        **shapes(names),
        "zz-still": {name: {"$type": "number", "$description": name, "zz-a": {"$value": 1}} for name in names},
        "zz-told": {"$type": "dimension", **{name: {**PX, "$description": name} for name in names}},
        "zz-text": {"$type": "typography", **{name: style("Some", index + 1) for index, name in enumerate(names)}},
        "zz-views": {
            name: {"$type": "color", "$extensions": {"dev.tokens": {"component": "view"}}, name: color(0)}
            for name in names
        },
        "zz-kinds": {
            name: {"$type": "color", "$extensions": {"dev.tokens": {"component": name}}, "zz-a": color(0)}
            # The kind of `zz-views` above.
            for name in names if name.lower() != "view"
        },
        "zz-words": {
            "$extensions": {"dev.tokens": {"constants": {
                "zz-word": {"type": "word", "value": names[0], "of": names}}}},
            "zz-a": {"$type": "number", "$value": 1},
        },
        "zz-constants": {
            "$extensions": {"dev.tokens": {"constants": {
                name: {"type": "boolean", "value": True} for name in names}}},
            "zz-a": {"$type": "number", "$value": 1},
        },
    }
    write(folder, package, base, {
        "brand": [("plum", {}), ("sand", branded(OTHER_PX))],
        "theme": [("light", {}), ("dark", shaded(1))],
    })


def letters(folder, names, package):
    """Writes a source with `names` at the beginning and in the middle of names."""
    def branded(px):
        return {
            "zz-tokens": {"$type": "dimension", **{name: px for name in names}},
            "zz-inside": {"$type": "dimension", **{f"zz{index}x{name}zz": px for index, name in enumerate(names)}},
            "zz-groups": {name: {"$type": "dimension", "zz-a": px} for name in names},
        }

    write(folder, package, branded(PX), {"brand": [("plum", {}), ("sand", branded(OTHER_PX))]})


def modifiers(folder, names, package):
    """Writes a source with a modifier for each name. Its contexts have that name and the next one."""
    base = {f"zz{index}": {"$type": "dimension", **PX} for index in range(len(names))}
    changes = {}
    for index, name in enumerate(names):
        following = names[(index + 1) % len(names)]
        other = following if following != name else "zz-other"
        changes[name] = [(name, {}), (other, {f"zz{index}": {"$type": "dimension", **OTHER_PX}})]
    write(folder, package, base, changes)


def write(folder, package, base, changes):
    """Writes a source and its configuration."""
    order = ["#/sets/base"]
    resolver = {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
                "modifiers": {}}
    for index, (name, contexts) in enumerate(changes.items()):
        resolver["modifiers"][name] = {"contexts": {}, "default": contexts[0][0]}
        for number, (context, tokens) in enumerate(contexts):
            path = f"{index}-{number}.tokens.json"
            if tokens:
                save(f"{folder}/{path}", tokens)
            resolver["modifiers"][name]["contexts"][context] = [{"$ref": path}] if tokens else []
        pointer = quote(name.replace("~", "~0").replace("/", "~1"), safe="~")
        order.append(f"#/modifiers/{pointer}")
    resolver["resolutionOrder"] = [{"$ref": pointer} for pointer in order]
    save(f"{folder}/base.tokens.json", base)
    save(f"{folder}/names.resolver.json", resolver)
    save(f"{folder}/tokens.config.json", {
        "source": "names.resolver.json",
        "outputs": [
            {"target": "swift", "directory": "swift", "options": {"colorNames": True, "previews": True}},
            {"target": "css", "directory": "css"},
            {"target": "json", "directory": "json"},
            {"target": "kotlin", "directory": "kotlin", "options": {"package": f"check.{package}", "previews": True}},
            {"target": "android", "directory": "android"},
            {"target": "android-themes", "directory": "android"},
            {"target": "typescript", "directory": "typescript"},
            {"target": "typescript", "directory": "typescript-flat", "options": {"layout": "flat", "paths": True}},
            {"target": "typescript", "directory": "typescript-native", "options": {"units": "number"}},
            {"target": "typescript", "directory": "typescript-native-flat",
             "options": {"units": "number", "layout": "flat"}},
            {"target": "scss", "directory": "scss"},
            {"target": "scss", "directory": "scss-variables", "options": {"values": "variables"}},
            {"target": "tailwind", "directory": "tailwind"},
        # Ten modifiers would result in a thousand files.
        ] + [{"target": "dtcg", "directory": "dtcg"}] * (len(changes) < 3),
    })


def save(path, document):
    with open(path, "w") as file:
        json.dump(document, file, indent=1)


# Reading

def name_at(path, line, known):
    """Returns the innermost name that encloses a line of a file written by `save`."""
    with open(path) as file:
        lines = file.read().split("\n")[:line]
    depth = 1 << 30
    for text in reversed(lines):
        indent = len(text) - len(text.lstrip(" "))
        key = re.match(r'\s*("(?:[^"\\]|\\.)*"):', text)
        if key and indent < depth:
            depth = indent
            name = json.loads(key[1])
            if name in known:
                return name
    return None


def first_message(report):
    try:
        found = json.loads(report)["diagnostics"]
    except ValueError:
        return report[:300]
    return "; ".join(f"{one['code']}: {one['message']}" for one in found if one["severity"] == "error")[:600]


def errors(text):
    """Returns the first lines with errors, without the many that follow from them."""
    lines = [line for line in text.splitlines() if re.search(r":\d+: (error|warning): ", line)]
    return "\n".join((lines or text.splitlines())[:4])


def once(pairs):
    """Creates an object, and fails if keys are repeated."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("repeated key")
    return found


def keys(tree):
    """Yields the names of groups and tokens."""
    for key, value in tree.items():
        if key.startswith("$"):
            continue
        yield key
        if isinstance(value, dict) and "$value" not in value:
            yield from keys(value)


def css(folder):
    """Parses the style sheet, checks that every used property is declared, and returns the error, if any."""
    try:
        import tinycss2
    except ImportError:
        return ""
    with open(f"{folder}/css/tokens.css", encoding="utf-8") as file:
        text = file.read()
    declared = set()
    used = set()

    def walk(nodes):
        for node in nodes:
            if node.type == "error":
                raise ValueError(f"line {node.source_line}: {node.message}")
            if node.type == "function" and node.lower_name == "var":
                used.update(part.value for part in node.arguments if part.type == "ident")
            for part in ("content", "arguments"):
                walk(getattr(node, part, None) or [])

    def rules(nodes):
        for rule in nodes:
            if rule.type == "error":
                raise ValueError(f"line {rule.source_line}: {rule.message}")
            if rule.type == "at-rule" and rule.content:
                rules(tinycss2.parse_rule_list(rule.content, skip_comments=True, skip_whitespace=True))
            if rule.type == "qualified-rule":
                seen = set()
                inner = tinycss2.parse_blocks_contents(rule.content, skip_comments=True, skip_whitespace=True)
                for part in inner:
                    if part.type == "error":
                        raise ValueError(f"line {part.source_line}: {part.message}")
                    if part.type == "declaration":
                        if part.name in seen:
                            raise ValueError(f"{part.name} is set twice in line {rule.source_line}")
                        seen.add(part.name)
                        declared.add(part.name)
                        walk(part.value)

    try:
        rules(tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True))
    except ValueError as mistake:
        return str(mistake)
    lost = sorted(used - declared)
    return f"{ascii(lost[:3])} are used and not set" if lost else ""

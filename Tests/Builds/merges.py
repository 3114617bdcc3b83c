"""Merges of two branches that change tokens: which files conflict, and what the next build does."""

import json
import os
import shutil
import subprocess

from project import Folder, say

CONFIGURATION = {
    "source": ["ink.tokens.json", "size.tokens.json", "component.tokens.json"],
    "outputs": [
        {"target": "swift", "directory": "generated/swift", "options": {"runtime": True}},
        {"target": "kotlin", "directory": "generated/kotlin", "options": {"package": "app.tokens"}},
        {"target": "css", "directory": "generated/css"},
        {"target": "json", "directory": "generated/json"},
    ],
}

COLORS = {
    name: f"#{index * 17:02x}{index * 9:02x}40"
    for index, name in enumerate("black white red orange yellow green cyan blue purple pink".split())
}
SIZES = {name: 4 * (index + 1) for index, name in enumerate(["tiny", "small", "large", "huge"])}
COMPONENTS = {"card": "green", "badge": "pink"}


class Source:
    """The tokens of a branch, with one token on each line of its files."""

    def __init__(self):
        self.colors = dict(COLORS)
        self.sizes = dict(SIZES)
        self.components = dict(COMPONENTS)

    def renamed(self, members, old, new):
        setattr(self, members, {new if name == old else name: value
                                for name, value in getattr(self, members).items()})

    def files(self):
        return {
            "ink.tokens.json": self.file("ink", "color", {
                name: {"colorSpace": "srgb", "components": [int(value[i:i + 2], 16) / 255 for i in (1, 3, 5)],
                       "hex": value}
                for name, value in self.colors.items()}),
            "size.tokens.json": self.file("size", "dimension", {
                name: {"value": value, "unit": "px"} for name, value in self.sizes.items()}),
            "component.tokens.json": json.dumps({"component": {
                name: {
                    "$extensions": {"dev.tokens": {"component": "view"}},
                    "background": {"$type": "color", "$value": f"{{ink.{color}}}"},
                    "cornerRadius": {"$type": "dimension", "$value": "{size.small}"},
                } for name, color in self.components.items()}}, indent=2) + "\n",
        }

    @staticmethod
    def file(group, kind, values):
        rows = ",\n".join(f"    {json.dumps(name)}: {{ \"$value\": {json.dumps(value)} }}"
                          for name, value in values.items())
        return f'{{\n  "{group}": {{\n    "$type": "{kind}",\n{rows}\n  }}\n}}\n'


class Merge:
    """The changes of two branches, and the resolution of conflicts in the source."""

    def __init__(self, name, ours, theirs, resolution=None):
        self.name = name
        self.branches = {"ours": ours, "theirs": theirs}
        self.resolution = resolution or (ours, theirs)


def color(name, value):
    return lambda source: source.colors.update({name: value})


def size(name, value):
    return lambda source: source.sizes.update({name: value})


def rename(members, old, new):
    return lambda source: source.renamed(members, old, new)


def component(name, color):
    return lambda source: source.components.update({name: color})


MERGES = [
    Merge("two tokens of a file", color("black", "#010203"), color("purple", "#040506")),
    Merge("two adjacent tokens", color("red", "#010203"), color("orange", "#040506")),
    Merge("two adjacent tokens, keeping one side",
          color("red", "#010203"), color("orange", "#040506"), [color("red", "#010203")]),
    Merge("two tokens of a file, keeping one side",
          color("black", "#010203"), color("purple", "#040506"), [color("black", "#010203")]),
    Merge("two values for one token",
          color("red", "#010203"), color("red", "#040506"), [color("red", "#040506")]),
    Merge("tokens of two files", color("black", "#010203"), size("huge", 20)),
    Merge("a rename and a change",
          rename("colors", "cyan", "teal"), color("cyan", "#040506"),
          [color("cyan", "#040506"), rename("colors", "cyan", "teal")]),
    Merge("a new token on both sides", color("gold", "#010203"), color("silver", "#040506")),
    Merge("new tokens in two files", color("gold", "#010203"), size("giant", 40)),
    Merge("a new component on both sides", component("alert", "red"), component("toast", "blue")),
    Merge("a renamed component and a changed one",
          rename("components", "badge", "label"), component("badge", "blue"),
          [component("badge", "blue"), rename("components", "badge", "label")]),
]


class Repository(Folder):
    """A Git repository with a source and its generated files."""

    def __init__(self, path, program):
        super().__init__(path, program)
        self.must("git", "init", "--quiet", "--initial-branch=main")
        self.must("git", "config", "user.name", "Somebody")
        self.must("git", "config", "user.email", "somebody@example.com")
        self.write("tokens.config.json", json.dumps(CONFIGURATION, indent=2))
        self.commit(Source())
        self.must("git", "tag", "base")

    def commit(self, source):
        self.write_source(source)
        self.must("tokens", "build")
        self.must("git", "add", "--all")
        self.must("git", "commit", "--quiet", "--message", "Change tokens")

    def write_source(self, source):
        for name, text in source.files().items():
            self.write(name, text)

    def branch(self, name, change):
        self.must("git", "checkout", "--quiet", "--force", "-B", name, "base")
        source = Source()
        change(source)
        self.commit(source)

    def make_branches(self, merge):
        for name, change in merge.branches.items():
            self.branch(name, change)

    def use_attributes(self, text):
        self.write(".git/info/attributes", text)

    def merge(self):
        """Merges `theirs` into `ours`, and returns the files with conflicts."""
        self.must("git", "checkout", "--quiet", "--force", "-B", "merged", "ours")
        self.run("git", "merge", "--quiet", "theirs")
        return self.must("git", "diff", "--name-only", "--diff-filter=U").split()

    def snapshot(self):
        """Returns the files of the working tree, by path, without the stamps, which Git ignores."""
        found = {}
        for parent, folders, names in os.walk(self.path):
            folders[:] = [name for name in folders if name not in (".git", ".tokens-cache")]
            for name in names:
                path = os.path.join(parent, name)
                with open(path, "rb") as file:
                    found[os.path.relpath(path, self.path)] = file.read()
        return found

    def fresh(self):
        """Returns the files that a build of the source generates in an empty folder."""
        with open(os.path.join(self.path, "tokens.config.json"), encoding="utf-8") as file:
            names = ["tokens.config.json", *json.load(file)["source"]]
        folder = self.path + ".fresh"
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(os.path.join(folder, ".git"))
        for name in names:
            shutil.copy(os.path.join(self.path, name), folder)
        subprocess.run(["tokens", "build"], cwd=folder, env=self.environment, check=True,
                       capture_output=True)
        fresh = Repository.__new__(Repository)
        fresh.path = folder
        return fresh.snapshot()


def check(folder, program, repository):
    attributes = starter_attributes(folder, program)
    repo = Repository(os.path.join(folder, "merges"), program)
    for merge in MERGES:
        repo.make_branches(merge)
        fresh = None
        for what, text in (("with .gitattributes", attributes), ("without it", "")):
            repo.use_attributes(text)
            fresh = check_merge(repo, merge, what, fresh)
    check_edits(repo)
    check_targets(repo)


def starter_attributes(folder, program):
    """Returns the `.gitattributes` generated by `tokens init`."""
    started = Folder(os.path.join(folder, "started"), program)
    started.must("git", "init", "--quiet")
    started.must("tokens", "init")
    return started.text("tokens/.gitattributes")


def resolve(repo, merge):
    source = Source()
    for change in merge.resolution:
        change(source)
    repo.write_source(source)


def check_merge(repo, merge, what, fresh):
    """Merges, resolves conflicts in the source, and builds.

    With `.gitattributes`, generated files must not have conflicts.
    """
    conflicts = repo.merge()
    generated = [path for path in conflicts if path.startswith(("generated/", ".tokens-"))]
    resolve(repo, merge)
    status, text = repo.run("tokens", "build")
    made, fresh = repo.snapshot(), fresh or repo.fresh()
    different = sorted(path for path in {*made, *fresh} if made.get(path) != fresh.get(path))
    print(f"      {merge.name}, {what}: {len(conflicts) - len(generated)} sources and "
          f"{len(generated)} generated files in conflict; build: {text.strip().splitlines()[-1]}")
    say(status == 0 and not different and not (generated and "without" not in what),
        f"{merge.name}, {what}: the build equals a fresh build, without --force",
        f"{generated}\n{different}\n{text}")
    return fresh


def check_edits(repo):
    """Checks edits by hand after a merge, before and after the first build."""
    repo.make_branches(MERGES[1])
    shared, own = "generated/css/tokens.css", "generated/swift/TokenCatalog.swift"
    for what, path, edit, attributes in (
        ("changed on both sides", shared, ("#040506", "#abcdef"), "* merge=union"),
        ("with conflict markers", shared, (";\n", "; /* by hand */\n"), ""),
        ("changed on neither side", own, ("}\n", "} // by hand\n"), "* merge=union"),
    ):
        repo.use_attributes(attributes)
        repo.merge()
        resolve(repo, MERGES[1])
        text = repo.text(path)
        assert edit[0] in text, path
        repo.write(path, text.replace(*edit, 1))
        status, report = repo.run("tokens", "build")
        say(status == 1 and repo.text(path) == text.replace(*edit, 1) and f"`{path}`" in report,
            f"an edit before the first build is detected in a file {what}", report)
        repo.write(path, text)
        repo.must("tokens", "build")
        repo.must("tokens", "check")
        repo.replace(path, *edit)
        status, report = repo.run("tokens", "build")
        say(status == 1 and f"`{path}` was edited by hand" in report,
            f"an edit after the first build is detected in a file {what}", report)


def check_targets(repo):
    """Checks that a build of one target keeps the records about merged files of the other targets."""
    for attributes in ("* merge=union", ""):
        repo.use_attributes(attributes)
        repo.merge()
        resolve(repo, MERGES[1])
        repo.must("tokens", "build", "--target", "css")
        status, report = repo.run("tokens", "build")
        say(status == 0 and repo.snapshot() == repo.fresh(),
            "after a merge, targets can be built one after the other", report)

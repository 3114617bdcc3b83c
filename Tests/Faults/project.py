"""A small project in two versions, and the checks of its folder."""

import json
import os
import shutil
import subprocess
import tempfile

CONFIGURATION = {
    "source": ["base.tokens.json", "color.tokens.json"],
    "outputs": [
        {"target": "css", "directory": "out/css"},
        {"target": "json", "directory": "out/json"},
        {"target": "kotlin", "directory": "out/kotlin", "options": {"package": "app.tokens"}},
    ],
}


def color(red):
    return {"$type": "color", "$value": {"colorSpace": "srgb", "components": [red, 0, 0]}}


def sources(version):
    """Returns the token files of a version. From version 1 on, the first group has a different name."""
    group = "ink" if version == 0 else "paper"
    colors = {f"c{i}": color(((version * 7 + i) % 10) / 10) for i in range(20)}
    size = {"$type": "dimension", "$value": {"value": 4 + version, "unit": "px"}}
    return {
        "base.tokens.json": {"space": {"small": size, "large": size}},
        "color.tokens.json": {group: colors, "brand": {"link": color(version % 10 / 10)}},
    }


def write_sources(folder, version):
    """Replaces each file atomically, like editors do."""
    for name, content in sources(version).items():
        path = os.path.join(folder, name)
        temporary = f"{path}.{os.getpid()}~"
        with open(temporary, "w") as file:
            json.dump(content, file)
        os.replace(temporary, path)


def build(program, folder, *options):
    return subprocess.run(
        [program, "build", *options], cwd=folder, capture_output=True, text=True, timeout=120
    )


def check(program, folder):
    return subprocess.run([program, "check"], cwd=folder, capture_output=True, text=True, timeout=120)


def snapshot(folder):
    """Returns the bytes of every file in a folder and its subfolders, by path."""
    found = {}
    for parent, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(parent, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, folder)] = file.read()
    return found


class Project:
    """A folder with the sources of version 1, and with the outputs of version 0 or none."""

    def __init__(self, program, work, is_built):
        self.program = program
        self.template = os.path.join(work, "built" if is_built else "new")
        os.makedirs(os.path.join(self.template, ".git"))
        with open(os.path.join(self.template, "tokens.config.json"), "w") as file:
            json.dump(CONFIGURATION, file)
        write_sources(self.template, 0)
        if is_built: self.require(build(program, self.template))
        self.old = snapshot(self.template)
        write_sources(self.template, 1)
        inputs = ["tokens.config.json", *sources(1)]
        self.inputs = {name: snapshot(self.template)[name] for name in inputs}
        with self.copy() as folder:
            self.require(build(program, folder))
            self.require(check(program, folder))
            self.new = snapshot(folder)

    def require(self, process):
        if process.returncode != 0:
            raise SystemExit(f"the project doesn't build:\n{process.stderr}")

    def copy(self):
        folder = tempfile.TemporaryDirectory(prefix="tokens-faults-")
        shutil.copytree(self.template, folder.name, dirs_exist_ok=True)
        return folder

    def torn(self, folder):
        """Yields the files with neither old nor new contents after a disturbed run."""
        found = snapshot(folder)
        for name, content in self.inputs.items():
            if found.get(name) != content:
                yield f"the input {name} has changed"
        for name in {*self.old, *self.new} - {*self.inputs}:
            content = found.get(name)
            if content not in (self.old.get(name), self.new.get(name)):
                yield f"{name} has neither its old nor its new contents ({'gone' if content is None else len(content)})"
        for name in {*found} - {*self.old, *self.new}:
            if not (".tokens-new" in name or ".tokens-build" in name):
                yield f"{name} is a new file"

    def unrepaired(self, folder):
        """Yields the problems that the next build doesn't repair."""
        again = build(self.program, folder)
        if again.returncode != 0:
            yield f"the next build exits with status {again.returncode}: {again.stderr.strip()[:300]}"
            return
        found = snapshot(folder)
        for name in sorted({*found, *self.new}):
            if found.get(name) != self.new.get(name):
                state = "missing" if name not in found else "left" if name not in self.new else "old"
                yield f"after the next build, {name} is {state}"
        for parent, folders, _ in os.walk(folder):
            for name in folders:
                if name.endswith(".tokens-new"): yield f"after the next build, {parent} contains {name}"
        status = check(self.program, folder).returncode
        if status != 0: yield f"check exits with status {status} after the next build"

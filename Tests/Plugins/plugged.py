"""A copy of the package in `Package/`, and SwiftPM's output when it's built."""

import os
import re
import shutil
import subprocess
import time
from pathlib import Path

# Steps that SwiftPM prints even if there is nothing to build.
OWN_STEPS = re.compile(
    r"Planning build|Compiling plugin |Write swift-version|Write sources$|Write Objects"
)
# Steps that SwiftPM repeats for a plugin's program built from source.
TOOL_STEPS = re.compile(
    r"Wrapping AST for (?!App |Brand )|Linking tokens-tool|Compiling (EmbeddedFiles EmbeddedFiles|ProgramImage ProgramImage)\.c$"
)


class Build:
    """The result of a SwiftPM command."""

    def __init__(self, arguments, folder):
        # The package depends on this repository by path, so its plugins must be enabled.
        run = subprocess.run(arguments, cwd=folder, stdin=subprocess.DEVNULL,
                             env={**os.environ, "TOKENS_PLUGINS": "1"},
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.status, self.output = run.returncode, run.stdout

    @property
    def steps(self):
        """The steps that ran, without SwiftPM's own steps."""
        steps = re.findall(r"^\[\d+/\d+\] (.*)$", self.output, re.MULTILINE)
        return [step for step in steps if not OWN_STEPS.match(step)]

    @property
    def steps_of_targets(self):
        """The steps that ran for the targets of the package."""
        return [step for step in self.steps if not TOOL_STEPS.match(step)]


class Plugged:
    """A copy of the package, which can be modified."""

    def __init__(self, folder, scratch, tokens):
        self.folder, self.scratch = folder, scratch
        shutil.copytree(Path(__file__).parent / "Package", folder)
        manifest = folder / "Package.swift"
        text = manifest.read_text()
        assert 'path: "../../.."' in text
        manifest.write_text(text.replace('path: "../../.."', f'path: "{tokens}"'))

    def build(self):
        return Build(["swift", "build", "--scratch-path", str(self.scratch)], self.folder)

    def command(self, *arguments, may_write=True):
        permission = ["--allow-writing-to-package-directory"] if may_write else []
        return Build(["swift", "package", "--scratch-path", str(self.scratch), *permission,
                      "tokens", *arguments], self.folder)

    def printed(self):
        """Returns the output of the program as a dictionary."""
        run = subprocess.run([self.program], stdout=subprocess.PIPE, text=True, check=True)
        return dict(line.split(" ", 1) for line in run.stdout.splitlines())

    @property
    def program(self):
        return self.scratch / "debug" / "App"

    def write(self, path, text):
        """Writes a file in place."""
        # llbuild can miss a change in the same second as the previous build.
        time.sleep(1.1)
        (self.folder / path).write_text(text)

    def edit(self, path, old, new):
        text = (self.folder / path).read_text()
        assert old in text, f"{path} has no {old}"
        self.write(path, text.replace(old, new))

    def remove(self, path):
        time.sleep(1.1)
        (self.folder / path).unlink()

    def generated(self, target):
        """Returns the contents of the files that the plugin generated for a target, by name."""
        found = self.scratch.glob(f"plugins/outputs/*/{target}/destination/BuildTokens/*")
        return {file.name: file.read_text() for file in found if file.is_file()}

    def times(self):
        """Returns the modification times of the program and all generated Swift files."""
        files = [self.program, *self.scratch.glob("plugins/outputs/**/*.swift")]
        return {str(file): file.stat().st_mtime_ns for file in files}

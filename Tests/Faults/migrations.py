"""Kills migrations at their system calls, and makes the calls fail. See README.md in this folder."""

import collections
import os
import subprocess
import tempfile

import interruptions
import project

NAMES = ["a.json", "b.json", "c.json", "d.json"]
CALLS = ["rename", "renameat", "renameat2", "openat", "write", "fsync", "fdatasync", "fchmod", "close", "unlink"]


def make(folder):
    os.makedirs(os.path.join(folder, ".git"))
    for name in NAMES:
        with open(os.path.join(folder, name), "w") as file:
            file.write(f'{{ "{name[0]}": {{ "type": "color", "value": "#ff0000" }} }}\n')


class Migrations:
    def __init__(self, program, work):
        self.arguments = [program, "migrate", *NAMES]
        self.log = os.path.join(work, "log")
        self.counts = collections.Counter()
        self.failures = []
        with tempfile.TemporaryDirectory(prefix="tokens-faults-") as parent:
            folder = os.path.join(parent, "project")
            make(folder)
            self.old = project.snapshot(folder)
            self.calls = interruptions.count_calls(self.arguments, folder)
            self.new = project.snapshot(folder)
            self.start = interruptions.count_calls([program, "--version"], folder)
        assert self.new.keys() == self.old.keys() and all(self.new[name] != self.old[name] for name in NAMES)

    def run(self):
        for call in CALLS:
            for number in range(self.start.get(call, 0) + 1, self.calls.get(call, 0) + 1):
                for kind, action in [("kill", "signal=KILL"), ("EIO", "error=EIO"), ("EIO from then on", "error=EIO")]:
                    when = f"{number}+" if kind.endswith("on") else number
                    self.disturb(kind, call, number, f"{action}:when={when}")

    def disturb(self, kind, call, number, action):
        with tempfile.TemporaryDirectory(prefix="tokens-faults-") as parent:
            folder = os.path.join(parent, "project")
            make(folder)
            process = subprocess.run(
                ["strace", "-f", "-qq", "-o", self.log, "-e", f"trace={call}", "-e", f"inject={call}:{action}",
                 *self.arguments],
                cwd=folder, capture_output=True, text=True, timeout=120,
            )
            self.counts[kind] += 1
            for problem in self.problems(kind, process, folder):
                self.failures.append(f"migrate, {kind} at {call} {number}: {problem}")
                print(f"FAIL  {self.failures[-1]}", flush=True)

    def problems(self, kind, process, folder):
        found = project.snapshot(folder)
        rewritten = [name for name in NAMES if found.get(name) == self.new[name]]
        torn = [name for name in NAMES if found.get(name) not in (self.old[name], self.new[name])]
        if torn: yield f"{torn[0]} has neither its old nor its new contents"
        if kind != "kill":
            if process.returncode == 0 and len(rewritten) < len(NAMES): yield "status 0, but not all files are rewritten"
            if process.returncode not in (0, 3): yield f"status {process.returncode}: {process.stderr.strip()[:200]}"
            if process.returncode == 3 and kind == "EIO" and 0 < len(rewritten) < len(NAMES):
                yield f"one failure left {rewritten} rewritten, but not the others"
            untold = [name for name in rewritten if f"`{name}`" not in process.stderr]
            if process.returncode == 3 and len(rewritten) in range(1, 4) and untold:
                yield f"{untold[0]} is rewritten, but not named in the message"
        again = subprocess.run(self.arguments, cwd=folder, capture_output=True, text=True, timeout=120)
        if again.returncode != 0: yield f"the next run exits with status {again.returncode}: {again.stderr.strip()[:200]}"
        found = project.snapshot(folder)
        wrong = sorted(name for name in {*found, *self.new} if found.get(name) != self.new.get(name))
        if wrong: yield f"after the next run, {wrong[0]} has wrong contents"


def run(program):
    """Returns the number of disturbed migrations of each kind, and the failures."""
    with tempfile.TemporaryDirectory(prefix="tokens-faults-") as work:
        migrations = Migrations(program, work)
        migrations.run()
        return migrations.counts, migrations.failures

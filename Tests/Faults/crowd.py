"""Runs eight builds at once while the sources, and then also the outputs, are edited, and the first builds of two
configurations in the same folder."""

import collections
import itertools
import os
import shutil
import subprocess
import tempfile
import threading
import time

import project

VERSIONS = 4
BUILDS = 8
MARK = b"\nedited by hand\n"


class Crowd:
    def __init__(self, program, work, seconds, edits_outputs):
        self.program = program
        self.folder = os.path.join(work, "edited" if edits_outputs else "plain")
        self.edits_outputs = edits_outputs
        self.end = time.monotonic() + seconds
        self.statuses = collections.Counter()
        self.failures = []
        self.lock = threading.Lock()
        self.edits = 0
        self.overtaken = 0
        self.looks = 0
        os.makedirs(os.path.join(self.folder, ".git"))
        with open(os.path.join(self.folder, "tokens.config.json"), "w") as file:
            project.json.dump(project.CONFIGURATION, file)
        # A build can read one file before an edit and the other file after several edits.
        self.known = collections.defaultdict(set)
        for base, colors in itertools.product(range(VERSIONS), repeat=2):
            project.write_sources(self.folder, colors)
            path = os.path.join(self.folder, "base.tokens.json")
            with open(path, "w") as file:
                project.json.dump(project.sources(base)["base.tokens.json"], file)
            built = project.build(program, self.folder)
            if built.returncode != 0: raise SystemExit(built.stderr)
            for name, content in project.snapshot(self.folder).items():
                if name.startswith("out/"): self.known[name].add(content)

    def fail(self, problem):
        with self.lock:
            if problem in self.failures: return
            self.failures.append(problem)
        print(f"FAIL  {problem}", flush=True)

    def build(self):
        while time.monotonic() < self.end:
            built = project.build(self.program, self.folder)
            with self.lock: self.statuses[built.returncode] += 1
            report = built.stderr
            if built.returncode == 0: continue
            if built.returncode == 1 and self.edits_outputs and "edited-output" in report: continue
            if built.returncode == 3 and self.edits_outputs and "it was changed while" in report: continue
            self.fail(f"a build exited with status {built.returncode}: {report.strip()[:300]}")

    def edit_sources(self):
        version = 0
        while time.monotonic() < self.end:
            version = (version + 1) % VERSIONS
            project.write_sources(self.folder, version)
            time.sleep(0.02)

    def edit_outputs(self):
        names = sorted(name for name in self.known if "json" in name or "css" in name)
        turn = 0
        while time.monotonic() < self.end:
            turn += 1
            path = os.path.join(self.folder, names[turn % len(names)])
            try:
                with open(path, "rb") as file: content = file.read()
            except FileNotFoundError:
                continue
            with open(path + "~", "wb") as file: file.write(content + MARK)
            # A build that checked the file just before can still replace it now. This is rare, and no later
            # build may replace it.
            os.replace(path + "~", path)
            time.sleep(0.3)
            try:
                with open(path, "rb") as file: kept = file.read().endswith(MARK)
            except FileNotFoundError:
                kept = False
            with self.lock: self.edits += 1
            if not kept:
                with self.lock: self.overtaken += 1
                continue
            os.unlink(path)
            time.sleep(0.1)

    def judge_edits(self):
        if self.overtaken > 1 + self.edits // 20:
            self.fail(f"{self.overtaken} of {self.edits} edits of outputs were lost")

    def look(self):
        while time.monotonic() < self.end:
            for name, contents in self.known.items():
                try:
                    with open(os.path.join(self.folder, name), "rb") as file: content = file.read()
                except FileNotFoundError:
                    continue
                self.looks += 1
                if content not in contents and not content.endswith(MARK):
                    self.fail(f"{name} isn't a complete version ({len(content)} bytes)")

    def run(self):
        work = [self.build] * BUILDS + [self.edit_sources, self.look]
        if self.edits_outputs: work.append(self.edit_outputs)
        threads = [threading.Thread(target=one) for one in work]
        for thread in threads: thread.start()
        for thread in threads: thread.join()
        self.judge_edits()
        for name in list(self.known):
            path = os.path.join(self.folder, name)
            if os.path.exists(path) and open(path, "rb").read().endswith(MARK): os.unlink(path)
        project.write_sources(self.folder, 1)
        built = project.build(self.program, self.folder)
        if built.returncode != 0: self.fail(f"the last build exits with status {built.returncode}: {built.stderr}")
        status = project.check(self.program, self.folder).returncode
        if status != 0: self.fail(f"check exits with status {status} after the last build")
        left = [name for name in project.snapshot(self.folder) if "tokens-new" in name or "tokens-build" in name]
        if left: self.fail(f"{left[0]} is left over")


def build_first(program, work, seconds):
    """Builds two configurations at once into a missing folder. Returns the number of builds, and the failures."""
    folder = os.path.join(work, "first")
    os.makedirs(os.path.join(folder, ".git"))
    project.write_sources(folder, 0)
    for target in ["css", "json"]:
        outputs = [{"target": target, "directory": "out/tokens"}]
        with open(os.path.join(folder, f"{target}.json"), "w") as file:
            project.json.dump({**project.CONFIGURATION, "outputs": outputs}, file)
    clean = set(os.listdir(folder))
    end = time.monotonic() + seconds
    rounds, failures = 0, []
    while time.monotonic() < end and not failures:
        rounds += 1
        builds = [
            subprocess.Popen([program, "build", f"{target}.json"], cwd=folder, stderr=subprocess.PIPE, text=True)
            for target in ["css", "json"]
        ]
        for build in builds:
            report = build.communicate(timeout=120)[1]
            if build.returncode != 0: failures.append(f"a first build exited with status {build.returncode}: {report}")
        if failures: break
        found = sorted(os.listdir(os.path.join(folder, "out", "tokens")))
        if found != ["tokens.css", "tokens.json"]: failures.append(f"the first builds wrote {found}")
        if os.listdir(os.path.join(folder, "out")) != ["tokens"]: failures.append("a first build left a folder")
        for name in set(os.listdir(folder)) - clean:
            path = os.path.join(folder, name)
            shutil.rmtree(path) if os.path.isdir(path) else os.unlink(path)
    for failure in failures: print(f"FAIL  {failure}", flush=True)
    return 2 * rounds, failures


def run(program, seconds):
    """Returns a summary of the runs, and the failures."""
    failures = []
    words = []
    with tempfile.TemporaryDirectory(prefix="tokens-crowd-") as work:
        for edits_outputs in (False, True):
            crowd = Crowd(program, work, seconds, edits_outputs)
            crowd.run()
            failures += crowd.failures
            statuses = ", ".join(f"{n} with status {s}" for s, n in sorted(crowd.statuses.items()))
            edited = f", {crowd.edits} edits of outputs ({crowd.overtaken} lost)" if edits_outputs else ""
            words.append(f"builds: {statuses}{edited}; {crowd.looks} reads of files")
        count, found = build_first(program, work, seconds)
        failures += found
        words.append(f"first builds: {count}")
    return words, failures

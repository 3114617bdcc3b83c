"""Kills a build at its system calls, and makes the calls fail. See README.md in this folder."""

import collections
import os
import random
import re
import subprocess
import tempfile

import project

# The calls that a build writes and reads with.
WRITING = [
    "openat", "write", "pwrite64", "writev", "fchmod", "fsync", "fdatasync", "syncfs", "sync",
    "close", "rename", "renameat", "renameat2", "unlink", "unlinkat", "mkdir", "mkdirat", "rmdir",
    "flock", "lseek", "ftruncate", "linkat", "fcntl",
]
READING = ["read", "pread64", "fstat", "newfstatat", "statx", "stat", "lstat", "getdents64", "readlink"]
ERRORS = {
    "EIO": None,
    "EINTR": ["openat", "write", "read", "close", "flock", "fsync"],
    "ENOSPC": ["openat", "write", "fsync", "syncfs", "close", "rename", "mkdir"],
    "EACCES": ["openat", "rename", "unlink", "mkdir", "newfstatat", "flock"],
    "EMFILE": ["openat"],
}
CALL = re.compile(r"^(?:\d+ +)?(\w+)\(")


def count_calls(arguments, folder):
    """Returns the number of times each call is made, in the thread that makes it most often."""
    log = os.path.join(folder, "..", "calls")
    subprocess.run(
        ["strace", "-f", "-qq", "-o", log, *arguments], cwd=folder, capture_output=True, timeout=120
    )
    threads = collections.defaultdict(collections.Counter)
    with open(log, errors="replace") as lines:
        for line in lines:
            if call := CALL.match(line):
                threads[line.split()[0]][call[1]] += 1
    return {
        name: max(counter[name] for counter in threads.values())
        for name in {name for counter in threads.values() for name in counter}
    }


class Interruptions:
    def __init__(self, program, work, portion, seed, is_built):
        self.program = program
        self.project = project.Project(program, work, is_built)
        self.portion = portion
        self.random = random.Random(seed)
        self.log = os.path.join(work, "log")
        self.counts = collections.Counter()
        self.failures = []
        with self.project.copy() as folder:
            self.calls = count_calls([program, "build"], folder)
            # The calls made when the program starts, before its actual work.
            self.start = count_calls([program, "--version"], folder)

    def places(self, call):
        """Returns the numbers of the calls to disturb: all, or a sample that includes the last one."""
        first = self.start.get(call, 0) + 1
        numbers = list(range(first, self.calls.get(call, 0) + 1))
        if self.portion >= 1: return numbers
        count = max(2, round(len(numbers) * self.portion))
        chosen = set(self.random.sample(numbers, min(count, len(numbers))))
        return sorted(chosen | set(numbers[-1:]))

    def run(self):
        for call in WRITING + READING:
            for number in self.places(call):
                self.disturb("kill", call, number, "signal=KILL")
        for error, calls in ERRORS.items():
            for call in WRITING + READING:
                if calls is not None and call not in calls: continue
                for number in self.places(call):
                    self.disturb(error, call, number, f"error={error}")

    def disturb(self, kind, call, number, action):
        with self.project.copy() as folder:
            inject = f"inject={call}:{action}:when={number}"
            process = subprocess.run(
                ["strace", "-f", "-qq", "-y", "-o", self.log, "-e", f"trace={call}", "-e", inject,
                 self.program, "build"],
                cwd=folder, capture_output=True, text=True, timeout=120,
            )
            with open(self.log, errors="replace") as file:
                injected = [line for line in file if "INJECTED" in line or "killed by" in line]
            # The number of calls varies, because threads share the work.
            if not injected: return
            self.counts[kind] += 1
            for problem in self.problems(kind, process, folder, injected[0]):
                self.failures.append(f"{kind} at {call} {number}: {problem}")
                print(f"FAIL  {self.failures[-1]}\n      {injected[0].strip()[:160]}", flush=True)

    def problems(self, kind, process, folder, injected):
        yield from self.project.torn(folder)
        status = process.returncode
        if kind == "kill":
            if status != -9 and status != 137: yield f"status {status} after killing the build"
        elif status == 0:
            found = project.snapshot(folder)
            wrong = [name for name in self.project.new if found.get(name) != self.project.new[name]]
            if wrong: yield f"status 0, but {wrong[0]} has wrong contents"
            if kind != "EINTR" and must_be_noticed(injected): yield "status 0 after a failing call"
        else:
            if status != 3: yield f"status {status}: {process.stderr.strip()[:200]}"
            if "error" not in process.stderr: yield f"no message: {process.stderr.strip()[:200]!r}"
        yield from self.project.unrepaired(folder)


def must_be_noticed(line):
    """Whether the failed call was part of writing a file."""
    # The names of folders have no extension. They're opened to flush them, and if one can't be renamed, its files are.
    is_folder = re.search(r'/\.\w+\.tokens-new[">]', line) is not None
    if is_folder and re.search(r"\b(close|rename\w*)\(", line): return False
    if re.search(r"\b(fsync|fdatasync|syncfs|rename\w*|mkdir\w*)\(", line): return True
    return re.search(r"\b(write|close|fchmod)\(", line) is not None and ".tokens-new" in line


def run(program, portion, seed):
    """Returns the number of disturbed builds of each kind, and the failures."""
    counts, failures = collections.Counter(), []
    with tempfile.TemporaryDirectory(prefix="tokens-faults-") as work:
        for is_built in [True, False]:
            interruptions = Interruptions(program, work, portion, seed, is_built)
            interruptions.run()
            counts += interruptions.counts
            failures += interruptions.failures
    return counts, failures

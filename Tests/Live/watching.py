"""`tokens build --watch` and a thousand saves."""

import os
import signal
import time

import project

SAVES = 1100


def run(program, folder):
    project.make(folder)
    watcher = project.Program(program, ["build", "--watch"], folder)
    watcher.wait("watching for changes")
    try:
        return [saves(watcher, folder)], []
    except (AssertionError, OSError) as failure:
        watcher.process.kill()
        return [], [f"saves: {failure!r}"]


def saves(watcher, folder):
    # Later builds reuse the memory allocated by the first ones.
    batch(watcher, folder, 0, 100)
    descriptors, memory = watcher.descriptors(), watcher.memory()
    before = builds(watcher)
    batch(watcher, folder, 100, SAVES)
    count = builds(watcher) - before
    growth = watcher.memory() - memory
    assert watcher.descriptors() == descriptors, f"{watcher.descriptors()} descriptors, {descriptors} before"
    assert growth < 4096, f"the process grew by {growth} KiB in {count} builds"
    assert count < (SAVES - 100) / 2, f"{count} builds"
    status = watcher.end(signal.SIGINT)
    assert status == -signal.SIGINT, status
    return (f"{SAVES - 100} saves 10 ms apart: {count} builds, {descriptors} descriptors before and after, "
            f"{memory} KiB and {growth:+} KiB")


def builds(watcher):
    """Returns the number of builds that have printed their time."""
    return sum(line.endswith(" ms)") for line in watcher.lines)


def batch(watcher, folder, first, end):
    for number in range(first, end):
        project.save(folder, project.color(number), number)
        time.sleep(0.01)
    wanted = f"#{end - 1:06x}"
    path = os.path.join(folder, "out", "tokens.css")
    deadline = time.monotonic() + 30
    while True:
        with open(path, encoding="utf-8") as file:
            if wanted in file.read(): return
        assert time.monotonic() < deadline, f"{wanted} isn't built"
        time.sleep(0.01)

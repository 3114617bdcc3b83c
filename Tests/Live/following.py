"""An app of our own tokens that follows `tokens serve` while a designer edits their source."""

import glob
import json
import os
import queue
import shutil
import statistics
import subprocess
import threading
import time

import serving

SAVES = 200
HERE = os.path.dirname(os.path.abspath(__file__))
RADIUS = '"$value": "{brand.corner}"'


def run(program, folder):
    source = Source(folder)
    try:
        app = build(program, source)
        server, port = serving.start(program, source.folder)
        screen = App(app, port, folder)
        words = [latency(screen, source, server)]
        words += [check(screen, source) for check in [brand, mistakes, renamed]]
        words.append(restart(program, screen, source, server, port))
        screen.end()
        return words, []
    except (AssertionError, OSError, subprocess.SubprocessError) as failure:
        return [], [f"follow: {failure!r}"]


class Source:
    """A copy of our own tokens, with the text of the file that is edited."""

    def __init__(self, folder):
        self.folder = f"{folder}/tokens"
        shutil.copytree(f"{HERE}/../../tokens", self.folder, ignore=shutil.ignore_patterns("generated", ".*"))
        self.path = f"{self.folder}/dimension.tokens.json"
        self.modules = f"{self.folder}/swift"
        with open(self.path, encoding="utf-8") as file: self.text = file.read()
        assert self.text.count(RADIUS) == 1, f"{self.path} has no place to edit"
        with open(f"{self.folder}/tokens.config.json", encoding="utf-8") as file: configuration = json.load(file)
        configuration["outputs"] = [{"target": "swift", "directory": "swift", "options": {"runtime": True}}]
        with open(f"{self.folder}/tokens.config.json", "w", encoding="utf-8") as file: json.dump(configuration, file)

    def radius(self, points):
        return self.text.replace(RADIUS, f'"$value": {{"value": {points}, "unit": "px"}}')

    def save(self, text, way=0):
        """Saves in place, or as another file of the same name."""
        target = self.path + ".new" * (way % 2)
        with open(target, "w", encoding="utf-8") as file: file.write(text)
        if target != self.path: os.rename(target, self.path)


def build(program, source):
    """The module of the tokens and the app, as two modules in a debug build."""
    subprocess.run([program, "build", "--quiet"], cwd=source.folder, check=True)
    work = os.path.dirname(source.folder)
    swiftc = ["swiftc", "-swift-version", "6", "-parse-as-library", "-D", "DEBUG", "-I", work]
    files = glob.glob(f"{source.modules}/**/*.swift", recursive=True)
    subprocess.run([*swiftc, "-wmo", "-emit-object", "-emit-module", "-module-name", "DesignTokens",
                    "-emit-module-path", f"{work}/DesignTokens.swiftmodule", "-o", f"{work}/tokens.o", *files], check=True)
    subprocess.run([*swiftc, f"{HERE}/App/App.swift", f"{work}/tokens.o", "-o", f"{work}/app"], check=True)
    return f"{work}/app"


class App:
    """The app while it runs, and what it draws: brand, radius, link in light and dark, size of text."""

    def __init__(self, app, port, folder):
        self.process = subprocess.Popen([app, f"http://localhost:{port}"], cwd=folder, text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.drawn = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()
        self.first = self.drawn.get(timeout=20)[1]

    def read(self):
        for line in self.process.stdout: self.drawn.put((time.monotonic(), line.split()))

    def wait(self, is_wanted, seconds=20):
        """The first drawing of a kind, and the time at which it was there."""
        deadline = time.monotonic() + seconds
        drawn = []
        while True:
            try:
                moment, words = self.drawn.get(timeout=max(0.001, deadline - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"the app does not draw what it should, but {drawn[-3:]}") from None
            if is_wanted(words): return moment, words
            drawn.append(words)

    def choose(self, brand):
        self.process.stdin.write(brand + "\n")
        self.process.stdin.flush()

    def end(self):
        self.process.kill()
        self.process.wait(20)


def has_radius(points):
    return lambda words: float(words[1]) == points


def latency(screen, source, server):
    source.save(source.radius(99))
    screen.wait(has_radius(99))
    times = []
    began = server.seconds()
    for number in range(1, SAVES + 1):
        before = time.monotonic()
        source.save(source.radius(100 + number), number)
        times.append(screen.wait(has_radius(100 + number))[0] - before)
    times.sort()
    median = statistics.median(times)
    used = (server.seconds() - began) / SAVES
    assert used < serving.LIMIT, f"{used * 1000:.0f} ms of processor time"
    return (f"{SAVES} saves of our own source, each drawn by a Swift app: median {median * 1000:.1f} ms, nine of ten "
            f"below {times[SAVES * 9 // 10] * 1000:.1f} ms, worst {times[-1] * 1000:.1f} ms; "
            f"processor time of the server {used * 1000:.1f} ms each")


def brand(screen, source):
    screen.choose("sand")
    words = screen.wait(lambda words: words[0] == "sand")[1]
    assert words[1:3] != screen.first[1:3] and float(words[1]) == 100 + SAVES, words
    screen.choose("plum")
    words = screen.wait(lambda words: words[0] == "plum")[1]
    assert words[2:] == screen.first[2:], words
    return "a brand that is chosen meanwhile shows what was saved, too"


def mistakes(screen, source):
    source.save(source.text[:-20])
    # A file that is saved twice without a mistake in between is drawn once, with what it says last.
    source.save(source.radius(31), 1)
    words = screen.wait(has_radius(31))[1]
    assert words[2:] == screen.first[2:], words
    return "a broken source changes nothing in the app, and the next good one is drawn"


def renamed(screen, source):
    component = f"{source.folder}/component.tokens.json"
    with open(component, encoding="utf-8") as file: text = file.read()
    with open(component, "w", encoding="utf-8") as file: file.write(text.replace("{radius.card}", "{radius.sheet}"))
    source.save(source.text.replace('"card":', '"sheet":'), 1)
    screen.wait(lambda words: words == screen.first)
    with open(component, "w", encoding="utf-8") as file: file.write(text)
    source.save(source.radius(32), 1)
    screen.wait(has_radius(32))
    return "a token that gets another name is drawn as it was compiled until it has its name again"


def restart(program, screen, source, server, port):
    server.process.kill()
    server.process.wait(20)
    source.save(source.radius(47))
    server, again = serving.start(program, source.folder, port)
    assert again == port
    screen.wait(has_radius(47))
    server.end()
    return "the server killed and started again: the app draws what was saved meanwhile"

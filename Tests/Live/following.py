"""An app and a page that follow `tokens serve` while the source of this repository's tokens is edited."""

import json
import os
import shutil
import statistics
import subprocess
import time

import screens
import serving

SAVES = 200
HERE = os.path.dirname(os.path.abspath(__file__))
RADIUS = '"$value": "{brand.corner}"'


def run(program, folder):
    source = Source(folder)
    subprocess.run([program, "build", "--quiet"], cwd=source.folder, check=True)
    words, failures = [], []
    for screen in [screens.App(source.folder), screens.Page(source.folder)]:
        source.save(source.text)
        server, port = serving.start(program, source.folder)
        try:
            screen.start(port)
            words.append(latency(screen, source, server))
            words += [f"{screen.name}: {check(screen, source)}" for check in [brand, appearance, mistakes, renamed]]
            words.append(f"{screen.name}: {restart(program, screen, source, server, port)}")
        except (AssertionError, OSError, screens.Failure) as failure:
            failures.append(f"{screen.name}: {failure!r}")
        finally:
            server.process.kill()
            screen.end()
    return words, failures


class Source:
    """A copy of this repository's tokens, with the text of the edited file."""

    def __init__(self, folder):
        self.folder = f"{folder}/tokens"
        shutil.copytree(f"{HERE}/../../tokens", self.folder, ignore=shutil.ignore_patterns("generated", ".*"))
        self.path = f"{self.folder}/dimension.tokens.json"
        with open(self.path, encoding="utf-8") as file: self.text = file.read()
        assert self.text.count(RADIUS) == 1, f"{self.path} doesn't contain {RADIUS}"
        with open(f"{self.folder}/tokens.config.json", encoding="utf-8") as file: configuration = json.load(file)
        configuration["outputs"] = [{"target": "swift", "directory": "swift", "options": {"runtime": True}},
                                    {"target": "css", "directory": "css"}]
        with open(f"{self.folder}/tokens.config.json", "w", encoding="utf-8") as file: json.dump(configuration, file)

    def radius(self, points):
        return self.text.replace(RADIUS, f'"$value": {{"value": {points}, "unit": "px"}}')

    def save(self, text, way=0):
        """Saves in place, or replaces the file."""
        target = self.path + ".new" * (way % 2)
        with open(target, "w", encoding="utf-8") as file: file.write(text)
        if target != self.path: os.rename(target, self.path)


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
    return (f"{SAVES} saves of the source, each drawn by {screen.name}: median {median * 1000:.1f} ms, 90% "
            f"below {times[SAVES * 9 // 10] * 1000:.1f} ms, maximum {times[-1] * 1000:.1f} ms; "
            f"processor time of the server {used * 1000:.1f} ms each")


def brand(screen, source):
    screen.choose("sand")
    words = screen.wait(lambda words: words[0] == "sand")[1]
    assert words[1:3] != screen.first[1:3] and float(words[1]) == 100 + SAVES, words
    screen.choose("plum")
    words = screen.wait(lambda words: words[0] == "plum")[1]
    assert words[2:] == screen.first[2:], words
    return "after a brand is chosen, the saved values are still drawn"


def appearance(screen, source):
    light, dark = screen.links()
    assert light != dark, light
    return "light and dark match the compiled theme"


def mistakes(screen, source):
    source.save(source.text[:-20])
    # The broken file and the fixed file are saved in quick succession. Only the fixed file is drawn.
    source.save(source.radius(31), 1)
    words = screen.wait(has_radius(31))[1]
    assert words[2:] == screen.first[2:], words
    return "a broken source changes nothing, and the next valid one is drawn"


def renamed(screen, source):
    component = f"{source.folder}/component.tokens.json"
    with open(component, encoding="utf-8") as file: text = file.read()
    with open(component, "w", encoding="utf-8") as file: file.write(text.replace("{radius.card}", "{radius.sheet}"))
    source.save(source.text.replace('"card":', '"sheet":'), 1)
    screen.wait(lambda words: words == screen.first)
    with open(component, "w", encoding="utf-8") as file: file.write(text)
    source.save(source.radius(32), 1)
    screen.wait(has_radius(32))
    return "a renamed token is drawn with its compiled value until it's renamed back"


def restart(program, screen, source, server, port):
    server.process.kill()
    server.process.wait(20)
    source.save(source.radius(47))
    server, again = serving.start(program, source.folder, port)
    assert again == port
    screen.wait(has_radius(47))
    server.end()
    return "after the server is killed and restarted, values saved in the meantime are drawn"

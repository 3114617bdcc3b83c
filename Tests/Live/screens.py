"""Programs that draw the theme of `tokens serve`: a Swift app, and a page in Chromium.

They draw the brand, the radius of a card, the color of links, and other values that no save changes.
"""

import glob
import os
import queue
import shutil
import subprocess
import sys
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(f"{HERE}/../Compilers")

import chromium  # noqa: E402

Failure = (subprocess.SubprocessError, chromium.Failure)


class App:
    """An app that imports the module with the tokens, in a debug build."""

    name = "a Swift app"

    def __init__(self, folder):
        self.folder = folder
        swiftc = ["swiftc", "-swift-version", "6", "-parse-as-library", "-D", "DEBUG", "-I", folder]
        files = glob.glob(f"{folder}/swift/**/*.swift", recursive=True)
        subprocess.run([*swiftc, "-wmo", "-emit-object", "-emit-module", "-module-name", "DesignTokens",
                        "-emit-module-path", f"{folder}/DesignTokens.swiftmodule", "-o", f"{folder}/tokens.o", *files],
                       check=True)
        subprocess.run([*swiftc, f"{HERE}/App/App.swift", f"{folder}/tokens.o", "-o", f"{folder}/app"], check=True)

    def start(self, port):
        self.process = subprocess.Popen([f"{self.folder}/app", f"http://localhost:{port}"], cwd=self.folder, text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.drawn = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()
        self.first = self.drawn.get(timeout=20)[1]

    def read(self):
        for line in self.process.stdout: self.drawn.put((time.monotonic(), line.split()))

    def wait(self, is_wanted, seconds=20):
        """Waits for a drawing that satisfies a condition, and returns its time and its values."""
        deadline = time.monotonic() + seconds
        drawn = []
        while True:
            try:
                moment, words = self.drawn.get(timeout=max(0.001, deadline - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"the expected values aren't drawn, but {drawn[-3:]}") from None
            if is_wanted(words): return moment, words
            drawn.append(words)

    def links(self):
        """Returns the color of links in light and dark. The app draws both."""
        return self.first[2:4]

    def choose(self, brand):
        self.process.stdin.write(brand + "\n")
        self.process.stdin.flush()

    def end(self):
        self.process.kill()
        self.process.wait(20)


class Page:
    """A page with the style sheet of the tokens, and a script that replaces its custom properties."""

    name = "a page"
    STATE = """(() => {
      const style = name => getComputedStyle(document.querySelector(name));
      return [document.documentElement.dataset.brand, parseFloat(style("article").borderRadius), style("a").color,
              style("body").color, style("body").backgroundColor];
    })()"""

    def __init__(self, folder):
        self.folder = folder
        shutil.copy(f"{HERE}/App/page.html", folder)

    def start(self, port):
        self.browser = chromium.Browser(reachable=["localhost"])
        self.page = self.browser.page()
        self.page.open(f"http://localhost:{port}/pages/page.html?http://localhost:{port}")
        self.first = self.page.evaluate(self.STATE)

    def wait(self, is_wanted, seconds=20):
        """Waits until the page satisfies a condition, and returns the time and the shown values."""
        deadline = time.monotonic() + seconds
        while True:
            shown = self.page.evaluate(self.STATE)
            if is_wanted(shown): return time.monotonic(), shown
            if time.monotonic() > deadline: raise AssertionError(f"the expected values aren't shown, but {shown}")
            time.sleep(0.001)

    def links(self):
        """Returns the color of links in light and dark, after checking it against the style sheet alone."""
        colors = []
        for scheme in ["light", "dark"]:
            self.page.emulate({"prefers-color-scheme": scheme})
            followed = self.wait(lambda _: True)[1][2:]
            compiled = self.page.evaluate(f"document.documentElement.removeAttribute('style') ?? {self.STATE}")[2:]
            assert followed == compiled, f"{followed}, compiled {compiled}"
            colors.append(followed[0])
        self.page.emulate({})
        return colors

    def choose(self, brand):
        self.page.evaluate(f"document.documentElement.dataset.brand = '{brand}'")

    def end(self):
        self.browser.close()

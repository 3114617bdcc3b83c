"""Pages in Chromium, to check how a browser interprets the generated files.

    import chromium

    with chromium.Browser() as browser:
        page = browser.page()
        page.show("<p id='a' style='color: red'>Text</p>")       # or page.open("file:///folder/index.html")
        page.emulate({"prefers-color-scheme": "dark"})
        page.evaluate("getComputedStyle(document.getElementById('a')).color")    # "rgb(255, 0, 0)"
        page.requests     # every URL that the page requested
        page.problems     # errors that it logged or threw

`evaluate` evaluates an expression, awaits a promise, and returns the value as JSON. An exception in the page raises a
`chromium.Failure` with its message. Write several statements as a function that is called immediately:
`(() => { …; return result })()`. Return many values at once: a call takes a millisecond, a value almost no time.

`page.command("Domain.method", name=value)` calls any other method of the DevTools protocol, such as
`Accessibility.getFullAXTree`.

The browser has a temporary profile and no network access, except for the hosts in `reachable`, such as
`Browser(reachable=["127.0.0.1"])` for a page that follows `tokens serve`. Animations and transitions run;
`page.still()` ends them, so a value isn't read while it changes.

This module communicates with Chromium through a pipe, so it needs no port, and no package except Debian's `chromium`.
"""

import base64
import fcntl
import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time


class Failure(Exception):
    """An error reported by Chromium, or thrown by a page."""


def program():
    """Returns the path of Chromium; `None` if it isn't installed."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


class Browser:
    """Chromium without a window. Use it in a `with` statement."""

    def __init__(self, reachable=(), timeout=60):
        """Starts Chromium.

        `reachable` contains the hosts that pages can connect to; `timeout` is the limit for each call in seconds.
        """
        self.timeout = timeout
        self.folder = tempfile.mkdtemp(prefix="tokens-chromium-")
        self.last = 0
        self.received = bytearray()
        self.pages = {}
        self.files = 0
        hosts = "".join(f", EXCLUDE {host}" for host in reachable)
        arguments = [
            program() or "chromium", "--headless=new", "--remote-debugging-pipe", f"--user-data-dir={self.folder}",
            f"--host-resolver-rules=MAP * ~NOTFOUND{hosts}", "--no-proxy-server", "--no-first-run",
            "--no-default-browser-check", "--disable-background-networking", "--disable-component-update",
            "--disable-sync", "--disable-gpu", "--disable-extensions", "--hide-scrollbars", "--mute-audio",
            "--force-color-profile=srgb", "--disable-dev-shm-usage",
        ]
        if os.geteuid() == 0:
            # The sandbox doesn't work as root.
            arguments.append("--no-sandbox")
        # Chromium reads commands from descriptor 3 and answers on 4.
        inner_in, self.outward = os.pipe()
        self.inward, inner_out = os.pipe()
        high_in, high_out = (fcntl.fcntl(one, fcntl.F_DUPFD, 10) for one in (inner_in, inner_out))
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec "$@" 3<&{high_in} 4>&{high_out}', "chromium", *arguments, "about:blank"],
            pass_fds=(high_in, high_out), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True,
        )
        for one in (inner_in, inner_out, high_in, high_out):
            os.close(one)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Quits the browser and deletes its profile."""
        try:
            self.call("Browser.close")
            self.process.wait(10)
        except (Failure, OSError, subprocess.TimeoutExpired):
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        os.close(self.outward)
        os.close(self.inward)
        shutil.rmtree(self.folder, ignore_errors=True)

    def version(self):
        """Returns the name and version, such as `Chrome/142.0.7444.59`."""
        return self.call("Browser.getVersion")["product"]

    def page(self, width=1280, height=800):
        """Opens a page whose size is given in CSS pixels."""
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = self.pages[session] = Page(self, session, target)
        for domain in ("Page", "Runtime", "Network", "Log"):
            page.command(f"{domain}.enable")
        page.size(width, height)
        return page

    # The protocol: JSON messages, each terminated by a zero byte.

    def call(self, method, session=None, **parameters):
        """Calls a method and returns its result."""
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        rest = json.dumps(message).encode() + b"\0"
        while rest:
            rest = rest[os.write(self.outward, rest):]
        wanted = self.last
        end = time.monotonic() + self.timeout
        while True:
            answer = self.receive(end, method)
            if answer.get("id") == wanted:
                if "error" in answer:
                    raise Failure(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def wait(self, condition, what):
        """Receives messages until a condition is true."""
        end = time.monotonic() + self.timeout
        while not condition():
            self.receive(end, what)

    def receive(self, end, what):
        """Returns the next message, and passes events to their page."""
        seen = 0
        while (length := self.received.find(0, seen)) < 0:
            seen = len(self.received)
            ready, _, _ = select.select([self.inward], [], [], max(0, end - time.monotonic()))
            if not ready:
                raise Failure(f"{what}: no answer within {self.timeout} s")
            part = os.read(self.inward, 1 << 20)
            if not part:
                raise Failure(f"{what}: Chromium ended with status {self.process.poll()}")
            self.received += part
        message = json.loads(self.received[:length])
        del self.received[:length + 1]
        page = self.pages.get(message.get("sessionId"))
        if page and "method" in message:
            page.happened(message["method"], message["params"])
        return message


class Page:
    """A page of a browser, created by `Browser.page`."""

    def __init__(self, browser, session, target):
        self.browser = browser
        self.session = session
        self.target = target
        self.requests = []
        self.problems = []
        self.loads = 0

    def command(self, method, **parameters):
        """Calls a method of the DevTools protocol for this page."""
        return self.browser.call(method, self.session, **parameters)

    def open(self, url):
        """Navigates to a URL and waits until it has loaded completely."""
        self.requests.clear()
        self.problems.clear()
        before = self.loads
        answer = self.command("Page.navigate", url=url)
        if answer.get("errorText"):
            raise Failure(f"{url}: {answer['errorText']}")
        self.browser.wait(lambda: self.loads > before, url)

    def show(self, html):
        """Opens a temporary file with this text."""
        self.browser.files += 1
        path = f"{self.browser.folder}/page-{self.browser.files}.html"
        with open(path, "w", encoding="utf-8") as file:
            file.write(html)
        self.open(f"file://{path}")
        os.remove(path)

    def evaluate(self, expression):
        """Returns the value of a JavaScript expression in the page."""
        answer = self.command("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        problem = answer.get("exceptionDetails")
        if problem:
            raise Failure(problem.get("exception", {}).get("description") or problem["text"])
        return answer["result"].get("value")

    def emulate(self, features, medium=""):
        """Sets media features such as `{"prefers-contrast": "more"}`, and the medium: `screen` or `print`.

        Features that aren't listed aren't emulated.
        """
        known = {"prefers-color-scheme": "", "prefers-contrast": "", "prefers-reduced-motion": "", "forced-colors": ""}
        settings = [{"name": name, "value": value} for name, value in {**known, **features}.items()]
        self.command("Emulation.setEmulatedMedia", media=medium, features=settings)

    def size(self, width, height, scale=1):
        """Sets the size of the window in CSS pixels, and the number of device pixels per CSS pixel."""
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
                     mobile=False)

    def still(self):
        """Ends transitions and animations, and prevents new ones."""
        self.evaluate("""(() => {
          const style = document.createElement("style");
          style.textContent = "*, ::before, ::after { transition: none !important; animation: none !important }";
          document.head.append(style);
        })()""")

    def press(self, key, modifiers=0):
        """Presses a key, such as `Tab`, `Enter`, `ArrowDown`, or `a`.

        `modifiers` is a sum of 1 for Alt, 2 for Control, 4 for Meta, and 8 for Shift.
        """
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36,
                 "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}
        code = codes.get(key, ord(key.upper()) if len(key) == 1 else 0)
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 else "")
        common = {"key": key, "windowsVirtualKeyCode": code, "modifiers": modifiers}
        self.command("Input.dispatchKeyEvent", type="keyDown", text=text, **common)
        self.command("Input.dispatchKeyEvent", type="keyUp", **common)

    def screenshot(self, path, whole=False):
        """Saves the window, or the whole page, as a PNG file."""
        picture = self.command("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        with open(path, "wb") as file:
            file.write(base64.b64decode(picture["data"]))

    def close(self):
        """Closes the page."""
        self.browser.call("Target.closeTarget", targetId=self.target)
        del self.browser.pages[self.session]

    def happened(self, event, details):
        """Records loads, requests, and errors."""
        if event == "Page.loadEventFired":
            self.loads += 1
        elif event == "Network.requestWillBeSent":
            self.requests.append(details["request"]["url"])
        elif event == "Runtime.exceptionThrown":
            problem = details["exceptionDetails"]
            self.problems.append(problem.get("exception", {}).get("description") or problem["text"])
        elif event == "Runtime.consoleAPICalled" and details["type"] in ("error", "assert"):
            self.problems.append(" ".join(str(one.get("value", one.get("description"))) for one in details["args"]))
        elif event == "Log.entryAdded" and details["entry"]["level"] == "error":
            self.problems.append(details["entry"]["text"])

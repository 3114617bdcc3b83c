"""What the checks share: throw-away repositories, a server, the snippets of the page, what is said."""

import contextlib
import functools
import http.server
import os
import re
import shutil
import subprocess
import threading

failures = []


def say(is_good, what, details=""):
    print(("ok    " if is_good else "FAIL  ") + what, flush=True)
    if not is_good:
        failures.append(what)
        print(details)


class Folder:
    """A folder in which commands run, with nothing of the person's own settings."""

    def __init__(self, path, program):
        self.path = path
        home = path + ".home"
        temporary = path + ".tmp"
        tools = path + ".bin"
        for folder in (path, home, temporary, tools):
            os.makedirs(folder)
        os.symlink(program, os.path.join(tools, "tokens"))
        self.environment = {
            "PATH": tools + os.pathsep + os.environ["PATH"],
            "PYTHONPATH": os.environ.get("PYTHONPATH", ""),
            "HOME": home,
            "TMPDIR": temporary,
            "NO_COLOR": "1",
            "LC_ALL": "C.UTF-8",
            "GIT_CONFIG_GLOBAL": os.path.join(home, "gitconfig"),
            "GIT_CONFIG_SYSTEM": os.devnull,
        }
        self.temporary = temporary

    def run(self, *words, **variables):
        """Runs a command; its status, and what it printed to both streams."""
        environment = {**self.environment, **variables}
        done = subprocess.run(words, cwd=self.path, env=environment, check=False, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.returncode, done.stdout

    def must(self, *words):
        status, text = self.run(*words)
        if status != 0:
            raise SystemExit(f"{' '.join(words)}: status {status}\n{text}")
        return text

    def write(self, path, text):
        path = os.path.join(self.path, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def text(self, path):
        with open(os.path.join(self.path, path), encoding="utf-8") as file:
            return file.read()

    def replace(self, path, old, new):
        text = self.text(path)
        assert old in text, f"{path} has no {old}"
        self.write(path, text.replace(old, new, 1))

    def exists(self, path):
        return os.path.exists(os.path.join(self.path, path))

    def remove(self, path):
        shutil.rmtree(os.path.join(self.path, path))


class Project(Folder):
    """A Git repository with the source that `tokens init` makes."""

    COLOR = "tokens/swatch.tokens.json"

    def __init__(self, path, program):
        super().__init__(path, program)
        self.must("git", "init", "--quiet", "--initial-branch=main")
        self.must("git", "config", "user.name", "Somebody")
        self.must("git", "config", "user.email", "somebody@example.com")
        self.must("tokens", "init")
        self.colors = 0

    def change_color(self):
        """Gives a color another value, so that outputs become stale."""
        self.colors += 1
        value = f'"components": [0, 0, {self.colors / 255}], "hex": "#0000{self.colors:02x}"'
        text, count = re.subn(r'("blue".*)"components": .*?, "hex": "[^"]*"', rf"\g<1>{value}",
                              self.text(self.COLOR))
        assert count == 1
        self.write(self.COLOR, text)


@contextlib.contextmanager
def serving(folder):
    """The address of a server on this machine that has the files of a folder."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    handler = functools.partial(Handler, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def snippets(repository, section):
    """The snippets of a section of tokens/builds.md, with their languages."""
    with open(os.path.join(repository, "tokens/builds.md"), encoding="utf-8") as file:
        parts = re.split(r"^## (.*)\n", file.read(), flags=re.M)
    text = parts[parts.index(section) + 1]
    return re.findall(r"^```(\w+)\n(.*?)^```", text, flags=re.M | re.S)


def snippet(repository, section):
    """The first snippet of a section."""
    return snippets(repository, section)[0][1]

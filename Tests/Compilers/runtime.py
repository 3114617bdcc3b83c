"""Checks the option `runtime` of the target `swift`, which replaces values at run time. Called by `check.py`."""

import glob
import http.server
import json
import os
import threading
import time

import runtime_vectors

# The sources whose code is run, and the views that follow their tokens.
VIEWS = {"app": "Views.swift", "axes": "Axes.swift"}


def run(check, name, folder):
    """Type-checks the code of any source, and runs the code for the tokens of this repository."""
    files = sorted(glob.glob(f"{folder}/swift-runtime/**/*.swift", recursive=True))
    problem = ""
    for modules in ((), ("UIKit", "SwiftUI"), ("AppKit", "SwiftUI")):
        path = ["-I", check.apple_modules(modules)] if modules else []
        done = check.run("swiftc", "-swift-version", "6", "-warnings-as-errors", "-typecheck", "-wmo",
                         "-module-name", "Check", "-D", "DEBUG", *path, *files)
        problem = problem or (done.stderr if done.returncode else "")
    check.report(f"{name}: swift with the option runtime type-checks", problem, f"{len(files)} files")
    if name in VIEWS and not problem:
        proof(check, name, folder, files)
        views(check, name, folder, files)
    if name == "app" and not problem:
        example(check, folder, files)


def views(check, name, folder, files):
    """Runs views that follow a store, with stubs of UIKit, SwiftUI, and Combine."""
    here = os.path.dirname(__file__)
    work = f"{folder}/views"
    os.makedirs(work)
    stubs = f"{check.options.repository}/Tests/Stubs/Apple"
    swiftc = ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-D", "DEBUG", "-I", work]
    modules = [(module, sorted(glob.glob(f"{stubs}/{module}*.swift"))) for module in ("Combine", "UIKit", "SwiftUI")]
    steps = [
        [*swiftc, "-wmo", "-emit-object", "-emit-module", "-module-name", module, "-emit-module-path",
         f"{work}/{module}.swiftmodule", "-o", f"{work}/{module}.o", *sources]
        for module, sources in [*modules, ("DesignTokens", files)]
    ]
    objects = [f"{work}/{module}.o" for module in ("Combine", "UIKit", "SwiftUI", "DesignTokens")]
    steps += [[*swiftc, f"{here}/Runtime/{VIEWS[name]}", *objects, "-o", f"{work}/program"], [f"{work}/program"]]
    for step in steps:
        done = check.run(*step)
        if done.returncode:
            return check.report(f"{name}: views follow their tokens", done.stdout + done.stderr or f"exit status {done.returncode}")
    check.report(f"{name}: views follow their tokens", "", done.stdout.strip())


def proof(check, name, folder, files):
    here = os.path.dirname(__file__)
    program = f"{folder}/proof"
    built = check.run("swiftc", "-swift-version", "6", "-warnings-as-errors", "-O", "-wmo", "-parse-as-library",
                      "-module-name", "DesignTokens", *files, f"{here}/Runtime/Proof.swift", "-o", program)
    if built.returncode:
        return check.report(f"{name}: the proof of the option runtime compiles", built.stderr)
    prove(check, name, folder, [program])


def prove(check, name, folder, command, note="", coarse=()):
    """Runs the parts of a proof. `coarse` contains the kinds of values that the platform can't distinguish."""
    own = f"{folder}/json/tokens.json"
    text, lines = runtime_vectors.vectors(own, coarse)
    with open(f"{folder}/changed.json", "w", encoding="utf-8") as file:
        file.write(text)
    with open(f"{folder}/lines.tsv", "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    seeds = write_seeds(folder, own, text)
    count = "1000000" if os.environ.get("CI") else "20000"
    parts = [
        ("the file of the tokens equals the compiled theme", ["own", own]),
        ("each value falls back independently", ["vectors", f"{folder}/changed.json", f"{folder}/lines.tsv"]),
        ("no file crashes the program", ["mutations", count, *seeds]),
    ]
    if name == "app":
        parts += [("unreadable files are rejected", ["limits", own]), ("starting without a file is fast", ["cost", own])]
    for title, arguments in parts:
        done = check.run(*command, *arguments)
        problem = "" if done.returncode == 0 else done.stdout + done.stderr or f"exit status {done.returncode}"
        check.report(f"{name}: {title}{note}", problem, "" if problem else done.stdout.strip())


def write_seeds(folder, own, changed):
    """Writes small files with a token of each type, because mutated large files take long to read."""
    with open(own, encoding="utf-8") as file:
        tree = json.load(file)
    values = json.loads(changed)["base"]
    picked = {}
    for path, row in tree["tokens"].items():
        picked.setdefault(row["type"], path)
    base = {}
    for path in picked.values():
        *groups, name = path.split(".")
        inner, value = base, values
        for group in groups:
            inner, value = inner.setdefault(group, {}), value[group]
        inner[name] = value[name]
    entries = [{**entry, "values": dict(list(entry["values"].items())[:3])} for entry in tree["contexts"][:2]]
    rows = {path: tree["tokens"][path] for path in picked.values()}
    files = {
        "types": {"version": 2, "base": base, "contexts": entries},
        "rows": {"version": 2, "fonts": tree.get("fonts", {}), "tokens": rows, "base": base},
        "contexts": {"version": 2, "revision": "1", "contexts": entries, "tokens": rows},
    }
    paths = []
    for name, content in files.items():
        paths.append(f"{folder}/seed-{name}.json")
        with open(paths[-1], "w", encoding="utf-8") as file:
            json.dump(content, file, ensure_ascii=False, separators=(",", ":"))
    return paths


def example(check, folder, files):
    """Runs a program that loads, switches, falls back, and follows, with a local server."""
    here = os.path.dirname(__file__)
    work = f"{folder}/example"
    os.makedirs(work)
    swiftc = ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-D", "DEBUG", "-I", work]
    steps = [
        [*swiftc, "-wmo", "-emit-object", "-emit-module", "-module-name", "DesignTokens", "-emit-module-path",
         f"{work}/DesignTokens.swiftmodule", "-o", f"{work}/DesignTokens.o", *files],
        [*swiftc, f"{here}/Runtime/Example.swift", f"{work}/DesignTokens.o", "-o", f"{work}/program"],
    ]
    for step in steps:
        done = check.run(*step)
        if done.returncode:
            return check.report("app: the example of the option runtime compiles", done.stderr)
    with Server(f"{work}/served.json") as server:
        done = check.run(f"{work}/program", f"{folder}/json/tokens.json", server.address, cwd=work)
    check.report("app: an app follows its tokens", "" if done.returncode == 0 else done.stdout + done.stderr,
                 "; ".join(done.stdout.splitlines()) if done.returncode == 0 else "")


class Server:
    """Serves a file and reports its changes, like `tokens serve`."""

    def __init__(self, path):
        def state():
            try:
                found = os.stat(path)
                return f'"{found.st_mtime_ns}-{found.st_ino}-{found.st_size}"'
            except OSError:
                return ""

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def do_GET(self):
                if self.path == "/events":
                    return self.events()
                tag = state()
                if self.headers.get("If-None-Match") == tag:
                    self.send_response(304)
                    return self.end_headers()
                with open(path, "rb") as file:
                    body = file.read()
                self.send_response(200)
                self.send_header("ETag", tag)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def events(self):
                self.send_response(200)
                self.send_header("Content-Type", "text/event-stream")
                self.send_header("Connection", "close")
                self.end_headers()
                seen = None
                try:
                    while True:
                        now = state()
                        if now != seen:
                            seen = now
                            self.wfile.write(b"event: tokens\ndata: {}\n\n")
                            self.wfile.flush()
                        time.sleep(0.005)
                except OSError:
                    pass

        class Quiet(http.server.ThreadingHTTPServer):
            def handle_error(self, *_):
                """Ignores errors, because clients can close connections at any time."""

        self.server = Quiet(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self.server.server_port}"

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()

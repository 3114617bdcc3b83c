#!/usr/bin/env python3
"""Changes modules in random places and reports the changes that their tests don't notice.

All mutants are in one build. The environment variable TOKENS_MUTANT selects one of them; without it, the modules
behave as before. See README.md.
"""

import argparse
import collections
import os
import random
import re
import signal
import subprocess
import sys
import time

VARIABLE = "TOKENS_MUTANT"
FILE = "MutantSelection.swift"
# The number of failed builds of a module after which its mutants that don't compile are no longer replaced by others.
REPLACING_BUILDS = 8

# operator: its replacement, its precedence group, and the constraint of its operands
OPERATORS = {
    "<": ("<=", "ComparisonPrecedence", "Comparable"), "<=": ("<", "ComparisonPrecedence", "Comparable"),
    ">": (">=", "ComparisonPrecedence", "Comparable"), ">=": (">", "ComparisonPrecedence", "Comparable"),
    "==": ("!=", "ComparisonPrecedence", "Equatable"), "!=": ("==", "ComparisonPrecedence", "Equatable"),
    "+": ("-", "AdditionPrecedence", "AdditiveArithmetic"), "-": ("+", "AdditionPrecedence", "AdditiveArithmetic"),
    "*": ("+", "MultiplicationPrecedence", "Numeric"),
    "&&": ("||", "LogicalConjunctionPrecedence", None), "||": ("&&", "LogicalDisjunctionPrecedence", None),
}


class Mutant:
    """A change of part of one line. `code(number)` returns the text that contains both versions."""

    def __init__(self, path, line, start, end, kind, change, code, operator=None):
        self.path, self.line, self.start, self.end = path, line, start, end
        self.module = path.split("/")[1]
        self.kind, self.change, self.code, self.operator = kind, change, code, operator


def masked(text):
    """Returns the text with comments and the contents of string literals blanked out, and unchanged line breaks."""
    out, index = list(text), 0

    def blank(start, end):
        for place in range(start, end):
            if out[place] != "\n": out[place] = "\0"

    pattern = re.compile(r'//[^\n]*|/\*|(#*)("""|")')
    while match := pattern.search(text, index):
        start = match.start()
        if match.group().startswith("//"):
            index = match.end()
        elif match.group() == "/*":
            end = text.find("*/", start)
            index = len(text) if end < 0 else end + 2
        else:
            hashes, quote = match.group(1), match.group(2)
            # An interpolation can contain quotes, so it's skipped up to its closing parenthesis.
            index, depth = match.end(), 0
            while index < len(text):
                if text.startswith("\\" + hashes + "(", index):
                    index, depth = index + 2 + len(hashes), 1
                    while index < len(text) and depth:
                        depth += {"(": 1, ")": -1}.get(text[index], 0)
                        index += 1
                elif text[index] == "\\" and not hashes:
                    index += 2
                elif text.startswith(quote + hashes, index):
                    index += len(quote + hashes)
                    break
                else:
                    index += 1
        blank(start, index)
    return "".join(out)


def mutants(path, text):
    """Finds all places of a file that can be changed."""
    found = []
    for number, (line, code) in enumerate(zip(text.split("\n"), masked(text).split("\n"), strict=True)):
        stripped = code.strip()
        # Declarations and patterns can't contain conditional expressions.
        if re.match(r"(@|#|import |infix |case |indirect |static let .*: \[)", stripped) or " operator " in code:
            continue

        def add(start, end, kind, change, new, operator=None):
            found.append(Mutant(path, number, start, end, kind, change, new, operator))

        # `<` and `>` with spaces are operators, never generic arguments.
        for match in re.finditer(r"(?<= )(<=?|>=?|==|!=|[+*-]|&&|\|\|)(?= )", code):
            old = match.group()
            if "func " in code[:match.start()] or code[match.end():].lstrip().startswith("nil"): continue
            add(match.start(), match.end(), "operator", f"`{old}` → `{OPERATORS[old][0]}`",
                lambda n: symbol(n), old)
        for match in re.finditer(r"(?<![\w.])(\d+)(?![\w.]|\s*\.\.)", code):
            old = int(match.group())
            add(match.start(), match.end(), "literal", f"`{old}` → `{old + 1}`",
                lambda n, old=old: f"({selected(n)} ? {old + 1} : {old})")
        for match in re.finditer(r"(?<![\w.])(true|false)(?!\w)", code):
            old = match.group()
            add(match.start(), match.end(), "literal", f"`{old}` → `{'false' if old == 'true' else 'true'}`",
                lambda n, old=old: f"({'!' if old == 'true' else ''}{selected(n)})")
        match = re.match(r"(\s*(?:\} else )?(?:if|guard|while) )([^{},#]+?)( else \{| \{)", code)
        if match and not re.search(r"\b(let|var|case)\b", match.group(2)):
            add(match.start(2), match.end(2), "condition", "negate the condition",
                lambda n, old=line[match.start(2):match.end(2)]: f"({selected(n)}) != ({old})")
        if match := re.match(r"(\s*return )(\S.*[\w)\]?!\"\0])$", code):
            if balanced(match.group(2)) and match.group(2) != "nil":
                add(match.start(2), len(line), "return", "return `nil`",
                    lambda n, old=line[match.start(2):]: f"({selected(n)} ? nil : {old})")
        if re.match(r"\s+[A-Za-z_][\w.]*(\[[^\]]*\])?(\(.*\)| [-+*|&]?= .*[^{(\[,&|+=?:-])$", code) and balanced(code) \
                and not re.match(r"\s*(let|var|return|throw|self\.init|super|if|guard|for|while|switch|func|init)\b", code):
            indent = len(code) - len(code.lstrip())
            add(indent, len(line), "statement", "drop the statement",
                lambda n, old=line[indent:]: f"if !({selected(n)}) {{ {old} }}")
    return found


def balanced(code):
    depth = 0
    for character in code:
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(character, 0)
        if depth < 0: return False
    return depth == 0


def selected(number):
    return f"selectedMutant == {number}"


def symbol(number):
    """Returns the operator of a mutant. A separate generic operator keeps type checking as fast as before."""
    return "∘" + "".join(chr(0x2190 + int(digit)) for digit in str(number))


def declarations(chosen):
    """Returns the file that declares the selection and the operators of the mutants."""
    lines = [
        "#if canImport(Glibc)", "  import Glibc", "#elseif canImport(Musl)", "  import Musl", "#else", "  import Darwin",
        "#endif", "", "let selectedMutant: Int = {",
        f'  if let text = getenv("{VARIABLE}") {{ Int(atoi(text)) }} else {{ 0 }}', "}()", "",
    ]
    for number, mutant in chosen.items():
        if mutant.operator is None: continue
        old, (new, precedence, constraint) = mutant.operator, OPERATORS[mutant.operator]
        name = symbol(number)
        lines.append(f"infix operator {name}: {precedence}")
        if constraint is None:
            lines.append(f"func {name} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{ "
                         f"{selected(number)} ? try (a {new} b()) : try (a {old} b()) }}")
        else:
            result = "Bool" if precedence == "ComparisonPrecedence" else "T"
            lines.append(f"func {name} <T: {constraint}>(a: T, b: T) -> {result} {{ "
                         f"{selected(number)} ? a {new} b : a {old} b }}")
    return "\n".join(lines) + "\n"


def rewritten(text, chosen):
    """Returns a file with all its mutants: pairs of a number and a mutant, at most one for each line."""
    lines = text.split("\n")
    for number, mutant in chosen:
        line = lines[mutant.line]
        lines[mutant.line] = line[:mutant.start] + mutant.code(number) + line[mutant.end:]
    return "\n".join(lines)


class Copy:
    """The copy of the repository that is changed. It's kept, so the next run builds only what differs."""

    def __init__(self, repository, folder, modules):
        self.repository, self.folder, self.modules = repository, folder, modules
        self.update()
        self.sources = {module: self.read(module) for module in modules}

    def read(self, module):
        """Returns the Swift files of a module by path."""
        found = {}
        for base, folders, names in os.walk(f"{self.repository}/Sources/{module}"):
            folders.sort()
            for name in sorted(names):
                if name.endswith(".swift"):
                    path = os.path.relpath(f"{base}/{name}", self.repository)
                    with open(f"{base}/{name}", encoding="utf-8") as file: found[path] = file.read()
        if not found: sys.exit(f"there is no Swift file in Sources/{module}")
        return found

    def update(self):
        """Makes the copy equal to the repository, without touching files that are equal already."""
        listed = self.listed()
        for path in listed:
            with open(f"{self.repository}/{path}", "rb") as file: self.write(path, file.read())
        for base, folders, names in os.walk(self.folder):
            folders[:] = [name for name in folders if not excluded(name)]
            for name in names:
                path = os.path.relpath(f"{base}/{name}", self.folder)
                if path not in listed: os.remove(f"{self.folder}/{path}")

    def listed(self):
        found = set()
        for base, folders, names in os.walk(self.repository):
            folders[:] = [name for name in folders if not excluded(name)]
            for name in names:
                path = f"{base}/{name}"
                if os.path.isfile(path): found.add(os.path.relpath(path, self.repository))
        return found

    def write(self, path, data):
        path = f"{self.folder}/{path}"
        if os.path.exists(path):
            with open(path, "rb") as file:
                if file.read() == data: return
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file: file.write(data)
        # Programs in the package stay executable.
        os.chmod(path, 0o755 if data.startswith(b"#!") else 0o644)

    def mutate(self, chosen):
        for module, files in self.sources.items():
            for path, text in files.items():
                here = [pair for pair in chosen.items() if pair[1].path == path]
                self.write(path, rewritten(text, here).encode())
            here = {number: mutant for number, mutant in chosen.items() if mutant.module == module}
            self.write(f"Sources/{module}/{FILE}", declarations(here).encode())

    def swift(self, *arguments, mutant=None, limit=None):
        """Runs a command of SwiftPM. Returns its status, `None` if it exceeds the time limit, and its output."""
        environment = {name: value for name, value in os.environ.items() if name != VARIABLE}
        # Many mutants crash, and printing the stack takes up to 30 seconds.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        if mutant is not None: environment[VARIABLE] = str(mutant)
        # A separate session, so that Ctrl-C stops only this program, which then stops the command.
        process = subprocess.Popen(["swift", *arguments], cwd=self.folder, env=environment, text=True, errors="replace",
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
        try:
            output, _ = process.communicate(timeout=limit)
            return process.returncode, output
        except subprocess.TimeoutExpired:
            return None, ""
        finally:
            # Also if this program is interrupted.
            if process.poll() is None:
                stop(process.pid)
                process.communicate()


def stop(process):
    """Kills a process and its descendants. SwiftPM runs the tests in another process group, which `killpg` leaves."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    children = {}
    for line in listed.splitlines():
        pid, parent = map(int, line.split())
        children.setdefault(parent, []).append(pid)
    open = [process]
    while open:
        pid = open.pop()
        open += children.get(pid, [])
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            pass


def excluded(folder):
    """Whether a folder isn't copied: the repository's data, packages of Node.js, and builds such as `.build-release`."""
    return folder in (".git", "node_modules") or folder.startswith(".build")


def choose(places, taken, count, chosen, first):
    """Adds mutants until each module has `count`, with numbers from `first`, at most one for each line."""
    for module, rest in places.items():
        missing = count - sum(mutant.module == module for mutant in chosen.values())
        while rest and missing > 0:
            mutant = rest.pop()
            if (mutant.path, mutant.line) in taken: continue
            taken.add((mutant.path, mutant.line))
            chosen[first] = mutant
            first, missing = first + 1, missing - 1
    return first


def build(copy, places, count):
    """Builds the package with mutants that compile, and returns them by number."""
    chosen, taken = {}, set()
    following, dropped = choose(places, taken, count, chosen, 1), 0
    failures = collections.Counter()
    while failures.total() < 20 * len(copy.modules):
        copy.mutate(chosen)
        for module in copy.modules:
            status, output = copy.swift("build", "--target", module)
            if status != 0: break
        if status == 0: status, output = copy.swift("build", "--build-tests")
        if status == 0:
            print(f"{len(chosen)} mutants compile, {dropped} don't", flush=True)
            return chosen
        wrong = {(os.path.relpath(path, copy.folder), int(line) - 1)
                 for path, line in re.findall(r"^(\S+\.swift):(\d+):\d+: error:", output, re.MULTILINE)}
        bad = [number for number, mutant in chosen.items() if (mutant.path, mutant.line) in wrong]
        if not bad:
            # Some errors are at the enclosing declaration.
            bad = [number for number, mutant in chosen.items() if mutant.path in {path for path, _ in wrong}]
        if not bad:
            print(output[-3000:])
            sys.exit("the build fails for a different reason")
        for module in {chosen[number].module for number in bad}: failures[module] += 1
        for number in bad: del chosen[number]
        dropped += len(bad)
        unfinished = {module: rest for module, rest in places.items() if failures[module] < REPLACING_BUILDS}
        following = choose(unfinished, taken, count, chosen, following)
    sys.exit("no build succeeded")


def test(copy, module, chosen, filter):
    """Runs the tests of a module with each of its mutants, and prints the results."""
    arguments = ["test", "--skip-build", "--filter", filter]
    start = time.monotonic()
    status, output = copy.swift(*arguments)
    if status != 0:
        print(output[-3000:])
        sys.exit(f"the tests of {module} fail without a mutant")
    if not re.search(r"with [1-9]\d* tests? in|Executed [1-9]\d* tests?", output): sys.exit("no test matches the filter")
    limit = 60 + 5 * (time.monotonic() - start)
    survivors = 0
    for number, mutant in sorted(chosen.items()):
        status, output = copy.swift(*arguments, mutant=number, limit=limit)
        result = "survived" if status == 0 else "timed out" if status is None else "killed"
        survivors += status == 0
        print(f"{result:9}  {mutant.path}:{mutant.line + 1}: {mutant.change}", flush=True)
        if status == 0:
            print("           " + copy.sources[module][mutant.path].split("\n")[mutant.line].strip(), flush=True)
    print(f"{module}: {len(chosen) - survivors} of {len(chosen)} mutants killed, {survivors} survived", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modules", metavar="module", nargs="+", help="a module to change")
    parser.add_argument("--count", type=int, default=10, help="the number of mutants in each module (default: 10)")
    parser.add_argument("--seed", type=int, default=1, help="chooses the places (default: 1)")
    parser.add_argument("--filter", help="the tests to run (default: those in the folder MODULETests)")
    here = os.path.dirname(os.path.abspath(__file__))
    parser.add_argument("--repository", default=os.path.dirname(os.path.dirname(here)), help="the package to copy")
    parser.add_argument("--copy", default=os.path.expanduser("~/.cache/tokens-mutations"),
                        help="the folder for the copy; kept for the next run (default: %(default)s)")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    copy = Copy(os.path.abspath(options.repository), os.path.abspath(options.copy), options.modules)
    places = {}
    for module, files in copy.sources.items():
        places[module] = [mutant for path, text in files.items() for mutant in mutants(path, text)]
        print(f"{module}: {len(places[module])} places, seed {options.seed}", flush=True)
        random.Random(options.seed).shuffle(places[module])
    chosen = build(copy, places, options.count)
    for module in options.modules:
        here = {number: mutant for number, mutant in chosen.items() if mutant.module == module}
        test(copy, module, here, options.filter or f"^{module}Tests\\.")


if __name__ == "__main__":
    main()

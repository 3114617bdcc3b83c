"""Compiles lines of code as engineers guess them from the README and the doc comments. Called by `check.py`.

`Guesses/KIT.txt` contains a line for each guess. A line after `- ` is a known miss, which must not compile. A line after
`+ ` isn't a guess, but must compile.
"""

import glob
import os
import re

HERE = os.path.dirname(os.path.abspath(__file__))
# The share of guesses that must compile, in percent.
WANTED = {"SwiftUI": 95, "UIKit": 86, "AppKit": 86, "Compose": 87, "XML": 85}

SWIFT = {
    "SwiftUI": (("UIKit", "SwiftUI"), """import DesignTokens
import SwiftUI
@MainActor struct Screen {
  @SwiftUI.Environment(\\.tokenTheme) var theme
  @State var isOn = false
"""),
    "UIKit": (("UIKit", "SwiftUI"), """import DesignTokens
import UIKit
final class Screen: UIViewController {
  let theme = TokenTheme(brand: .sand)
  let label = UILabel(frame: .zero), button = UIButton(frame: .zero), field = UITextField(frame: .zero)
  let textView = UITextView(frame: .zero), imageView = UIImageView(frame: .zero)
  let stack = UIStackView(frame: .zero), window = UIWindow(frame: .zero)
  let toggle = UISwitch(frame: .zero), layer = CALayer()
"""),
    "AppKit": (("AppKit", "SwiftUI"), """import DesignTokens
import AppKit
final class Screen: NSViewController {
  let theme = TokenTheme(brand: .sand)
  let label = NSTextField(), button = NSButton(), textView = NSTextView(), imageView = NSImageView()
  let stack = NSStackView(), window = NSWindow()
"""),
}

KOTLIN = """package guesses
import androidx.compose.animation.core.*
import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.foundation.shape.*
import androidx.compose.foundation.text.*
import androidx.compose.material3.Text
import androidx.compose.runtime.*
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.*
import androidx.compose.ui.text.style.*
import androidx.compose.ui.unit.*
import PACKAGE.*
"""


def read(kit):
    """Returns the lines of a kit and their marks, by number."""
    with open(f"{HERE}/Guesses/{kit}.txt") as file:
        rows = {number: line.rstrip("\n") for number, line in enumerate(file, 1) if line.strip() and line[0] != "#"}
    marks = {number: line[0] if line[:2] in ("- ", "+ ") else "" for number, line in rows.items()}
    return {number: line[2:] if marks[number] else line for number, line in rows.items()}, marks


def judge(check, kit, failed):
    """Compares the lines that failed, with their messages, with the known misses."""
    lines, marks = read(kit)
    guesses = {number for number, mark in marks.items() if mark != "+"}
    misses = {number for number, mark in marks.items() if mark == "-"}
    hits = len(guesses - failed.keys())
    share = 100 * hits // len(guesses)
    problems = [f"{kit}.txt:{number}: {failed[number]}" for number in sorted(failed.keys() - misses)]
    problems += [f"{kit}.txt:{number}: compiles now: {lines[number]}" for number in sorted(misses - failed.keys())]
    if share < WANTED[kit]:
        problems.append(f"{share} % of the guesses compile, expected {WANTED[kit]} %")
    check.report(f"{kit}: first guesses compile", "\n".join(problems), f"{hits} of {len(guesses)} lines, {share} %")


def swift(check, folder):
    for kit, (modules, head) in SWIFT.items():
        stubs = check.apple_modules(modules)
        work = f"{folder}/guesses-{kit}"
        os.makedirs(work)
        made = check.run("swiftc", "-swift-version", "6", "-wmo", "-emit-module", "-parse-as-library", "-D", "DEBUG",
                         "-module-name", "DesignTokens", "-I", stubs, "-emit-module-path",
                         f"{work}/DesignTokens.swiftmodule", *sorted(glob.glob(f"{folder}/swift/**/*.swift", recursive=True)))
        if made.returncode:
            return check.report(f"{kit}: first guesses compile", made.stderr)
        lines, _ = read(kit)
        functions = [f"func g{number}() {{\n#sourceLocation(file: \"{kit}.txt\", line: {number})\n{line}\n#sourceLocation()\n}}"
                     for number, line in lines.items()]
        with open(f"{work}/Guesses.swift", "w") as file:
            file.write(head + "\n".join(functions) + "\n}\n")
        done = check.run("swiftc", "-swift-version", "6", "-typecheck", "-parse-as-library", "-I", stubs, "-I", work,
                         f"{work}/Guesses.swift")
        outside = re.search(r"Guesses\.swift:\d+:\d+: error: .*", done.stderr)
        if outside:
            return check.report(f"{kit}: first guesses compile", outside[0])
        judge(check, kit, errors(done.stderr, kit + r"\.txt"))


def errors(output, name):
    """Returns the first message for each line of a file."""
    found = {}
    for number, text in re.findall(rf"^[^\s|]*{name}:(\d+):\d+: error: (.*)", output, re.M):
        found.setdefault(int(number), text)
    return found


def compose(check, folder, package, path):
    compiler = check.kotlin_compiler()
    lines, _ = read("Compose")
    source = f"{folder}/Guesses.kt"
    head = KOTLIN.replace("PACKAGE", package)
    first = head.count("\n")
    with open(source, "w") as file:
        file.write(head + "\n".join(f"@Composable fun g{number}(theme: TokenTheme) {{ {line} }}"
                                    for number, line in lines.items()) + "\n")
    done = compiler.compile(os.pathsep.join(path), f"{folder}/guesses", [source])
    order = list(lines)
    failed = {}
    for row, text in errors(done.stderr, r"Guesses\.kt").items():
        if row <= first:
            return check.report("Compose: first guesses compile", f"{source}:{row}: {text}")
        failed[order[row - first - 1]] = text
    judge(check, "Compose", failed)


def xml(check, output):
    """Links a layout for each guess with the compiled resources of a folder."""
    lines, _ = read("XML")
    failed = {}
    for number, line in lines.items():
        layout = f"{output}.guess/layout"
        os.makedirs(layout, exist_ok=True)
        values = f"{output}.guess/values"
        os.makedirs(values, exist_ok=True)
        with open(f"{values}/attrs.xml", "w") as file:
            # Part of CardView.
            file.write('<resources><attr name="cardCornerRadius" format="dimension" /></resources>')
        with open(f"{layout}/guess.xml", "w") as file:
            file.write('<View xmlns:android="http://schemas.android.com/apk/res/android"\n'
                       f'  xmlns:app="http://schemas.android.com/apk/res-auto" {line} />\n')
        done = check.run("aapt2", "compile", "--dir", os.path.dirname(layout), "-o", f"{output}.guess.zip")
        if not done.returncode:
            done = check.run("aapt2", "link", "-I", check.options.framework, "--manifest", f"{output}.manifest.xml",
                             "-o", f"{output}.guess.apk", f"{output}.zip", f"{output}.guess.zip")
        if done.returncode:
            failed[number] = done.stderr.splitlines()[0].rpartition("error: ")[2] + f": {line}"
    judge(check, "XML", failed)

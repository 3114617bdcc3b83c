"""Compiles the lines of code that the gallery shows for tokens of every kind. Called by `check.py`."""

import glob
import json
import os
import shutil

import chromium
import web


def color(red, green, blue):
    return {"colorSpace": "srgb", "components": [red, green, blue]}


def px(value):
    return {"value": value, "unit": "px"}


def named(type, value, *names):
    """Returns a group in which the words of each name determine the use of its token."""
    return {"$type": type} | {name: {"$value": value} for name in names}


STOPS = [{"color": "{color.text}", "position": 0}, {"color": "{color.icon}", "position": 1}]
SOURCE = {
    "color": named("color", color(0, 0, 1), "background", "border", "icon", "text", "10 % naïve"),
    "themed": {"$type": "color", "$value": color(1, 1, 1), "$extensions": {"dev.tokens": {
        "contexts": {"brand": {"sand": color(1, 1, 0)}}}}},
    "length": named("dimension", px(8), "radius", "padding", "fontBig", "borderWidth", "gap", "plain"),
    "factor": named("number", 0.5, "opacity", "line", "z", "other"),
    "family": {"$type": "fontFamily", "$value": ["Inter", "sans-serif"]},
    "weight": {"$type": "fontWeight", "$value": 500},
    "time": {"$type": "duration", "$value": {"value": 100, "unit": "ms"}},
    "curve": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]},
    "stroke": {"$type": "strokeStyle", "$value": "solid"},
    "edge": {"$type": "border", "$value": {"color": "{color.text}", "width": px(1), "style": "solid"}},
    "depth": {"$type": "shadow", "$value": {"color": "{color.text}", "offsetX": px(0), "offsetY": px(1), "blur": px(2), "spread": px(0)}},
    "stops": {"$type": "gradient", "$value": STOPS},
    "radial": {"$type": "gradient", "$value": STOPS, "$extensions": {"dev.tokens": {"gradient": {"kind": "radial"}}}},
    "motion": {"$type": "transition", "$value": {"duration": "{time}", "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{curve}"}},
    "copy": {"$type": "typography", "$value": {"fontFamily": "{family}", "fontSize": px(16), "fontWeight": "{weight}",
                                               "lineHeight": 1.4, "letterSpacing": px(0)}},
}
TARGETS = ("css", "scss", "tailwind", "typescript", "swift", "kotlin", "android", "android-themes", "xcassets")

# Returns the token, the target, the code, and the hint of each line in the inspector.
READ = """(async () => {
  const found = [];
  for (const path of %s) {
    location.hash = encodeURIComponent(path);
    const isShown = () => document.querySelector(".codes code")?.textContent === path;
    for (let rest = 100; rest > 0 && !isShown(); rest--) await new Promise(done => setTimeout(done, 10));
    let target = "";
    for (const line of isShown() ? document.querySelectorAll(".codes li") : []) {
      target = line.querySelector(".platform").textContent || target;
      found.push([path, target, line.querySelector("code").textContent, line.querySelector(".hint")?.textContent ?? ""]);
    }
  }
  return found;
})()"""

UIKIT = """import UIKit
@MainActor func use%d(view: UIView, label: UILabel, stack: UIStackView, imageView: UIImageView, separator: UIView,
                      paragraph: NSMutableParagraphStyle, border: inout TokenBorder, theme: TokenTheme) { %s }
"""
SWIFTUI = "import SwiftUI\n@MainActor func view%d(theme: TokenTheme, isOn: Bool) -> some View { %s }\n"
KOTLIN = """import androidx.compose.animation.core.tween
import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ColorFilter
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.unit.dp
import androidx.compose.ui.zIndex
import uses.*
"""


def run(check):
    if not chromium.program():
        return check.skip("the gallery's lines of code", "no Chromium")
    folder = f"{check.work}/uses"
    os.makedirs(folder)
    with open(f"{folder}/uses.tokens.json", "w") as file:
        json.dump(SOURCE, file)
    outputs = [{"target": target, "directory": target, "options": {"package": "uses"} if target == "kotlin" else {}}
               for target in (*TARGETS, "gallery")]
    with open(f"{folder}/tokens.config.json", "w") as file:
        json.dump({"source": "uses.tokens.json", "modifiers": {"brand": {"contexts": ["plum", "sand"]}}, "outputs": outputs}, file)
    built = check.run(check.options.program, "build", f"{folder}/tokens.config.json", "--quiet")
    tree = check.run(check.options.program, "ir", f"{folder}/tokens.config.json", "--quiet")
    if built.returncode or tree.returncode:
        return check.report("the gallery's lines of code: builds", built.stderr + tree.stderr)
    paths = [one["path"] for one in json.loads(tree.stdout)["tokens"]]
    with chromium.Browser() as browser:
        page = browser.page()
        page.open(f"file://{folder}/gallery/index.html")
        rows = page.evaluate(READ % json.dumps(paths))
        problems = page.problems + declarations(page, rows)
    shown = {(path, target) for path, target, _, _ in rows}
    problems += [f"{path} isn't shown" for path in paths if (path, "token") not in shown]
    check.report("the gallery shows lines of code", "\n".join(problems), f"{len(rows)} lines")
    web_lines(check, folder, rows)
    android(check, folder, rows)
    apple = ("swift", "xcassets")
    lines = {kit: [code for _, target, code, hint in rows if target in apple and hint == kit] for kit in ("UIKit", "SwiftUI")}
    swift(check, folder, lines)
    kotlin(check, folder, [code for _, target, code, hint in rows if target == "kotlin" and not hint and "(" in code])


def declarations(page, rows):
    """Returns the declarations with a property or a value that Chromium doesn't support."""
    lines = [code for _, target, code, _ in rows if target in ("css", "tailwind") and code.endswith(";")]
    return page.evaluate("%s.filter(one => !CSS.supports(one.slice(0, -1)))" % json.dumps(lines))


def web_lines(check, folder, rows):
    """Compiles lines with Sass and TypeScript."""
    sass = web.sass(check)
    if sass:
        lines = [code for _, target, code, _ in rows if target == "scss" and code.endswith(";") or code.startswith("@include ")]
        with open(f"{folder}/scss/uses.scss", "w") as file:
            file.write('@use "tokens";\n.a { %s }\n' % "\n".join(line.removesuffix(";") + ";" for line in lines))
        done = check.run(*sass, "--no-source-map", f"{folder}/scss/uses.scss")
        check.report("the gallery's lines of Sass compile", done.stderr, f"{len(lines)} lines")
    if shutil.which("tsc"):
        lines = [code for _, target, code, _ in rows if target == "typescript" and ": " in code]
        with open(f"{folder}/typescript/uses.ts", "w") as file:
            file.write('import { variable } from "./tokens";\n')
            file.write("".join(f"export const use{number} = {{ {line} }};\n" for number, line in enumerate(lines)))
        done = check.run("tsc", "--strict", "--noEmit", "--target", "es2020", f"{folder}/typescript/uses.ts")
        check.report("the gallery's lines of TypeScript compile", done.stdout, f"{len(lines)} lines")


def android(check, folder, rows):
    """Links a layout in which each line is an attribute of a view."""
    if not check.has_android():
        return check.skip("the gallery's lines of XML", "no aapt2 or no framework")
    lines = [code for _, target, code, _ in rows if target in ("android", "android-themes") and code.startswith("android:")]
    shutil.copytree(f"{folder}/android-themes", f"{folder}/android", dirs_exist_ok=True)
    os.makedirs(f"{folder}/android/layout")
    with open(f"{folder}/android/layout/uses.xml", "w") as file:
        file.write('<LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">\n')
        file.write("".join(f"  <View {line} />\n" for line in lines) + "</LinearLayout>\n")
    check.report("the gallery's lines of XML link", check.link(f"{folder}/android"), f"{len(lines)} lines")


def swift(check, folder, lines):
    """Type-checks lines with the stubs of UIKit and SwiftUI, in the module of the tokens."""
    stubs = f"{check.options.repository}/Tests/Stubs/Apple"
    modules = f"{folder}/modules"
    os.makedirs(modules)
    for kit, template in (("UIKit", UIKIT), ("SwiftUI", SWIFTUI)):
        done = check.run("swiftc", "-swift-version", "6", "-emit-module", "-parse-as-library", "-module-name", kit, "-I", modules,
                         "-emit-module-path", f"{modules}/{kit}.swiftmodule", *sorted(glob.glob(f"{stubs}/{kit}*.swift")))
        if done.returncode:
            return check.report(f"stubs of {kit}", done.stderr)
        for number, line in enumerate(lines[kit]):
            isUnused = "constraint(" in line or line.startswith(("UIViewPropertyAnimator(", "UIColor("))
            code = f"_ = {line}" if isUnused else f"Text(String()){line}" if line.startswith(".") else line
            with open(f"{folder}/swift/{kit}{number}.swift", "w") as file:
                file.write(template % (number, code.replace("{ }", "{ Text(String()) }")))
    done = check.run("swiftc", "-swift-version", "6", "-typecheck", "-warnings-as-errors", "-module-name", "DesignTokens", "-I", modules,
                     *sorted(glob.glob(f"{folder}/swift/**/*.swift", recursive=True)))
    check.report("the gallery's lines of Swift compile", done.stderr if done.returncode else "",
                 f"{sum(len(one) for one in lines.values())} lines")


def kotlin(check, folder, lines):
    """Compiles lines with the stubs of Compose and the module of the tokens."""
    compiler = check.kotlin_compiler()
    if not compiler:
        return check.skip("the gallery's lines of Kotlin", "no Kotlin compiler or no Java")
    base = check.compose_stubs()
    done = compiler.compile(base, f"{folder}/classes", sorted(glob.glob(f"{folder}/kotlin/**/*.kt", recursive=True)))
    if not done.returncode:
        with open(f"{folder}/uses.kt", "w") as file:
            file.write(KOTLIN + "".join(
                f"@Composable fun use{number}(theme: TokenTheme, color: Color, border: TokenBorder) {{ {line} }}\n"
                for number, line in enumerate(lines)))
        done = compiler.compile(os.pathsep.join([f"{folder}/classes", base]), f"{folder}/used", [f"{folder}/uses.kt"])
    check.report("the gallery's lines of Kotlin compile", (done.stderr or "it failed") if done.returncode else "", f"{len(lines)} lines")

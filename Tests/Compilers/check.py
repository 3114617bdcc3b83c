"""Builds all targets of several sources and compiles the outputs. Called by `check.sh`."""

import argparse
import functools
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile

import alone
import android_values
import catalogs
import chromium
import apple_screen
import browser
import coincidences
import fluid
import formulas
import gallery
import gallery_axe
import gallery_layout
import gallery_uses
import guesses
import kotlin
import kotlin_guide
import lint_rules
import motion
import names
import runtime
import runtime_kotlin
import shorthands
import swift_values
import values
import web_comments
import web_dtcg
import web_javascript
import web_json
import web_scss
import web_tailwind
import web_typescript


# Real systems whose files have errors, with the diagnostic code of the first error.
REFUSED = {"apple-hig": "unapplied-part"}


# The sources whose style sheets are read in a browser.
BROWSED = ("app", "sepia", "github-primer", "ibm-carbon", "figma-sds")


# The systems whose expressions are also read as formulas in a browser.
FORMULAS = ("app", "sepia", "components", "everything")

# The sources whose files are also generated without comments.
UNCOMMENTED = ("app", "components", "everything")


# The systems whose gallery pages are checked in a browser.
GALLERIES = {"app", "github-primer", "ibm-carbon"}


# The Material roles that the tokens of this repository define.
MATERIAL = {
    "primary": "color.background.accent", "onPrimary": "color.on.accent", "surface": "color.background.card",
    "error": "color.signal.error", "headlineSmall": "text.headline", "bodyLarge": "text.body1",
    "small": "radius.small", "medium": "radius.card",
}


class Check:
    def __init__(self, options):
        self.options = options
        self.work = tempfile.mkdtemp(prefix="tokens-compilers-")
        self.failed = False
        # When the last result was reported.
        self.reported = time.monotonic()
        self.skipped = []
        # The systems that were built: name, folder, and IR.
        self.built = []

    def run(self, *command, **more):
        return subprocess.run(command, capture_output=True, text=True, **more)

    def report(self, what, problem, note=""):
        took = time.monotonic() - self.reported
        self.reported += took
        notes = ([note] if note else []) + ([f"{took:.0f} s"] if took >= 5 else [])
        print("  ".join(["FAIL" if problem else "PASS", what, *notes]), flush=True)
        if problem:
            self.failed = True
            for line in problem.strip().splitlines()[:20]:
                print(f"      {line}", flush=True)

    def skip(self, what, why):
        """Reports a missing tool: an error if tools are required, otherwise a skipped check."""
        if self.options.required:
            self.report(what, why)
        else:
            print(f"SKIP  {what}: {why}; use --install to install it", flush=True)

    def all(self):
        for name, configuration in self.sources():
            self.system(name, configuration)
        coincidences.run(self)
        if self.built:
            for part in (web_comments, web_dtcg, web_json, web_typescript, web_javascript, web_scss, web_tailwind, lint_rules):
                part.run(self, self.built)
        if not self.options.systems:
            self.apple_stubs()
            apple_screen.kinds(self)
            apple_screen.examples(self)
            swift_values.run(self)
            self.darwin()
            alone.run(self)
            gallery.hostile(self)
            gallery.large(self)
            gallery_uses.run(self)
            fluid.run(self)
            formulas.run(self)
            motion.run(self)
            shorthands.run(self)
        if not self.options.systems or "names" in self.options.systems:
            count = None if self.options.all_names else self.options.names
            names.Names(self, self.options.seed, count).run()
        shutil.rmtree(self.work, ignore_errors=True)
        return 1 if self.failed else 0

    def sources(self):
        """Returns names and configurations without outputs: this repository's tokens, test sources, real systems."""
        repository = self.options.repository
        found = [("app", {"source": f"{repository}/tokens/app.resolver.json"})]
        for path in sorted(glob.glob(f"{repository}/Tests/Goldens/Targets/*/input/tokens.config.json")):
            folder = os.path.dirname(path)
            with open(path) as file:
                configuration = json.load(file)
            source = configuration["source"]
            configuration["source"] = (
                f"{folder}/{source}" if isinstance(source, str) else [f"{folder}/{one}" for one in source]
            )
            found.append((os.path.basename(os.path.dirname(folder)), configuration))
        found.append(("large", self.large_component()))
        found.append(("sepia", self.sepia()))
        found.append(("axes", self.axes()))
        found += [(f"files-{default}", self.files(default)) for default in ("light", "dark")]
        real = sorted(glob.glob(f"{repository}/../shared/data/*/*.resolver.json"))
        for path in real:
            name = os.path.basename(path).removesuffix(".resolver.json")
            found.append((name, {"source": os.path.realpath(path)}))
        if not real:
            print("SKIP  real design systems: ../shared/data doesn't exist", flush=True)
        wanted = self.options.systems
        return [one for one in found if not wanted or one[0] in wanted]

    def large_component(self):
        """Returns a source of components with more fields than a JVM method can have parameters."""
        field = {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}
        changing = field | {"$extensions": {"dev.tokens": {"contexts": {"two": {"value": 2, "unit": "px"}}}}}
        dimensions = {f"f{index}": field for index in range(252)}
        dimensions |= {"corner": field, "cornerPressed": field}
        tree = {
            name: {"$extensions": {"dev.tokens": {"component": "large"}}, **dimensions, **more}
            for name, more in {"one": {}, "other": {"f7": changing, "part": {"f": changing}}}.items()
        }
        path = f"{self.work}/large.tokens.json"
        with open(path, "w") as file:
            json.dump(tree, file)
        return {"source": [path], "modifiers": {"brand": {"contexts": ["one", "two"], "default": "one"}}}

    def sepia(self):
        """Returns a source with a theme context that isn't an appearance, and values that mix theme and contrast."""
        def varying(type, value, **contexts):
            return {"$type": type, "$value": value, "$extensions": {"dev.tokens": {"contexts": contexts}}}

        def gray(level):
            return {"colorSpace": "srgb", "components": [level, level, level]}

        def px(value):
            return {"value": value, "unit": "px"}

        tree = {
            "ink": varying("color", gray(0.1), dark=gray(0.9), sepia=gray(0.4)),
            "edge": varying("color", gray(0.3), high=gray(0)),
            "mixed": {"$type": "color", "$value": "~color.mix({ink}, {edge}, 0.5)"},
            "gap": varying("dimension", px(8), dark=px(10), sepia=px(12)),
            "factor": varying("number", 1, high=3),
            "space": {"$type": "dimension", "$value": "~{gap} * {factor}"},
            "line": {"$type": "border", "$value": {"color": "{mixed}", "width": "{space}", "style": "solid"}},
            "depth": {"$type": "shadow", "$value": {"color": "{mixed}", "offsetX": "{space}", "offsetY": "{gap}",
                                                    "blur": "{space}", "spread": px(0)}},
        }
        path = f"{self.work}/sepia.tokens.json"
        with open(path, "w") as file:
            json.dump(tree, file)
        return {
            "source": [path],
            "modifiers": {"theme": {"contexts": ["light", "dark", "sepia"], "default": "light"},
                          "contrast": {"contexts": ["standard", "high"], "default": "standard"}},
            "appearance": {"modifier": "theme", "light": "light", "dark": "dark",
                           "highContrast": {"modifier": "contrast", "high": "high"}},
        }

    def axes(self):
        """Returns a source of text styles with fonts of the app at positions on their axes, which change with a brand."""
        def extended(**members):
            return {"$extensions": {"dev.tokens": members}}

        def style(number, family="{font.body}", **axes):
            return {"$type": "typography",
                    "$value": {"fontFamily": family, "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 600,
                               "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5},
                    **extended(number=number, **({"fontVariationSettings": axes} if axes else {}))}

        faces = [{"weight": 400, "resource": "inter_regular"}, {"weight": 600, "resource": "inter_semi_bold"}]
        tree = {
            "font": {"body": {"$type": "fontFamily", "$value": ["Inter", "sans-serif"], **extended(faces=faces)}},
            "text": {
                "plain": style(1),
                "narrow": style(2, wdth=90, opsz=14.5),
                "strong": style(3, wght=650.5),
                "title": {"$type": "typography", "$value": "{text.narrow}",
                          **extended(number=4, contexts={"loud": "{text.strong}"})},
                "serif": style(5, "serif", wdth=80),
            },
        }
        path = f"{self.work}/axes.tokens.json"
        with open(path, "w") as file:
            json.dump(tree, file)
        return {"source": [path], "modifiers": {"brand": {"contexts": ["quiet", "loud"], "default": "quiet"}}}

    def files(self, default):
        """Returns a source whose resource files differ between light and dark; `default` is the base."""
        tokens, configuration = android_values.source(default)
        path = f"{self.work}/files-{default}.tokens.json"
        with open(path, "w") as file:
            json.dump(tokens, file)
        return {"source": [path], **configuration}

    # Building

    def system(self, name, configuration):
        folder = os.path.join(self.work, name)
        os.makedirs(folder)
        path = f"{folder}/tokens.config.json"
        with open(path, "w") as file:
            json.dump({**configuration, "outputs": []}, file)
        tree = self.run(self.options.program, "ir", path, "--quiet")
        if name in REFUSED:
            # The system's files have errors, so nothing can be built. The diagnostics must report them.
            isRefused = tree.returncode == 1 and f"error[{REFUSED[name]}]" in tree.stderr
            return self.report(f"{name}: fails with {REFUSED[name]}", "" if isRefused else tree.stderr or "it doesn't fail")
        if tree.returncode != 0:
            return self.report(f"{name}: ir", tree.stderr)
        ir = json.loads(tree.stdout)
        package = "check." + "".join(c for c in name if c.isalpha())
        outputs = [
            {"target": "swift", "directory": "swift", "options": {"colorNames": True, "previews": True}},
            {"target": "swift", "directory": "swift-runtime", "options": {"colorNames": True, "runtime": True}},
            {"target": "css", "directory": "css"},
            {"target": "json", "directory": "json"},
            {"target": "kotlin", "directory": "kotlin",
             "options": {"package": package, "resources": "news.app", "colorNames": True, "previews": True}},
            {"target": "kotlin", "directory": "kotlin-runtime",
             "options": {"package": package, "resources": "news.app", "runtime": True}},
            {"target": "android", "directory": "android/base"},
            {"target": "xcassets", "directory": "xcassets"},
            {"target": "gallery", "directory": "gallery"},
            {"target": "dtcg", "directory": "dtcg"},
            *web_javascript.OUTPUTS,
            {"target": "scss", "directory": "scss"},
            {"target": "scss", "directory": "scss-variables", "options": {"values": "variables"}},
            {"target": "tailwind", "directory": "tailwind", "options": {"static": True}},
            {"target": "lint-rules", "directory": "lint-rules"},
        ]
        if name in ("app", "components"):
            outputs.append({"target": "kotlin-material", "directory": "kotlin",
                            "options": {"package": package, **(MATERIAL if name == "app" else {})}})
        if name in UNCOMMENTED:
            outputs += [
                {**one, "directory": f"bare/{one['directory']}", "options": {**one.get("options", {}), "comments": False}}
                for one in outputs if one["directory"] in web_comments.FOLDERS]
        if name == "app":
            outputs += self.accesses(package)
        for modifier in ir["modifiers"]:
            if modifier["role"] is None:
                for index, context in enumerate(modifier["contexts"]):
                    outputs.append({
                        "target": "android",
                        "directory": f"android/{modifier['name']}-{index}",
                        "contexts": {modifier["name"]: context},
                    })
        outputs += [{**one, "target": "android-themes"} for one in outputs if one["target"] == "android"]
        with open(path, "w") as file:
            json.dump({**configuration, "outputs": outputs}, file)
        built = self.run(self.options.program, "build", path, "--quiet")
        self.report(f"{name}: all targets build", built.stderr if built.returncode else "")
        if built.returncode:
            return
        self.built.append((name, folder, ir))
        self.data(name, folder)
        self.kotlin(name, folder, package, ir)
        self.android(name, folder)
        android_values.run(self, name, ir, [(f"{folder}/{one['directory']}", one.get("contexts", {}))
                                            for one in outputs if one["target"] == "android"])
        self.swift(name, folder)
        if name in BROWSED:
            browser.run(self, name, configuration, ir, folder)
        if name in FORMULAS and chromium.program():
            formulas.system(self, name, configuration, folder)
        if name in GALLERIES:
            gallery.check(self, name, folder, ir)
        if name == "app":
            gallery_layout.run(self, name, folder, ir)
            gallery_axe.run(self, name, folder)

    def data(self, name, folder):
        problem = ""
        for path in glob.glob(f"{folder}/json/**/*.json", recursive=True):
            try:
                with open(path) as file:
                    json.load(file)
            except ValueError as mistake:
                problem = f"{path}: {mistake}"
        self.report(f"{name}: json is valid JSON", problem)
        count, problems = catalogs.check(f"{folder}/xcassets")
        self.report(f"{name}: asset catalogs follow Apple's format", "\n".join(problems), f"{count} colors")

    # Kotlin

    def kotlin(self, name, folder, package, ir):
        compiler = self.kotlin_compiler()
        if not compiler:
            return self.skip(f"{name}: kotlin", "no Kotlin compiler or no Java")
        base = self.compose_stubs()
        classes = f"{folder}/classes"
        files = sorted(glob.glob(f"{folder}/kotlin/**/*.kt", recursive=True))
        made = compiler.compile(base, classes, files, "-Werror", "-Xexplicit-api=strict")
        problem = (made.stderr or "it failed") if made.returncode else ""
        self.report(f"{name}: kotlin compiles", problem.replace(folder, ""), f"{len(files)} files")
        if made.returncode:
            return
        path = os.pathsep.join([classes, base, compiler.library])
        shown = self.run("java", "-XX:+UseSerialGC", "-cp", path, "inspect.InspectKt", classes, package)
        self.report(f"{name}: kotlin classes load", shown.stderr if shown.returncode else "",
                    shown.stderr.strip() if not shown.returncode else "")
        if not shown.returncode:
            count, problems = values.compare(ir, shown.stdout)
            if count == 0:
                problems.append("no values found")
            self.report(f"{name}: kotlin values match the IR", "\n".join(problems), f"{count} values")
        self.screen(name, folder, [classes, base])
        if name == "app":
            kotlin_guide.run(self, folder, package, [classes, base])
            guesses.compose(self, folder, package, [classes, base])
        runtime_kotlin.run(self, name, folder, package)

    def screen(self, name, folder, path):
        """Compiles and runs code that an app would write, and checks reads that must not compile."""
        compiler = self.kotlin_compiler()
        source = f"{os.path.dirname(__file__)}/Screens/{name}.kt"
        classes = f"{folder}/screen"
        if os.path.isfile(source):
            done = compiler.compile(os.pathsep.join(path), classes, [source], "-Werror")
            if not done.returncode:
                done = self.run("java", "-XX:+UseSerialGC", "-cp", os.pathsep.join([classes, *path, compiler.library]),
                                "screen.Screen")
            self.report(f"{name}: a kotlin screen shows its theme", done.stderr if done.returncode else "")
        source = f"{os.path.dirname(__file__)}/Screens/{name}.errors.kt"
        if not os.path.isfile(source):
            return
        with open(source) as file:
            wanted = {number: line.partition("// error: ")[2].strip()
                      for number, line in enumerate(file, 1) if "// error: " in line}
        done = compiler.compile(os.pathsep.join(path), classes, [source])
        found = {int(number): text for number, text in re.findall(r":(\d+):\d+: error: (.*)", done.stderr)}
        problems = [f"line {number}: {found.get(number, 'it compiles')}, expected {wanted.get(number, 'no error')}"
                    for number in sorted(wanted.keys() | found.keys())
                    if number not in wanted or wanted[number] not in found.get(number, "")]
        self.report(f"{name}: invalid reads don't compile in kotlin", "\n".join(problems), f"{len(wanted)} reads")

    @functools.cache
    def kotlin_compiler(self):
        """Returns the compiler; `None` if it, its library, or Java is missing."""
        kernel = glob.glob(f"{self.options.jars}/kotlin-jupyter-kernel-*-all.jar")
        library = glob.glob(f"{self.options.jars}/kotlin-stdlib-*.jar")
        return kotlin.Compiler(kernel[0], library[0]) if kernel and library and shutil.which("java") else None

    def compose_stubs(self):
        """Returns the folder with the compiled Compose stubs and `Inspect.kt`."""
        base = f"{self.work}/kotlin"
        if not os.path.isdir(base):
            here = os.path.dirname(__file__)
            stubs = glob.glob(f"{self.options.repository}/Tests/Stubs/Compose/*.kt")
            self.coroutines(base)
            made = self.kotlin_compiler().compile(base, base, stubs + [f"{here}/Inspect.kt"])
            if made.returncode:
                self.report("stubs of Compose", made.stderr)
        return base

    def coroutines(self, folder):
        """Extracts Kotlin's coroutines from the compiler. In an app, they come with Compose."""
        with zipfile.ZipFile(self.kotlin_compiler().kernel) as archive:
            archive.extractall(folder, [one for one in archive.namelist() if one.startswith("kotlinx/coroutines/")
                                        or one == "META-INF/kotlinx-coroutines-core.kotlin_module"])

    # Android

    def android(self, name, folder):
        if not self.has_android():
            return self.skip(f"{name}: android", "no aapt2 or no framework")
        problem = ""
        outputs = sorted(one for one in glob.glob(f"{folder}/android/*") if os.path.isdir(one))
        for output in outputs:
            problem = problem or self.link(output)
        self.report(f"{name}: android compiles and links", problem, f"{len(outputs)} builds")
        if len(outputs) > 1 and not problem:
            self.flavors(name, folder, outputs)
        if os.path.isfile(f"{os.path.dirname(__file__)}/Screens/{name}.xml") and not problem:
            self.layout(name, folder, outputs)
        if name == "app" and not problem:
            guesses.xml(self, outputs[0])

    def layout(self, name, folder, outputs):
        """Checks that a layout that an app would write links against each flavor."""
        layout = f"{folder}/screen-layout/layout"
        os.makedirs(layout)
        shutil.copy(f"{os.path.dirname(__file__)}/Screens/{name}.xml", f"{layout}/screen.xml")
        compiled = f"{folder}/screen-layout.zip"
        done = self.run("aapt2", "compile", "--dir", os.path.dirname(layout), "-o", compiled)
        problem = done.stderr if done.returncode else ""
        for output in outputs:
            done = self.run("aapt2", "link", "-I", self.options.framework, "--manifest",
                            f"{output}.manifest.xml", "-o", f"{output}.apk", f"{output}.zip", compiled)
            if done.returncode:
                problem += f"{os.path.basename(output)}: {done.stderr}"
        self.report(f"{name}: an android screen links against all flavors", problem.replace(folder, ""),
                    f"{len(outputs)} builds")

    def flavors(self, name, folder, outputs):
        """Checks that one layout that uses all resources of all flavors links against each flavor."""
        own = set()
        resources = set()
        for output in outputs:
            own |= self.fonts(output)
            dump = self.run("aapt2", "dump", "resources", f"{output}.apk")
            resources |= set(re.findall(r"^ *resource 0x7f\w+ ([\w.]+/[^\s$]+)", dump.stdout, re.M))
        # A flavor has only one brand, so its themes differ from those of an app with all brands.
        apart = ("attr/", "style/ThemeOverlay.")
        resources = sorted(one for one in resources if not one.startswith(apart) and one not in own)
        layout = f"{folder}/layout/layout"
        os.makedirs(layout)
        with open(f"{layout}/every.xml", "w") as file:
            file.write('<LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">\n')
            for one in resources:
                file.write(f'  <View android:tag="@{one}" />\n')
            file.write("</LinearLayout>\n")
        compiled = f"{folder}/layout.zip"
        done = self.run("aapt2", "compile", "--dir", f"{folder}/layout", "-o", compiled)
        problem = done.stderr if done.returncode else "" if resources else "no resources found"
        for output in outputs:
            done = self.run("aapt2", "link", "-I", self.options.framework, "--manifest",
                            f"{output}.manifest.xml", "-o", f"{output}.apk", f"{output}.zip", compiled)
            if done.returncode:
                problem += f"{os.path.basename(output)}: {done.stderr}"
        self.report(f"{name}: one layout links against all flavors", problem.replace(folder, ""),
                    f"{len(resources)} resources")

    def fonts(self, output):
        """Returns the app's own fonts, referenced by font families."""
        found = set()
        for path in glob.glob(f"{output}/font/*.xml"):
            with open(path) as file:
                found |= {f"font/{one}" for one in re.findall('android:font="@font/([^"]+)"', file.read())}
        return found

    def has_android(self):
        return shutil.which("aapt2") and os.path.isfile(self.options.framework)

    def link(self, output):
        """Compiles and links the resources in a folder, and returns the errors."""
        manifest = f"{output}.manifest.xml"
        with open(manifest, "w") as file:
            file.write(
                '<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="check.app">'
                '<uses-sdk android:minSdkVersion="24" android:targetSdkVersion="29"/></manifest>'
            )
        self.addFonts(output)
        steps = [
            ("aapt2", "compile", "--dir", output, "-o", f"{output}.zip"),
            ("aapt2", "link", "-I", self.options.framework, "--manifest", manifest, "--java",
             f"{output}.java", "-o", f"{output}.apk", f"{output}.zip"),
        ]
        for step in steps:
            done = self.run(*step)
            if done.returncode or "warn:" in done.stderr:
                return done.stderr.replace(output, "") or "it failed"
        return ""

    def addFonts(self, output):
        """Creates empty files for the app's own fonts."""
        for name in self.fonts(output):
            open(f"{output}/{name}.ttf", "w").close()

    # Swift

    def swift(self, name, folder):
        files = sorted(glob.glob(f"{folder}/swift/**/*.swift", recursive=True))
        plain = self.run("swiftc", "-swift-version", "6", "-warnings-as-errors", "-typecheck", "-wmo",
                         "-module-name", "Check", *files)
        self.report(f"{name}: swift type-checks", plain.stderr if plain.returncode else "",
                    f"{len(files)} files")
        for modules in (("UIKit", "SwiftUI"), ("AppKit", "SwiftUI")):
            stubs = self.apple_modules(modules)
            done = self.run("swiftc", "-swift-version", "6", "-warnings-as-errors", "-typecheck", "-wmo",
                            "-D", "DEBUG", "-module-name", "Check", "-I", stubs, *files)
            self.report(f"{name}: swift type-checks with {modules[0]}",
                        done.stderr if done.returncode else "")
        self.isolation(name, folder)
        if name == "app":
            guesses.swift(self, folder)
            self.access(name, folder)
        apple_screen.run(self, name, folder)
        runtime.run(self, name, folder)

    def isolation(self, name, folder):
        """Type-checks with each default isolation, and reads tokens outside of the main actor."""
        reads = glob.glob(f"{os.path.dirname(__file__)}/Screens/{name}.isolation.swift")
        count, problem = 0, ""
        for flavor in ("swift", "swift-runtime"):
            files = sorted(glob.glob(f"{folder}/{flavor}/**/*.swift", recursive=True)) + reads
            for modules in ((), ("UIKit", "SwiftUI"), ("AppKit", "SwiftUI")):
                path = ["-I", self.apple_modules(modules)] if modules else []
                for mode in ("5", "6") if reads else ("6",):
                    for isolation in ("nonisolated", "MainActor") if reads else ("MainActor",):
                        done = self.run("swiftc", "-swift-version", mode, "-strict-concurrency=complete",
                                        "-default-isolation", isolation, "-warnings-as-errors", "-typecheck", "-wmo",
                                        "-D", "DEBUG", "-module-name", "Check", *path, *files)
                        count += 1
                        problem = problem or (done.stderr if done.returncode else "")
        self.report(f"{name}: swift type-checks with each default isolation", problem, f"{count} times")

    def accesses(self, package):
        """Returns outputs with each access level, and types with a prefix."""
        options = {"prefix": "ACME", "colorNames": True}
        return [
            {"target": "swift", "directory": "swift-package",
             "options": {"access": "package", "previews": True, "staticColors": True, **options}},
            {"target": "swift", "directory": "swift-internal",
             "options": {"access": "internal", "runtime": True, **options}},
            {"target": "kotlin", "directory": "kotlin-internal",
             "options": {"access": "internal", "package": package, "runtime": True, "previews": True,
                         "colorNames": True}},
        ]

    def access(self, name, folder):
        """Type-checks the code with other access levels. Every type at the top level has the prefix."""
        for flavor in ("package", "internal"):
            files = sorted(glob.glob(f"{folder}/swift-{flavor}/**/*.swift", recursive=True))
            problem = ""
            for modules in (("UIKit", "SwiftUI"), ("AppKit", "SwiftUI")):
                done = self.run("swiftc", "-swift-version", "6", "-warnings-as-errors", "-typecheck", "-wmo",
                                "-D", "DEBUG", "-package-name", "check", "-module-name", "Check",
                                "-I", self.apple_modules(modules), *files)
                problem = problem or (done.stderr if done.returncode else "")
            for path in files:
                with open(path) as file:
                    for line in file:
                        found = re.match(r"(?:  )?(?:[@a-zA-Z]+ )*(?:struct|enum|class|protocol|actor|typealias) (\w+)", line)
                        if found and not re.match("ACME|Tokens$", found[1]) and not line.startswith("  "):
                            problem += f"{path}: {line}"
                        if "public " in line.split('"')[0].split("//")[0]:
                            problem += f"{path}: {line}"
            self.report(f"{name}: swift type-checks with the access level {flavor}", problem, f"{len(files)} files")
        compiler = self.kotlin_compiler()
        if compiler:
            files = sorted(glob.glob(f"{folder}/kotlin-internal/**/*.kt", recursive=True))
            done = compiler.compile(self.compose_stubs(), f"{folder}/classes-internal", files, "-Werror")
            self.report(f"{name}: kotlin compiles with the access level internal",
                        (done.stderr or "it failed") if done.returncode else "", f"{len(files)} files")

    def apple_modules(self, modules):
        """Returns the folder with compiled stubs of some of Apple's modules."""
        stubs = f"{self.work}/stubs-{modules[0]}"
        if not os.path.isdir(stubs):
            os.makedirs(stubs)
            for module in ("Combine", *modules):
                self.run("swiftc", "-swift-version", "6", "-emit-module", "-parse-as-library",
                         "-module-name", module, "-I", stubs, "-emit-module-path",
                         f"{stubs}/{module}.swiftmodule",
                         *glob.glob(f"{self.options.repository}/Tests/Stubs/Apple/{module}*.swift"))
        return stubs

    def apple_stubs(self):
        """Type-checks in both language modes, also for sources that lack many features of our tokens."""
        done = self.run("env", f"TOKENS={self.options.program}",
                        f"{self.options.repository}/Tests/Stubs/Apple/check.sh")
        self.report("swift type-checks in both language modes", done.stderr if done.returncode else "",
                    f"{len(done.stdout.splitlines())} times")


    def darwin(self):
        """Type-checks the branches of the program for Apple platforms."""
        done = self.run(f"{self.options.repository}/Tests/Stubs/Darwin/check.sh")
        self.report("the program's sources type-check for Apple platforms",
                    (done.stdout + done.stderr) if done.returncode else "",
                    f"{len(done.stdout.splitlines())} modules")


def main():
    parser = argparse.ArgumentParser()
    for option in ("program", "repository", "jars", "framework", "tools"):
        parser.add_argument(f"--{option}", required=True)
    parser.add_argument("--required", action="store_true")
    parser.add_argument("--names", type=int, default=60)
    parser.add_argument("--all-names", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("systems", nargs="*")
    sys.exit(Check(parser.parse_args()).all())


main()

"""Checks the SwiftPM plugins, with the program from source and from an artifact bundle."""

import argparse
import json
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

from plugged import Build, Plugged

failures = 0
GENERATED = "Tokens.generated.swift"


def say(is_good, what, details=""):
    global failures
    print(("ok    " if is_good else "FAIL  ") + what, flush=True)
    if not is_good:
        failures += 1
        print(details, flush=True)


def builds(package, what, **expected):
    """Builds, and compares the values printed by the program."""
    build = package.build()
    printed = package.printed() if build.status == 0 else {}
    is_good = build.status == 0 and all(printed.get(k) == v for k, v in expected.items())
    say(is_good, what, f"{build.output}\n{printed}")
    return build


def check_repeats(package, what):
    """Checks that an up-to-date build runs no steps and writes no files."""
    before = package.times()
    build = package.build()
    is_good = build.status == 0 and not build.steps and package.times() == before
    say(is_good and before, f"{what} runs nothing", f"{build.steps}\n{build.output}")


def check_values(package):
    brand = package.generated("Brand")
    package.edit("tokens/base.tokens.json", '"value": 8', '"value": 12')
    build = builds(package, "an edited value reaches the program", gap="12.0", logo="120.0")
    say("Building tokens of App" in build.steps and "Building tokens of Brand" not in build.steps,
        "only the target with edited tokens is built", build.output)
    say(package.generated("Brand") == brand, "the other target's file is unchanged", "")
    package.edit("Sources/Brand/tokens/brand.tokens.json", "120", "140")
    builds(package, "an edited value of a target's own tokens reaches the program", logo="140.0")


def check_names(package):
    files = sorted(package.generated("App"))
    package.edit("tokens/base.tokens.json", '"space"', '"room"')
    build = package.build()
    say(build.status != 0 and "has no member 'Space'" in build.output,
        "the old name of a renamed group doesn't compile", build.output)
    made = package.generated("App")
    say(sorted(made) == files and not any(re.search(r"\bSpace\b", text) for text in made.values()),
        "no generated code contains the old name", f"{sorted(made)}")
    package.edit("Sources/App/App.swift", "Tokens.Space", "Tokens.Room")
    builds(package, "the new name compiles", gap="12.0")


def check_files(package):
    package.write("tokens/extra.tokens.json",
                  '{ "extra": { "$type": "number", "n": { "$value": 1 } } }')
    package.edit("Sources/App/App.swift", "  static func main() {",
                 '  static func main() {\n    print("extra", Tokens.Extra.n)')
    builds(package, "the tokens of a new file are available", extra="1.0")
    package.edit("tokens/extra.tokens.json", '"$value": 1', '"$value": 2')
    builds(package, "an edit of the new file is detected", extra="2.0")
    package.build()
    check_repeats(package, "the next build")
    package.remove("tokens/extra.tokens.json")
    build = package.build()
    say(build.status != 0 and "has no member 'Extra'" in build.output,
        "tokens of a deleted file don't compile", build.output)
    package.edit("Sources/App/App.swift", 'print("extra", Tokens.Extra.n)', "")
    builds(package, "the other tokens still compile", gap="12.0")


def check_mistakes(package):
    path = "tokens/ink.tokens.json"
    before = package.times()
    package.edit(path, '"components": [0.5', '"components": ["x"')
    build = package.build()
    place = re.escape(str(package.folder / path))
    say(build.status != 0 and re.search(rf"^{place}:4:\d+: error: ", build.output, re.MULTILINE),
        "an error fails the build with its location", build.output)
    say(package.times() == before, "an error leaves all files unchanged", "")
    package.edit(path, '"components": ["x"', '"components": [0.25')
    builds(package, "the fixed source builds", ink="0.25")
    check_repeats(package, "the next build")


def check_configurations(package):
    path = "tokens/tokens.config.json"
    package.edit(path, '"target": "swift"', '"target": "json"')
    build = package.build()
    place = re.escape(str(package.folder / path))
    say(build.status != 0
        and re.search(rf"^{place}:4:\d+: error: .*no output that can be a single file", build.output,
                      re.MULTILINE),
        "a configuration without a suitable output is an error with a location", build.output)
    package.edit(path, '"target": "json"', '"target": "swift"')
    package.edit(path, '"directory": "generated/swift"',
                 '"directory": "generated/swift", "options": { "root": "Design" }')
    package.edit("Sources/App/App.swift", " Tokens.", " Design.")
    builds(package, "a changed option of the output is applied", gap="16.0")
    # The program itself watches folders that weren't known when the build was planned.
    (package.folder / "more").mkdir()
    package.write("more/more.tokens.json", '{ "more": { "$type": "number", "$value": 1 } }')
    package.edit(path, '"*.tokens.json"', '"*.tokens.json", "../more/*.tokens.json"')
    package.edit("Sources/App/App.swift", "  static func main() {",
                 '  static func main() {\n    print("more", Design.more)')
    builds(package, "the tokens of another folder are available", more="1.0")
    package.edit("more/more.tokens.json", '"$value": 1', '"$value": 2')
    builds(package, "an edit in the other folder is detected", more="2.0")


def check_command(package):
    run = package.command("check", may_write=False)
    say(run.status != 0 and "wants permission" in run.output,
        "the command asks for permission", run.output)
    run = package.command("check")
    say(run.status == 1 and "files are missing" in run.output,
        "check fails before the first build", f"{run.status}\n{run.output}")
    run = package.command("build")
    made = sorted((package.folder / "tokens/generated").rglob("*.*"))
    say(run.status == 0 and "wrote" in run.output and made,
        "build writes to the package", f"{run.status}\n{run.output}")
    run = package.command("check")
    say(run.status == 0, "check succeeds after a build", f"{run.status}\n{run.output}")
    package.edit("tokens/base.tokens.json", '"value": 12', '"value": 16')
    run = package.command("check", "--format", "lines")
    place = re.escape(str(package.folder / "tokens/generated"))
    say(run.status == 1 and re.search(rf"^{place}.*:\d+:\d+: error: ", run.output, re.MULTILINE),
        "check fails for stale files, with their locations", f"{run.status}\n{run.output}")
    run = package.command("explain", "room.gap")
    say(run.status == 0 and "16" in run.output, "options and arguments are passed to the program", run.output)


def check_bundle(package):
    """Checks the same plugin sources with a program that wasn't built by SwiftPM."""
    path = package.folder / "tokens/base.tokens.json"
    good = path.read_text()
    package.write("tokens/base.tokens.json", "{")
    build = package.build()
    say(build.status != 0 and f"{path}:1:" in build.output,
        "an error before the first build has a location", build.output)
    package.write("tokens/base.tokens.json", good)
    builds(package, "the fixed source builds without planning again", gap="8.0")
    package.edit("tokens/base.tokens.json", '"value": 8', '"value": 10')
    builds(package, "later edits are detected", gap="10.0")
    shutil.rmtree(package.scratch)
    builds(package, "a clean build with an artifact bundle", gap="10.0", ink="0.5", logo="120.0")
    check_repeats(package, "the second build with an artifact bundle")
    check_repeats(package, "the third build with an artifact bundle")
    run = package.command("check")
    say(run.status == 1 and "files are missing" in run.output,
        "the command works with an artifact bundle", run.output)
    package.remove("tokens/tokens.config.json")
    build = package.build()
    say(build.status != 0 and "target App has no configuration" in build.output,
        "a target without a configuration is an error", build.output)


def write_bundle(folder, program, repository):
    """Creates a package with the plugins and an artifact bundle with the program."""
    bundle = folder / "tokens.artifactbundle"
    (bundle / "bin").mkdir(parents=True)
    shutil.copy2(program, bundle / "bin/tokens")
    target = json.loads(subprocess.check_output(["swift", "-print-target-info"]))["target"]
    variant = {"path": "bin/tokens", "supportedTriples": [target["unversionedTriple"]]}
    artifact = {"type": "executable", "version": "1.0.0", "variants": [variant]}
    (bundle / "info.json").write_text(
        json.dumps({"schemaVersion": "1.0", "artifacts": {"tokens": artifact}}))
    shutil.copytree(repository / "Sources/Plugins", folder / "Plugins")
    (folder / "Package.swift").write_text("""\
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "tokens",
  products: [
    .plugin(name: "BuildTokens", targets: ["BuildTokens"]),
    .plugin(name: "TokensCommand", targets: ["TokensCommand"]),
  ],
  targets: [
    .binaryTarget(name: "tokens", path: "tokens.artifactbundle"),
    .plugin(
      name: "BuildTokens", capability: .buildTool(), dependencies: ["tokens"],
      path: "Plugins/BuildTokens"),
    .plugin(
      name: "TokensCommand",
      capability: .command(
        intent: .custom(verb: "tokens", description: "tokens"),
        permissions: [.writeToPackageDirectory(reason: "to write")]),
      dependencies: ["tokens"], path: "Plugins/TokensCommand"),
  ]
)
""")


def check_xcode(repository, folder):
    """Type-checks the code for Xcode against declarations of Xcode's module."""
    stub = Path(__file__).parent / "Stubs/XcodeProjectPlugin.swift"
    compiler = Path(shutil.which("swiftc")).resolve()
    interface = ["-I", str(compiler.parent.parent / "lib/swift/pm/PluginAPI"), "-swift-version", "6",
                 "-package-description-version", "6.2"]
    folder.mkdir()
    module = Build(["swiftc", *interface, "-emit-module", "-module-name", "XcodeProjectPlugin",
                    "-parse-as-library", str(stub)], folder)
    sources = [str(file) for file in (repository / "Sources/Plugins/BuildTokens").glob("*.swift")]
    run = Build(["swiftc", *interface, "-I", str(folder), "-parse-as-library", "-typecheck",
                 *sources], folder)
    say(module.status == 0 and run.status == 0, "the code for Xcode type-checks",
        module.output + run.output)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", type=Path, required=True)
    parser.add_argument("--repository", type=Path, required=True)
    parser.add_argument("--keep", action="store_true")
    arguments = parser.parse_args()
    repository = arguments.repository.resolve()
    folder, kept = repository / ".build-plugins", repository / ".build-plugins/source"
    for part in folder.glob("*"):
        if not (arguments.keep and part == kept):
            shutil.rmtree(part)
    folder.mkdir(exist_ok=True)
    shutil.rmtree(kept / "plugins", ignore_errors=True)

    start = time.monotonic()
    check_xcode(repository, folder / "xcode")
    write_bundle(folder / "bundle", arguments.program, repository)
    # Paths with spaces must work.
    check_bundle(Plugged(folder / "my app", folder / "my scratch", "../bundle"))
    print(f"      {time.monotonic() - start:.0f} s with an artifact bundle", flush=True)

    start = time.monotonic()
    package = Plugged(folder / "package", kept, "../..")
    builds(package, "a clean build from source", gap="8.0", ink="0.5", logo="120.0")
    print(f"      {time.monotonic() - start:.0f} s for the first build from source", flush=True)
    before = package.times()
    build = package.build()
    say(build.status == 0 and package.times() == before
        and not [s for s in build.steps_of_targets if not s.startswith("Building tokens of")],
        "the second build from source compiles no code of the package", build.output)
    check_repeats(package, "the third build from source")
    check_values(package)
    check_names(package)
    check_files(package)
    check_mistakes(package)
    check_command(package)
    check_configurations(package)
    print(f"      {time.monotonic() - start:.0f} s from source", flush=True)
    if failures == 0:
        shutil.rmtree(folder / "my app")
        print("all checks passed")
    else:
        print(f"{failures} failed")
    sys.exit(1 if failures else 0)


main()

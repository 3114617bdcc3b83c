"""Creates a release and uses it in empty folders."""

import argparse
import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile

from project import failures, say, serving, snippet


def run(*words, **options):
    done = subprocess.run(words, check=False, text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, **options)
    return done.returncode, done.stdout


def read(path):
    with open(path, "rb") as file:
        return file.read()


def release(repository, folder, *options):
    status, text = run(os.path.join(repository, ".ci/release"), folder, *options)
    if status != 0:
        raise SystemExit(text)
    return folder


def check_files(repository, folder, made):
    again = release(repository, os.path.join(folder, "again"))
    same = all(read(os.path.join(made, name)) == read(os.path.join(again, name)) for name in os.listdir(made))
    say(same and os.listdir(made), "a second release has identical bytes", os.listdir(made))
    status, text = run("sha256sum", "--check", "--strict", "SHA256SUMS", cwd=made)
    listed = {line.split()[1] for line in read(os.path.join(made, "SHA256SUMS")).decode().splitlines()}
    say(status == 0 and listed == set(os.listdir(made)) - {"SHA256SUMS"}, "SHA256SUMS lists every file", text)
    status, text = run(os.path.join(repository, ".ci/release"), made)
    say(status == 1 and "is not empty" in text, "a folder that isn't empty is rejected", text)


def check_program(folder, made):
    """Unpacks the archive in an empty folder, and runs the program in an empty environment."""
    place = os.path.join(folder, "place")
    os.makedirs(place)
    archive, = glob.glob(os.path.join(made, "tokens-*-linux-*.tar.gz"))
    subprocess.run(["tar", "-xzf", archive, "-C", place, "--strip-components", "1"], check=True)
    program = os.path.join(place, "tokens")
    say("statically linked" in run("file", program)[1], "`file` reports a statically linked program",
        run("file", program)[1])
    say("not a dynamic executable" in run("ldd", program)[1], "`ldd` finds no shared library",
        run("ldd", program)[1])
    version = run(program, "--version")[1].split()[1]
    say(f"tokens-{version}-linux-" in os.path.basename(archive), "the name of the archive contains the version", archive)

    project = os.path.join(folder, "project")
    os.makedirs(project)
    for command in ("init", "build", "check"):
        status, text = run(program, command, cwd=project, env={})
        say(status == 0, f"`tokens {command}` runs without other files", text)
    say(os.path.exists(os.path.join(project, "tokens/generated/css/tokens.css")), "the build generated files")
    for name, words in {
        "tokens.1": ["manual"],
        "completions/tokens.bash": ["completions", "bash"],
        "completions/_tokens": ["completions", "zsh"],
        "completions/tokens.fish": ["completions", "fish"],
    }.items():
        text = read(os.path.join(place, name)).decode()
        say(text and text == run(program, *words)[1], f"{name} equals the output of the program")
    say(os.path.getsize(program) < 25_000_000, "the program is smaller than 25 MB",
        os.path.getsize(program))
    return program


def check_page(repository, folder, made, program):
    """Runs the commands in tokens/guide/builds.md that install the program."""
    served = os.path.join(folder, "served")
    version = run(program, "--version")[1].split()[1]
    shutil.copytree(made, os.path.join(served, "releases/download", version))
    home = os.path.join(folder, "home")
    os.makedirs(home)
    with serving(served) as server:
        lines = snippet(repository, "The program").replace("https://example.com/tokens", server)
        status, text = run("sh", "-ec", lines, cwd=home, env={**os.environ, "HOME": home})
    installed = os.path.join(home, ".local/bin/tokens")
    say(status == 0 and os.path.exists(installed) and read(installed) == read(program),
        "the commands on the page install the program", text)


def check_bundle(repository, folder, made, program):
    bundle = os.path.join(made, "tokens.artifactbundle.zip")
    with zipfile.ZipFile(bundle) as zipped:
        description = json.loads(zipped.read("tokens.artifactbundle/info.json"))
        variant, = description["artifacts"]["tokens"]["variants"]
        say(zipped.read(f"tokens.artifactbundle/{variant['path']}") == read(program),
            "the bundle contains the same program")
    other = os.path.join(folder, "other.zip")
    foreign(bundle, other)
    joined = release(repository, os.path.join(folder, "joined"), "--with", other)
    with zipfile.ZipFile(os.path.join(joined, "tokens.artifactbundle.zip")) as zipped:
        description = json.loads(zipped.read("tokens.artifactbundle/info.json"))
        variants = description["artifacts"]["tokens"]["variants"]
        triples = [one["supportedTriples"][0] for one in variants]
        found = [zipped.getinfo(f"tokens.artifactbundle/{one['path']}") for one in variants]
        say(len(found) == 2 and "arm64-apple-macosx" in triples, "bundles of two systems can be joined", triples)


CONFIGURATION = """{
  "source": ["*.tokens.json"],
  "outputs": [{ "target": "swift", "directory": "generated" }]
}
"""


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def edit(path, text):
    # The compiler's driver compares modification times in whole seconds, and these builds take less than one.
    time.sleep(1)
    write(path, text)


def check_plugins(repository, folder, made):
    """Builds a package that uses the plugin and the program of the release, without building the program."""
    archive, = glob.glob(os.path.join(made, "tokens-plugins-*.tar.gz"))
    subprocess.run(["tar", "-xzf", archive, "-C", folder], check=True)
    app = os.path.join(folder, "app")
    lines = snippet(repository, "SwiftPM")
    write(os.path.join(app, "Package.swift"),
          f'// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: "app",\n{lines})\n')
    write(os.path.join(app, "tokens/tokens.config.json"), CONFIGURATION)
    source = os.path.join(app, "tokens/base.tokens.json")
    write(source, '{ "size": { "$type": "number", "small": { "$value": 4 } } }\n')
    write(os.path.join(app, "Sources/App/main.swift"), "print(Tokens.Size.small)\n")
    status, text = run("swift", "build", cwd=app)
    say(status == 0, "a package builds with the plugin and the program of the release", text)
    printed = run(os.path.join(app, ".build/debug/App"))[1] if status == 0 else text
    say(printed.startswith("4"), "it prints the value of the token", printed)
    status, text = run("swift", "build", cwd=app)
    # SwiftPM can compile the plugins again.
    ran = [one for one in ("Building tokens", "Compiling App", "Linking") if one in text]
    say(status == 0 and not ran, "a second build runs nothing", text)
    edit(source, '{ "size": { "$type": "number", "large": { "$value": 8 } } }\n')
    status, text = run("swift", "build", cwd=app)
    say(status != 0 and "small" in text, "the old name of a renamed token doesn't compile", text)
    edit(source, '{ "size": { "$type": "number", "small": { "$value": 5 } } }\n')
    status, text = run("swift", "build", cwd=app)
    printed = run(os.path.join(app, ".build/debug/App"))[1] if status == 0 else text
    say(printed.startswith("5"), "a changed value is built", printed)
    status, text = run("swift", "package", "--allow-writing-to-package-directory", "tokens", "--version", cwd=app)
    version = run(os.path.join(folder, "place/tokens"), "--version")[1]
    say(status == 0 and version in text, "`swift package tokens` runs the same program", text)

    address = "https://example.com/tokens/releases/download/1"
    remote = release(repository, os.path.join(folder, "remote"), "--address", address)
    archive, = glob.glob(os.path.join(remote, "tokens-plugins-*.tar.gz"))
    place = os.path.join(folder, "unpacked")
    os.makedirs(place)
    subprocess.run(["tar", "-xzf", archive, "-C", place], check=True)
    package = os.path.join(place, "tokens-plugins")
    described = json.loads(run("swift", "package", "dump-package", cwd=package)[1])
    target, = (one for one in described["targets"] if one["type"] == "binary")
    bundle = os.path.join(remote, "tokens.artifactbundle.zip")
    checksum = run("swift", "package", "compute-checksum", bundle, cwd=package)[1].strip()
    say(target["checksum"] == checksum and target["url"] == f"{address}/tokens.artifactbundle.zip",
        "with an address, the package refers to the bundle at that address", target)


def foreign(bundle, path):
    """Writes a bundle like that of another system."""
    name = "tokens.artifactbundle/"
    with zipfile.ZipFile(bundle) as source, zipfile.ZipFile(path, "w") as made:
        description = json.loads(source.read(name + "info.json"))
        variant, = description["artifacts"]["tokens"]["variants"]
        variant["path"] = variant["path"].replace("linux", "macos")
        variant["supportedTriples"] = ["arm64-apple-macosx"]
        made.writestr(name + "info.json", json.dumps(description))
        made.writestr(name + variant["path"], b"a program of another system")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--repository", required=True)
    repository = parser.parse_args().repository
    with tempfile.TemporaryDirectory() as folder:
        folder = os.path.realpath(folder)
        made = release(repository, os.path.join(folder, "release"))
        check_files(repository, folder, made)
        program = check_program(folder, made)
        check_page(repository, folder, made, program)
        check_bundle(repository, folder, made, program)
        check_plugins(repository, folder, made)
    if failures:
        sys.exit(f"{len(failures)} failed")


main()

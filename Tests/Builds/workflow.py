"""Runs the GitHub action like a runner, in another repository."""

import hashlib
import os
import platform
import re
import shutil
import tarfile

import yaml

from project import Project, say, serving, snippet

OWNER = "OWNER/tokens"
ACTION = ".github/actions/check"
DIFF = ".github/actions/diff"
VERSION = "Sources/Workspace/Generator.swift"


class Runner:
    """Runs composite actions like GitHub's runner."""

    def __init__(self, folder, project, server):
        self.folder = folder
        self.project = project
        self.server = server
        self.count = 0

    def run(self, uses, values=None, programs="", **more):
        """Runs the action `uses` with the inputs `values`. Returns its status and its output.

        `programs` is a folder with more programs, and `more` are more variables."""
        self.count += 1
        where = uses if uses.startswith("/") else self.checkout(uses)
        with open(os.path.join(where, "action.yml"), encoding="utf-8") as file:
            action = yaml.safe_load(file)
        inputs = {name: str(one.get("default", "")) for name, one in action["inputs"].items()}
        for name, value in (values or {}).items():
            assert name in inputs, f"the action has no input {name}"
            inputs[name] = str(value).lower() if isinstance(value, bool) else str(value)
        temporary = os.path.join(self.folder, f"job{self.count}")
        os.makedirs(temporary)
        paths = os.path.join(temporary, "path")
        tools = self.project.environment["PATH"].split(os.pathsep, 1)[1]
        output = ""
        for number, step in enumerate(action["runs"]["steps"]):
            assert step["shell"] == "bash" and not set(step) - {"name", "shell", "env", "run"}
            assert "${{" not in step["run"], "an interpolated value could inject code into the script"
            script = os.path.join(temporary, f"step{number}.sh")
            with open(script, "w", encoding="utf-8") as file:
                file.write(step["run"])
            added = []
            if os.path.exists(paths):
                with open(paths, encoding="utf-8") as file:
                    added = file.read().splitlines()[::-1]
            variables = {name: self.value(text, inputs) for name, text in step.get("env", {}).items()}
            status, text = self.project.run(
                "bash", "--noprofile", "--norc", "-eo", "pipefail", script, **variables,
                CI="true", GITHUB_ACTIONS="true", GITHUB_ACTION_PATH=where, GITHUB_PATH=paths,
                GITHUB_WORKSPACE=self.project.path, GITHUB_SERVER_URL=self.server,
                RUNNER_TEMP=temporary, GITHUB_STEP_SUMMARY=os.path.join(temporary, "summary.md"),
                PATH=os.pathsep.join([*added, programs, tools] if programs else [*added, tools]), **more)
            output += text
            if status != 0:
                return status, output
        return 0, output

    def checkout(self, uses):
        """Returns the folder of the action in the runner's download: _actions/OWNER/NAME/REF."""
        path, reference = uses.split("@")
        owner, name, rest = path.split("/", 2)
        return os.path.join(self.folder, "_actions", owner, name, reference, rest)

    @staticmethod
    def value(text, inputs):
        context = {"github.token": "secret", "github.event.number": "7"}
        context.update({f"inputs.{name}": text for name, text in inputs.items()})
        return re.sub(r"\$\{\{ ([\w.-]+) \}\}", lambda found: context[found[1]], text)


def check(folder, program, repository):
    project = Project(os.path.join(folder, "app"), program)
    project.must("tokens", "build")
    version = project.must("tokens", "--version").split()[1]
    for reference in (version, "main", "0.0.9"):
        for path in (ACTION, DIFF, VERSION):
            place = os.path.join(folder, "_actions", OWNER, reference, path)
            copy = shutil.copytree if os.path.isdir(os.path.join(repository, path)) else shutil.copy
            os.makedirs(os.path.dirname(place), exist_ok=True)
            copy(os.path.join(repository, path), place)
    release = make_release(os.path.join(folder, "releases"), version, program)
    job = yaml.safe_load(snippet(repository, "GitHub"))["jobs"]["tokens"]["steps"][1]
    uses = job["uses"]
    say(uses.endswith("@" + version), "the page contains the current version", uses)
    with serving(os.path.join(folder, "releases")) as server:
        runner = Runner(folder, project, server)
        check_snippet(runner, uses, job.get("with"))
        check_annotations(runner, uses)
        check_differences(runner, uses.replace(ACTION, DIFF), folder)
        check_refusals(runner, uses, version, release)
        check_source(runner, repository)


def make_release(folder, version, program):
    """Creates a release like .ci/release, with the program that was built for the tests."""
    place = os.path.join(folder, OWNER, "releases/download", version)
    os.makedirs(place)
    name = f"tokens-{version}-linux-{platform.machine()}"
    path = os.path.join(place, name + ".tar.gz")
    with tarfile.open(path, "w:gz", compresslevel=1) as archive:
        archive.add(program, f"{name}/tokens")
    with open(path, "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    with open(os.path.join(place, "SHA256SUMS"), "w", encoding="utf-8") as file:
        file.write(f"{'0' * 64}  other.zip\n{digest}  {name}.tar.gz\n")
    return path


def check_snippet(runner, uses, values):
    status, text = runner.run(uses, values)
    say(status == 0 and "installed tokens-" in text, "the workflow uses the program of the release", text)


def check_annotations(runner, uses):
    runner.project.change_color()
    status, text = runner.run(uses)
    lines = [line for line in text.splitlines() if line.startswith("::")]
    say(status == 1 and lines, f"stale files fail the job, with {len(lines)} annotations", text)
    runner.project.must("tokens", "build")

    source = runner.project.text(runner.project.COLOR)
    runner.project.replace(runner.project.COLOR, "$value", "$vallue, 100%: one")
    status, text = runner.run(uses)
    mistakes = [line for line in text.splitlines() if line.startswith("::")]
    say(status == 1 and mistakes, f"an error fails the job, with {len(mistakes)} annotations", text)
    for line in lines + mistakes:
        problem = annotation_problem(line, runner.project)
        say(problem is None, f"{line[:60]}… is valid for GitHub", problem)
    runner.project.write(runner.project.COLOR, source)

    runner.project.replace(runner.project.COLOR, '"$value"', '"value"')
    runner.project.must("tokens", "build")
    status, text = runner.run(uses)
    say(status == 0 and "::warning " in text, "a warning is shown, and the job succeeds", text)
    configuration = "tokens/tokens.config.json"
    status, text = runner.run(uses, {"strict": True, "configuration": configuration})
    say(status == 1, "with `strict`, a warning fails the job", text)
    status, text = runner.run(uses, {"configuration": "none.json"})
    say(status == 2 and "no file `none.json`" in text, "a missing configuration is reported", text)
    runner.project.write(runner.project.COLOR, source)
    runner.project.must("tokens", "build")


def check_differences(runner, uses, folder):
    project = runner.project
    project.must("git", "add", "--all")
    project.must("git", "commit", "--quiet", "-m", "base")
    project.must("git", "branch", "base")
    project.change_color()
    programs = os.path.join(folder, "programs")
    os.makedirs(programs)
    with open(os.path.join(programs, "gh"), "w", encoding="utf-8") as file:
        file.write('#!/bin/sh\necho "$GH_TOKEN $@" > "$(dirname "$0")/call"; cp "$7" "$(dirname "$0")/body"\n')
    os.chmod(file.name, 0o755)
    status, text = runner.run(uses, {"base": "base", "comment": True}, programs)
    say(status == 0, "the differences of a branch are reported", text)
    with open(os.path.join(programs, "call"), encoding="utf-8") as file:
        call = file.read()
    say(call.startswith("secret pr comment 7 --edit-last"), "the pull request gets one comment", call)
    with open(os.path.join(programs, "body"), encoding="utf-8") as file:
        body = file.read()
    with open(os.path.join(runner.folder, f"job{runner.count}", "summary.md"), encoding="utf-8") as file:
        say(file.read() == body and body.startswith("**Design tokens: patch**"), "and the job the same summary", body)
    status, text = runner.run(uses, {"fail-on": "major"}, GITHUB_BASE_REF="none")
    say(status == 2, "a missing base fails the job", text)
    status, text = runner.run(uses, {"base": "base", "fail-on": "minor"})
    say(status == 0, "smaller changes than `fail-on` succeed", text)
    project.replace("tokens/color.tokens.json", '"accent":', '"extra": { "$value": "{swatch.blue}" }, "accent":')
    os.remove(os.path.join(programs, "call"))
    status, text = runner.run(uses, {"base": "base", "fail-on": "minor", "comment": True}, programs)
    say(status == 1 and os.path.exists(os.path.join(programs, "call")), "others fail the job, after the comment", text)
    project.must("git", "checkout", "--quiet", "--", ".")


def annotation_problem(line, project):
    """Returns what makes a workflow command invalid according to GitHub's documentation; `None` if it's valid."""
    match = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.+)", line)
    if not match:
        return "it doesn't have the form `::NAME KEY=VALUE,…::MESSAGE`"
    properties = dict(one.split("=", 1) for one in match[2].split(","))
    unknown = set(properties) - {"title", "file", "line", "endLine", "col", "endColumn"}
    if unknown:
        return f"unknown properties: {unknown}"
    for text in (match[3], *properties.values()):
        if re.search(r"%(?!25|0A|0D|3A|2C)", text):
            return f"{text} contains an unescaped character"
    if "file" in properties and not project.exists(properties["file"]):
        return "the file isn't in the repository"
    numbers = [properties[name] for name in ("line", "endLine", "col", "endColumn") if name in properties]
    if not all(number.isdecimal() and int(number) > 0 for number in numbers):
        return "a line or column isn't a positive number"
    return None


def check_refusals(runner, uses, version, release):
    status, text = runner.run(f"{OWNER}/{ACTION}@main", {"version": version})
    say(status == 0 and "installed tokens-" in text, "with `version`, a branch uses that release", text)
    status, text = runner.run(f"{OWNER}/{ACTION}@main", {"version": "9.9.9"})
    say(status == 1 and "::error" in text and "no release 9.9.9" in text,
        "a missing release is reported", text)
    with open(release, "ab") as file:
        file.write(b"more")
    status, text = runner.run(uses)
    say(status == 1 and "does not match its checksum in SHA256SUMS" in text,
        "a file with a wrong checksum is rejected", text)


def check_source(runner, repository):
    where = os.path.join(repository, ACTION)
    status, text = runner.run(where)
    say(status == 0 and "building tokens" in text, "without a release, a checkout is built", text)

"""Checks completions in shells, the manual page, lists of inputs and outputs, and stamps."""

import argparse
import os
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time

failures = 0


def say(is_good, what, details=""):
    global failures
    print(("ok    " if is_good else "FAIL  ") + what, flush=True)
    if not is_good:
        failures += 1
        print(details)


def run(words, **options):
    return subprocess.run(words, capture_output=True, text=True, check=False, **options)


def copy_of_project(repository, folder):
    """Creates a project with this repository's tokens, without generated files."""
    project = os.path.join(folder, "project")
    os.makedirs(os.path.join(project, ".git"))
    ignored = shutil.ignore_patterns("generated", ".*")
    shutil.copytree(os.path.join(repository, "tokens"), os.path.join(project, "tokens"), ignore=ignored)
    return project


def files(folder):
    return {
        os.path.relpath(os.path.join(path, name), folder)
        for path, _, names in os.walk(folder)
        for name in names
    }


# MARK: Completions

QUESTIONS = [
    ("tokens bui", ["build"]),
    ("tokens build --list-", ["--list-inputs", "--list-outputs"]),
    ("tokens build --target ", ["css", "kotlin", "swift"]),
    ("tokens build --format=js", ["json"]),
    ("tokens explain color.text.l", ["color.text.link"]),
    ("tokens schema ", ["config", "target", "ir", "json"]),
    ("tokens build tok", ["tokens"]),
]


def bash_answers(line, project, environment):
    script = r"""
source <(tokens completions bash)
COMP_LINE="$1"; COMP_POINT=${#COMP_LINE}
_tokens
printf '%s\n' "${COMPREPLY[@]}"
"""
    return run(["bash", "-c", script, "bash", line], cwd=project, env=environment).stdout


def fish_answers(line, project, environment):
    script = "tokens completions fish | source; complete -C $argv[1]"
    return run(["fish", "--no-config", "-c", script, line], cwd=project, env=environment).stdout


def zsh_answers(line, project, environment):
    """Types the line at a prompt, because zsh completes only in an interactive shell."""
    fpath = os.path.join(project, ".zsh")
    os.makedirs(fpath, exist_ok=True)
    with open(os.path.join(fpath, "_tokens"), "w", encoding="utf-8") as file:
        file.write(run(["tokens", "completions", "zsh"], env=environment).stdout)
    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(project)
        os.execvpe("zsh", ["zsh", "-f", "-i"], {**environment, "TERM": "dumb", "PS1": "> "})
    prepare = (
        f"unsetopt zle_bracketed_paste; fpath=({fpath} $fpath); autoload -U compinit; "
        f"compinit -u -d {fpath}/dump; zstyle ':completion:*' list-prompt ''; LISTMAX=10000; "
        "setopt list_ambiguous auto_list no_list_beep; print -r -- REA''DY"
    )
    read_until(terminal, b"> ")
    os.write(terminal, prepare.encode() + b"\n")
    read_until(terminal, b"READY")
    os.write(terminal, line.encode() + b"\t")
    text = read_quiet(terminal)
    os.write(terminal, b"\t")
    text += read_quiet(terminal)
    os.kill(pid, signal.SIGKILL)
    os.close(terminal)
    os.waitpid(pid, 0)
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x07|\r", " ", text)


def read_until(terminal, mark, limit=30):
    data = b""
    end = time.monotonic() + limit
    while mark not in data and time.monotonic() < end:
        if select.select([terminal], [], [], 1)[0]:
            data += os.read(terminal, 65536)
    return data


def read_quiet(terminal, silence=2, limit=30):
    """Returns the output until no more arrives for `silence` seconds."""
    data = b""
    end = time.monotonic() + limit
    while time.monotonic() < end and select.select([terminal], [], [], silence)[0]:
        data += os.read(terminal, 65536)
    return data.decode(errors="replace")


def check_completions(project, environment):
    shells = {"bash": bash_answers, "zsh": zsh_answers, "fish": fish_answers}
    for shell, answers in shells.items():
        for line, expected in QUESTIONS:
            text = answers(line, project, environment)
            missing = [word for word in expected if word not in text.replace(line, "", 1)]
            if shell == "zsh" and len(expected) == 1:
                # A unique completion appears on the command line itself. Only the added part may be drawn.
                missing = [] if expected[0] in "".join(text.split()) else expected
            say(not missing, f"{shell} completes `{line}`", f"missing {missing} in {text!r}")


# MARK: Manual


def check_manual(folder, environment):
    page = os.path.join(folder, "tokens.1")
    with open(page, "w", encoding="utf-8") as file:
        file.write(run(["tokens", "manual"], env=environment).stdout)
    lint = run(["mandoc", "-T", "lint", "-W", "warning", page])
    # The page intentionally has no date, because it would change every day.
    remarks = [line for line in lint.stdout.splitlines() if "missing date" not in line]
    say(not remarks, "the manual page is valid", "\n".join(remarks[:20]))
    text = re.sub(r".\x08", "", run(["mandoc", "-T", "utf8", page]).stdout)
    wanted = ["tokens build [OPTIONS] [CONFIG]", "--list-outputs", "tokens explain color.text.link"]
    missing = [word for word in wanted if word not in text]
    say(not missing, "the manual page shows commands, options, and examples", f"missing {missing}")


# MARK: Inputs and outputs


def opened(trace, project):
    """Returns the files in `project` that were opened for reading."""
    found = set()
    for line in trace.splitlines():
        match = re.search(r'open(?:at)?\((?:[^"]*)"([^"]*)", ([A-Z_|]+)[^)]*\) = \d+', line)
        if not match or "O_DIRECTORY" in match[2] or "O_WRONLY" in match[2] or "O_RDWR" in match[2]:
            continue
        path = os.path.realpath(os.path.join(project, match[1]))
        if path.startswith(project + os.sep) and os.path.isfile(path):
            found.add(os.path.relpath(path, project))
    return found


def check_lists(project, environment):
    listed = run(["tokens", "build", "--list-outputs"], cwd=project, env=environment).stdout.split("\n")
    outputs = {line for line in listed if line}
    inputs = run(["tokens", "build", "--list-inputs"], cwd=project, env=environment).stdout.split("\n")
    inputs = {line for line in inputs if line}
    before = files(project)
    trace = project + ".trace"
    words = ["strace", "-f", "-qq", "-e", "trace=open,openat", "-o", trace]
    built = run(words + ["tokens", "build", "--depfile", "tokens.d"], cwd=project, env=environment)
    say(built.returncode == 0, "a build succeeds under strace", built.stderr)
    written = files(project) - before - {"tokens.d"}
    say(written == outputs, f"--list-outputs names the {len(written)} files that a build writes",
        f"{sorted(written ^ outputs)[:10]}")
    with open(trace, encoding="utf-8") as file:
        read = opened(file.read(), project) - outputs
    say(read == inputs and read, f"--list-inputs names the {len(read)} files that a build opens",
        f"{sorted(read ^ inputs)[:10]}")
    with open(os.path.join(project, "tokens.d"), encoding="utf-8") as file:
        rule = file.read().split("\n\n")[0]
        targets, needs = rule.replace("\\\n", " ").split(":", 1)
    say(set(targets.split()) == outputs and set(needs.split()) == inputs,
        "the depfile lists the same inputs and outputs")


def traced(words, project, environment):
    """Runs a command, and returns the paths in the project that it looks at and those that it opens."""
    trace = project + ".trace"
    done = run(["strace", "-f", "-qq", "-s", "1000", "-e", "trace=%file", "-o", trace, *words],
               cwd=project, env=environment)
    with open(trace, encoding="utf-8") as file:
        lines = file.read().splitlines()
    found = [(line, path) for line in lines for path in re.findall(r'"(/[^"]+)"', line)]
    paths = [(line, path) for line, path in found if path.startswith(project + "/")]
    return done, {path for _, path in paths}, {path for line, path in paths if "open" in line.split("(")[0]}


def check_stamp(project, environment):
    """Checks that a stamp covers every path that a command looks at, and that a repeated report reads nothing else."""
    environment = {**environment, "CI": ""}
    for command in ("build", "check"):
        stamp = f"{project}/tokens/.tokens-cache/{command}-tokens.config.json.stamp"
        for _ in range(50):
            run(["tokens", command], cwd=project, env=environment)
            if os.path.exists(stamp):
                break
            time.sleep(0.02)
        else:
            say(False, f"`tokens {command}` leaves a stamp")
            continue
        with open(stamp, encoding="utf-8") as file:
            covered = {path[1:] for path in file.read().split("\0")[5:]}
        done, seen, _ = traced(["tokens", command, "--no-stamp"], project, environment)
        # Folders of covered files are looked at to resolve links; the files would show a change.
        missing = {path for path in seen - covered if not any(one.startswith(path + "/") for one in covered)}
        say(len(seen) > 100 and not missing, f"a stamp covers the {len(seen)} paths that `tokens {command}` looks at",
            sorted(missing))
        repeated, _, opened = traced(["tokens", command], project, environment)
        say(opened == {stamp} and (repeated.returncode, repeated.stderr) == (0, done.stderr),
            f"a repeated `tokens {command}` opens only the stamp", f"{sorted(opened)}\n{repeated.stderr}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--repository", required=True)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        folder = os.path.realpath(folder)
        project = copy_of_project(arguments.repository, folder)
        path = os.path.dirname(arguments.program) + os.pathsep + os.environ["PATH"]
        environment = {**os.environ, "PATH": path, "HOME": folder, "NO_COLOR": "1"}
        os.environ["PATH"] = path
        check_lists(project, environment)
        check_stamp(project, environment)
        check_completions(project, environment)
        check_manual(folder, environment)
    if failures:
        sys.exit(f"{failures} failed")


main()

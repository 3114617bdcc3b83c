"""Writes a source to a folder and runs `tokens` on it."""

import json
import os
import subprocess


class Failure(Exception):
    """The program rejected a source or crashed."""


def write(source, folder, outputs):
    """Writes the files and the configuration of a source to a folder."""
    os.makedirs(folder, exist_ok=True)
    settings = dict(source["settings"])
    if source["resolver"] is None:
        settings |= {"source": source["order"], "modifiers": source["modifiers"]}
        if not source["modifiers"]:
            del settings["modifiers"]
    else:
        settings["source"] = "source.resolver.json"
        save(f"{folder}/source.resolver.json", source["resolver"])
    for name, tree in source["files"].items():
        save(f"{folder}/{name}", tree)
    save(f"{folder}/tokens.config.json", {**settings, "outputs": outputs})


def save(path, value):
    with open(path, "w", encoding="utf-8") as file:
        json.dump(value, file, indent=1, ensure_ascii=False)


def compile(program, folder):
    """Builds all outputs of a source, and returns its IR."""
    built = run(program, "build", f"{folder}/tokens.config.json", "--quiet", "--force")
    del built
    return json.loads(run(program, "ir", f"{folder}/tokens.config.json", "--quiet"))


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if done.returncode:
        raise Failure(f"{os.path.basename(command[0])} {command[1]}: status {done.returncode}\n{done.stderr[:2000]}")
    return done.stdout

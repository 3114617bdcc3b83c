"""Compiles the code of an app in templates/guide/kotlin.md with the module of this repository's tokens."""

import os
import re

HEAD = """import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import {package}.*
"""


def run(check, folder, package, path):
    """Compiles each block marked with `app` as a composable. `path` has the classes of the module and of Compose."""
    with open(f"{check.options.repository}/templates/guide/kotlin.md", encoding="utf-8") as file: page = file.read()
    blocks = re.findall(r"```kotlin app\n(.*?)```", page, re.DOTALL)
    tasks = [f"@Composable fun task{number}(isPressed: Boolean) {{\n{block}}}\n" for number, block in enumerate(blocks)]
    source = f"{folder}/guide.kt"
    with open(source, "w", encoding="utf-8") as file: file.write(HEAD.format(package=package) + "".join(tasks))
    done = check.kotlin_compiler().compile(os.pathsep.join(path), f"{folder}/guide", [source])
    problem = (done.stderr or "it failed") if done.returncode else "" if blocks else "no code found"
    check.report("app: the code in templates/guide/kotlin.md compiles", problem, f"{len(blocks)} blocks")

"""Checks the hooks, the action, and the snippets of tokens/guide/builds.md."""

import argparse
import os
import sys
import tempfile

import builds
import hooks
import merges
import project
import workflow

PARTS = {"hooks": hooks.check, "merges": merges.check, "workflow": workflow.check, "builds": builds.check}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--repository", required=True)
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS])
    arguments = parser.parse_args()
    program = os.path.realpath(arguments.program)
    for part in arguments.parts or PARTS:
        with tempfile.TemporaryDirectory() as folder:
            PARTS[part](os.path.realpath(folder), program, arguments.repository)
    if project.failures:
        sys.exit(f"{len(project.failures)} failed")


main()

"""Uses the live commands like people and apps do. Called by `check.sh`; see README.md in this folder."""

import argparse
import os
import sys
import tempfile

import following
import gallery_page
import serving
import watching


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("parts", nargs="*", choices=[[], "serve", "follow", "page", "watch"])
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    failures = []
    for name, run in [("serve", serving.run), ("follow", following.run),
                      ("page", gallery_page.run), ("watch", watching.run)]:
        if options.parts and name not in options.parts: continue
        with tempfile.TemporaryDirectory() as folder:
            words, found = run(program, folder)
        failures += found
        for line in words: print(f"{name}: {line}")
    for failure in failures: print(f"FAIL  {failure}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

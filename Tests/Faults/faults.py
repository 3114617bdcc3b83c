"""Disturbs builds and checks the files they leave behind. Called by `check.sh`; see README.md in this folder."""

import argparse
import os
import sys
import time

import crowd
import interruptions
import migrations


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--all", action="store_true", help="disturb every call, and run each crowd for a minute")
    parser.add_argument("--portion", type=float, default=0.04, help="fraction of the calls to disturb")
    parser.add_argument("--seconds", type=float, default=8, help="duration of each crowd")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("parts", nargs="*", choices=[[], "interruptions", "migrations", "crowd"])
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    parts = options.parts or ["interruptions", "migrations", "crowd"]
    failures = []
    if "interruptions" in parts:
        started = time.monotonic()
        portion = 1 if options.all else options.portion
        counts, found = interruptions.run(program, portion, options.seed)
        failures += found
        said = ", ".join(f"{kind} {count}" for kind, count in counts.items())
        print(f"disturbed builds: {said}; {len(found)} problems, {time.monotonic() - started:.0f} s")
    if "migrations" in parts:
        started = time.monotonic()
        counts, found = migrations.run(program)
        failures += found
        said = ", ".join(f"{kind} {count}" for kind, count in counts.items())
        print(f"disturbed migrations: {said}; {len(found)} problems, {time.monotonic() - started:.0f} s")
    if "crowd" in parts:
        words, found = crowd.run(program, 60 if options.all else options.seconds)
        failures += found
        for line in words: print(line)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

"""Disturbs builds and looks at what they leave behind; `check.sh` calls it. See README.md here."""

import argparse
import os
import sys
import time

import crowd
import interruptions


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", required=True)
    parser.add_argument("--all", action="store_true", help="every call, and a minute of the crowd")
    parser.add_argument("--portion", type=float, default=0.04, help="the part of the calls to disturb")
    parser.add_argument("--seconds", type=float, default=8, help="the time of each crowd")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("parts", nargs="*", choices=[[], "interruptions", "crowd"])
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    parts = options.parts or ["interruptions", "crowd"]
    failures = []
    if "interruptions" in parts:
        started = time.monotonic()
        portion = 1 if options.all else options.portion
        counts, found = interruptions.run(program, portion, options.seed)
        failures += found
        said = ", ".join(f"{kind} {count}" for kind, count in counts.items())
        print(f"disturbed builds: {said}; {len(found)} problems, {time.monotonic() - started:.0f} s")
    if "crowd" in parts:
        words, found = crowd.run(program, 60 if options.all else options.seconds)
        failures += found
        for line in words: print(line)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

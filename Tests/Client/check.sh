#!/usr/bin/env bash
# Builds a program that uses the library `TokenKit` from a package of its own, runs it, and compares
# what it prints with expected.txt.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
scratch="$here/../../.build-client"

swift build --package-path "$here" --scratch-path "$scratch" >&2
diff -u "$here/expected.txt" <("$scratch/debug/client")
echo "the client prints what it should"

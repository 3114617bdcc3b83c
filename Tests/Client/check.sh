#!/usr/bin/env bash
# Builds a program in a separate package that uses the library `TokenKit`, runs it, and compares its
# output with expected.txt.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
scratch="$here/../../.build-client"

swift build --package-path "$here" --scratch-path "$scratch" >&2
diff -u "$here/expected.txt" <("$scratch/debug/client")
echo "the client prints the expected output"

#!/usr/bin/env bash
# Runs the tests under a sanitizer, in a build folder of its own.
#
#   check.sh address|thread|undefined [FILTER]
#
# FILTER is that of `swift test`; without one all tests are run.
set -euo pipefail
repository="$(cd "$(dirname "$0")/../.." && pwd)"
sanitizer="${1:?address, thread or undefined}"
filter="${2:-.}"

# One test fills a stack on purpose, and a sanitizer needs several times as much of it.
skip='a thread has room for deep recursion'
# The thread sanitizer ends a program that may not write large files: it cannot write its own.
if [[ "$sanitizer" == thread ]]; then skip+='|a disk that fills up leaves everything as it was'; fi
# Leaks are not looked for: the program holds what it needs until it ends.
export ASAN_OPTIONS=detect_leaks=0
exec swift test --package-path "$repository" --scratch-path "$repository/.build-$sanitizer" \
  --sanitize="$sanitizer" --filter "$filter" --skip "$skip"

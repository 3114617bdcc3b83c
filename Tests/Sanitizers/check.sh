#!/usr/bin/env bash
# Runs the tests under a sanitizer, in a separate build folder.
#
#   check.sh address|thread|undefined [FILTER]
#
# FILTER selects tests as in `swift test`. Without FILTER, all tests run.
set -euo pipefail
repository="$(cd "$(dirname "$0")/../.." && pwd)"
sanitizer="${1:?address, thread, or undefined}"
filter="${2:-.}"

# One test fills the stack on purpose, and a sanitizer needs several times as much.
skip='a thread has room for deep recursion'
# The thread sanitizer needs large files, so it ends programs with a limit on file sizes.
if [[ "$sanitizer" == thread ]]; then skip+='|a disk that fills up leaves everything as it was'; fi
# Leaks aren't detected, because the program intentionally frees memory only by exiting.
export ASAN_OPTIONS=detect_leaks=0
exec swift test --package-path "$repository" --scratch-path "$repository/.build-$sanitizer" \
  --sanitize="$sanitizer" --filter "$filter" --skip "$skip"

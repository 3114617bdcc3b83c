#!/usr/bin/env bash
# Runs the program on inputs that are small but could be expensive to process. See README.md in this folder.
#
#   check.sh [--verbose] [INPUT…]
#
# The exit status is 1 if an input exceeds a limit on time, memory, or output, or gets a different diagnostic.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
repository="$(cd "$here/../.." && pwd)"

build=(swift build --package-path "$repository" --configuration release --static-swift-stdlib)
"${build[@]}" --product tokens >&2
exec python3 -B "$here/bounds.py" --program "$("${build[@]}" --show-bin-path)/tokens" "$@"

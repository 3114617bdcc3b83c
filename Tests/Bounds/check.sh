#!/usr/bin/env bash
# Runs the program on inputs that are small to write and could be large to read. See README.md here.
#
#   check.sh [--verbose] [INPUT…]
#
# Exit status 1 if one of them takes more time, memory or paper than it may, or gets another message.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
repository="$(cd "$here/../.." && pwd)"

build=(swift build --package-path "$repository" --configuration release --static-swift-stdlib)
"${build[@]}" --product tokens >&2
exec python3 -B "$here/bounds.py" --program "$("${build[@]}" --show-bin-path)/tokens" "$@"

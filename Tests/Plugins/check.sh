#!/usr/bin/env bash
# Tries the plugins of SwiftPM in a package of its own. See README.md here.
#
#   check.sh [--keep]
#
# With --keep, what an earlier run has compiled of the program is used again. Exit status 1 if anything
# failed.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
repository="$(cd "$here/../.." && pwd)"

swift build --package-path "$repository" --product tokens >&2
program="$(swift build --package-path "$repository" --show-bin-path)/tokens"
exec python3 -B "$here/check.py" --program "$program" --repository "$repository" "$@"

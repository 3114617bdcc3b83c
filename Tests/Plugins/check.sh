#!/usr/bin/env bash
# Checks the SwiftPM plugins in a separate package. See README.md in this folder.
#
#   check.sh [--keep]
#
# --keep reuses the program compiled by an earlier run. The exit status is 1 if a check failed.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
repository="$(cd "$here/../.." && pwd)"

swift build --package-path "$repository" --product tokens >&2
program="$(swift build --package-path "$repository" --show-bin-path)/tokens"
exec python3 -B "$here/check.py" --program "$program" --repository "$repository" "$@"

#!/usr/bin/env bash
# Makes a release and uses it where there is nothing else. See README.md here.
#
#   check.sh [--install]
#
# Exit status 1 if anything failed.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
repository="$(cd "$here/../.." && pwd)"

options=()
[[ "${1:-}" == "--install" ]] && options+=(--install)
"$repository/Tests/require.sh" "${options[@]}" file curl
PYTHONPATH="$repository/Tests/Builds" exec python3 -B "$here/check.py" --repository "$repository"

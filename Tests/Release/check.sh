#!/usr/bin/env bash
# Creates a release and uses it in empty folders. See README.md in this folder.
#
#   check.sh [--install]
#
# The exit status is 1 if a check failed.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
repository="$(cd "$here/../.." && pwd)"

options=()
[[ "${1:-}" == "--install" ]] && options+=(--install)
"$repository/Tests/require.sh" "${options[@]}" file curl
PYTHONPATH="$repository/Tests/Builds" exec python3 -B "$here/check.py" --repository "$repository"

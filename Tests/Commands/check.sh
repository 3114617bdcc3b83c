#!/usr/bin/env bash
# Tries what needs other programs: completions in shells, the manual page, and the list of inputs. See
# README.md here.
#
#   check.sh [--install]
#
# Exit status 1 if anything failed.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
repository="$(cd "$here/../.." && pwd)"

options=()
[[ "${1:-}" == "--install" ]] && options+=(--install)
"$repository/Tests/require.sh" "${options[@]}" strace zsh fish mandoc

swift build --package-path "$repository" --product tokens >&2
program="$(swift build --package-path "$repository" --show-bin-path)/tokens"
exec python3 -B "$here/check.py" --program "$program" --repository "$repository"

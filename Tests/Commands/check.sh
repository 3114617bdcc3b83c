#!/usr/bin/env bash
# Checks features that need other programs: shell completions, the manual page, and the list of inputs. See
# README.md in this folder.
#
#   check.sh [--install]
#
# The exit status is 1 if a check failed.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
repository="$(cd "$here/../.." && pwd)"

options=()
[[ "${1:-}" == "--install" ]] && options+=(--install)
"$repository/Tests/require.sh" "${options[@]}" strace zsh fish mandoc

swift build --package-path "$repository" --product tokens >&2
program="$(swift build --package-path "$repository" --show-bin-path)/tokens"
exec python3 -B "$here/check.py" --program "$program" --repository "$repository"

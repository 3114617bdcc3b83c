#!/usr/bin/env bash
# Disturbs builds and checks the files they leave behind. See README.md in this folder.
#
#   check.sh [--install] [--all] [--portion PART] [--seconds N] [--seed N] [interruptions|migrations|crowd]…
#
# The exit status is 1 if a file is incomplete, the next build doesn't repair the files, or a status is wrong.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
repository="$(cd "$here/../.." && pwd)"

install=()
if [[ "${1:-}" == "--install" ]]; then
  install=(--install)
  shift
fi
"$here/../require.sh" "${install[@]}" strace

build=(swift build --package-path "$repository" --configuration release --static-swift-stdlib)
"${build[@]}" --product tokens >&2
# As in CI, so that builds leave no stamps.
export CI="${CI:-true}"
exec python3 -B "$here/faults.py" --program "$("${build[@]}" --show-bin-path)/tokens" "$@"

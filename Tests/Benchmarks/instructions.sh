#!/usr/bin/env bash
# Counts the instructions of a build, stage by stage, and holds them against instructions.json.
#
#   instructions.sh [--install] [--record] [--tokens COUNT] [--keep FOLDER]
#
# Exit status 1, with the stage's name and both figures, if a stage takes more than it may. See
# README.md here.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
repository="$(cd "$here/../.." && pwd)"

install=()
if [[ "${1:-}" == "--install" ]]; then
  install=(--install)
  shift
fi
"$here/../require.sh" "${install[@]}" valgrind

build=(swift build --package-path "$repository" --configuration release --static-swift-stdlib)
"${build[@]}" --product tokens >&2
"${build[@]}" --product benchmark >&2
exec "$("${build[@]}" --show-bin-path)/benchmark" instructions \
  --limits "$here/instructions.json" "$@"

#!/usr/bin/env bash
# Counts the instructions of each stage of a build, and compares them with the reference in instructions.json.
#
#   instructions.sh [--install] [--record COMMIT] [--tokens COUNT] [--keep FOLDER]
#
# If a stage exceeds its limit, prints its name and both numbers, with exit status 1. See README.md in
# this folder.
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
products="$("${build[@]}" --show-bin-path)"
# Valgrind 3.19 can't read the DWARF 5 of C sources. It finds functions by their symbols.
strip --strip-debug -o "$products/tokens-symbols" "$products/tokens"
exec "$products/benchmark" instructions --program "$products/tokens-symbols" \
  --limits "$here/instructions.json" "$@"

#!/usr/bin/env bash
# Measures builds with this version of the program and an earlier one, side by side.
#
#   compare.sh COMMIT [OPTION…]
#
# The options are those of `benchmark measure`. The figures in the README are those of `compare.sh COMMIT --matrix`.
set -euo pipefail
repository="$(cd "$(dirname "$0")/../.." && pwd)"
commit="${1:?name the commit to compare with}"
shift

build=(swift build --configuration release --static-swift-stdlib)
earlier="$(mktemp -d)"
trap 'git -C "$repository" worktree remove --force "$earlier/tokens"; rm -rf "$earlier"' EXIT
git -C "$repository" worktree add --quiet --detach "$earlier/tokens" "$commit"
"${build[@]}" --package-path "$earlier/tokens" --product tokens >&2
for product in tokens benchmark; do
  "${build[@]}" --package-path "$repository" --product "$product" >&2
done
bin="$("${build[@]}" --package-path "$repository" --show-bin-path)"
reference="$("${build[@]}" --package-path "$earlier/tokens" --show-bin-path)/tokens"
TMPDIR="${TMPDIR:-/dev/shm}" "$bin/benchmark" measure --reference "$reference" "$@"

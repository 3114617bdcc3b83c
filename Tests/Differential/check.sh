#!/usr/bin/env bash
# Compares random sources, evaluated in Python, with `tokens ir` and with all outputs. See README.md in this folder.
#
#   check.sh [--install] [--sources COUNT] [--seed SEED] [--target NAME]… [--keep FOLDER]
#
# The exit status is 1 if a value differs.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
repository="$(cd "$here/../.." && pwd)"
tools="${TOKENS_COMPILERS:-${XDG_CACHE_HOME:-$HOME/.cache}/tokens-compilers}"

install="${CI:-}"
if [[ "${1:-}" == "--install" ]]; then
  install=1
  shift
fi
if [[ -n "$install" ]]; then
  TOKENS_COMPILERS="$tools" "$here/../Compilers/install.sh"
fi

build=(swift build --package-path "$repository" --configuration release --static-swift-stdlib)
"${build[@]}" --product tokens >&2
program="$("${build[@]}" --show-bin-path)/tokens"

export PYTHONPATH="$here:$here/../Compilers:$tools/python${PYTHONPATH:+:$PYTHONPATH}"
exec python3 -B "$here/differential.py" \
  --program "$program" \
  --repository "$repository" \
  --tools "$tools" \
  ${install:+--required} \
  "$@"

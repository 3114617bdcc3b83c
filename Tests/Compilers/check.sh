#!/usr/bin/env bash
# Compiles the generated files with real compilers. See README.md in this folder.
#
#   check.sh [--install] [--names COUNT | --all-names] [--seed SEED] [SYSTEM…]
#
# SYSTEM is `app` for the tokens of this repository, the name of a resolver document such as `github-primer`,
# `coincidences`, or `names`. Without SYSTEM, all are checked. The exit status is 1 if a check failed.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
repository="$(cd "$here/../.." && pwd)"
tools="${TOKENS_COMPILERS:-${XDG_CACHE_HOME:-$HOME/.cache}/tokens-compilers}"

install="${CI:-}"
if [[ "${1:-}" == "--install" ]]; then
  install=1
  shift
fi

jars="$tools/kotlin/run_kotlin_kernel/jars"
framework=/usr/share/android-framework-res/framework-res.apk

if [[ -n "$install" ]]; then
  TOKENS_COMPILERS="$tools" "$here/install.sh"
fi

build=(swift build --package-path "$repository" --configuration release --static-swift-stdlib)
"${build[@]}" --product tokens >&2
program="$("${build[@]}" --show-bin-path)/tokens"

export PYTHONPATH="$tools/python${PYTHONPATH:+:$PYTHONPATH}"
exec python3 -B "$here/check.py" \
  --program "$program" \
  --repository "$repository" \
  --jars "$jars" \
  --framework "$framework" \
  --tools "$tools" \
  ${install:+--required} \
  "$@"

#!/usr/bin/env bash
# Runs the snippets of tokens/guide/builds.md, the hooks, and the action with the programs they're written for. See
# README.md in this folder.
#
#   check.sh [--install] [hooks|merges|workflow|builds]…
#
# The exit status is 1 if a check failed.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
repository="$(cd "$here/../.." && pwd)"
tools="${TOKENS_BUILD_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/tokens-build-tools}"
precommit=4.7.0

install="${CI:-}"
if [[ "${1:-}" == "--install" ]]; then
  install=1
  shift
fi

if [[ -n "$install" && ! -d "$tools/pre_commit" ]]; then
  python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore \
    --target "$tools" "pre-commit==$precommit"
fi
packages=(make npm curl)
command -v ninja >/dev/null || packages+=(ninja-build)
command -v gradle >/dev/null || packages+=(gradle)
"$repository/Tests/require.sh" ${install:+--install} "${packages[@]}"

swift build --package-path "$repository" --product tokens >&2
program="$(swift build --package-path "$repository" --show-bin-path)/tokens"
export PYTHONPATH="$tools${PYTHONPATH:+:$PYTHONPATH}"
exec python3 -B "$here/check.py" --program "$program" --repository "$repository" "$@"

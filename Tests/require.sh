#!/usr/bin/env bash
# Makes sure that tools are there.
#
#   require.sh [--install] TOOL…
#
# With --install, or where CI is set, those that are missing are installed: each is a package of its
# name. Exit status 1 if one is missing.
set -euo pipefail

install="${CI:-}"
if [[ "${1:-}" == "--install" ]]; then
  install=1
  shift
fi

missing=()
for tool in "$@"; do
  command -v "$tool" >/dev/null || missing+=("$tool")
done
((${#missing[@]} > 0)) || exit 0

if [[ -z "$install" ]]; then
  echo "missing: ${missing[*]}; --install gets it" >&2
  exit 1
fi
as_root=()
((EUID == 0)) || as_root=(sudo)
"${as_root[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq \
  --no-install-recommends "${missing[@]}" >/dev/null

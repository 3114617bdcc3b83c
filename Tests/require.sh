#!/usr/bin/env bash
# Checks that tools are installed.
#
#   require.sh [--install] TOOL…
#
# With --install, or if CI is set, missing tools are installed from the packages with the same names. The
# exit status is 1 if a tool is missing.
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
  echo "missing: ${missing[*]}; use --install to install" >&2
  exit 1
fi
as_root=()
((EUID == 0)) || as_root=(sudo)
"${as_root[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq \
  --no-install-recommends "${missing[@]}" >/dev/null

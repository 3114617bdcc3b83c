#!/usr/bin/env bash
# Uses `tokens serve` and `tokens build --watch` like people and apps do. See README.md in this folder.
#
#   check.sh [--install] [--program FILE] [serve|follow|page|watch]…
#
# The exit status is 1 if an event or a build is missing or late, or leaks resources.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
repository="$(cd "$here/../.." && pwd)"

if [[ "${1:-}" == "--install" ]]; then
  shift
  if ! command -v chromium >/dev/null; then
    as_root=()
    ((EUID == 0)) || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq \
      --no-install-recommends chromium >/dev/null
  fi
fi

if [[ "${1:-}" != "--program" ]]; then
  build=(swift build --package-path "$repository" --configuration release --static-swift-stdlib)
  "${build[@]}" --product tokens >&2
  set -- --program "$("${build[@]}" --show-bin-path)/tokens" "$@"
fi
exec python3 -B "$here/live.py" "$@"

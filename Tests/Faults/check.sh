#!/usr/bin/env bash
# Disturbs builds and looks at what they leave behind. See README.md here.
#
#   check.sh [--install] [--all] [--portion PART] [--seconds N] [--seed N] [interruptions|crowd]…
#
# Exit status 1 if a file is torn, a build is not repaired by the next one, or a status is wrong.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
repository="$(cd "$here/../.." && pwd)"

install="${CI:-}"
if [[ "${1:-}" == "--install" ]]; then
  install=1
  shift
fi

if ! command -v strace >/dev/null; then
  if [[ -z "$install" ]]; then
    echo "strace is not here; --install gets it" >&2
    exit 1
  fi
  as_root=()
  ((EUID == 0)) || as_root=(sudo)
  "${as_root[@]}" apt-get update -qq
  DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq \
    --no-install-recommends strace >/dev/null
fi

build=(swift build --package-path "$repository" --configuration release --static-swift-stdlib)
"${build[@]}" --product tokens >&2
exec python3 -B "$here/faults.py" --program "$("${build[@]}" --show-bin-path)/tokens" "$@"

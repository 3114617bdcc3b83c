#!/usr/bin/env bash
# Builds the DocC catalogues of the libraries, with warnings as errors, and compiles the code of their guides.
#
# The symbols come from the modules of the strict build that the gate has made before; without it,
# this builds them.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
root="$(cd "$here/../.." && pwd)"
cd "$root"
scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT

swift build --scratch-path .build-strict \
  -Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error >&2
modules="$(swift build --scratch-path .build-strict --show-bin-path)/Modules"
triple="$(swiftc -print-target-info | sed -n 's/.*"triple": "\([^"]*\)".*/\1/p' | head -1)"

# symbols FOLDER MODULE…: what the modules offer to others.
symbols() {
  local folder="$1" module
  mkdir -p "$folder"
  for module in "${@:2}"; do
    swift symbolgraph-extract -module-name "$module" -I "$modules" -target "$triple" \
      -minimum-access-level public -skip-synthesized-members -output-dir "$folder"
  done
}

# build CATALOGUE SYMBOLS: makes a documentation archive, or says what is wrong.
build() {
  docc convert "$1" --additional-symbol-graph-dir "$2" --output-dir "$scratch/archive" \
    --fallback-display-name "$(basename "$1" .docc)" --warnings-as-errors
}

# code CATALOGUE: compiles the blocks of each guide, one after the other as they stand there.
code() {
  local guide name
  for guide in "$1"/*.md; do
    name="$(basename "$guide" .md)"
    mkdir -p "$scratch/code/$name"
    # Blank lines in place of the text, so that a mistake is reported with the line of the page.
    awk '/^```/ { inside = ($0 == "```swift") && !inside; print ""; next }
         { print inside ? $0 : "" }' "$guide" > "$scratch/code/$name/main.swift"
    grep -q '[^[:space:]]' "$scratch/code/$name/main.swift" || continue
    swiftc -typecheck -warnings-as-errors -swift-version 6 -I "$modules" "$scratch/code/$name/main.swift" \
      || { echo "the code of $guide does not compile" >&2; return 1; }
    echo "$name: the code compiles"
  done
}

symbols "$scratch/TokenKit" Diagnostics TokenModel TokenCompiler TokenOutput
symbols "$scratch/DesignTokens" DesignTokens
build Sources/TokenOutput/TokenKit.docc "$scratch/TokenKit"
build Sources/DesignTokens/DesignTokens.docc "$scratch/DesignTokens"
code Sources/TokenOutput/TokenKit.docc
code Sources/DesignTokens/DesignTokens.docc

# A check that cannot fail would say nothing: a dead link and code that does not compile have to.
cp -r Sources/TokenOutput/TokenKit.docc "$scratch/Broken.docc"
printf '\n``/TokenCompiler/NoSuchType``\n' >> "$scratch/Broken.docc/ReadValues.md"
if build "$scratch/Broken.docc" "$scratch/TokenKit" > "$scratch/dead.txt" 2>&1; then
  echo "a dead link was not reported" >&2
  exit 1
fi
grep -q "NoSuchType" "$scratch/dead.txt"
printf '\n```swift\nlet x: NoSuchType\n```\n' >> "$scratch/Broken.docc/ReadValues.md"
if code "$scratch/Broken.docc" > "$scratch/code.txt" 2>&1; then
  echo "code that does not compile was not reported" >&2
  exit 1
fi
grep -q "NoSuchType" "$scratch/code.txt"
echo "the documentation is whole"

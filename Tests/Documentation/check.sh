#!/usr/bin/env bash
# Builds the DocC catalogs of the libraries, with warnings as errors, and compiles the code in their guides.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
root="$(cd "$here/../.." && pwd)"
cd "$root"
scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT

swift build >&2
products="$(swift build --show-bin-path)"
modules=(-I "$products/Modules" -I "$products/EmbeddedFiles.build" -I "$products/ProgramImage.build")
triple="$(swiftc -print-target-info | sed -n 's/.*"triple": "\([^"]*\)".*/\1/p' | head -1)"

# symbols FOLDER MODULE…: extracts the public symbols of the modules.
symbols() {
  local folder="$1" module
  mkdir -p "$folder"
  for module in "${@:2}"; do
    swift symbolgraph-extract -module-name "$module" "${modules[@]}" -target "$triple" \
      -minimum-access-level public -skip-synthesized-members -output-dir "$folder"
  done
}

# build CATALOG SYMBOLS: builds a documentation archive.
build() {
  docc convert "$1" --additional-symbol-graph-dir "$2" --output-dir "$scratch/archive" \
    --fallback-display-name "$(basename "$1" .docc)" --warnings-as-errors
}

# code CATALOG: compiles the code blocks of each guide as one file.
code() {
  local guide name
  for guide in "$1"/*.md; do
    name="$(basename "$guide" .md)"
    mkdir -p "$scratch/code/$name"
    # Text becomes blank lines, so errors are reported with the line number in the page.
    awk '/^```/ { inside = ($0 == "```swift") && !inside; print ""; next }
         { print inside ? $0 : "" }' "$guide" > "$scratch/code/$name/main.swift"
    grep -q '[^[:space:]]' "$scratch/code/$name/main.swift" || continue
    swiftc -typecheck -warnings-as-errors -swift-version 6 "${modules[@]}" "$scratch/code/$name/main.swift" \
      || { echo "the code in $guide doesn't compile" >&2; return 1; }
    echo "$name: the code compiles"
  done
}

symbols "$scratch/TokenKit" Diagnostics TokenModel TokenCompiler TokenOutput
symbols "$scratch/DesignTokens" DesignTokens
build Sources/TokenOutput/TokenKit.docc "$scratch/TokenKit"
build Sources/DesignTokens/DesignTokens.docc "$scratch/DesignTokens"
code Sources/TokenOutput/TokenKit.docc
code Sources/DesignTokens/DesignTokens.docc

# Make sure that the checks can fail: a dead link and invalid code must be reported.
cp -r Sources/TokenOutput/TokenKit.docc "$scratch/Broken.docc"
printf '\n``/TokenCompiler/NoSuchType``\n' >> "$scratch/Broken.docc/ReadValues.md"
if build "$scratch/Broken.docc" "$scratch/TokenKit" > "$scratch/dead.txt" 2>&1; then
  echo "a dead link wasn't reported" >&2
  exit 1
fi
grep -q "NoSuchType" "$scratch/dead.txt"
printf '\n```swift\nlet x: NoSuchType\n```\n' >> "$scratch/Broken.docc/ReadValues.md"
if code "$scratch/Broken.docc" > "$scratch/code.txt" 2>&1; then
  echo "code that doesn't compile wasn't reported" >&2
  exit 1
fi
grep -q "NoSuchType" "$scratch/code.txt"
echo "the documentation is valid"

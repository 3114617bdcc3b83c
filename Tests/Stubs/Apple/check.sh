#!/bin/sh
# Type-checks generated Swift against the stubs, for UIKit and AppKit, in Swift 5 and 6 mode, with each default isolation:
# Sources/DesignTokens and the outputs of the sources in this folder, or the given folders.
#
#   Tests/Stubs/Apple/check.sh [FOLDER ...]
#
# TOKENS is the program that generates the outputs (default: .build/debug/tokens).
set -eu
stubs=$(cd "$(dirname "$0")" && pwd)
repository=$(cd "$stubs/../../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [ $# -eq 0 ]; then
  set -- "$repository/Sources/DesignTokens"
  for source in "$stubs"/Sources/*; do
    cp -R "$source" "$work/$(basename "$source")"
    (cd "$work/$(basename "$source")" && "${TOKENS:-$repository/.build/debug/tokens}" build --quiet)
    set -- "$@" "$work/$(basename "$source")/out"
  done
fi
failures=0
# Upcoming features that a package can enable. MemberImportVisibility limits members to a file's own imports.
features='-enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature InternalImportsByDefault'
for kit in UIKit AppKit; do
  modules=$work/modules-$kit
  mkdir "$modules"
  for module in $kit SwiftUI; do
    swiftc -swift-version 6 -emit-module -parse-as-library -module-name $module -I "$modules" \
      -emit-module-path "$modules/$module.swiftmodule" "$stubs/$module"*.swift
  done
  for mode in "5 nonisolated" "5 MainActor" "6 nonisolated" "6 MainActor"; do
    for folder in "$@"; do
      name=$(basename "${folder%/out}")
      # shellcheck disable=SC2086
      if swiftc -swift-version ${mode% *} -default-isolation ${mode#* } -strict-concurrency=complete -typecheck -wmo \
        -warnings-as-errors -D DEBUG -module-name DesignTokens $features -I "$modules" "$folder"/*.swift "$folder"/Support/*.swift; then
        echo "$name: valid for $kit in Swift $mode"
      else
        echo "$name: invalid for $kit in Swift $mode"
        failures=1
      fi
    done
  done
done
exit $failures

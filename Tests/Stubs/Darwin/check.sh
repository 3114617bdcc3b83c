#!/usr/bin/env bash
# Type-checks the program's sources for Apple platforms. See README.md in this folder.
set -euo pipefail
stubs="$(cd "$(dirname "$0")" && pwd)"
repository="$(cd "$stubs/../../.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
flags=(-swift-version 6 -package-name tokens -parse-as-library -I "$work/modules" -I "$stubs/include"
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility)
mkdir "$work/modules"
for header in "$repository"/Sources/*/include/*.h; do
  printf 'module %s { header "%s" }\n' "$(basename "$header" .h)" "$header"
done > "$work/modules/module.modulemap"

swiftc -swift-version 6 -parse-as-library -I "$stubs/include" -module-name Darwin \
  -emit-module -emit-module-path "$work/modules/Darwin.swiftmodule" "$stubs/Darwin.swift"

# `canImport(Darwin)` is true because of the stub. Hide the modules that Apple platforms don't have.
cp -R "$repository/Sources" "$work/Sources"
find "$work/Sources" -name '*.swift' -exec \
  sed -i -E '/^ *#(if|elseif) /{s/canImport\((Glibc|Musl|Android|ucrt)\)/NOT_HERE/g;s/os\(Linux\)/NOT_HERE/g;s/os\(macOS\)/canImport(Darwin)/g}' {} +

# Workspace and the modules it imports, in dependency order.
modules="$(swift package --package-path "$repository" --scratch-path "$work/build" dump-package | python3 -c '
import json, sys
needs = {target["name"]: [one["byName"][0] for one in target["dependencies"] if "byName" in one]
         for target in json.load(sys.stdin)["targets"]}
order = []
def add(module):
    if module not in order and module not in ("EmbeddedFiles", "ProgramImage"):
        for needed in needs[module]:
            add(needed)
        order.append(module)
add("Workspace")
print(*order)')"
for module in $modules; do
  if grep -rqE '^ *#(if|elseif) .*(Darwin|NOT_HERE)' "$work/Sources/$module"; then
    bodies=()
    echo "$module: type-checked for Apple platforms"
  else
    bodies=(-Xfrontend -experimental-skip-all-function-bodies)
  fi
  # shellcheck disable=SC2046
  swiftc "${flags[@]}" ${bodies[@]+"${bodies[@]}"} -warnings-as-errors -module-name "$module" -wmo \
    -emit-module -emit-module-path "$work/modules/$module.swiftmodule" \
    $(find "$work/Sources/$module" -name '*.swift' | sort)
done

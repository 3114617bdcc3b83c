#!/usr/bin/env bash
# Feeds what reads input with inputs that a fuzzer makes from those that it has. See README.md here.
#
#   fuzz.sh [--runs N | --minutes N] [--address] [ENTRY…]
#
# ENTRY is the name of a source here, such as `json`; without one all are run. N is for each entry.
# Exit status 1 with the name of a file that holds the input, if one of them stops the program.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
repository="$(cd "$here/../.." && pwd)"

limit=(-runs=20000)
sanitizer=fuzzer
scratch="$repository/.build-fuzz"
entries=()
while (($# > 0)); do
  case "$1" in
    --runs) limit=(-runs="$2"); shift 2 ;;
    --minutes) limit=(-max_total_time="$(($2 * 60))"); shift 2 ;;
    # Slower, and finds reading beyond the end of memory that Swift does not check.
    --address) sanitizer=fuzzer,address; scratch="$repository/.build-fuzz-address"; shift ;;
    -*) echo "unknown option $1" >&2; exit 2 ;;
    *) entries+=("$1"); shift ;;
  esac
done
((${#entries[@]} > 0)) || entries=(json source forms import resolver expression template configuration manifest http)

# The modules, which the fuzzer watches, and without the program: that has a beginning of its own.
# Assertions are on, and so are the checks of a release build.
options=(-sanitize="$sanitizer" -assert-config Debug)
build=(swift build --package-path "$repository" --scratch-path "$scratch" --configuration release)
for option in "${options[@]}"; do build+=(-Xswiftc "$option"); done
"${build[@]}" --target LiveServer >&2
products="$("${build[@]}" --show-bin-path)"
package="$(sed -n 's/.*"-package-name","\([^"]*\)".*/\1/p' "$scratch/release.yaml" | head -1)"

status=0
for entry in "${entries[@]}"; do
  source="$here/$entry.swift"
  if [[ ! -f "$source" ]]; then
    echo "there is no entry $entry" >&2
    exit 2
  fi
  program="$scratch/fuzz-$entry"
  swiftc -O -parse-as-library -module-name Fuzzing -package-name "$package" "${options[@]}" \
    -I "$products/Modules" "$source" "$here/Support.swift" "$products"/*.build/*.o -o "$program" >&2
  mkdir -p "$scratch/corpus/$entry" "$scratch/crashes"
  report="$scratch/$entry.log"
  # The inputs of the repository are read, and those that the fuzzer finds stay in the scratch folder.
  if "$program" "${limit[@]}" -timeout=20 -rss_limit_mb=2048 -max_len=4096 -print_final_stats=1 \
    -dict="$here/words.dict" -artifact_prefix="$scratch/crashes/$entry-" \
    "$scratch/corpus/$entry" "$here/Corpus/$entry" 2>"$report"
  then
    runs="$(sed -n 's/^stat::number_of_executed_units: *//p' "$report")"
    echo "PASS  $entry: $runs runs"
  else
    echo "FAIL  $entry"
    grep -E 'Fatal error|ERROR|SUMMARY|Test unit written' "$report" | head -5 | sed 's/^/      /'
    status=1
  fi
done
exit "$status"

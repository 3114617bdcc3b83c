#!/usr/bin/env bash
# Runs the code that reads input on generated inputs. See README.md in this folder.
#
#   fuzz.sh [--runs N | --minutes N] [--address] [ENTRY…]
#
# ENTRY is the name of a Swift file in this folder, such as `json`. Without ENTRY, all run. N applies to each entry.
# If an input crashes the program, the exit status is 1, and the name of a file with the input is printed.
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
    # Slower. Detects out-of-bounds reads that Swift doesn't check.
    --address) sanitizer=fuzzer,address; scratch="$repository/.build-fuzz-address"; shift ;;
    -*) echo "unknown option $1" >&2; exit 2 ;;
    *) entries+=("$1"); shift ;;
  esac
done
((${#entries[@]} > 0)) || entries=(json source forms import resolver expression template configuration manifest http)

# Build the modules with the fuzzer's instrumentation, but without the program, which has its own `main`. Both
# assertions and the checks of a release build are enabled.
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
    echo "unknown entry $entry" >&2
    exit 2
  fi
  program="$scratch/fuzz-$entry"
  swiftc -O -parse-as-library -module-name Fuzzing -package-name "$package" "${options[@]}" \
    -I "$products/Modules" -I "$products/EmbeddedFiles.build" -I "$products/ProgramImage.build" "$source" "$here/Support.swift" "$products"/*.build/*.o -o "$program" >&2
  mkdir -p "$scratch/corpus/$entry" "$scratch/crashes"
  report="$scratch/$entry.log"
  # Reads the inputs in the repository. New inputs are stored in the scratch folder.
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

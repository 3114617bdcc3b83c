#!/usr/bin/env bash
# Runs mutate.py on a small package and checks that it finds the one change that no test notices.
set -euo pipefail
cd "$(dirname "$0")"
../require.sh swift python3
scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT

mkdir -p "$scratch/package/Sources/Sample" "$scratch/package/Tests/SampleTests"
cat > "$scratch/package/Package.swift" <<'END'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Sample",
  targets: [.target(name: "Sample"), .testTarget(name: "SampleTests", dependencies: ["Sample"])]
)
END
cat > "$scratch/package/Sources/Sample/Sample.swift" <<'END'
public func isAdult(_ age: Int) -> Bool {
  age >= 18  // A comment with 1 + 1 isn't changed.
}

public func greeting(_ name: String) -> String {
  "1 + 1 and \(name)" + " == " + name
}

public func isBetween(_ value: Int, _ low: Int, _ high: Int) -> Bool {
  if value < low { return false }
  return value <= high
}
END
cat > "$scratch/package/Tests/SampleTests/SampleTests.swift" <<'END'
import Sample
import Testing

@Test func `the functions return the expected values`() {
  #expect(isAdult(18) && !isAdult(17))
  #expect(greeting("a") == "1 + 1 and a == a")
  // The value `low` itself isn't tested, so one change survives.
  #expect(!isBetween(0, 1, 3) && isBetween(2, 1, 3) && isBetween(3, 1, 3) && !isBetween(4, 1, 3))
}
END

# Each line has at most one mutant, so several seeds are needed to find the survivor.
for seed in 1 2 3 4 5 6 7 8; do
  python3 mutate.py Sample --count 99 --seed "$seed" --repository "$scratch/package" --copy "$scratch/copy" \
    > "$scratch/out.txt" || { cat "$scratch/out.txt"; exit 1; }
  cat "$scratch/out.txt"
  grep -q '^killed .*Sample.swift:2: ' "$scratch/out.txt" \
    || { echo "the change of isAdult wasn't noticed" >&2; exit 1; }
  if grep '^survived' "$scratch/out.txt" | grep -v 'Sample.swift:10: `<` → `<=`'; then
    echo "this change was noticed by no test, but a test covers it" >&2
    exit 1
  fi
  if grep -q '^survived' "$scratch/out.txt"; then
    echo "the change that no test covers was found with seed $seed"
    exit 0
  fi
done
echo "the change that no test covers wasn't found" >&2
exit 1

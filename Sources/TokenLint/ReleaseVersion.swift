/// A version of the tokens, such as `3.0`.
package struct ReleaseVersion: Comparable, Sendable {
  private let numbers: [Int]

  /// Parses numbers separated by periods, of which there are at most three.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    guard numbers.count == parts.count, (1...3).contains(parts.count) else { return nil }
    self.numbers = numbers + Array(repeating: 0, count: 3 - numbers.count)
  }

  package static func < (one: ReleaseVersion, other: ReleaseVersion) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }
}

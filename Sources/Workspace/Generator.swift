/// The name and version of this program.
package enum Generator {
  /// The version, as `tokens --version` prints it.
  package static let version = "0.1.0"
  /// The name and version, as recorded in a manifest.
  package static let name = "tokens " + version
}

/// A version of the program: numbers separated by periods.
package struct ProgramVersion: Hashable, Comparable, Sendable {
  /// The numbers without trailing zeros, so `0.2` and `0.2.0` are equal.
  private let numbers: [Int]

  /// Parses up to three numbers, as in `0.2` or `1.4.2`.
  ///
  /// Returns `nil` for anything else.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 3 else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard part.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }

  /// Parses the version in a name such as `tokens 0.2.0`.
  ///
  /// Returns `nil` if there is none.
  init?(ofGenerator name: String) {
    guard let version = name.split(separator: " ").dropFirst().first else { return nil }
    self.init(version)
  }

  package static func < (first: ProgramVersion, second: ProgramVersion) -> Bool {
    first.numbers.lexicographicallyPrecedes(second.numbers)
  }
}

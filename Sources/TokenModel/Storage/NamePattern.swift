/// A path pattern with wildcards: `*` and `?` within a name, and `**` for any number of names,
/// including zero.
///
/// It matches paths that consist of names and separators, such as token paths and file paths.
package struct NamePattern: Hashable, Sendable {
  private let parts: [[UInt8]]

  /// Parses `text`; `nil` if it contains an empty name.
  ///
  /// - Parameters:
  ///   - text: the pattern.
  ///   - separator: the ASCII separator between names.
  package init?(_ text: some StringProtocol, separator: Character) {
    let parts = Self.names(of: Array(text.utf8), separator: separator)
    guard !parts.contains(where: \.isEmpty) else { return nil }
    self.parts = parts.reduce(into: []) { parts, part in
      // `**.**` matches the same paths as `**` but takes longer.
      if part[...] != Self.anyNames[...] || parts.last != Self.anyNames {
        parts.append(Array(part))
      }
    }
  }

  /// Splits a path into its names.
  package static func names(of path: [UInt8], separator: Character) -> [ArraySlice<UInt8>] {
    let byte = separator.asciiValue ?? 0
    return path.split(separator: byte, omittingEmptySubsequences: false)
  }

  /// Whether the pattern matches a path with these names.
  ///
  /// - Complexity: O(*parts* × *names*), because only the last `**` is retried after a mismatch.
  package func matches(_ names: [ArraySlice<UInt8>]) -> Bool {
    var (part, name) = (0, 0)
    var retry: (part: Int, name: Int)?
    while name < names.count {
      if part < parts.count, parts[part] == Self.anyNames {
        part += 1
        retry = (part, name)
      } else if part < parts.count, Self.matches(parts[part], names[name]) {
        (part, name) = (part + 1, name + 1)
      } else if let last = retry {
        retry = (last.part, last.name + 1)
        (part, name) = (last.part, last.name + 1)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == Self.anyNames }
  }

  private static let anyNames = Array("**".utf8)

  /// Whether `pattern` matches `name`, both in UTF-8.
  ///
  /// `?` matches one Unicode scalar.
  ///
  /// - Complexity: O(*pattern* × *name*), because only the last `*` is retried after a mismatch.
  package static func matches(_ pattern: [UInt8], _ name: ArraySlice<UInt8>) -> Bool {
    var (p, n) = (0, name.startIndex)
    var retry: (pattern: Int, name: Int)?
    while n < name.endIndex {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        p += 1
        retry = (p, n)
      } else if p < pattern.count, pattern[p] == UInt8(ascii: "?") {
        p += 1
        n = endOfScalar(name, at: n)
      } else if p < pattern.count, pattern[p] == name[n] {
        (p, n) = (p + 1, n + 1)
      } else if let last = retry {
        retry = (last.pattern, endOfScalar(name, at: last.name))
        (p, n) = (last.pattern, endOfScalar(name, at: last.name))
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  private static func endOfScalar(_ name: ArraySlice<UInt8>, at index: Int) -> Int {
    var end = index + 1
    while end < name.endIndex, name[end] & 0b1100_0000 == 0b1000_0000 { end += 1 }
    return end
  }
}

/// The patterns of a `.gitignore` file.
///
/// See https://git-scm.com/docs/gitignore for the rules.
struct IgnoreRules {
  private struct Rule {
    var pattern: [UInt8]
    var isNegated = false
    var isFolderOnly = false
    /// Whether the pattern applies to the path from the file's folder instead of a name.
    var isAnchored = false
  }

  private var rules: [Rule] = []

  /// Parses a file.
  init(_ bytes: [UInt8]) {
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") }) {
      var pattern = Array(line)
      if pattern.last == UInt8(ascii: "\r") { pattern.removeLast() }
      while pattern.last == UInt8(ascii: " "), pattern.dropLast().last != UInt8(ascii: "\\") {
        pattern.removeLast()
      }
      guard let first = pattern.first, first != UInt8(ascii: "#") else { continue }
      var rule = Rule(pattern: pattern)
      if first == UInt8(ascii: "!") {
        rule.isNegated = true
        rule.pattern.removeFirst()
      }
      if rule.pattern.last == UInt8(ascii: "/") {
        rule.isFolderOnly = true
        rule.pattern.removeLast()
      }
      rule.isAnchored = rule.pattern.contains(UInt8(ascii: "/"))
      if rule.pattern.first == UInt8(ascii: "/") { rule.pattern.removeFirst() }
      if !rule.pattern.isEmpty { rules.append(rule) }
    }
  }

  /// Whether the rules ignore a file or folder; `nil` if no rule is about it.
  ///
  /// - Parameters:
  ///   - path: the path from the folder of the `.gitignore` file.
  ///   - isFolder: whether it's a folder.
  /// - Returns: `false` if a rule with `!` includes it again.
  func ignores(_ path: String, isFolder: Bool) -> Bool? {
    let bytes = Array(path.utf8)
    let name = bytes.lastIndex(of: UInt8(ascii: "/")).map { Array(bytes[($0 + 1)...]) } ?? bytes
    for rule in rules.reversed() where isFolder || !rule.isFolderOnly {
      if Self.matches(rule.pattern[...], (rule.isAnchored ? bytes : name)[...]) {
        return !rule.isNegated
      }
    }
    return nil
  }

  /// Whether a pattern matches a whole path.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>) -> Bool {
    var budget = 10_000
    return matches(pattern, path, &budget)
  }

  private static func matches(
    _ pattern: ArraySlice<UInt8>,
    _ path: ArraySlice<UInt8>,
    _ budget: inout Int
  ) -> Bool {
    var (pattern, path) = (pattern, path)
    while let first = pattern.first {
      budget -= 1
      guard budget > 0 else { return false }
      switch first {
      case UInt8(ascii: "*"): return matchesFromStar(pattern, path, &budget)
      case UInt8(ascii: "?"):
        guard let byte = path.first, byte != UInt8(ascii: "/") else { return false }
        (pattern, path) = (pattern.dropFirst(), path.dropFirst())
      case UInt8(ascii: "["):
        guard let byte = path.first, let set = characterSet(pattern) else { return false }
        guard set.contains(byte) else { return false }
        (pattern, path) = (set.rest, path.dropFirst())
      default:
        if first == UInt8(ascii: "\\"), pattern.count > 1 { pattern = pattern.dropFirst() }
        guard path.first == pattern.first else { return false }
        (pattern, path) = (pattern.dropFirst(), path.dropFirst())
      }
    }
    return path.isEmpty
  }

  /// Whether a pattern that begins with `*` matches a path.
  private static func matchesFromStar(
    _ pattern: ArraySlice<UInt8>,
    _ path: ArraySlice<UInt8>,
    _ budget: inout Int
  ) -> Bool {
    var path = path
    let isDouble = pattern.dropFirst().first == pattern.first
    let rest = pattern.drop { $0 == UInt8(ascii: "*") }
    if isDouble, rest.first == UInt8(ascii: "/") {
      // `**/` matches no or any folders.
      if matches(rest.dropFirst(), path, &budget) { return true }
      while let slash = path.firstIndex(of: UInt8(ascii: "/")) {
        path = path[(slash + 1)...]
        if matches(rest.dropFirst(), path, &budget) { return true }
      }
      return false
    }
    if rest.isEmpty { return isDouble || !path.contains(UInt8(ascii: "/")) }
    while true {
      if matches(rest, path, &budget) { return true }
      guard let byte = path.first, isDouble || byte != UInt8(ascii: "/") else { return false }
      path = path.dropFirst()
    }
  }

  /// A set of characters such as `[a-z]` or `[!0-9]`.
  private struct CharacterSet {
    var isNegated: Bool
    var items: ArraySlice<UInt8>
    /// The pattern after the set.
    var rest: ArraySlice<UInt8>

    func contains(_ byte: UInt8) -> Bool {
      var items = items
      var isFound = false
      while let first = items.popFirst() {
        if items.first == UInt8(ascii: "-"), let last = items.dropFirst().first {
          items = items.dropFirst(2)
          if first <= byte, byte <= last { isFound = true }
        } else if first == byte {
          isFound = true
        }
      }
      return isFound != isNegated && byte != UInt8(ascii: "/")
    }
  }

  private static func characterSet(_ pattern: ArraySlice<UInt8>) -> CharacterSet? {
    var items = pattern.dropFirst()
    let isNegated = items.first == UInt8(ascii: "!") || items.first == UInt8(ascii: "^")
    if isNegated { items = items.dropFirst() }
    guard let end = items.dropFirst().firstIndex(of: UInt8(ascii: "]")) else { return nil }
    return CharacterSet(
      isNegated: isNegated,
      items: items[..<end],
      rest: pattern[(end + 1)...]
    )
  }
}

package import Diagnostics

/// The paths of imported tokens, which are valid in DTCG and unique on every platform.
package struct ImportNames {
  /// The keys of the tokens' paths.
  private var taken: Set<String> = []
  /// The names of tokens and groups, by parent and key.
  private var owners: [String: String] = [:]
  /// The last number that was appended to each name.
  private var numbers: [String: Int] = [:]

  package init() {}

  /// Returns the path for a token or group of another format.
  ///
  /// - Parameters:
  ///   - wanted: the preferred path.
  ///   - name: the name in the other format.
  ///   - span: the location of the name.
  ///   - isGroup: whether it's a group rather than a token.
  ///   - diagnostics: receives a warning if the path isn't the preferred one.
  /// - Returns: a path that no other token has, and whose identifiers no other token has.
  package mutating func path(
    _ wanted: [String],
    of name: String,
    at span: Span,
    isGroup: Bool = false,
    _ diagnostics: inout [Diagnostic]
  ) -> [String] {
    let legal = wanted.isEmpty ? [TokenPath.unnamed] : wanted.map(TokenPath.name(of:))
    var path: [String] = []
    for (index, name) in legal.enumerated() {
      path.append(claim(name, below: path, isToken: !isGroup && index == legal.count - 1))
    }
    if path != wanted {
      let shown = path.joined(separator: ".")
      diagnostics.append(.renamedImport(name, as: shown, isTaken: legal == wanted, at: span))
    }
    return path
  }

  private mutating func claim(_ name: String, below group: [String], isToken: Bool) -> String {
    let parent = group.joined(separator: "\0")
    var own = name
    while true {
      let place = "\(parent)\0\(Self.key([own]))"
      let identifier = Self.key(group + [own])
      if owners[place, default: own] == own, !isToken || !taken.contains(identifier) {
        owners[place] = own
        if isToken { taken.insert(identifier) }
        return own
      }
      let number = numbers["\(parent)\0\(name)", default: 1] + 1
      numbers["\(parent)\0\(name)"] = number
      own = "\(name)-\(number)"
    }
  }

  /// Returns a key that paths share if their identifiers are the same on any platform, such as
  /// `fooBar`, `foo-bar`, and `foo.bar`.
  static func key(_ path: [String]) -> String {
    words(of: path.joined(separator: "-")).joined(separator: "-")
  }

  /// Returns the lowercased words of a name, split at separators and where an uppercase letter
  /// follows a lowercase one.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var last: Character = "-"
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let isWordLetter = letter.isLetter || letter.isNumber
      let endsCapitals =
        last.isUppercase && index + 1 < letters.count && letters[index + 1].isLowercase
      if !isWordLetter || letter.isUppercase && (last.isLowercase || endsCapitals) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isWordLetter { word += letter.lowercased() }
      last = letter
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}

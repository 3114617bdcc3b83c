package enum CSSList {
  /// Splits a list at the separators outside of parentheses and braces.
  package static func split(_ text: some StringProtocol, at separator: Character) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in text {
      if "({".contains(character) { depth += 1 }
      if ")}".contains(character) { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    parts.append(part)
    return parts.map { String($0.trimmingBlanks) }.filter { !$0.isEmpty }
  }
}

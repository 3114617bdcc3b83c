package enum CSSList {
  /// Returns the index of the parenthesis that closes the one before a text.
  package static func closingParenthesis<Text: StringProtocol>(of text: Text) -> Text.Index? {
    var depth = 0
    return text.firstIndex { letter in
      depth += letter == "(" ? 1 : letter == ")" ? -1 : 0
      return depth < 0
    }
  }

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

/// Escapes in CSS names and strings (CSS Syntax 3, section 4.3.7).
package enum CSSEscapes {
  /// Returns a text with its escapes decoded.
  package static func removed(from text: some StringProtocol) -> String {
    guard text.contains("\\") else { return String(text) }
    var result = ""
    var rest = text[...]
    while let letter = rest.popFirst() {
      guard letter == "\\" else {
        result.append(letter)
        continue
      }
      let digits = rest.prefix(6).prefix { $0.isASCII && $0.isHexDigit }
      if digits.isEmpty {
        // An escaped line break in a string is omitted.
        if let escaped = rest.popFirst(), !escaped.isNewline { result.append(escaped) }
        continue
      }
      rest = rest.dropFirst(digits.count)
      if let space = rest.first, space.isWhitespace { rest.removeFirst() }
      let scalar = UInt32(digits, radix: 16).flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
      result.unicodeScalars.append(scalar ?? "\u{FFFD}")
    }
    return result
  }

  /// Returns the contents of a quoted string; `nil` if the text isn't a single string.
  package static func string(_ text: some StringProtocol) -> String? {
    guard let quote = text.first, quote == "\"" || quote == "'", text.count > 1 else { return nil }
    var isEscaped = false
    for index in text.indices.dropFirst() {
      let letter = text[index]
      if isEscaped {
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else if letter == quote {
        guard text.index(after: index) == text.endIndex else { return nil }
        return removed(from: text.dropFirst().dropLast())
      }
    }
    return nil
  }
}

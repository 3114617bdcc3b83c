extension StringStyle {
  /// A reason that a text could escape from a literal in this style.
  package enum Flaw: Hashable, Sendable {
    /// There is an opening delimiter, but no closing one.
    case endless
    /// Neither delimiters nor escapes separate the text from its surroundings.
    case bare
    /// A text that contains the closing delimiter ends the literal.
    case openEnd
    /// A text that contains this character, with which escapes begin, could change their meaning.
    case openEscape(Unicode.Scalar)
  }

  /// The flaw of the style, if any.
  package var flaw: Flaw? {
    guard !close.isEmpty else {
      if !open.isEmpty { return .endless }
      return escapes.isEmpty && !CharacterPattern(control).hasNumber ? .bare : nil
    }
    let encoder = StringEncoder(self)
    func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
      if let own = escapes.last(where: { $0.character == scalar }) {
        return own.by != String(scalar)
      }
      var text = String(scalar)
      return scalar.isASCII && text.withUTF8 { !encoder.isClean($0) }
    }
    guard close.unicodeScalars.contains(where: isEscaped) else { return .openEnd }
    for escape in escapes {
      guard let first = escape.by.unicodeScalars.first, !isEscaped(first) else { continue }
      let holdsEnd = escape.by.unicodeScalars.contains(where: close.unicodeScalars.contains)
      if holdsEnd || !first.properties.isAlphabetic { return .openEscape(first) }
    }
    return nil
  }
}

extension StringStyle {
  /// Why a text can leave a literal of a style.
  package enum Flaw: Hashable, Sendable {
    /// There is an opening mark and no closing one.
    case endless
    /// Neither marks nor escapes tell the text from what stands around it.
    case bare
    /// A text that holds the closing mark ends the literal.
    case openEnd
    /// A text that holds this character, which escapes begin with, changes what they mean.
    case openEscape(Unicode.Scalar)
  }

  /// What is wrong with the style, if a text can leave it.
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

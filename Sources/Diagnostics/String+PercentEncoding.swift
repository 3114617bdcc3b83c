extension String {
  /// The path with every character encoded that has a meaning in URLs (RFC 3986).
  package var percentEncoded: String {
    var text = ""
    for byte in utf8 {
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80, character.isLetter || character.isNumber || "-._~/".contains(character) {
        text.append(character)
      } else {
        text += "%" + byte.hexadecimal(digits: 2, uppercase: true)
      }
    }
    return text
  }
}

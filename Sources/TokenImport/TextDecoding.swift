/// Decodes text files in the encodings that XML and CSS declare.
package enum TextDecoding {
  /// A decoding error.
  package struct Failure: Error {
    package let message: String
    /// The offset of the first byte that can't be decoded; 0 if the whole file can't be decoded.
    package let offset: Int
  }

  /// Returns the text of a file as UTF-8, without a byte order mark.
  ///
  /// A byte order mark determines the encoding, or else an XML declaration or an `@charset` rule.
  /// The default is UTF-8.
  ///
  /// - Throws: ``Failure`` if the text is invalid in its encoding, or if the encoding isn't
  ///   supported.
  package static func utf8(of bytes: [UInt8]) throws(Failure) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try validated(bytes, from: 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes, from: 2, isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes, from: 2, isBigEndian: true) }
    let less = UInt8(ascii: "<")
    if bytes.starts(with: [0, less]) { return try utf16(bytes, from: 0, isBigEndian: true) }
    if bytes.starts(with: [less, 0]) { return try utf16(bytes, from: 0, isBigEndian: false) }
    guard let name = declaredEncoding(of: bytes) else { return try validated(bytes, from: 0) }
    switch name.lowercased() {
    case "iso-8859-1", "iso8859-1", "latin1", "l1", "windows-1252", "cp1252":
      return windows1252(bytes)
    case "utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf-16le", "utf-16be":
      // A file whose declaration can be read byte by byte isn't UTF-16 (CSS Syntax 3, section 3.2).
      return try validated(bytes, from: 0)
    default:
      throw Failure(message: "the encoding `\(name)` isn't supported", offset: 0)
    }
  }

  /// Returns the encoding declared by `<?xml … encoding="NAME"?>` or `@charset "NAME";`.
  private static func declaredEncoding(of bytes: [UInt8]) -> String? {
    let start = String(decoding: bytes.prefix(256).prefix { $0 < 0x80 }, as: UTF8.self)
    let rest: Substring
    if start.hasPrefix("@charset \"") {
      rest = start.dropFirst(9)
    } else if start.hasPrefix("<?xml"), let end = start.firstRange(of: "?>"),
      let word = start[..<end.lowerBound].firstRange(of: "encoding")
    {
      rest = start[word.upperBound..<end.lowerBound].drop { $0 == "=" || $0.isWhitespace }
    } else {
      return nil
    }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }

  private static func validated(_ bytes: [UInt8], from start: Int) throws(Failure) -> [UInt8] {
    guard let offset = invalidOffset(in: bytes, from: start) else {
      return start == 0 ? bytes : Array(bytes[start...])
    }
    let digits = String(bytes[offset], radix: 16, uppercase: true)
    throw Failure(message: "the byte 0x\(digits) is not valid UTF-8", offset: offset)
  }

  /// Returns the offset of the first byte that isn't valid UTF-8; `nil` if all bytes are valid.
  private static func invalidOffset(in bytes: [UInt8], from start: Int) -> Int? {
    guard String(validating: bytes[start...], as: UTF8.self) == nil else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[start...].makeIterator()
    var offset = start
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  private static func utf16(
    _ bytes: [UInt8],
    from start: Int,
    isBigEndian: Bool
  ) throws(Failure) -> [UInt8] {
    let units = stride(from: start, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    guard (bytes.count - start) % 2 == 0, let text = String(validating: units, as: UTF16.self)
    else { throw Failure(message: "the file is not valid UTF-16", offset: 0) }
    return Array(text.utf8)
  }

  /// Decodes Latin-1 as browsers do, with the Windows characters instead of control characters.
  private static func windows1252(_ bytes: [UInt8]) -> [UInt8] {
    let units = bytes.map { byte in
      (0x80...0x9F).contains(byte) ? windowsLetters[Int(byte) - 0x80] : UInt16(byte)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The characters of the bytes 0x80 to 0x9F.
  private static let windowsLetters: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]
}

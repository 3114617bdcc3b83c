import Diagnostics

/// Splits the contents of a tag into tokens.
struct TokenLexer {
  let source: TemplateSource
  private(set) var index: Int
  private(set) var diagnostics: [Diagnostic] = []

  init(source: TemplateSource, index: Int) {
    self.source = source
    self.index = index
  }

  var isAtEnd: Bool { index >= source.bytes.count }

  /// Whether a tag begins here.
  ///
  /// Tags can't be nested.
  var isAtTag: Bool {
    guard byte(0) == UInt8(ascii: "{") else { return false }
    switch byte(1) {
    case UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "#"): return true
    default: return false
    }
  }

  /// Finds the delimiter that ends the tag here, with its trim mark.
  ///
  /// - Parameter mark: the byte of the delimiter before `}`.
  /// - Returns: its length; `nil` if there is none.
  func endLength(_ mark: UInt8) -> Int? {
    let first = byte(0)
    if first == mark { return byte(1) == UInt8(ascii: "}") ? 2 : nil }
    guard first == UInt8(ascii: "-") else { return nil }
    return byte(1) == mark && byte(2) == UInt8(ascii: "}") ? 3 : nil
  }

  /// Returns the byte at an offset; 0 after the end of the file.
  private func byte(_ offset: Int) -> UInt8 {
    index + offset < source.bytes.count ? source.bytes[index + offset] : 0
  }

  mutating func skipBlanks() {
    while index < source.bytes.count, source.bytes[index].isBlankOrLineEnd { index += 1 }
  }

  /// Returns the next token; `nil` if it's invalid, which is reported.
  mutating func next() -> Token? {
    let start = index
    let byte = source.bytes[index]
    if byte.beginsName { return name(from: start) }
    if byte.isDigit { return number(from: start) }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return text(from: start) }
    if let symbol = Token.Symbol(byte, self.byte(1)) ?? Token.Symbol(byte) {
      index += symbol.length
      return Token(kind: .symbol(symbol), span: source.span(start..<index))
    }
    index += 1
    while index < source.bytes.count, source.bytes[index] & 0b1100_0000 == 0b1000_0000 {
      index += 1
    }
    let character = String(decoding: source.bytes[start..<index], as: UTF8.self)
    diagnostics.append(.unexpectedCharacter(character, at: source.span(start..<index)))
    return nil
  }

  private mutating func name(from start: Int) -> Token {
    while index < source.bytes.count,
      source.bytes[index].beginsName || source.bytes[index].isDigit
    {
      index += 1
    }
    let (name, keyword) = source.bytes.withUnsafeBufferPointer { bytes in
      let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
      let keyword = Keyword(word)
      // Reuse the keyword's spelling.
      return (keyword?.rawValue ?? String(decoding: word, as: UTF8.self), keyword)
    }
    return Token(kind: .name(name), keyword: keyword, span: source.span(start..<index))
  }

  private mutating func number(from start: Int) -> Token? {
    var isWhole = true
    while index < source.bytes.count, source.bytes[index].isDigit { index += 1 }
    if index + 1 < source.bytes.count, source.bytes[index] == UInt8(ascii: "."),
      source.bytes[index + 1].isDigit
    {
      isWhole = false
      index += 1
      while index < source.bytes.count, source.bytes[index].isDigit { index += 1 }
    }
    while index < source.bytes.count,
      source.bytes[index].beginsName || source.bytes[index].isDigit
    {
      isWhole = false
      index += 1
    }
    let digits = String(decoding: source.bytes[start..<index], as: UTF8.self)
    let span = source.span(start..<index)
    if isWhole, let value = Int(digits) { return Token(kind: .integer(value), span: span) }
    let isPlain = digits.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
    if !isWhole, isPlain, let value = Double(digits), value.isFinite {
      return Token(kind: .number(value), span: span)
    }
    diagnostics.append(.badNumber(digits, at: span))
    return nil
  }

  private mutating func text(from start: Int) -> Token? {
    let quote = source.bytes[start]
    var value: [UInt8] = []
    var isGood = true
    index += 1
    while index < source.bytes.count, source.bytes[index] != quote {
      if source.bytes[index] == UInt8(ascii: "\n") { break }
      if source.bytes[index] == UInt8(ascii: "\\") {
        isGood = escape(into: &value) && isGood
      } else {
        value.append(source.bytes[index])
        index += 1
      }
    }
    guard index < source.bytes.count, source.bytes[index] == quote else {
      diagnostics.append(.unclosedText(source.span(start..<start + 1)))
      return nil
    }
    index += 1
    guard isGood else { return nil }
    return Token(
      kind: .text(String(decoding: value, as: UTF8.self)),
      span: source.span(start..<index)
    )
  }

  private mutating func escape(into value: inout [UInt8]) -> Bool {
    let start = index
    index += 1
    guard index < source.bytes.count else { return false }
    let byte = source.bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): value.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): value.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): value.append(byte)
    default:
      while index < source.bytes.count, source.bytes[index] & 0b1100_0000 == 0b1000_0000 {
        index += 1
      }
      let escape = String(decoding: source.bytes[start..<index], as: UTF8.self)
      diagnostics.append(.badEscape(escape, at: source.span(start..<index)))
      return false
    }
    return true
  }
}

extension UInt8 {
  /// Whether this is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  var isBlankOrLineEnd: Bool {
    isBlank || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether this is an ASCII letter or `_`.
  var beginsName: Bool {
    let folded = self | 0x20
    return (folded >= UInt8(ascii: "a") && folded <= UInt8(ascii: "z"))
      || self == UInt8(ascii: "_")
  }
}

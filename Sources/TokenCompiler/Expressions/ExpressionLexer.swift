import JSONSyntax
import TokenModel

/// A lexical token of an expression and its range of offsets in the decoded text.
struct ExpressionToken {
  var kind: Kind
  var range: Range<Int>

  enum Kind: Equatable {
    case number(Double)
    case quantity(Quantity)
    /// `#rgb`, `#rgba`, `#rrggbb`, or `#rrggbbaa`, as one byte each of red, green, blue, and alpha.
    case hexColor(UInt32)
    /// `{a.b}`, including the braces.
    case curly
    /// `@a.b`
    case path
    /// A name such as `color.mix` or `srgb`.
    case word
    case plus, minus, times, divided, power
    case comparison(Expression.Comparison)
    case open, close, comma
    case end
  }
}

struct ExpressionLexer {
  let text: [UInt8]
  private(set) var position: Int

  init(_ text: [UInt8], from start: Int) {
    self.text = text
    position = start
  }

  /// Returns the next token, or `.end` every time after the last one.
  mutating func next() throws(ExpressionFlaw) -> ExpressionToken {
    while position < text.count, Self.isSpace(text[position]) { position += 1 }
    let start = position
    guard start < text.count else { return ExpressionToken(kind: .end, range: start..<start) }
    if let symbol = Self.symbol(text[start]) {
      position += 1
      return ExpressionToken(kind: symbol, range: start..<position)
    }
    for comparison in Expression.Comparison.allCases
    where text[start...].starts(with: comparison.rawValue.utf8) {
      position += comparison.rawValue.utf8.count
      return ExpressionToken(kind: .comparison(comparison), range: start..<position)
    }
    switch text[start] {
    case UInt8(ascii: "{"):
      return try curly()
    case UInt8(ascii: "@"):
      return try path()
    case UInt8(ascii: "#"):
      return try hexColor()
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
      return try number()
    case let byte where Self.isLetter(byte):
      while position < text.count, Self.isNamePart(text[position]) { position += 1 }
      return ExpressionToken(kind: .word, range: start..<position)
    default:
      // Include the whole scalar, because the diagnostic shows it.
      position += 1
      while position < text.count, text[position] & 0xC0 == 0x80 { position += 1 }
      throw ExpressionFlaw(.unexpected(expected: "a value or an operator"), start..<position)
    }
  }

  private mutating func curly() throws(ExpressionFlaw) -> ExpressionToken {
    let start = position
    while position < text.count {
      position += 1
      if text[position - 1] == UInt8(ascii: "}") {
        return ExpressionToken(kind: .curly, range: start..<position)
      }
    }
    throw ExpressionFlaw(.curly(.unclosed), start..<position)
  }

  /// Reads `@a.b`, up to a space or a character with a meaning in expressions.
  ///
  /// A hyphen is part of the path, because hyphens are more common in names than minus signs
  /// without spaces around them.
  private mutating func path() throws(ExpressionFlaw) -> ExpressionToken {
    let start = position
    position += 1
    while position < text.count, !Self.endsPath(text[position]) { position += 1 }
    guard position > start + 1 else { throw ExpressionFlaw(.emptyPath, start..<position) }
    return ExpressionToken(kind: .path, range: start..<position)
  }

  private mutating func hexColor() throws(ExpressionFlaw) -> ExpressionToken {
    let start = position
    position += 1
    var digits: [UInt32] = []
    while position < text.count, let digit = text[position].hexadecimalValue {
      digits.append(UInt32(digit))
      position += 1
    }
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    if digits.count == 6 { digits += [15, 15] }
    guard digits.count == 8 else {
      throw ExpressionFlaw(
        .unexpected(expected: "three, four, six, or eight hexadecimal digits after `#`"),
        start..<position
      )
    }
    let color = digits.reduce(0) { $0 << 4 | $1 }
    return ExpressionToken(kind: .hexColor(color), range: start..<position)
  }

  private mutating func number() throws(ExpressionFlaw) -> ExpressionToken {
    let start = position
    skipDigits()
    if position < text.count, text[position] == UInt8(ascii: ".") {
      position += 1
      skipDigits()
    }
    skipExponent()
    let digits = String(decoding: text[start..<position], as: UTF8.self)
    let unitStart = position
    while position < text.count,
      Self.isLetter(text[position]) || text[position] == UInt8(ascii: "%")
    {
      position += 1
    }
    guard let value = Double(digits), value.isFinite else {
      throw ExpressionFlaw(.malformedNumber, start..<position)
    }
    let unit = String(decoding: text[unitStart..<position], as: UTF8.self)
    if unit.isEmpty { return ExpressionToken(kind: .number(value), range: start..<position) }
    guard let unit = Quantity.Unit(name: unit) else {
      throw ExpressionFlaw(.unknownUnit(unit), unitStart..<position)
    }
    return ExpressionToken(kind: .quantity(Quantity(value, unit)), range: start..<position)
  }

  private mutating func skipDigits() {
    while position < text.count, Self.isDigit(text[position]) { position += 1 }
  }

  /// Skips an exponent such as `e10`, but not the `e` of `em`.
  private mutating func skipExponent() {
    guard position < text.count, text[position] | 0x20 == UInt8(ascii: "e") else { return }
    var index = position + 1
    if index < text.count, text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-") {
      index += 1
    }
    guard index < text.count, Self.isDigit(text[index]) else { return }
    position = index
    skipDigits()
  }

  // MARK: Characters

  private static func symbol(_ byte: UInt8) -> ExpressionToken.Kind? {
    switch byte {
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "-"): .minus
    case UInt8(ascii: "*"): .times
    case UInt8(ascii: "/"): .divided
    case UInt8(ascii: "^"): .power
    case UInt8(ascii: "("): .open
    case UInt8(ascii: ")"): .close
    case UInt8(ascii: ","): .comma
    default: nil
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte >= 0x09 && byte <= 0x0D
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "-")
  }

  private static func endsPath(_ byte: UInt8) -> Bool {
    if isSpace(byte) { return true }
    return switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "@"), UInt8(ascii: "^"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "="), UInt8(ascii: "!"):
      true
    default: false
    }
  }
}

/// The bytes that are significant in JSON's grammar.
extension UInt8 {
  static var tab: UInt8 { 0x09 }
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }
  static var quote: UInt8 { 0x22 }
  static var numberSign: UInt8 { 0x23 }
  static var apostrophe: UInt8 { 0x27 }
  static var asterisk: UInt8 { 0x2A }
  static var plus: UInt8 { 0x2B }
  static var comma: UInt8 { 0x2C }
  static var minus: UInt8 { 0x2D }
  static var period: UInt8 { 0x2E }
  static var slash: UInt8 { 0x2F }
  static var zero: UInt8 { 0x30 }
  static var colon: UInt8 { 0x3A }
  static var equals: UInt8 { 0x3D }
  static var openBracket: UInt8 { 0x5B }
  static var backslash: UInt8 { 0x5C }
  static var closeBracket: UInt8 { 0x5D }
  static var backquote: UInt8 { 0x60 }
  static var openBrace: UInt8 { 0x7B }
  static var closeBrace: UInt8 { 0x7D }

  /// Whether this is `0` to `9`.
  var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether this is an ASCII letter.
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether this can occur in an unquoted name in the languages that people confuse with JSON.
  var isWordByte: Bool {
    isLetter || isDigit || self == 0x5F || self == 0x24
  }

  /// Whether this can occur in something that was meant as a number.
  var isNumberLike: Bool {
    isWordByte || self == .period || self == .plus || self == .minus || self == 0x25
  }

  /// Whether this ends a line.
  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }

  /// Whether this might begin a comment: `#`, `/`, and two false positives (`'` and `+`).
  var mayBeginComment: Bool { self & 0xF3 == 0x23 }

  /// Whether this is white space in RFC 8259.
  package var isJSONSpace: Bool {
    self == .space || self == .lineFeed || self == .tab || self == .carriageReturn
  }

  /// The value of a hexadecimal digit in uppercase or lowercase; `nil` for any other byte.
  @inlinable package var hexadecimalValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}

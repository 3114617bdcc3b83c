/// The bytes that are significant in JSON's grammar.
extension UInt8 {
  @inline(__always) static var tab: UInt8 { 0x09 }
  @inline(__always) static var lineFeed: UInt8 { 0x0A }
  @inline(__always) static var carriageReturn: UInt8 { 0x0D }
  @inline(__always) static var space: UInt8 { 0x20 }
  @inline(__always) static var quote: UInt8 { 0x22 }
  @inline(__always) static var numberSign: UInt8 { 0x23 }
  @inline(__always) static var apostrophe: UInt8 { 0x27 }
  @inline(__always) static var asterisk: UInt8 { 0x2A }
  @inline(__always) static var plus: UInt8 { 0x2B }
  @inline(__always) static var comma: UInt8 { 0x2C }
  @inline(__always) static var minus: UInt8 { 0x2D }
  @inline(__always) static var period: UInt8 { 0x2E }
  @inline(__always) static var slash: UInt8 { 0x2F }
  @inline(__always) static var zero: UInt8 { 0x30 }
  @inline(__always) static var colon: UInt8 { 0x3A }
  @inline(__always) static var equals: UInt8 { 0x3D }
  @inline(__always) static var openBracket: UInt8 { 0x5B }
  @inline(__always) static var backslash: UInt8 { 0x5C }
  @inline(__always) static var closeBracket: UInt8 { 0x5D }
  @inline(__always) static var backquote: UInt8 { 0x60 }
  @inline(__always) static var openBrace: UInt8 { 0x7B }
  @inline(__always) static var closeBrace: UInt8 { 0x7D }

  /// Whether this is `0` to `9`.
  @inline(__always) var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether this is an ASCII letter.
  @inline(__always) var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether this can occur in an unquoted name in the languages that people confuse with JSON.
  @inline(__always) var isWordByte: Bool {
    isLetter || isDigit || self == 0x5F || self == 0x24
  }

  /// Whether this can occur in something that was meant as a number.
  @inline(__always) var isNumberLike: Bool {
    isWordByte || self == .period || self == .plus || self == .minus || self == 0x25
  }

  /// Whether this ends a line.
  @inline(__always) var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }

  /// Whether this might begin a comment: `#`, `/`, and two false positives (`'` and `+`).
  @inline(__always) var mayBeginComment: Bool { self & 0xF3 == 0x23 }

  /// Whether this is white space in RFC 8259.
  @inline(__always) package var isJSONSpace: Bool {
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

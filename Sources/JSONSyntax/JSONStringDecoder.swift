/// Iterates over the decoded content of a string, one scalar at a time.
///
/// Accepts any bytes. Unknown escapes of ASCII characters decode to the character after the
/// backslash, and a backslash before any other character is kept. Malformed `\u` escapes, lone
/// surrogates, and invalid UTF-8 decode to U+FFFD. The parser has already reported all of these.
struct JSONStringDecoder {
  /// A decoded scalar.
  struct Piece {
    /// Its offset in the source.
    let start: Int
    /// The decoded bytes: the lowest `count` bytes, in little-endian order.
    let bytes: UInt32
    /// The number of decoded bytes.
    let count: Int
    /// Whether the source contains the same bytes.
    let isVerbatim: Bool
  }

  private let source: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ source: UnsafeBufferPointer<UInt8>) {
    self.source = source
  }

  /// Calls `body` with the decoded content of `source`.
  static func withDecoded<Result>(
    _ source: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    // No escape is shorter than its decoded form. An invalid byte becomes the three bytes of
    // U+FFFD.
    try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * source.count) { buffer in
      var decoder = JSONStringDecoder(source)
      let count = decoder.decode(into: buffer)
      return try body(UnsafeBufferPointer(rebasing: buffer[..<count]))
    }
  }

  private mutating func decode(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var count = 0
    while position < source.count {
      let byte = source[position]
      if byte < 0x80, byte != .backslash {
        buffer[count] = byte
        count += 1
        position += 1
        continue
      }
      guard let piece = next() else { return count }
      var bytes = piece.bytes
      for _ in 0..<piece.count {
        buffer[count] = UInt8(truncatingIfNeeded: bytes)
        bytes >>= 8
        count += 1
      }
    }
    return count
  }

  /// Returns the next scalar; `nil` at the end.
  mutating func next() -> Piece? {
    guard position < source.count else { return nil }
    let start = position
    let byte = source[start]
    if byte == .backslash { return nextEscape() }
    if byte < 0x80 {
      position += 1
      return Piece(start: start, bytes: UInt32(byte), count: 1, isVerbatim: true)
    }
    let length = source.lengthOfScalar(at: start)
    guard length > 0 else {
      position += 1
      return piece(for: 0xFFFD, at: start)
    }
    position += length
    var bytes: UInt32 = 0
    for index in 0..<length { bytes |= UInt32(source[start + index]) << (8 * UInt32(index)) }
    return Piece(start: start, bytes: bytes, count: length, isVerbatim: true)
  }

  private mutating func nextEscape() -> Piece {
    let start = position
    guard start + 1 < source.count else {
      position += 1
      return piece(for: 0x5C, at: start)
    }
    position += 2
    switch source[start + 1] {
    case UInt8(ascii: "b"): return piece(for: 0x08, at: start)
    case UInt8(ascii: "f"): return piece(for: 0x0C, at: start)
    case UInt8(ascii: "n"): return piece(for: 0x0A, at: start)
    case UInt8(ascii: "r"): return piece(for: 0x0D, at: start)
    case UInt8(ascii: "t"): return piece(for: 0x09, at: start)
    case UInt8(ascii: "u"): return nextUnicodeEscape(at: start)
    case let byte where byte < 0x80: return piece(for: UInt32(byte), at: start)
    default:
      position -= 1
      return piece(for: 0x5C, at: start)
    }
  }

  private mutating func nextUnicodeEscape(at start: Int) -> Piece {
    guard let unit = source.hexadecimalUnit(at: start + 2) else {
      return piece(for: 0xFFFD, at: start)
    }
    position = start + 6
    guard unit & 0xF800 == 0xD800 else { return piece(for: unit, at: start) }
    guard unit < 0xDC00, start + 7 < source.count, source[start + 6] == .backslash,
      source[start + 7] == UInt8(ascii: "u"),
      let low = source.hexadecimalUnit(at: start + 8), low & 0xFC00 == 0xDC00
    else { return piece(for: 0xFFFD, at: start) }
    position = start + 12
    return piece(for: 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF), at: start)
  }

  /// Encodes a scalar value, which must not be a surrogate.
  private func piece(for scalar: UInt32, at start: Int) -> Piece {
    let low = 0x80 | scalar & 0x3F
    let middle = 0x80 | scalar >> 6 & 0x3F
    let (bytes, count): (UInt32, Int) =
      switch scalar {
      case ..<0x80: (scalar, 1)
      case ..<0x800: (0xC0 | scalar >> 6 | low << 8, 2)
      case ..<0x10000: (0xE0 | scalar >> 12 | middle << 8 | low << 16, 3)
      default:
        (0xF0 | scalar >> 18 | (0x80 | scalar >> 12 & 0x3F) << 8 | middle << 16 | low << 24, 4)
      }
    return Piece(start: start, bytes: bytes, count: count, isVerbatim: false)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the length of the well-formed UTF-8 sequence at `index`; 0 if there is none.
  ///
  /// The ranges follow table 3-7 of the Unicode Standard: no overlong forms, no surrogates.
  func lengthOfScalar(at index: Int) -> Int {
    guard index < count else { return 0 }
    let lead = self[index]
    if lead < 0x80 { return 1 }
    let length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
    guard length > 0, count - index >= length else { return 0 }
    let second = self[index + 1]
    let lowest: UInt8 = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80
    let highest: UInt8 = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF
    guard second >= lowest, second <= highest else { return 0 }
    if length > 2, self[index + 2] & 0xC0 != 0x80 { return 0 }
    if length > 3, self[index + 3] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// Returns the value of the four hexadecimal digits at `index`; `nil` if there aren't four.
  func hexadecimalUnit(at index: Int) -> UInt32? {
    guard index + 4 <= count else { return nil }
    var unit: UInt32 = 0
    for position in index..<index + 4 {
      guard let digit = self[position].hexadecimalValue else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }
}

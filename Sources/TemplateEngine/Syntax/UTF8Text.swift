/// Decodes Unicode scalars from bytes that may not be valid UTF-8.
enum UTF8Text {
  /// Returns the scalar at an index, and its length in bytes.
  ///
  /// - Returns: U+FFFD with a length of 1 and `isValid` set to `false` if the bytes aren't valid
  ///   UTF-8.
  static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>,
    at index: Int
  ) -> (value: UInt32, count: Int, isValid: Bool) {
    let first = bytes[index]
    if first < 0x80 { return (UInt32(first), 1, true) }
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, index + count <= bytes.count else {
      return (0xFFFD, 1, false)
    }
    var value = UInt32(first) & (0x7F >> UInt32(count))
    for offset in 1..<count {
      let next = bytes[index + offset]
      guard next & 0b1100_0000 == 0b1000_0000 else { return (0xFFFD, 1, false) }
      value = value << 6 | UInt32(next & 0b0011_1111)
    }
    let isShortest = value >= (count == 4 ? 0x10000 : count == 3 ? 0x800 : 0x80)
    guard isShortest, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else {
      return (0xFFFD, 1, false)
    }
    return (value, count, true)
  }

  /// Returns the offset of the first byte that isn't valid UTF-8.
  static func firstFault(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    // Most files are ASCII.
    guard bytes.reduce(0, |) >= 0x80 else { return nil }
    var index = 0
    while index < bytes.count {
      let (_, count, isValid) = scalar(in: bytes, at: index)
      guard isValid else { return index }
      index += count
    }
    return nil
  }

  /// Appends a scalar as UTF-8, or U+FFFD if `value` isn't a scalar.
  static func append(_ value: UInt32, to output: inout [UInt8]) {
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Appends a scalar as UTF-8, or U+FFFD if `value` isn't a scalar.
  static func append(_ value: UInt32, to output: inout OutputBuffer) {
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { output.append(byte) }
  }

  /// Whether a scalar can change how the surrounding text is read.
  ///
  /// These are control characters, line and paragraph separators, bidirectional formatting
  /// characters, the byte order mark, and two noncharacters.
  static func isTreacherous(_ value: UInt32) -> Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
      0xFFFE, 0xFFFF:
      true
    default:
      false
    }
  }
}

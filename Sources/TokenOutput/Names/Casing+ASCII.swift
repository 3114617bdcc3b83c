import TemplateEngine

extension NameRules.Casing {
  /// Appends the identifier for a name to `buffer` if the name is ASCII and contains words.
  ///
  /// This is a fast path for ``NameWords/split(_:)`` and ``joined(_:isContinued:)`` that makes a
  /// single pass over the bytes. Almost all names take it.
  ///
  /// - Returns: Whether the identifier was appended. If not, `buffer` is unchanged.
  func append(
    ascii name: UnsafeBufferPointer<UInt8>,
    isContinued: Bool,
    to buffer: inout OutputBuffer
  ) -> Bool {
    if self == .asWritten { return appendVerbatim(name, to: &buffer) }
    guard name.allSatisfy({ $0 < 0x80 }), name.contains(where: \.isASCIIWordCharacter),
      name[0] != UInt8(ascii: "-") || !name[1].isASCIIDigit
    else { return false }
    var isInWord = false
    var isFirstWord = true
    for (index, byte) in name.enumerated() {
      guard byte.isASCIIWordCharacter else {
        isInWord = false
        continue
      }
      if !isInWord || byte.isASCIIUpper && Self.beginsWord(at: index, in: name) {
        beginWord(byte, isFirst: isFirstWord, isContinued: isContinued, in: &buffer)
        isFirstWord = false
        isInWord = true
      } else {
        buffer.append(self == .upperSnake ? byte.asciiUppercased : byte.asciiLowercased)
      }
    }
    return true
  }

  /// Appends the separator before a word, if any, and the word's first byte.
  private func beginWord(
    _ byte: UInt8,
    isFirst: Bool,
    isContinued: Bool,
    in buffer: inout OutputBuffer
  ) {
    switch self {
    case .lowerCamel where isFirst && !isContinued: buffer.append(byte.asciiLowercased)
    case .lowerCamel, .upperCamel:
      // `1` and `5` become `1_5` because `15` would be another number.
      if !isFirst, byte.isASCIIDigit, buffer.last?.isASCIIDigit ?? false {
        buffer.append(UInt8(ascii: "_"))
      }
      buffer.append(byte.asciiUppercased)
    case .kebab:
      if !isFirst { buffer.append(UInt8(ascii: "-")) }
      buffer.append(byte.asciiLowercased)
    case .snake:
      if !isFirst { buffer.append(UInt8(ascii: "_")) }
      buffer.append(byte.asciiLowercased)
    case .upperSnake:
      if !isFirst { buffer.append(UInt8(ascii: "_")) }
      buffer.append(byte.asciiUppercased)
    case .asWritten: break
    }
  }

  /// Appends a name that ``NameWords/verbatim(_:)`` wouldn't change.
  private func appendVerbatim(
    _ name: UnsafeBufferPointer<UInt8>,
    to buffer: inout OutputBuffer
  ) -> Bool {
    let isPlain = name.allSatisfy { byte in
      byte.isASCIIWordCharacter || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: "$")
    }
    if isPlain { buffer.append(name) }
    return isPlain
  }

  /// Whether the capital at `index` begins a new word although no separator precedes it.
  private static func beginsWord(at index: Int, in name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index > 0 else { return false }
    if name[index - 1].isASCIILower { return true }
    return name[index - 1].isASCIIUpper && index + 1 < name.count && name[index + 1].isASCIILower
  }
}

extension UInt8 {
  var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isASCIIUpper: Bool { self >= 0x41 && self <= 0x5A }
  var isASCIILower: Bool { self >= 0x61 && self <= 0x7A }
  /// Whether the byte is an ASCII letter or digit.
  var isASCIIWordCharacter: Bool { isASCIILower || isASCIIDigit || isASCIIUpper }
  /// Whether an identifier can begin with the byte.
  var canBeginASCIIIdentifier: Bool {
    isASCIILower || isASCIIUpper || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
  }
  fileprivate var asciiLowercased: UInt8 { isASCIIUpper ? self | 0x20 : self }
  fileprivate var asciiUppercased: UInt8 { isASCIILower ? self & 0xDF : self }
}

import TemplateEngine

extension NameRules.Casing {
  /// Appends the identifier of a name to `buffer` if the name is in ASCII and has words.
  ///
  /// It does what ``NameWords/split(_:)`` and ``joined(_:isContinued:)`` do, in one walk over the
  /// bytes: nearly all names are such.
  ///
  /// - Returns: whether it did; otherwise nothing was appended.
  func append(
    ascii name: UnsafeBufferPointer<UInt8>,
    isContinued: Bool,
    to buffer: inout OutputBuffer
  ) -> Bool {
    if self == .asWritten { return appendVerbatim(name, to: &buffer) }
    guard name.allSatisfy({ $0 < 0x80 }), name.contains(where: \.isASCIIWordCharacter) else {
      return false
    }
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

  /// Appends the first byte of a word and what stands before it.
  private func beginWord(
    _ byte: UInt8,
    isFirst: Bool,
    isContinued: Bool,
    in buffer: inout OutputBuffer
  ) {
    switch self {
    case .lowerCamel where isFirst && !isContinued: buffer.append(byte.asciiLowercased)
    case .lowerCamel, .upperCamel:
      // `1` and `5` are `1_5`: another number otherwise.
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

  /// Appends a name that ``NameWords/verbatim(_:)`` changes nothing of.
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

  /// Whether the capital at `index`, which stands in a word, begins another one.
  private static func beginsWord(at index: Int, in name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index > 0 else { return false }
    if name[index - 1].isASCIILower { return true }
    return name[index - 1].isASCIIUpper && index + 1 < name.count && name[index + 1].isASCIILower
  }
}

extension UInt8 {
  /// Whether it is one of `0` to `9`.
  var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }
  /// Whether it is one of `A` to `Z`.
  var isASCIIUpper: Bool { self >= 0x41 && self <= 0x5A }
  /// Whether it is one of `a` to `z`.
  var isASCIILower: Bool { self >= 0x61 && self <= 0x7A }
  /// Whether it is a letter or a digit.
  var isASCIIWordCharacter: Bool { isASCIILower || isASCIIDigit || isASCIIUpper }
  /// Whether an identifier may begin with it.
  var canBeginASCIIIdentifier: Bool {
    isASCIILower || isASCIIUpper || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
  }
  fileprivate var asciiLowercased: UInt8 { isASCIIUpper ? self | 0x20 : self }
  fileprivate var asciiUppercased: UInt8 { isASCIILower ? self & 0xDF : self }
}

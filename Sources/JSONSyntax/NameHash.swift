/// A hash of a property name, computed eight bytes at a time while parsing the name.
struct NameHash {
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Adds eight bytes.
  ///
  /// The last word of a name is padded with zeros. It's always added, even if it's empty.
  mutating func combine(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    value = product.high ^ product.low
  }

  /// Returns the hash of a string's content, equal to the hash that the parser computes for plain
  /// names.
  static func ofContent(_ source: UnsafeBufferPointer<UInt8>, hasEscapes: Bool) -> UInt64 {
    if hasEscapes {
      return JSONStringDecoder.withDecoded(source) { ofContent($0, hasEscapes: false) }
    }
    var hash = NameHash()
    var word: UInt64 = 0
    var shift: UInt64 = 0
    for byte in source {
      word |= UInt64(byte) << shift
      shift += 8
      if shift == 64 {
        hash.combine(word)
        word = 0
        shift = 0
      }
    }
    hash.combine(word)
    return hash.value
  }
}

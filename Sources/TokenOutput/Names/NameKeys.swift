import TokenModel

/// What stands for names when they are compared: equal names have equal keys.
///
/// Where letter case counts, the key of a name is its handle. Otherwise it is the handle of the name
/// in small letters, if some thing is called that, or a number of its own above all handles.
struct NameKeys {
  private let names: TextTable
  private let isCaseSensitive: Bool
  /// The small forms that no name has.
  private var others = TextTable()

  init(_ names: TextTable, isCaseSensitive: Bool) {
    self.names = names
    self.isCaseSensitive = isCaseSensitive
  }

  /// The key of a name.
  @inline(__always)
  mutating func key(of name: TextID) -> Int {
    if isCaseSensitive || names.withBytes(of: name, { $0.isSmallASCII }) { return Int(name.index) }
    return foldedKey(of: name)
  }

  private mutating func foldedKey(of name: TextID) -> Int {
    let folded = names.withBytes(of: name) { bytes in
      bytes.allSatisfy { $0 < 0x80 }
        ? bytes.map { $0.isASCIIUpper ? $0 | 0x20 : $0 }
        : Array(String(decoding: bytes, as: UTF8.self).lowercased().utf8)
    }
    return folded.withUnsafeBufferPointer { folded in
      if let known = names.find(folded) { return Int(known.index) }
      return names.count + Int(others.intern(folded).index)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes are ASCII other than capitals.
  fileprivate var isSmallASCII: Bool {
    let words = UnsafeRawBufferPointer(self)
    var index = 0
    while index + 8 <= count {
      let word = words.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // Among bytes below 0x80 the first sum sets the top bit from `A` on, the second from `[` on.
      let fromA = word & 0x7F7F_7F7F_7F7F_7F7F &+ 0x3F3F_3F3F_3F3F_3F3F
      let beyondZ = word & 0x7F7F_7F7F_7F7F_7F7F &+ 0x2525_2525_2525_2525
      guard (word | fromA & ~beyondZ) & 0x8080_8080_8080_8080 == 0 else { return false }
      index += 8
    }
    while index < count {
      guard self[index] < 0x80, !self[index].isASCIIUpper else { return false }
      index += 1
    }
    return true
  }
}

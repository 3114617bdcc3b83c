import TokenModel

/// Keys for comparing names: equal names have equal keys.
///
/// If names are case-sensitive, the key of a name is its handle. Otherwise, it is the handle of the
/// lowercase name if that name exists, or a unique number above all handles. Non-ASCII names are
/// equal if they are canonically equivalent, such as `é` as one or as two scalars.
struct NameKeys {
  private let names: TextTable
  private let isCaseSensitive: Bool
  /// Whether the key of every name is its handle.
  private let areHandles: Bool
  /// The lowercase forms that aren't names themselves.
  private var others = TextTable()
  /// The first form seen of each group of canonically equivalent non-ASCII names.
  private var equivalents: [String: String] = [:]

  init(_ names: TextTable, isCaseSensitive: Bool) {
    self.names = names
    self.isCaseSensitive = isCaseSensitive
    areHandles = isCaseSensitive && names.isASCII
  }

  /// Returns the key of a name.
  mutating func key(of name: TextID) -> Int {
    if areHandles || names.withBytes(of: name, { $0.isSmallASCII }) { return Int(name.index) }
    return foldedKey(of: name)
  }

  private mutating func foldedKey(of name: TextID) -> Int {
    let bytes = names.withBytes(of: name) { Array($0) }
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return key(beyondASCII: names[name]) }
    return isCaseSensitive
      ? Int(name.index) : key(of: bytes.map { $0.isASCIIUpper ? $0 | 0x20 : $0 })
  }

  private mutating func key(beyondASCII name: String) -> Int {
    let folded = isCaseSensitive ? name : name.lowercased()
    let known = equivalents[folded] ?? folded
    equivalents[folded] = known
    return key(of: Array(known.utf8))
  }

  private mutating func key(of folded: [UInt8]) -> Int {
    folded.withUnsafeBufferPointer { folded in
      if let known = names.find(folded) { return Int(known.index) }
      return names.count + Int(others.intern(folded).index)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes are ASCII and none is an uppercase letter.
  fileprivate var isSmallASCII: Bool {
    let words = UnsafeRawBufferPointer(self)
    var index = 0
    while index + 8 <= count {
      let word = words.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // For bytes below 0x80, the first sum sets the top bit from `A` on, the second from `[` on.
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

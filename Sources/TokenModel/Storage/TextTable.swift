/// The handle of a piece of UTF-8 text in a ``TextTable``.
@frozen
public struct TextID: Hashable, Sendable {
  /// Position in the table, from 0.
  public let index: UInt32

  /// Makes the handle of the text at `index`.
  @inlinable
  public init(_ index: UInt32) {
    self.index = index
  }

  /// The empty text, which every table holds first.
  public static let empty = TextID(0)
}

/// Names, descriptions and other text, each distinct one kept once.
public struct TextTable: Sendable {
  /// All text, one piece after the other.
  private var bytes: [UInt8] = []
  /// Where each piece ends; it begins where the one before ends.
  private var ends: [Int] = []
  /// Open addressing; 0 is free, otherwise index + 1.
  ///
  /// The length is a power of two.
  private var slots: [UInt32] = []
  /// The hash of each piece, so that growing does not read the text again.
  private var hashes: [UInt64] = []

  /// Makes a table that holds the empty text.
  public init() {
    slots = [UInt32](repeating: 0, count: 64)
    _ = intern("")
  }

  /// The number of distinct pieces.
  public var count: Int { ends.count }

  /// The handle of `text`, which is added unless it is there already.
  package mutating func intern(_ text: String) -> TextID {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  /// The handle of the text in `utf8`, which is added unless it is there already.
  ///
  /// - Complexity: O(length) on average.
  package mutating func intern(_ utf8: UnsafeBufferPointer<UInt8>) -> TextID {
    if ends.count * 2 >= slots.count { grow() }
    let hash = Self.hash(utf8)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot] - 1)
      if hashes[index] == hash, isEqual(index, utf8) { return TextID(UInt32(index)) }
      slot = (slot + 1) & mask
    }
    bytes.append(contentsOf: utf8)
    ends.append(bytes.count)
    hashes.append(hash)
    slots[slot] = UInt32(ends.count)
    return TextID(UInt32(ends.count - 1))
  }

  /// The handle of `text` where the table holds it.
  package func find(_ text: String) -> TextID? {
    var text = text
    return text.withUTF8 { find($0) }
  }

  /// The handle of the text in `utf8` where the table holds it.
  package func find(_ utf8: UnsafeBufferPointer<UInt8>) -> TextID? {
    let hash = Self.hash(utf8)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot] - 1)
      if hashes[index] == hash, isEqual(index, utf8) { return TextID(UInt32(index)) }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The text as a `String`.
  public subscript(id: TextID) -> String {
    withBytes(of: id) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the UTF-8 bytes of a text.
  package func withBytes<Result>(
    of id: TextID,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let range = range(of: Int(id.index))
    return try bytes.withUnsafeBufferPointer { try body(.init(rebasing: $0[range])) }
  }

  /// Appends the UTF-8 bytes of a text to `buffer`.
  package func append(_ id: TextID, to buffer: inout [UInt8]) {
    buffer.append(contentsOf: bytes[range(of: Int(id.index))])
  }

  private func range(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  private func isEqual(_ index: Int, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(of: index)
    guard range.count == utf8.count else { return false }
    return bytes.withUnsafeBufferPointer { $0[range].elementsEqual(utf8) }
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for (index, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(index + 1)
    }
  }

  private static func hash(_ utf8: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hasher = ContentHasher()
    var index = 0
    while index + 8 <= utf8.count {
      hasher.mix(UnsafeRawBufferPointer(utf8).loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var tail = UInt64(truncatingIfNeeded: utf8.count)
    while index < utf8.count {
      tail = tail << 8 | UInt64(utf8[index])
      index += 1
    }
    hasher.mix(tail)
    return hasher.state
  }
}

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
  @inlinable
  public static var empty: TextID { TextID(0) }
}

/// Names, descriptions and other text, each distinct one kept once.
public struct TextTable: Sendable {
  /// All text, one piece after the other.
  @usableFromInline private(set) var bytes: [UInt8] = []
  /// Where each piece ends; it begins where the one before ends.
  @usableFromInline private(set) var ends: [Int] = []
  private var table = SlotTable()
  private let hasher = ContentHasher.forTable()

  /// Makes a table that holds the empty text.
  public init() {
    _ = intern("")
  }

  /// Makes room for more pieces of text.
  package mutating func reserveCapacity(_ count: Int, bytes: Int) {
    self.bytes.reserveCapacity(bytes)
    ends.reserveCapacity(count)
    table.reserveCapacity(count)
  }

  /// The number of distinct pieces.
  public var count: Int { ends.count }

  /// Whether all characters of all pieces are in ASCII.
  package var isASCII: Bool { bytes.reduce(0, |) < 0x80 }

  /// The handle of `text`, which is added unless it is there already.
  package mutating func intern(_ text: String) -> TextID {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  /// The handle of the text in `utf8`, which is added unless it is there already.
  ///
  /// - Complexity: O(length) on average.
  package mutating func intern(_ utf8: UnsafeBufferPointer<UInt8>) -> TextID {
    let hash = hash(utf8)
    if let index = find(utf8, hash) { return TextID(UInt32(truncatingIfNeeded: index)) }
    let index = ends.count
    bytes.append(contentsOf: utf8)
    ends.append(bytes.count)
    table.insert(hash, index)
    return TextID(UInt32(index))
  }

  /// The handle of `text` where the table holds it.
  package func find(_ text: String) -> TextID? {
    var text = text
    return text.withUTF8 { find($0) }
  }

  /// The handle of the text in `utf8` where the table holds it.
  package func find(_ utf8: UnsafeBufferPointer<UInt8>) -> TextID? {
    find(utf8, hash(utf8)).map { TextID(UInt32(truncatingIfNeeded: $0)) }
  }

  /// The text as a `String`.
  public subscript(id: TextID) -> String {
    withBytes(of: id) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the UTF-8 bytes of a text.
  @inlinable
  @inline(__always)
  package func withBytes<Result>(
    of id: TextID,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let range = range(of: Int(id.index))
    return try bytes.withUnsafeBufferPointer { try body(.init(rebasing: $0[range])) }
  }

  /// The number of UTF-8 bytes of a text.
  package func count(of id: TextID) -> Int { range(of: Int(id.index)).count }

  /// Appends the UTF-8 bytes of a text to `buffer`.
  package func append(_ id: TextID, to buffer: inout [UInt8]) {
    buffer.append(contentsOf: bytes[range(of: Int(id.index))])
  }

  @inlinable
  @inline(__always)
  func range(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  @inline(__always)
  private func find(_ utf8: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      table.find(hash) { index in
        let start = index == 0 ? 0 : ends[index - 1]
        guard ends[index] - start == utf8.count else { return false }
        return Self.areEqual(UnsafeRawBufferPointer(bytes), start, UnsafeRawBufferPointer(utf8))
      }
    }
  }

  /// Whether the bytes from `start` on are those of `text`; there are as many.
  @inline(__always)
  private static func areEqual(
    _ bytes: UnsafeRawBufferPointer,
    _ start: Int,
    _ text: UnsafeRawBufferPointer
  ) -> Bool {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes[start..<start + text.count])
    let count = text.count
    guard count >= 8 else { return ContentHasher.shortWord(bytes) == ContentHasher.shortWord(text) }
    var index = 0
    while index &+ 8 < count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word != text.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
      index &+= 8
    }
    // The last word overlaps the one before, as it does in the hash.
    return bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      == text.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
  }

  @inline(__always)
  private func hash(_ utf8: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hasher = hasher
    hasher.mix(utf8)
    return hasher.state
  }
}

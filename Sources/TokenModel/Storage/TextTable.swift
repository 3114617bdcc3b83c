/// The handle of a UTF-8 text in a ``TextTable``.
@frozen
public struct TextID: Hashable, Sendable {
  /// The index in the table, from 0.
  public let index: UInt32

  /// Creates a handle for the text at `index`.
  @inlinable
  public init(_ index: UInt32) {
    self.index = index
  }

  /// The empty text, which is the first text of every table.
  @inlinable
  public static var empty: TextID { TextID(0) }
}

/// Names, descriptions, and other texts.
///
/// Each distinct text is kept once.
public struct TextTable: Sendable {
  /// The concatenated texts.
  @usableFromInline private(set) var bytes: [UInt8] = []
  /// The end of each text.
  ///
  /// A text begins at the end of the previous one.
  @usableFromInline private(set) var ends: [Int] = []
  private var table = SlotTable()
  private let hasher = ContentHasher.forTable()

  /// Creates a table that contains only the empty text.
  public init() {
    _ = intern("")
  }

  /// Reserves capacity for `count` texts with a total of `bytes` bytes.
  package mutating func reserveCapacity(_ count: Int, bytes: Int) {
    self.bytes.reserveCapacity(bytes)
    ends.reserveCapacity(count)
    table.reserveCapacity(count)
  }

  /// The number of distinct texts.
  public var count: Int { ends.count }

  package var isASCII: Bool { bytes.reduce(0, |) < 0x80 }

  /// Returns the handle of `text`, adding it to the table if necessary.
  package mutating func intern(_ text: String) -> TextID {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  /// Returns the handle of the text in `utf8`, adding it to the table if necessary.
  ///
  /// - Complexity: O(*length*) on average.
  package mutating func intern(_ utf8: UnsafeBufferPointer<UInt8>) -> TextID {
    let hash = hash(utf8)
    if let index = find(utf8, hash) { return TextID(UInt32(truncatingIfNeeded: index)) }
    let index = ends.count
    bytes.append(contentsOf: utf8)
    ends.append(bytes.count)
    table.insert(hash, index)
    return TextID(UInt32(index))
  }

  /// Returns the handle of `text`, if the table contains it.
  package func find(_ text: String) -> TextID? {
    var text = text
    return text.withUTF8 { find($0) }
  }

  /// Returns the handle of the text in `utf8`, if the table contains it.
  package func find(_ utf8: UnsafeBufferPointer<UInt8>) -> TextID? {
    find(utf8, hash(utf8)).map { TextID(UInt32(truncatingIfNeeded: $0)) }
  }

  /// The text for `id`, as a `String`.
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

  /// Returns the number of UTF-8 bytes in a text.
  package func count(of id: TextID) -> Int { range(of: Int(id.index)).count }

  /// Appends the UTF-8 bytes of a text to `buffer`.
  package func append(_ id: TextID, to buffer: inout [UInt8]) {
    buffer.append(contentsOf: bytes[range(of: Int(id.index))])
  }

  @inlinable
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

  /// Whether the bytes from `start` on equal `text`.
  ///
  /// At least `text.count` bytes must follow.
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
    // The last word overlaps the previous one, as it does in the hash.
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

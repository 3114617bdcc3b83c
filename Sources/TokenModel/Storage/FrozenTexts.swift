/// The texts of a ``TextTable`` that nothing will be added to, for those who write many of them.
///
/// A table is a structure of several arrays; asking it from another module copies it, which counts
/// references, and threads that count the same references wait for each other. This is one object
/// with memory that never changes.
package final class FrozenTexts: @unchecked Sendable {
  private let bytes: UnsafeMutablePointer<UInt8>
  /// Where each text ends; it begins where the one before ends.
  private let ends: UnsafeMutablePointer<Int>
  /// The number of texts.
  package let count: Int

  /// Copies the texts of `table`.
  ///
  /// - Complexity: O(bytes).
  package init(_ table: TextTable) {
    count = table.ends.count
    bytes = .allocate(capacity: max(table.bytes.count, 1))
    ends = .allocate(capacity: max(count, 1))
    table.bytes.withUnsafeBufferPointer { source in
      if let first = source.baseAddress { bytes.initialize(from: first, count: source.count) }
    }
    table.ends.withUnsafeBufferPointer { source in
      if let first = source.baseAddress { ends.initialize(from: first, count: source.count) }
    }
  }

  deinit {
    bytes.deallocate()
    ends.deallocate()
  }

  /// The UTF-8 bytes of a text, which live as long as this object.
  package func bytes(of id: TextID) -> UnsafeBufferPointer<UInt8> {
    let index = Int(id.index)
    precondition(index < count)
    let start = index == 0 ? 0 : ends[index - 1]
    return UnsafeBufferPointer(start: bytes + start, count: ends[index] - start)
  }
}

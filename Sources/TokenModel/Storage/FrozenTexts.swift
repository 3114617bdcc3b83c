/// The texts of a ``TextTable`` that nothing will be added to, for those who write many of them.
///
/// A table is a structure of several arrays; asking it from another module copies it, which counts
/// references, and threads that count the same references wait for each other. This is memory that
/// never changes, with one owner.
@frozen
@usableFromInline
package struct FrozenTexts: ~Copyable, @unchecked Sendable {
  @usableFromInline let bytes: UnsafeMutablePointer<UInt8>
  /// Where each text begins, and where the last one ends: one more than there are texts.
  @usableFromInline let starts: UnsafeMutablePointer<Int>
  /// The number of texts.
  @usableFromInline package let count: Int

  /// Copies the texts of `table`.
  ///
  /// - Complexity: O(bytes).
  package init(_ table: TextTable) {
    count = table.ends.count
    bytes = .allocate(capacity: max(table.bytes.count, 1))
    starts = .allocate(capacity: count + 1)
    starts.initialize(to: 0)
    table.bytes.withUnsafeBufferPointer { source in
      if let first = source.baseAddress { bytes.initialize(from: first, count: source.count) }
    }
    table.ends.withUnsafeBufferPointer { source in
      if let first = source.baseAddress { (starts + 1).initialize(from: first, count: count) }
    }
  }

  deinit {
    bytes.deallocate()
    starts.deallocate()
  }

  /// The UTF-8 bytes of a text, which live as long as these texts.
  @inlinable
  @inline(__always)
  package func bytes(of id: TextID) -> UnsafeBufferPointer<UInt8> {
    let index = Int(id.index)
    precondition(index < count)
    let start = starts[index]
    return UnsafeBufferPointer(start: bytes + start, count: starts[index &+ 1] &- start)
  }
}

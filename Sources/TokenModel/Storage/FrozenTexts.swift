/// An immutable copy of the texts in a ``TextTable``, for code that writes many of them.
///
/// A table is a structure of several arrays. Accessing it from another module copies it, which
/// updates reference counts, and threads that update the same reference counts slow each other
/// down. This copy is memory that never changes.
@frozen
@usableFromInline
package struct FrozenTexts: ~Copyable, @unchecked Sendable {
  @usableFromInline let bytes: UnsafeMutablePointer<UInt8>
  /// The offset of each text, followed by the end of the last text: `count` + 1 elements.
  @usableFromInline let starts: UnsafeMutablePointer<Int>
  @usableFromInline package let count: Int
  private let ownsMemory: Bool

  /// Copies the texts of `table`.
  ///
  /// - Complexity: O(*bytes*).
  package init(_ table: TextTable) {
    count = table.ends.count
    ownsMemory = true
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

  /// Creates a view of the texts of `owner`, which must live longer.
  package init(of owner: borrowing FrozenTexts) {
    (bytes, starts, count, ownsMemory) = (owner.bytes, owner.starts, owner.count, false)
  }

  deinit {
    guard ownsMemory else { return }
    bytes.deallocate()
    starts.deallocate()
  }

  /// Returns the UTF-8 bytes of a text.
  ///
  /// The buffer is valid for the lifetime of this object.
  @inlinable
  package func bytes(of id: TextID) -> UnsafeBufferPointer<UInt8> {
    let index = Int(id.index)
    precondition(index < count)
    let start = starts[index]
    return UnsafeBufferPointer(start: bytes + start, count: starts[index &+ 1] &- start)
  }
}

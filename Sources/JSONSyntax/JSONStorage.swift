/// The contents of a ``JSONTree``, which never change.
///
/// This is a class so that a tree is a single reference, and accessing a node needs no reference
/// counting.
@usableFromInline package final class JSONStorage: @unchecked Sendable {
  /// The text.
  @usableFromInline let bytes: [UInt8]
  /// The nodes.
  @usableFromInline package let slots: UnsafeBufferPointer<JSONSlot>
  /// The repairs, sorted by node.
  let repairs: [JSONRepair]
  /// Whether unbalanced delimiters make the nesting ambiguous.
  package let hasAmbiguousNesting: Bool

  /// The origins of a rewritten text; `nil` for the text of a file.
  @usableFromInline package let origins: TextOrigins?

  /// Takes ownership of `slots`.
  init(
    bytes: [UInt8],
    slots: UnsafeMutableBufferPointer<JSONSlot>?,
    repairs: [JSONRepair],
    hasAmbiguousNesting: Bool,
    origins: TextOrigins?
  ) {
    self.bytes = bytes
    self.slots = slots.map { UnsafeBufferPointer($0) } ?? UnsafeBufferPointer(start: nil, count: 0)
    self.repairs = repairs
    self.hasAmbiguousNesting = hasAmbiguousNesting
    self.origins = origins
  }

  deinit {
    slots.deallocate()
  }

  /// Calls `body` with the text.
  ///
  /// The buffer must not escape.
  @inlinable
  @inline(__always)
  package func withText<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBufferPointer(body)
  }

  /// Returns the slot at `index`.
  ///
  /// - Precondition: `index` is less than the number of slots.
  @inlinable
  package func slot(_ index: UInt32) -> JSONSlot {
    precondition(Int(index) < slots.count, "the node belongs to another tree")
    return slots[Int(index)]
  }

  /// Returns the index of the slot after the subtree at `index`.
  @inlinable
  package func indexAfterSubtree(at index: UInt32) -> UInt32 {
    slot(index).isContainer ? slot(index + 1).content : index + 1
  }
}

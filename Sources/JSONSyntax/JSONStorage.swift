/// What a ``JSONTree`` consists of, in memory of its own that never changes or moves.
///
/// A class, so that a tree is one reference and asking it for a node counts none.
@usableFromInline package final class JSONStorage: @unchecked Sendable {
  /// The text.
  ///
  /// A copy: the memory of an array may be used only within a closure.
  @usableFromInline package let text: UnsafeBufferPointer<UInt8>
  /// The nodes.
  @usableFromInline package let slots: UnsafeBufferPointer<JSONSlot>
  /// Sorted by node.
  let repairs: [JSONRepair]
  /// Whether brackets or quotes are missing, so that what lies in what is a guess.
  package let hasDoubtfulStructure: Bool

  /// Where the text came from; `nil` for the text of a file.
  @usableFromInline package let origins: TextOrigins?

  /// Copies `bytes`, and takes over the memory of `slots`.
  init(
    bytes: [UInt8],
    slots: UnsafeMutableBufferPointer<JSONSlot>?,
    repairs: [JSONRepair],
    hasDoubtfulStructure: Bool,
    origins: TextOrigins?
  ) {
    let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = text.initialize(from: bytes)
    self.text = UnsafeBufferPointer(text)
    self.slots = slots.map { UnsafeBufferPointer($0) } ?? UnsafeBufferPointer(start: nil, count: 0)
    self.repairs = repairs
    self.hasDoubtfulStructure = hasDoubtfulStructure
    self.origins = origins
  }

  deinit {
    text.deallocate()
    slots.deallocate()
  }

  /// The slot at `index`, of which there must be more.
  @inlinable
  @inline(__always)
  package func slot(_ index: UInt32) -> JSONSlot {
    precondition(Int(index) < slots.count, "the node belongs to another tree")
    return slots[Int(index)]
  }

  /// The index of the slot after the node at `index` and everything in it.
  @inlinable
  @inline(__always)
  package func indexAfterSubtree(at index: UInt32) -> UInt32 {
    slot(index).isContainer ? slot(index + 1).content : index + 1
  }
}

/// Eight bytes of a ``JSONTree``'s storage.
///
/// A string, number or word takes one slot, an object or array two: itself and, directly after it,
/// its end. Children follow their parent, a member's name directly before its value. In the first
/// slot `offset` is where the text begins and `content` holds kind, mark and size; in the second
/// `offset` is where the text ends and `content` the index of the slot after the whole subtree.
@usableFromInline package struct JSONSlot: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline package var offset: UInt32
  @usableFromInline package var content: UInt32

  package init(offset: UInt32, content: UInt32) {
    self.offset = offset
    self.content = content
  }

  /// Makes the first slot of a node; a size too large to store becomes ``largestSize``.
  package init(_ kind: JSONKind, at offset: Int, size: Int, isMarked: Bool) {
    self.offset = UInt32(truncatingIfNeeded: offset)
    let stored = UInt32(truncatingIfNeeded: min(size, Int(JSONSlot.largestSize)))
    self.content = stored << 4 | (isMarked ? 8 : 0) | UInt32(kind.rawValue)
  }

  /// The size that stands for "this or more: count again".
  @inlinable package static var largestSize: UInt32 { 0x0FFF_FFFF }

  /// What the node is.
  @inlinable @inline(__always) package var kind: JSONKind {
    JSONKind(rawValue: UInt8(truncatingIfNeeded: content & 7)) ?? .null
  }

  /// Whether the node is an object or an array.
  @inlinable package var isContainer: Bool { content & 7 < 2 }

  /// Whether a string has escapes, or the text was repaired and ``JSONRepair`` has its meaning.
  @inlinable package var isMarked: Bool { content & 8 != 0 }

  /// Length of the text in bytes, or the number of members or elements.
  @inlinable package var size: UInt32 { content >> 4 }
}

/// What the reader made of a text that is not JSON.
package struct JSONRepair: Hashable, Sendable {
  /// Index of the node.
  let node: UInt32
  /// One past the last byte of its text.
  let end: UInt32
  /// The bytes that a string was taken to hold.
  let content: Range<UInt32>
  /// The value that a number was taken to have.
  let number: Double
}

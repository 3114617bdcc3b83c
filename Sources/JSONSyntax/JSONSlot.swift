/// An eight-byte entry of a ``JSONTree``'s storage.
///
/// A string, number, or literal takes one slot. An object or array takes two: a start slot,
/// directly followed by an end slot. Children follow their parent, and a property's name directly
/// precedes its value. In the start slot, `offset` is the start of the text, and `content` packs
/// the kind, the mark, and the size. In the end slot, `offset` is the end of the text, and
/// `content` is the index of the slot after the whole subtree.
@usableFromInline package struct JSONSlot: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline package var offset: UInt32
  @usableFromInline package var content: UInt32

  package init(offset: UInt32, content: UInt32) {
    self.offset = offset
    self.content = content
  }

  /// Creates the first slot of a node.
  ///
  /// A size too large to store becomes ``largestSize``.
  package init(_ kind: JSONKind, at offset: Int, size: Int, isMarked: Bool) {
    self.offset = UInt32(truncatingIfNeeded: offset)
    let stored = UInt32(truncatingIfNeeded: min(size, Int(JSONSlot.largestSize)))
    self.content = stored << 4 | (isMarked ? 8 : 0) | UInt32(kind.rawValue)
  }

  /// The size that means "this or more"; the actual size has to be recounted.
  @inlinable package static var largestSize: UInt32 { 0x0FFF_FFFF }

  /// The kind of the node.
  @inlinable @inline(__always) package var kind: JSONKind {
    JSONKind(rawValue: UInt8(truncatingIfNeeded: content & 7)) ?? .null
  }

  /// Whether the node is an object or an array.
  @inlinable package var isContainer: Bool { content & 7 < 2 }

  /// Whether a string has escapes, or the node was repaired and ``JSONRepair`` has its value.
  @inlinable package var isMarked: Bool { content & 8 != 0 }

  /// The length of the text in bytes, or the number of properties or elements.
  @inlinable package var size: UInt32 { content >> 4 }
}

/// The parser's interpretation of a text that isn't valid JSON.
package struct JSONRepair: Hashable, Sendable {
  /// The index of the node.
  let node: UInt32
  /// The offset just past the last byte of its text.
  let end: UInt32
  /// The range of a string's presumed content.
  let content: Range<UInt32>
  /// The presumed value of a number.
  let number: Double
}

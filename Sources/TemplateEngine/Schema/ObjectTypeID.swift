/// The ID of an object type: its index in the schema's `objects`, chosen by the host.
@usableFromInline
package struct ObjectTypeID: BitwiseCopyable, Hashable, Sendable {
  /// The index, as wide as the other parts of an object.
  ///
  /// Otherwise, the machine would carry along the unused bits next to it.
  @usableFromInline let word: UInt32

  @inlinable package var index: UInt16 { UInt16(truncatingIfNeeded: word) }

  @inlinable
  package init(_ index: UInt16) { word = UInt32(index) }
}

/// The ID of a union type: its index in the schema's `unions`.
package struct UnionTypeID: Hashable, Sendable {
  package let index: UInt16

  package init(_ index: UInt16) { self.index = index }
}

/// The ID of a word type: its index in the schema's `words`.
package struct WordTypeID: Hashable, Sendable {
  package let index: UInt16

  package init(_ index: UInt16) { self.index = index }
}

/// The number that identifies a member in requests to the host, chosen by the host.
///
/// Only the combination of object type and number must be unique, so a host can number the members
/// of each type from 0 and respond with dense switches.
package struct MemberID: Hashable, Sendable {
  package let index: UInt16

  package init(_ index: UInt16) { self.index = index }
}

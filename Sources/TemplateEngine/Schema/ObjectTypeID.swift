/// The ID of an object type: its index in the schema's `objects`, chosen by the host.
@usableFromInline
package struct ObjectTypeID: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline package let index: UInt16

  @inlinable
  package init(_ index: UInt16) { self.index = index }
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

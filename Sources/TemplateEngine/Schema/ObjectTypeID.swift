/// An object type of a schema: its place among the schema's `objects`, chosen by the host.
@usableFromInline
package struct ObjectTypeID: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline package let index: UInt16

  @inlinable
  package init(_ index: UInt16) { self.index = index }
}

/// A union type of a schema: its place among the schema's `unions`.
package struct UnionTypeID: Hashable, Sendable {
  package let index: UInt16

  package init(_ index: UInt16) { self.index = index }
}

/// A word type of a schema: its place among the schema's `words`.
package struct WordTypeID: Hashable, Sendable {
  package let index: UInt16

  package init(_ index: UInt16) { self.index = index }
}

/// The number by which the host is asked for a member; the host chooses it.
///
/// Only the pair of an object's type and this number has to be unique, so a host can number the
/// members of each type from 0 and answer with dense switches.
package struct MemberID: Hashable, Sendable {
  package let index: UInt16

  package init(_ index: UInt16) { self.index = index }
}

/// A value or a property name in a ``JSONTree``, represented by its index in the tree's flat
/// storage.
@usableFromInline package struct JSONNode: Hashable, Sendable {
  /// The position in the tree's storage.
  ///
  /// Nodes are in source order. Not every index is that of a node.
  @usableFromInline package let index: UInt32

  /// Creates a node from its index.
  @inlinable package init(index: UInt32) {
    self.index = index
  }
}

/// The kind of a node.
@usableFromInline package enum JSONKind: UInt8, Hashable, Sendable {
  case object, array, string, number
  case `true`, `false`, null

  /// The noun phrase for diagnostics, in a form that can follow "is".
  package var phrase: String {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number: "a number"
    case .true: "`true`"
    case .false: "`false`"
    case .null: "`null`"
    }
  }
}

/// A property of an object.
@usableFromInline package struct JSONMember: Hashable, Sendable {
  /// The property name, a node of kind `.string`.
  @usableFromInline package let key: JSONNode
  /// The property value.
  @usableFromInline package let value: JSONNode

  /// Creates a property from its name and value.
  @inlinable package init(key: JSONNode, value: JSONNode) {
    self.key = key
    self.value = value
  }
}

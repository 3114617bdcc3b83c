/// A value or a member's name in a ``JSONTree``: an index into its flat storage.
@usableFromInline package struct JSONNode: Hashable, Sendable {
  /// Position in the tree's storage.
  ///
  /// Nodes stand in the order of the source; not every index is one.
  @usableFromInline package let index: UInt32

  /// Makes the node at `index`.
  @inlinable package init(index: UInt32) {
    self.index = index
  }
}

/// What a node is.
@usableFromInline package enum JSONKind: UInt8, Hashable, Sendable {
  case object, array, string, number
  case `true`, `false`, null

  /// What messages call it, in words that can follow "is".
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

/// A member of an object.
@usableFromInline package struct JSONMember: Hashable, Sendable {
  /// The name, a node of kind `.string`.
  @usableFromInline package let key: JSONNode
  /// The value.
  @usableFromInline package let value: JSONNode

  /// Makes a member.
  @inlinable package init(key: JSONNode, value: JSONNode) {
    self.key = key
    self.value = value
  }
}

extension JSONTree {
  /// Returns the properties of an object in source order; empty for other nodes.
  @inlinable
  @inline(__always)
  package func members(of node: JSONNode) -> JSONMembers {
    guard kind(node) == .object else { return JSONMembers(storage: storage, position: 0, end: 0) }
    let end = storage.slot(node.index + 1).content
    return JSONMembers(storage: storage, position: node.index + 2, end: end)
  }

  /// Returns the elements of an array in source order; empty for other nodes.
  @inlinable
  @inline(__always)
  package func elements(of node: JSONNode) -> JSONElements {
    guard kind(node) == .array else { return JSONElements(storage: storage, position: 0, end: 0) }
    let end = storage.slot(node.index + 1).content
    return JSONElements(storage: storage, position: node.index + 2, end: end)
  }

  /// Returns the name of an object's first property; `nil` for empty objects and other nodes.
  @inlinable
  @inline(__always)
  package func firstKey(of object: JSONNode) -> JSONNode? {
    let slot = storage.slot(object.index)
    // The first property follows the two slots of its object.
    return slot.kind == .object && slot.size > 0 ? JSONNode(index: object.index + 2) : nil
  }

  /// Returns the value of the first property named `name`; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the number of properties, regardless of the size of their values.
  @inlinable
  @inline(__always)
  package func value(of name: StaticString, in object: JSONNode) -> JSONNode? {
    member(named: name, in: object)?.value
  }

  /// Returns the first property named `name`; `nil` if there is none or if `object` isn't an
  /// object.
  ///
  /// - Complexity: O(*n*) in the number of properties, regardless of the size of their values.
  @inlinable
  @inline(__always)
  package func member(named name: StaticString, in object: JSONNode) -> JSONMember? {
    for member in members(of: object) where equals(member.key, name) {
      return member
    }
    return nil
  }
}

/// The properties of an object, in source order.
@usableFromInline package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let storage: JSONStorage
  @usableFromInline var position: UInt32
  @usableFromInline let end: UInt32

  @inlinable
  init(storage: JSONStorage, position: UInt32, end: UInt32) {
    self.storage = storage
    self.position = position
    self.end = end
  }

  @inlinable
  package mutating func next() -> JSONMember? {
    guard position < end else { return nil }
    let key = position
    position = storage.indexAfterSubtree(at: key + 1)
    return JSONMember(key: JSONNode(index: key), value: JSONNode(index: key + 1))
  }
}

/// The elements of an array, in source order.
@usableFromInline package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let storage: JSONStorage
  @usableFromInline var position: UInt32
  @usableFromInline let end: UInt32

  @inlinable
  init(storage: JSONStorage, position: UInt32, end: UInt32) {
    self.storage = storage
    self.position = position
    self.end = end
  }

  @inlinable
  package mutating func next() -> JSONNode? {
    guard position < end else { return nil }
    let element = position
    position = storage.indexAfterSubtree(at: element)
    return JSONNode(index: element)
  }
}

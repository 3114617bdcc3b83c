extension JSONTree {
  /// The members of an object in the order of the text; none for anything else.
  package func members(of node: JSONNode) -> JSONMembers {
    let index = Int(node.index)
    guard slots[index].kind == .object else {
      return JSONMembers(slots: slots, position: 0, end: 0)
    }
    return JSONMembers(slots: slots, position: node.index + 2, end: slots[index + 1].content)
  }

  /// The elements of an array in the order of the text; none for anything else.
  package func elements(of node: JSONNode) -> JSONElements {
    let index = Int(node.index)
    guard slots[index].kind == .array else {
      return JSONElements(slots: slots, position: 0, end: 0)
    }
    return JSONElements(slots: slots, position: node.index + 2, end: slots[index + 1].content)
  }

  /// The value of the first member of `object` with this name.
  ///
  /// - Complexity: O(members), without their contents.
  package func value(of name: StaticString, in object: JSONNode) -> JSONNode? {
    member(named: name, in: object)?.value
  }

  /// The first member of `object` with this name; `nil` also when `object` is not one.
  ///
  /// - Complexity: O(members), without their contents.
  package func member(named name: StaticString, in object: JSONNode) -> JSONMember? {
    for member in members(of: object) where equals(member.key, name) {
      return member
    }
    return nil
  }
}

/// The members of an object, in the order of the text.
package struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  let slots: [JSONSlot]
  var position: UInt32
  let end: UInt32

  /// The next member.
  package mutating func next() -> JSONMember? {
    guard position < end else { return nil }
    let key = position
    position = slots.indexAfterSubtree(at: key + 1)
    return JSONMember(key: JSONNode(index: key), value: JSONNode(index: key + 1))
  }
}

/// The elements of an array, in the order of the text.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  let slots: [JSONSlot]
  var position: UInt32
  let end: UInt32

  /// The next element.
  package mutating func next() -> JSONNode? {
    guard position < end else { return nil }
    let element = position
    position = slots.indexAfterSubtree(at: element)
    return JSONNode(index: element)
  }
}

extension [JSONSlot] {
  /// The index of the node that follows the one at `index` and everything in it.
  @inline(__always)
  func indexAfterSubtree(at index: UInt32) -> UInt32 {
    self[Int(index)].isContainer ? self[Int(index) + 1].content : index + 1
  }
}

import Diagnostics
import JSONSyntax
import TokenModel

extension IRBuilder {
  /// What was left out of all values, each once, in the order of the documents.
  static func sortedDroppedMembers(of state: LoweringState) -> [DroppedNode] {
    Set(state.droppedMembers).sorted {
      ($0.document.index, $0.key.index) < ($1.document.index, $1.key.index)
    }
  }

  /// Keeps what was left out of the value that a definition has.
  ///
  /// - Complexity: O(log *n*) in the number of all that was left out, where nothing was here.
  @inline(__always)
  mutating func addDropped(of definition: TokenDefinition) -> IR.IndexRange {
    guard !dropped.isEmpty, let value = definition.value else { return .empty }
    return addDropped(of: definition, in: value)
  }

  @inline(never)
  private mutating func addDropped(
    of definition: TokenDefinition,
    in value: JSONNode
  ) -> IR.IndexRange {
    let document = definition.object.document
    let syntax = state.documents.tree(of: definition)
    let end = syntax.span(value).end
    let start = UInt32(ir.droppedMembers.count)
    var index = dropped.partitioningIndex {
      ($0.document.index, $0.key.index) > (document.index, value.index)
    }
    while index < dropped.count, dropped[index].document == document,
      syntax.span(dropped[index].key).end <= end
    {
      let pointer = Self.pointer(to: dropped[index].key, from: value, in: syntax)
      ir.droppedMembers.append(
        Token.DroppedMember(
          pointer: state.texts.intern(pointer),
          value: syntax.span(dropped[index].value)
        )
      )
      index += 1
    }
    return IR.IndexRange(start, UInt32(ir.droppedMembers.count))
  }

  /// The JSON Pointer to the member whose name is `key`, from the value that it stands in.
  private static func pointer(to key: JSONNode, from value: JSONNode, in syntax: JSONTree) -> String
  {
    var pointer = ""
    var node = value
    while true {
      // Nodes are numbered in the order of the text: the last child not behind the key holds it.
      switch syntax.kind(node) {
      case .object:
        let holder = Array(syntax.members(of: node)).last { $0.key.index <= key.index }
        guard let holder else { return pointer }
        pointer += "/" + Diagnostic.pointerSegment(syntax.string(holder.key))
        if holder.key == key { return pointer }
        node = holder.value
      case .array:
        let elements = Array(syntax.elements(of: node))
        guard let index = elements.lastIndex(where: { $0.index <= key.index }) else {
          return pointer
        }
        pointer += "/\(index)"
        node = elements[index]
      default: return pointer
      }
    }
  }
}

extension [DroppedNode] {
  /// The index of the first element for which `belongsRight` holds, in a list that is parted by it.
  fileprivate func partitioningIndex(_ belongsRight: (DroppedNode) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongsRight(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

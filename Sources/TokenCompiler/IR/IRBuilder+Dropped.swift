import Diagnostics
import JSONSyntax
import TokenModel

extension IRBuilder {
  /// Returns the unknown properties dropped from all values, without duplicates, in document order.
  static func sortedDroppedMembers(of state: LoweringState) -> [DroppedNode] {
    Set(state.droppedMembers).sorted {
      ($0.document.index, $0.key.index) < ($1.document.index, $1.key.index)
    }
  }

  /// Stores the unknown properties dropped from a definition's value.
  ///
  /// - Complexity: O(log *n*) in the total number of dropped properties if this value has none.
  mutating func addDropped(of definition: TokenDefinition) -> IR.IndexRange {
    guard !dropped.isEmpty, let value = definition.value else { return .empty }
    return addDropped(of: definition, in: value)
  }

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
          value: keepJSON(
            dropped[index].value,
            of: .dropped(ir.droppedMembers.count),
            in: syntax
          )
        )
      )
      index += 1
    }
    return IR.IndexRange(start, UInt32(ir.droppedMembers.count))
  }

  /// Returns the JSON Pointer to the property with the name node `key`, relative to `value`.
  private static func pointer(to key: JSONNode, from value: JSONNode, in syntax: JSONTree) -> String
  {
    var pointer = ""
    var node = value
    while true {
      // Nodes are numbered in text order, so the last child up to the key contains it.
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

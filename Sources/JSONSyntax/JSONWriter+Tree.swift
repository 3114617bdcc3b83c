extension JSONWriter {
  /// Writes a parsed value and everything in it.
  ///
  /// Numbers keep their notation.
  package mutating func value(_ node: JSONNode, of tree: JSONTree) {
    var index = Int(node.index)
    // The open containers, each with its end and whether the next node is a property name.
    var frames: [(end: Int, isObject: Bool, nameIsNext: Bool)] = []
    repeat {
      let node = JSONNode(index: UInt32(index))
      let slot = tree.storage.slot(node.index)
      index += slot.isContainer ? 2 : 1
      if let last = frames.indices.last, frames[last].isObject {
        let isName = frames[last].nameIsNext
        frames[last].nameIsNext.toggle()
        if isName {
          tree.withStringBytes(node) { name($0) }
          continue
        }
      }
      if slot.isContainer {
        let isObject = slot.kind == .object
        if isObject { beginObject() } else { beginArray() }
        frames.append((Int(tree.storage.slots[index - 1].content), isObject, true))
      } else {
        scalar(node, of: tree)
      }
      while let frame = frames.last, frame.end == index {
        frames.removeLast()
        if frame.isObject { endObject() } else { endArray() }
      }
    } while !frames.isEmpty
  }

  private mutating func scalar(_ node: JSONNode, of tree: JSONTree) {
    switch tree.kind(node) {
    case .string: tree.withStringBytes(node) { string($0) }
    case .number where tree.wasRepaired(node): number(tree.number(node))
    case .number: tree.withText(node) { verbatim($0) }
    case .true: boolean(true)
    case .false: boolean(false)
    case .null, .object, .array: null()
    }
  }
}

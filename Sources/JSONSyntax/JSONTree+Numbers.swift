extension JSONTree {
  /// The value of a number, correctly rounded and finite; 0 for nodes that are no numbers.
  package func number(_ node: JSONNode) -> Double {
    let slot = slots[Int(node.index)]
    guard slot.kind == .number else { return 0 }
    if slot.isMarked, let repair = repair(of: node) { return repair.number }
    let range = Int(slot.offset)..<Int(end(of: node))
    return bytes.withUnsafeBufferPointer { source in
      DecimalReader.value(of: UnsafeBufferPointer(rebasing: source[range]))
    }
  }
}

extension JSONTree {
  /// Returns the value of a number, correctly rounded and finite; 0 for other nodes.
  package func number(_ node: JSONNode) -> Double {
    let slot = storage.slot(node.index)
    guard slot.kind == .number else { return 0 }
    if slot.isMarked, let repair = repair(of: node) { return repair.number }
    return withText(node) { DecimalReader.value(of: $0) }
  }
}

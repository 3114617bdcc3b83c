extension Machine {
  /// Returns from a function that returns a value, which may be text it created.
  @inline(never)
  mutating func returnValue() throws(RenderFault) -> Int {
    let value = pop()
    guard !frames.isEmpty else { throw .unexpectedValue }
    let frame = frames.pop()
    stack.truncate(to: base)
    base = frame.base
    push(value)
    return frame.returnAddress
  }

  /// Replaces the text at the top of the stack with its row in a table.
  mutating func lookUp(_ table: Int) throws(RenderFault) {
    let value = pop()
    for row in tables[table] {
      let key = TemplateValue.literal(start: row.key.start, count: row.key.count)
      guard try areEqualTexts(value, key) else { continue }
      return push(row.text.map { .literal(start: $0.start, count: $0.count) } ?? .none)
    }
    push(.none)
  }

  /// Pops a list and a value, and pushes whether the list contains the value.
  mutating func contains(areTexts: Bool) throws(RenderFault) {
    let list = try popList()
    let value = pop()
    for index in 0..<Int(list.count) {
      try step()
      let element = host.element(at: Int(list.start) + index, of: list)
      let isFound = areTexts ? try areEqualTexts(value, element) : try isEqual(value, element)
      if isFound { return push(.bool(true)) }
    }
    push(.bool(false))
  }
}

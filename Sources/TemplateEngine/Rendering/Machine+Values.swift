import Diagnostics

extension Machine {
  /// The top element of the stack, which must not be empty.
  ///
  /// Indices aren't checked because ``ProgramVerifier`` has proved that programs stay within bounds.
  var top: TemplateValue {
    get { stack[unchecked: stack.count &- 1] }
    set { stack[unchecked: stack.count &- 1] = newValue }
  }

  mutating func popInteger() throws(RenderFault) -> Int {
    guard case .integer(let value) = pop() else { throw .unexpectedValue }
    return value
  }

  mutating func popNumber() throws(RenderFault) -> Double {
    guard case .number(let value) = pop() else { throw .unexpectedValue }
    return value
  }

  mutating func popList() throws(RenderFault) -> TemplateList {
    guard case .list(let value) = pop() else { throw .unexpectedValue }
    return value
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

extension ExpressionParser {
  /// Parses the result of a macro that returns a value instead of printing: `: type = value`.
  mutating func macroResult() throws(TagError) -> MacroDefinition.Result? {
    if isAt(.assign) {
      throw TagError(diagnostic: .missingResultType(at: current.span))
    }
    guard take(.colon) else { return nil }
    let type = try typeName()
    try expect(.assign)
    return MacroDefinition.Result(type: type, value: try expression())
  }

  /// Parses a type, as in a macro's parameters.
  mutating func typeName() throws(TagError) -> TypeName {
    try enter()
    defer { depth -= 1 }
    let start = current.span
    var type: TypeName
    if take(.leftBracket) {
      let element = try typeName()
      let close = current.span
      try expect(.rightBracket)
      type = TypeName(kind: .list(element), span: start.joined(with: close))
    } else {
      let name = try name("a type")
      type = TypeName(kind: .name(name.text), span: name.span)
    }
    if isAt(.question) {
      type = TypeName(kind: .optional(type), span: start.joined(with: current.span))
      advance()
    }
    return type
  }
}

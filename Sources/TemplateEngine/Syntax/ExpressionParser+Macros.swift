extension ExpressionParser {
  /// What a macro gives, if it does not print: `: type = value`.
  mutating func macroResult() throws(TagError) -> MacroDefinition.Result? {
    if isAt(.assign) {
      throw TagError(diagnostic: TemplateDiagnostics.missingResultType(at: current.span))
    }
    guard take(.colon) else { return nil }
    let type = try typeName()
    try expect(.assign)
    return MacroDefinition.Result(type: type, value: try expression())
  }
}

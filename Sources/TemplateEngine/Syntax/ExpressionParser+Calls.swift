import Diagnostics

extension ExpressionParser {
  mutating func call(of callee: Expression) throws(TagError) -> Expression {
    if let search = try search(of: callee) { return search }
    let open = current.span
    advance()
    let (values, end) = try arguments()
    switch callee.kind {
    case .name:
      let name = Name(text: callee.name, span: callee.span)
      return try node(.call(name, case: nil, values), from: callee, to: end, over: values)
    case .member(let base, let member):
      guard case .name = base.kind else { break }
      let name = Name(text: base.name, span: base.span)
      return try node(.call(name, case: member, values), from: callee, to: end, over: values)
    default:
      break
    }
    throw TagError(diagnostic: .notCallable(open))
  }

  /// Parses a search, such as `any(variable in list if condition)`; `nil` if this is a call.
  private mutating func search(of callee: Expression) throws(TagError) -> Expression? {
    guard case .name = callee.kind, index + 2 < endIndex, tokens[index + 2].keyword == .in,
      case .name = tokens[index + 1].kind, let search = Expression.Search(rawValue: callee.name)
    else { return nil }
    advance()
    let variable = try name("a variable")
    try expect(.in)
    let list = try disjunction()
    try expect(.if)
    let condition = try disjunction()
    let end = current.span
    try expect(.rightParenthesis)
    return try node(
      .search(search, variable, list: list, condition: condition),
      from: callee,
      to: end,
      over: [list, condition]
    )
  }

  /// Parses the values up to the closing parenthesis.
  ///
  /// - Returns: the values, and the span of the parenthesis.
  mutating func arguments() throws(TagError) -> ([Expression], Span) {
    var values: [Expression] = []
    if !isAt(.rightParenthesis) { values.reserveCapacity(4) }
    while !isAt(.rightParenthesis) {
      values.append(try expression())
      if !isAt(.rightParenthesis) { try expect(.comma) }
    }
    let end = current.span
    advance()
    return (values, end)
  }
}

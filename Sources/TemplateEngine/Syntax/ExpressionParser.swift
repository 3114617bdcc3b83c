import Diagnostics

/// What stops the reading of a tag: the first mistake in it.
struct TagError: Error {
  let diagnostic: Diagnostic
}

/// Reads the expressions of one tag, from left to right.
struct ExpressionParser {
  static let nestingLimit = 50
  /// Operators that may follow on each other, and all else that makes a tree deep.
  static let depthLimit = 100

  private let tokens: [Token]
  private let end: Token
  private var index: Int
  var depth = 0

  /// Makes a parser for the tokens of a tag.
  ///
  /// - Parameters:
  ///   - tokens: all of them.
  ///   - start: the index of the first one to read.
  ///   - end: the place of what closes the tag.
  init(_ tokens: [Token], from start: Int, end: Span) {
    self.tokens = tokens
    index = start
    self.end = Token(kind: .end, span: end)
  }

  var current: Token { index < tokens.count ? tokens[index] : end }

  /// The current token if it is a symbol.
  private var symbol: Token.Symbol? {
    guard index < tokens.count, case .symbol(let symbol) = tokens[index].kind else { return nil }
    return symbol
  }

  mutating func advance() { index += 1 }

  func isAt(_ symbol: Token.Symbol) -> Bool { self.symbol == symbol }

  func isAt(_ keyword: Keyword) -> Bool {
    index < tokens.count && tokens[index].keyword == keyword
  }

  mutating func take(_ symbol: Token.Symbol) -> Bool {
    guard isAt(symbol) else { return false }
    index += 1
    return true
  }

  mutating func take(_ keyword: Keyword) -> Bool {
    guard isAt(keyword) else { return false }
    index += 1
    return true
  }

  mutating func expect(_ symbol: Token.Symbol) throws(TagError) {
    guard take(symbol) else { throw unexpected("`\(symbol.rawValue)`") }
  }

  mutating func expect(_ keyword: Keyword) throws(TagError) {
    guard take(keyword) else { throw unexpected("`\(keyword.rawValue)`") }
  }

  mutating func expectEnd() throws(TagError) {
    guard index >= tokens.count else { throw unexpected("the end of the tag") }
  }

  func unexpected(_ expected: String) -> TagError {
    TagError(diagnostic: TemplateDiagnostics.unexpected(current, expected: expected))
  }

  /// A name that stands for something new or known: any word that is not reserved.
  mutating func name(_ expected: String, allowsReserved: Bool = false) throws(TagError) -> Name {
    guard case .name(let text) = current.kind else { throw unexpected(expected) }
    if !allowsReserved, current.keyword?.isReserved == true {
      throw TagError(diagnostic: TemplateDiagnostics.reservedWord(text, at: current.span))
    }
    let name = Name(text: text, span: current.span)
    index += 1
    return name
  }

  // MARK: - Expressions, from what binds loosest

  mutating func expression() throws(TagError) -> Expression {
    try enter()
    defer { depth -= 1 }
    let value = try disjunction()
    guard take(.if) else { return value }
    let condition = try disjunction()
    try expect(.else)
    let otherwise = try expression()
    return try node(
      .conditional(value, condition: condition, otherwise: otherwise),
      from: value,
      to: otherwise.span,
      over: [condition, otherwise]
    )
  }

  mutating func disjunction() throws(TagError) -> Expression {
    var left = try conjunction()
    while take(.or) { left = try binary(.or, left, try conjunction()) }
    return left
  }

  private mutating func conjunction() throws(TagError) -> Expression {
    var left = try negation()
    while take(.and) { left = try binary(.and, left, try negation()) }
    return left
  }

  private mutating func negation() throws(TagError) -> Expression {
    let start = current.span
    guard take(.not) else { return try comparison() }
    try enter()
    defer { depth -= 1 }
    let operand = try negation()
    return try node(.not(operand), from: start, to: operand.span, over: [operand])
  }

  private mutating func comparison() throws(TagError) -> Expression {
    let left = try cast()
    if let sign = comparisonSign {
      advance()
      let result = try binary(sign, left, try cast())
      if comparisonSign != nil {
        throw unexpected("`and`, `or` or the end of the tag")
      }
      return result
    }
    if take(.is) { return try test(of: left) }
    if isAt(.in) || isAt(.not) { return try membership(of: left) }
    return left
  }

  /// The comparison whose sign is the current token.
  private var comparisonSign: BinaryOperator? {
    switch symbol {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    default: nil
    }
  }

  private mutating func test(of value: Expression) throws(TagError) -> Expression {
    let isNegated = take(.not)
    let word = try name("`none`, `empty` or a case", allowsReserved: true)
    let test: Expression.Test =
      switch word.text {
      case "none": .none
      case "empty": .empty
      default: .unionCase(word)
      }
    return try node(
      .test(value, test, isNegated: isNegated),
      from: value,
      to: word.span,
      over: []
    )
  }

  private mutating func membership(of value: Expression) throws(TagError) -> Expression {
    let isNegated = take(.not)
    try expect(.in)
    guard take(.leftParenthesis) else {
      let list = try cast()
      return try node(
        .containment(value, in: list, isNegated: isNegated),
        from: value,
        to: list.span,
        over: [list]
      )
    }
    let (values, end) = try arguments()
    return try node(
      .membership(value, values, isNegated: isNegated),
      from: value,
      to: end,
      over: values
    )
  }

  private mutating func cast() throws(TagError) -> Expression {
    var value = try joined()
    while take(.as) {
      let word = try name("a case")
      value = try node(.cast(value, word), from: value, to: word.span, over: [])
    }
    return value
  }

  private mutating func joined() throws(TagError) -> Expression {
    var left = try sum()
    while take(.tilde) { left = try binary(.join, left, try sum()) }
    return left
  }

  private mutating func sum() throws(TagError) -> Expression {
    var left = try product()
    while true {
      if take(.plus) {
        left = try binary(.add, left, try product())
      } else if take(.minus) {
        left = try binary(.subtract, left, try product())
      } else {
        return left
      }
    }
  }

  private mutating func product() throws(TagError) -> Expression {
    var left = try sign()
    while true {
      if take(.star) {
        left = try binary(.multiply, left, try sign())
      } else if take(.slash) {
        left = try binary(.divide, left, try sign())
      } else {
        return left
      }
    }
  }

  private mutating func sign() throws(TagError) -> Expression {
    let start = current.span
    guard take(.minus) else { return try filtered() }
    try enter()
    defer { depth -= 1 }
    let operand = try sign()
    return try node(.negation(operand), from: start, to: operand.span, over: [operand])
  }

  private mutating func filtered() throws(TagError) -> Expression {
    var value = try primary()
    while take(.bar) {
      let filter = try name("a filter", allowsReserved: true)
      var values: [Expression] = []
      var end = filter.span
      if take(.leftParenthesis) { (values, end) = try arguments() }
      value = try node(.filter(value, filter, values), from: value, to: end, over: values)
    }
    return value
  }

  private mutating func primary() throws(TagError) -> Expression {
    let token = current
    var value: Expression
    switch token.kind {
    case .text(let text): value = literal(.text(text), token)
    case .integer(let number): value = literal(.integer(number), token)
    case .number(let number): value = literal(.number(number), token)
    case .name where token.keyword == .true || token.keyword == .false:
      value = literal(.bool(token.keyword == .true), token)
    case .name(let name) where token.keyword == .loop || token.keyword?.isReserved != true:
      advance()
      value = Expression(kind: .name, span: token.span, name: name)
    case .symbol(.leftParenthesis):
      advance()
      value = try expression()
      try expect(.rightParenthesis)
    default:
      throw unexpected("a value")
    }
    while true {
      if take(.dot) {
        let member = try name("a member", allowsReserved: true)
        value = try node(.member(value, member), from: value, to: member.span, over: [])
      } else if isAt(.leftParenthesis) {
        value = try call(of: value)
      } else {
        return value
      }
    }
  }

  private mutating func call(of callee: Expression) throws(TagError) -> Expression {
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
    throw TagError(diagnostic: TemplateDiagnostics.notCallable(open))
  }

  /// A search, as in `any(variable in list if condition)`; `nil` for a call.
  private mutating func search(of callee: Expression) throws(TagError) -> Expression? {
    guard case .name = callee.kind, let search = Expression.Search(rawValue: callee.name),
      index + 2 < tokens.count, case .name = tokens[index + 1].kind,
      tokens[index + 2].keyword == .in
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

  /// The values up to a closing parenthesis, whose span is the second result.
  private mutating func arguments() throws(TagError) -> ([Expression], Span) {
    var values: [Expression] = []
    while !isAt(.rightParenthesis) {
      values.append(try expression())
      if !isAt(.rightParenthesis) { try expect(.comma) }
    }
    let end = current.span
    advance()
    return (values, end)
  }

  private mutating func literal(_ kind: Expression.Kind, _ token: Token) -> Expression {
    advance()
    return Expression(kind: kind, span: token.span)
  }

  private func binary(
    _ sign: BinaryOperator,
    _ left: Expression,
    _ right: Expression
  ) throws(TagError) -> Expression {
    try node(.binary(sign, left, right), from: left, to: right.span, over: [right])
  }

  private func node(
    _ kind: Expression.Kind,
    from first: Expression,
    to end: Span,
    over others: [Expression]
  ) throws(TagError) -> Expression {
    try node(kind, from: first.span, to: end, over: [first] + others)
  }

  /// An expression above others.
  ///
  /// Its depth is bounded, because what comes later is recursive.
  private func node(
    _ kind: Expression.Kind,
    from start: Span,
    to end: Span,
    over parts: [Expression]
  ) throws(TagError) -> Expression {
    let depth = 1 + (parts.map(\.depth).max() ?? 0)
    guard depth <= Self.depthLimit else {
      throw TagError(diagnostic: TemplateDiagnostics.tooDeep(start, limit: Self.depthLimit))
    }
    return Expression(kind: kind, span: start.joined(with: end), depth: depth)
  }

  /// Goes one level deeper; `depth` has to be counted down afterwards.
  mutating func enter() throws(TagError) {
    depth += 1
    if depth > Self.nestingLimit {
      throw TagError(
        diagnostic: TemplateDiagnostics.tooDeep(current.span, limit: Self.nestingLimit)
      )
    }
  }
}

extension Span {
  /// From the beginning of this span to the end of another of the same file.
  func joined(with other: Span) -> Span {
    Span(file: file, start: start, end: max(end, other.end))
  }
}

import Diagnostics

/// The first error in a tag, which stops parsing it.
struct TagError: Error {
  let diagnostic: Diagnostic
}

/// Parses the expressions in a tag, from left to right.
struct ExpressionParser {
  static let nestingLimit = 50
  /// The maximum depth of an expression tree, including chains of operators.
  static let depthLimit = 100

  let tokens: [Token]
  private let end: Token
  let endIndex: Int
  private(set) var index: Int
  var depth = 0

  /// Creates a parser for the tokens of a tag.
  ///
  /// - Parameters:
  ///   - tokens: the tokens of the file.
  ///   - range: the tokens to parse.
  ///   - end: the location of the tag's closing delimiter.
  init(_ tokens: [Token], in range: Range<Int>, end: Span) {
    self.tokens = tokens
    index = range.lowerBound
    endIndex = range.upperBound
    self.end = Token(kind: .end, span: end)
  }

  var current: Token { index < endIndex ? tokens[index] : end }

  /// The current token, if it's a symbol.
  private var symbol: Token.Symbol? {
    guard index < endIndex, case .symbol(let symbol) = tokens[index].kind else { return nil }
    return symbol
  }

  mutating func advance() { index += 1 }

  func isAt(_ symbol: Token.Symbol) -> Bool { self.symbol == symbol }

  func isAt(_ keyword: Keyword) -> Bool {
    index < endIndex && tokens[index].keyword == keyword
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
    guard index >= endIndex else { throw unexpected("the end of the tag") }
  }

  func unexpected(_ expected: String) -> TagError {
    TagError(diagnostic: .unexpected(current, expected: expected))
  }

  /// Parses a name: any word that isn't reserved, unless `allowsReserved` is `true`.
  mutating func name(_ expected: String, allowsReserved: Bool = false) throws(TagError) -> Name {
    guard case .name(let text) = current.kind else { throw unexpected(expected) }
    if !allowsReserved, current.keyword?.isReserved == true {
      throw TagError(diagnostic: .reservedWord(text, at: current.span))
    }
    let name = Name(text: text, span: current.span)
    index += 1
    return name
  }

  // MARK: - Expressions, from lowest to highest precedence

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
    // Most expressions have no operator and can skip all the levels below.
    let operand = isAt(.not) || isAt(.minus) ? nil : try filtered()
    if let operand, !isAtOperator { return operand }
    var left = try conjunction(from: operand)
    while take(.or) { left = try binary(.or, left, try conjunction()) }
    return left
  }

  /// Whether the current token is an infix or postfix operator.
  private var isAtOperator: Bool {
    guard index < endIndex else { return false }
    switch tokens[index].keyword {
    case .and, .or, .is, .in, .not, .as: return true
    default: break
    }
    switch symbol {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .tilde, .plus, .minus,
      .star, .slash:
      return true
    default: return false
    }
  }

  /// Each level parses its first operand, unless it was already parsed and passed as an argument.
  private mutating func conjunction(
    from operand: Expression? = nil
  ) throws(TagError) -> Expression {
    var left = try negation(from: operand)
    while take(.and) { left = try binary(.and, left, try negation()) }
    return left
  }

  private mutating func negation(from read: Expression? = nil) throws(TagError) -> Expression {
    if let read { return try comparison(from: read) }
    let start = current.span
    guard take(.not) else { return try comparison() }
    try enter()
    defer { depth -= 1 }
    let operand = try negation()
    return try node(.not(operand), from: start, to: operand.span, above: operand.depth)
  }

  private mutating func comparison(from read: Expression? = nil) throws(TagError) -> Expression {
    let left = try cast(from: read)
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

  /// The comparison operator at the current token.
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
    return try node(.test(value, test, isNegated: isNegated), from: value, to: word.span)
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

  private mutating func cast(from read: Expression? = nil) throws(TagError) -> Expression {
    var value = try joined(from: read)
    while take(.as) {
      let word = try name("a case")
      value = try node(.cast(value, word), from: value, to: word.span)
    }
    return value
  }

  private mutating func joined(from read: Expression?) throws(TagError) -> Expression {
    var left = try sum(from: read)
    while take(.tilde) { left = try binary(.join, left, try sum()) }
    return left
  }

  private mutating func sum(from read: Expression? = nil) throws(TagError) -> Expression {
    var left = try product(from: read)
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

  private mutating func product(from read: Expression? = nil) throws(TagError) -> Expression {
    var left: Expression
    if let read { left = read } else { left = try sign() }
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
    return try node(.negation(operand), from: start, to: operand.span, above: operand.depth)
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
        value = try node(.member(value, member), from: value, to: member.span)
      } else if isAt(.leftParenthesis) {
        value = try call(of: value)
      } else {
        return value
      }
    }
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
    let deepest = max(left.depth, right.depth)
    return try node(.binary(sign, left, right), from: left.span, to: right.span, above: deepest)
  }

  func node(
    _ kind: Expression.Kind,
    from first: Expression,
    to end: Span,
    over others: [Expression] = []
  ) throws(TagError) -> Expression {
    let deepest = others.reduce(first.depth) { max($0, $1.depth) }
    return try node(kind, from: first.span, to: end, above: deepest)
  }

  /// Creates an expression above others whose maximum depth is `deepest`.
  ///
  /// The depth is limited, because later phases are recursive.
  private func node(
    _ kind: Expression.Kind,
    from start: Span,
    to end: Span,
    above deepest: Int
  ) throws(TagError) -> Expression {
    let depth = 1 + deepest
    guard depth <= Self.depthLimit else {
      throw TagError(diagnostic: .tooDeep(start, limit: Self.depthLimit))
    }
    return Expression(kind: kind, span: start.joined(with: end), depth: depth)
  }

  /// Enters a nested level.
  ///
  /// The caller must decrement `depth` afterwards.
  mutating func enter() throws(TagError) {
    depth += 1
    if depth > Self.nestingLimit {
      throw TagError(
        diagnostic: .tooDeep(current.span, limit: Self.nestingLimit)
      )
    }
  }
}

extension Span {
  /// Returns the span from the beginning of this span to the end of another one in the same file.
  func joined(with other: Span) -> Span {
    Span(file: file, start: start, end: max(end, other.end))
  }
}

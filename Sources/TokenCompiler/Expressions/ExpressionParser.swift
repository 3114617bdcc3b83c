import TokenModel

/// A parser for expressions.
///
/// ```
/// sum      = product { ("+" | "-") product }
/// product  = factor { ("*" | "/") factor }
/// factor   = "-" factor | operand [ "^" factor ]
/// operand  = number | dimension | duration | "{" path "}" | "@" path | "(" sum ")" | function
/// function = name "(" argument { "," argument } ")"
/// argument = sum | sum comparison sum | word
/// ```
///
/// Names and arguments are defined in ``ExpressionFunction``.
struct ExpressionParser {
  /// The maximum length of an expression, in bytes.
  static let lengthLimit = 4096
  /// The maximum nesting depth of parentheses, functions, and signs.
  static let depthLimit = 64

  /// The steps of the expression in postfix order.
  private(set) var steps: [Step] = []
  /// The ranges of the references, in order, including their braces or `@`.
  private(set) var references: [Range<Int>] = []

  private var lexer: ExpressionLexer
  private var token = ExpressionToken(kind: .end, range: 0..<0)
  private var depth = 0

  /// An operand or operation, and the range of the decoded text that it covers.
  struct Step {
    var operation: Expression.Operation
    var range: Range<Int>
  }

  /// Parses the expression in `text` that begins at `start`.
  init(_ text: [UInt8], from start: Int) throws(ExpressionFlaw) {
    lexer = ExpressionLexer(text, from: start)
    guard text.count <= Self.lengthLimit else {
      throw ExpressionFlaw(.tooLong, start..<text.count)
    }
    try advance()
    guard token.kind != .end else { throw ExpressionFlaw(.empty, 0..<text.count) }
    _ = try parseSum()
    guard token.kind == .end else {
      throw ExpressionFlaw(.unexpected(expected: "an operator or the end"), token.range)
    }
  }

  private mutating func advance() throws(ExpressionFlaw) {
    token = try lexer.next()
  }

  // MARK: Operators

  /// Parses a sum and returns its range, like all of the following methods.
  private mutating func parseSum() throws(ExpressionFlaw) -> Range<Int> {
    var range = try parseProduct()
    while token.kind == .plus || token.kind == .minus {
      let operation: Expression.Operation = token.kind == .plus ? .add : .subtract
      try advance()
      range = range.lowerBound..<(try parseProduct()).upperBound
      steps.append(Step(operation: operation, range: range))
    }
    return range
  }

  private mutating func parseProduct() throws(ExpressionFlaw) -> Range<Int> {
    var range = try parseFactor()
    while token.kind == .times || token.kind == .divided {
      let operation: Expression.Operation = token.kind == .times ? .multiply : .divide
      try advance()
      range = range.lowerBound..<(try parseFactor()).upperBound
      steps.append(Step(operation: operation, range: range))
    }
    return range
  }

  private mutating func parseFactor() throws(ExpressionFlaw) -> Range<Int> {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw ExpressionFlaw(.tooDeep, token.range) }
    guard token.kind == .minus else { return try parsePower() }
    let start = token.range.lowerBound
    try advance()
    let range = start..<(try parseFactor()).upperBound
    steps.append(Step(operation: .negate, range: range))
    return range
  }

  private mutating func parsePower() throws(ExpressionFlaw) -> Range<Int> {
    let base = try parseOperand()
    guard token.kind == .power else { return base }
    try advance()
    let range = base.lowerBound..<(try parseFactor()).upperBound
    steps.append(Step(operation: ExpressionFunction.callOfPower, range: range))
    return range
  }

  // MARK: Operands

  private mutating func parseOperand() throws(ExpressionFlaw) -> Range<Int> {
    let range = token.range
    switch token.kind {
    case .number(let value):
      steps.append(Step(operation: .number(value), range: range))
    case .quantity(let quantity):
      steps.append(Step(operation: .quantity(quantity), range: range))
    case .hexColor(let color):
      steps.append(Step(operation: .hexColor(color), range: range))
    case .curly, .path:
      steps.append(Step(operation: .reference(references.count), range: range))
      references.append(range)
    case .open:
      return try parseParentheses()
    case .word:
      return try parseFunction()
    default:
      throw ExpressionFlaw(.unexpected(expected: "a value"), range)
    }
    try advance()
    return range
  }

  private mutating func parseParentheses() throws(ExpressionFlaw) -> Range<Int> {
    let open = token.range
    try advance()
    _ = try parseSum()
    return open.lowerBound..<(try close(open)).upperBound
  }

  /// Consumes a `)` and returns its range.
  private mutating func close(_ open: Range<Int>) throws(ExpressionFlaw) -> Range<Int> {
    guard token.kind == .close else {
      if token.kind == .end { throw ExpressionFlaw(.unclosed, open) }
      throw ExpressionFlaw(.unexpected(expected: "an operator or `)`"), token.range)
    }
    let range = token.range
    try advance()
    return range
  }

  private mutating func parseFunction() throws(ExpressionFlaw) -> Range<Int> {
    let name = token.range
    let word = String(decoding: lexer.text[name], as: UTF8.self)
    try advance()
    guard let index = ExpressionFunction.names.firstIndex(of: word) else {
      throw ExpressionFlaw(.unknownWord(word, isCalled: token.kind == .open), name)
    }
    guard token.kind == .open else {
      throw ExpressionFlaw(.unexpected(expected: "`(` after `\(word)`"), token.range)
    }
    let open = token.range
    try advance()
    let function = ExpressionFunction.all[index]
    let count = try parseArguments(of: function, open)
    if token.kind == .comma {
      let help = "`\(word)` is called as `\(function.signature)`"
      throw ExpressionFlaw(.unexpected(expected: "`)`", help: help), token.range)
    }
    let range = name.lowerBound..<(try close(open)).upperBound
    steps.append(Step(operation: .call(function: index, arguments: count), range: range))
    return range
  }

  /// Parses the arguments of a call and returns their number.
  private mutating func parseArguments(
    of function: ExpressionFunction,
    _ open: Range<Int>
  ) throws(ExpressionFlaw) -> Int {
    var count = 0
    while let parameter = function.parameter(at: count) {
      if count > 0 {
        if function.isOptional(count), token.kind != .comma { break }
        try comma(before: parameter.expected, function, open)
      }
      if case .word(let words, let help) = parameter.kind {
        let word = lexer.text[token.range]
        guard token.kind == .word,
          let index = words.firstIndex(where: { $0.utf8.elementsEqual(word) })
        else {
          throw ExpressionFlaw(.unexpected(expected: parameter.expected, help: help), token.range)
        }
        steps.append(Step(operation: .number(Double(index)), range: token.range))
        try advance()
      } else {
        try parseArgument(parameter)
      }
      count += 1
    }
    return count
  }

  private mutating func parseArgument(
    _ parameter: ExpressionFunction.Parameter
  ) throws(ExpressionFlaw) {
    let range = try parseSum()
    guard case .condition = parameter.kind else { return }
    guard case .comparison(let comparison) = token.kind else {
      let help = "write a comparison, as in `{dimension.grid} < 8px`"
      throw ExpressionFlaw(
        .unexpected(expected: "`<`, `<=`, `>`, `>=`, `==`, or `!=`", help: help),
        token.range
      )
    }
    try advance()
    let end = try parseSum().upperBound
    steps.append(Step(operation: .compare(comparison), range: range.lowerBound..<end))
  }

  private mutating func comma(
    before argument: String,
    _ function: ExpressionFunction,
    _ open: Range<Int>
  ) throws(ExpressionFlaw) {
    guard token.kind == .comma else {
      if token.kind == .end { throw ExpressionFlaw(.unclosed, open) }
      let help = "`\(function.name)` is called as `\(function.signature)`"
      throw ExpressionFlaw(.unexpected(expected: "`,` and \(argument)", help: help), token.range)
    }
    try advance()
  }
}

/// A syntax error in an expression, with its range in the decoded text.
struct ExpressionFlaw: Error {
  let kind: Kind
  let range: Range<Int>

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  enum Kind {
    case empty
    case tooLong
    case tooDeep
    case unclosed
    case unexpected(expected: String, help: String? = nil)
    case curly(CurlyFlaw)
    case emptyPath
    case malformedNumber
    case unknownUnit(String)
    case unknownWord(String, isCalled: Bool)
  }
}

import TokenModel

/// An arithmetic formula of another tool, such as `floor({base} / 4) * 4px` and `16px * 1.5`.
package struct Formula {
  /// The formula as written, without the surrounding white space.
  let text: String
  let root: Node
  /// Whether all functions have the same names and parameters in expressions.
  let isStandard: Bool

  indirect enum Node: Equatable {
    case measure(Measure)
    /// A path in braces.
    case reference(String)
    case negative(Node)
    /// One of `+ - * / ^` and its operands.
    case operation(Character, Node, Node)
    case call(MathFunction, [Node])
  }

  /// Parses a formula; `nil` for any other text.
  package init?(_ text: some StringProtocol) {
    let text = text.trimmingBlanks
    var parser = FormulaParser(rest: Substring(text))
    guard let root = parser.sum(), parser.isAtEnd else { return nil }
    self.text = String(text)
    self.root = root
    isStandard = parser.isStandard
  }

  /// Returns the expression for a formula; `nil` for any other text.
  package static func expression(_ text: some StringProtocol) -> String? {
    Self(text).map { "~" + $0.text }
  }

  /// The references in the formula, with braces.
  var references: [String] {
    var references: [String] = []
    root.visit { if case .reference(let reference) = $0 { references.append(reference) } }
    return references
  }
}

extension Formula.Node {
  /// Calls a function with the node and all nodes in it.
  func visit(_ body: (Self) -> Void) {
    body(self)
    switch self {
    case .measure, .reference: break
    case .negative(let operand): operand.visit(body)
    case .operation(_, let left, let right):
      left.visit(body)
      right.visit(body)
    case .call(_, let arguments):
      for argument in arguments { argument.visit(body) }
    }
  }
}

/// A parser for the formulas of other tools, with the grammar of expressions.
private struct FormulaParser {
  var rest: Substring
  var isStandard = true
  /// The number of operations that the formula can still contain, which limits its depth.
  private var budget = 500
  private var depth = 0

  init(rest: Substring) { self.rest = rest }

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return rest.isEmpty
    }
  }

  private mutating func skipBlanks() { rest = rest.drop { $0.isWhitespace } }

  private mutating func take(_ characters: String) -> Character? {
    skipBlanks()
    guard let first = rest.first, characters.contains(first) else { return nil }
    rest.removeFirst()
    return first
  }

  mutating func sum() -> Formula.Node? { operations("+-") { $0.product() } }

  private mutating func product() -> Formula.Node? { operations("*/") { $0.factor() } }

  private mutating func operations(
    _ signs: String,
    _ operand: (inout Self) -> Formula.Node?
  ) -> Formula.Node? {
    guard var result = operand(&self) else { return nil }
    while let sign = take(signs) {
      budget -= 1
      guard budget > 0, let next = operand(&self) else { return nil }
      result = .operation(sign, result, next)
    }
    return result
  }

  private mutating func factor() -> Formula.Node? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 50 else { return nil }
    if take("-") != nil { return factor().map { $0.negated } }
    guard let base = operand() else { return nil }
    guard take("^") != nil else { return base }
    return factor().map { .operation("^", base, $0) }
  }

  private mutating func operand() -> Formula.Node? {
    if take("(") != nil {
      let result = sum()
      return take(")") == nil ? nil : result
    }
    skipBlanks()
    if rest.first == "{" {
      guard let end = rest.firstIndex(of: "}") else { return nil }
      defer { rest = rest[rest.index(after: end)...] }
      return .reference(String(rest[...end]))
    }
    let number = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let value = Double(number) else { return call() }
    rest = rest[number.endIndex...]
    let unit = rest.prefix { $0.isASCII && ($0.isLetter || $0 == "%") }
    rest = rest[unit.endIndex...]
    return .measure(Measure(value, unit.lowercased()))
  }

  /// Parses a function of Tokens Studio, which are those of the library `expr-eval`.
  private mutating func call() -> Formula.Node? {
    let name = rest.prefix { $0.isASCII && $0.isLetter }
    let function = MathFunction(rawValue: name == "roundTo" ? "round" : String(name))
    rest = rest[name.endIndex...]
    guard let function, rest.first == "(" else { return nil }
    var arguments: [Formula.Node] = []
    while take(arguments.isEmpty ? "(" : ",") != nil {
      guard let argument = sum() else { return nil }
      arguments.append(argument)
    }
    guard take(")") != nil, function.arity.contains(arguments.count) else { return nil }
    if name == "roundTo" {
      isStandard = false
      guard let digits = arguments.dropFirst().first else { return .call(.round, arguments) }
      // The second argument is the number of decimal places.
      guard case .measure(let digits) = digits, digits.unit.isEmpty,
        (0...15).contains(digits.value), digits.value == digits.value.rounded(),
        let step = Double("1e-\(Int(digits.value))")
      else { return nil }
      arguments[1] = .measure(Measure(step))
    }
    return .call(function, arguments)
  }
}

extension Formula.Node {
  fileprivate var negated: Self {
    if case .measure(let measure) = self {
      .measure(Measure(-measure.value, measure.unit))
    } else {
      .negative(self)
    }
  }
}

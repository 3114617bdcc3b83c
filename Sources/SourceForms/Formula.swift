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

  /// Evaluates a formula without references.
  ///
  /// - Parameters:
  ///   - text: the formula.
  ///   - isStrict: whether the operands of a sum and the arguments of a function need equal units, as
  ///     in CSS. Other tools add `2` to `4px`.
  /// - Returns: the result; `nil` if the text isn't a formula or its units are incompatible.
  package static func evaluate(_ text: String, isStrict: Bool = false) -> Measure? {
    Self(text)?.root.value(isStrict).flatMap { $0.value.isFinite ? $0 : nil }
  }

}

extension Formula.Node {
  /// The references in the formula, with braces.
  var references: [String] {
    switch self {
    case .measure: []
    case .reference(let reference): [reference]
    case .negative(let operand): operand.references
    case .operation(_, let left, let right): left.references + right.references
    case .call(_, let arguments): arguments.flatMap(\.references)
    }
  }

  // MARK: Evaluation

  func value(_ isStrict: Bool) -> Measure? {
    switch self {
    case .measure(let measure): return measure
    case .reference: return nil
    case .negative(let operand): return operand.value(isStrict).map { Measure(-$0.value, $0.unit) }
    case .operation(let sign, let left, let right):
      guard let left = left.value(isStrict), let right = right.value(isStrict) else { return nil }
      return Self.value(sign, left, right, isStrict)
    case .call(let function, let arguments):
      let values = arguments.compactMap { $0.value(isStrict) }
      guard values.count == arguments.count,
        let (numbers, unit) = Self.aligned(values, isStrict), function.keepsUnit || unit.isEmpty
      else { return nil }
      return Measure(function(numbers), unit)
    }
  }

  private static func value(
    _ sign: Character,
    _ left: Measure,
    _ right: Measure,
    _ isStrict: Bool
  ) -> Measure? {
    let unit = left.unit.isEmpty ? right.unit : left.unit
    let haveUnits = !left.unit.isEmpty && !right.unit.isEmpty
    switch sign {
    case "*":
      guard haveUnits else { return Measure(left.value * right.value, unit) }
      // A percentage of a length.
      let (part, whole) = left.unit == "%" ? (left, right) : (right, left)
      guard !isStrict, part.unit == "%", whole.unit != "%" else { return nil }
      return Measure(whole.value * (part.value / 100), whole.unit)
    case "/":
      guard right.unit.isEmpty, right.value != 0 else { return nil }
      return Measure(left.value / right.value, unit)
    case "^":
      guard unit.isEmpty, !isStrict else { return nil }
      return Measure(MathFunction.pow([left.value, right.value]))
    default:
      guard let (numbers, unit) = aligned([left, right], isStrict) else { return nil }
      return Measure(sign == "+" ? numbers[0] + numbers[1] : numbers[0] - numbers[1], unit)
    }
  }

  /// Returns the numbers of measures in their common unit; `nil` if there is none.
  private static func aligned(
    _ measures: [Measure],
    _ isStrict: Bool
  ) -> (numbers: [Double], unit: String)? {
    let units = Set(measures.map(\.unit))
    let numbers = measures.map(\.value)
    if let unit = units.first, units.count == 1 { return (numbers, unit) }
    if units == ["s", "ms"] {
      return (measures.map { $0.unit == "s" ? $0.value * 1000 : $0.value }, "ms")
    }
    guard !isStrict, units.count == 2, units.contains("") else { return nil }
    return units.first { $0 != "" }.map { (numbers, $0) }
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

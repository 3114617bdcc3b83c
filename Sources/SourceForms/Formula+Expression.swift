import JSONSyntax
import TokenModel

extension Formula {
  /// The kind of value of an operand.
  enum Kind: Hashable, Sendable {
    case number
    /// A length in a unit.
    case length(String)
    case unknown
  }

  /// Returns the formula as an expression, and the kind of its result.
  ///
  /// Other tools calculate without units and append the only unit that occurs: `{gap} * {scale}` is
  /// a length even if `{scale}` is a dimension, and so is `{gap} + 2`. Expressions need units, so
  /// they are added or divided out where the kinds of the operands are known.
  ///
  /// - Parameters:
  ///   - type: the type of the token.
  ///   - kind: returns the kind of a reference's value.
  /// - Returns: the text of the expression, which begins with `~`, and the kind of its result.
  func expression(
    as type: ForeignType,
    _ kind: @escaping (_ reference: String) -> Kind
  ) -> (text: String, kind: Kind) {
    let isLength = type == .dimension || type == .letterSpacing
    let converter = Converter(cancelsUnits: !isLength, kind: kind)
    var (node, kind) = converter.convert(root)
    if isLength, kind == .number { (node, kind) = (node.with("px"), .length("px")) }
    return ("~" + (node == root && isStandard ? text : node.text(1)), kind)
  }

  /// Returns the formula as `calc()`; `nil` unless CSS can calculate a length from it.
  ///
  /// `kind` returns the kind of a reference's value.
  func calculation(_ kind: (_ reference: String) -> Kind = { _ in .unknown }) -> String? {
    guard isStandard, case .length = root.kindInCSS(kind) else { return nil }
    return "calc(\(text))"
  }

  /// Adds units to the operands of a formula.
  private struct Converter {
    /// Whether the quotient of two lengths is a number.
    let cancelsUnits: Bool
    let kind: (String) -> Kind

    func convert(_ node: Node) -> (node: Node, kind: Kind) {
      switch node {
      case .measure(let measure):
        let kind = measure.kind
        guard case .length(let unit) = kind else { return (node, kind) }
        return (.measure(Measure(measure.value, unit)), kind)
      case .reference(let reference): return (node, kind(reference))
      case .negative(let operand):
        let (operand, kind) = convert(operand)
        return (.negative(operand), kind)
      case .operation(let sign, let left, let right):
        let operands = [left, right].map(convert)
        return convert(sign, operands.map(\.node), operands.map(\.kind))
      case .call(let function, let arguments):
        let arguments = arguments.map(convert)
        return convert(arguments.map(\.node), arguments.map(\.kind), function.keepsUnit) {
          .call(function, $0)
        }
      }
    }

    private func convert(_ sign: Character, _ nodes: [Node], _ kinds: [Kind]) -> (Node, Kind) {
      var (nodes, kinds) = (nodes, kinds)
      if "*/".contains(sign) {
        // A percentage of a length.
        for (part, whole) in sign == "*" ? [(0, 1), (1, 0)] : [(1, 0)] {
          guard case .measure(let measure) = nodes[part], measure.unit == "%",
            case .length = kinds[whole]
          else { continue }
          (nodes[part], kinds[part]) = (.measure(Measure(measure.value / 100)), .number)
        }
      }
      func result(_ nodes: [Node]) -> Node { .operation(sign, nodes[0], nodes[1]) }
      switch (sign, kinds[0], kinds[1]) {
      case ("*", .number, let kind), ("*", let kind, .number), ("/", let kind, .number):
        return (result(nodes), kind)
      case ("/", .length(let unit), .length(let other)) where unit == other && cancelsUnits:
        return (result(nodes), .number)
      case ("*", .length(let unit), .length(let other)) where unit == other,
        ("/", .length(let unit), .length(let other)) where unit == other:
        return (result([nodes[0], nodes[1].without(unit)]), .length(unit))
      default: return convert(nodes, kinds, sign == "+" || sign == "-", result)
      }
    }

    /// Gives the operands of an operation the same unit, or none unless `keepsUnit` is `true`.
    private func convert(
      _ nodes: [Node],
      _ kinds: [Kind],
      _ keepsUnit: Bool,
      _ result: ([Node]) -> Node
    ) -> (Node, Kind) {
      let units = Set(kinds).subtracting([.number])
      guard let kind = units.first else { return (result(nodes), .number) }
      guard units.count == 1, case .length(let unit) = kind else {
        return (result(nodes), .unknown)
      }
      let converted = zip(nodes, kinds).map { node, kind in
        (kind == .number) == keepsUnit ? keepsUnit ? node.with(unit) : node.without(unit) : node
      }
      return (keepsUnit ? result(converted) : result(converted).with(unit), kind)
    }
  }
}

extension Measure {
  /// The kind of an operand with this value.
  var kind: Formula.Kind {
    if unit.isEmpty { return .number }
    return unit != "%" && Dimension.Unit.names.contains(lengthUnit) ? .length(lengthUnit) : .unknown
  }
}

extension Formula.Node {
  /// The kind of the result in CSS, which adds lengths in different units; ``Formula/Kind/unknown``
  /// if CSS can't calculate it.
  fileprivate func kindInCSS(_ kind: (_ reference: String) -> Formula.Kind) -> Formula.Kind {
    switch self {
    case .measure(let measure): return measure.unit == "%" ? .length("%") : measure.kind
    case .reference(let reference): return kind(reference)
    case .negative(let operand): return operand.kindInCSS(kind)
    case .operation("/", _, let right) where right.value(false)?.value == 0: return .unknown
    case .operation(let sign, let left, let right):
      let (left, right) = (left.kindInCSS(kind), right.kindInCSS(kind))
      switch (sign, left, right) {
      case ("+", .length, .length), ("-", .length, .length): return left
      case ("*", .number, .length): return right
      case ("*", .length, .number), ("/", .length, .number): return left
      case ("+", .number, .number), ("-", .number, .number), ("*", .number, .number),
        ("/", .number, .number):
        return .number
      default: return .unknown
      }
    case .call: return .unknown
    }
  }

  /// Returns the length with the number of the node and a unit.
  fileprivate func with(_ unit: String) -> Self {
    if case .measure(let measure) = self { return .measure(Measure(measure.value, unit)) }
    return .operation("*", self, .measure(Measure(1, unit)))
  }

  /// Returns the number of a length in a unit.
  fileprivate func without(_ unit: String) -> Self {
    let one = Self.measure(Measure(1, unit))
    switch self {
    case .measure(let measure): return .measure(Measure(measure.value))
    case .operation("*", let number, one): return number
    default: return .operation("/", self, one)
    }
  }

  /// Returns the node as text, in parentheses if it binds less tightly than `level`.
  fileprivate func text(_ level: Int) -> String {
    let (text, own): (String, Int)
    switch self {
    case .measure(let measure):
      (text, own) = (measure.value.jsonText + measure.unit, measure.value < 0 ? 3 : 5)
    case .reference(let reference): (text, own) = (reference, 5)
    case .negative(let operand): (text, own) = ("-" + operand.text(3), 3)
    case .operation("^", let base, let exponent):
      (text, own) = ("\(base.text(5)) ^ \(exponent.text(3))", 4)
    case .operation(let sign, let left, let right):
      let level = "+-".contains(sign) ? 1 : 2
      (text, own) = ("\(left.text(level)) \(sign) \(right.text(level + 1))", level)
    case .call(let function, let arguments):
      let list = arguments.map { $0.text(1) }.joined(separator: ", ")
      (text, own) = ("\(function.rawValue)(\(list))", 5)
    }
    return own < level ? "(\(text))" : text
  }
}

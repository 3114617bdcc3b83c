import TokenModel

/// An expression that CSS can compute: its operations all have a counterpart there.
package struct StyleSheetFormula: Sendable {
  /// The referenced tokens, by the index in the steps.
  package let operands: [TokenID]
  private let steps: [Expression.Operation]

  /// Parses the text of an expression in the IR.
  ///
  /// Returns `nil` if an operation has no counterpart in CSS, if there's no reference, or if `find`
  /// doesn't return a token for one. `find` takes a path.
  package init?(_ text: [UInt8], find: (String) -> TokenID?) {
    guard let parser = try? ExpressionParser(text, from: 0), !parser.references.isEmpty else {
      return nil
    }
    var operands: [TokenID] = []
    for path in parser.paths(in: text) {
      guard let token = find(path) else { return nil }
      operands.append(token)
    }
    self.operands = operands
    steps = parser.steps.map(\.operation)
    guard steps.allSatisfy(Self.hasCounterpart) else { return nil }
  }

  private static func hasCounterpart(_ step: Expression.Operation) -> Bool {
    switch step {
    case .compare: false
    case .call(let function, _): !functionsWithout.contains(ExpressionFunction.all[function].name)
    default: true
    }
  }

  /// The functions without a counterpart that all current browsers support.
  private static let functionsWithout = ["if", "color.contrast", "color.best", "color.tone"]

  /// Returns the formula with its operands inserted; `nil` if CSS would compute another value.
  ///
  /// - Complexity: O(steps + pieces of the operands).
  package func term(_ operands: [StyleSheetTerm]) -> StyleSheetTerm? {
    var stack: [StyleSheetTerm] = []
    for step in steps {
      guard let next = Self.apply(step, operands, &stack),
        next.pieces.count <= StyleSheetTerm.limit
      else { return nil }
      stack.append(next)
    }
    return stack.last
  }

  private static func apply(
    _ step: Expression.Operation,
    _ operands: [StyleSheetTerm],
    _ stack: inout [StyleSheetTerm]
  ) -> StyleSheetTerm? {
    switch step {
    case .number(let number): return .number(number)
    case .quantity(let quantity): return .quantity(quantity)
    case .hexColor(let bytes): return .hexadecimal(bytes)
    case .reference(let index): return operands[index]
    case .negate: return stack.popLast()?.negated
    case .compare: return nil
    case .add, .subtract, .multiply, .divide:
      guard let right = stack.popLast(), let left = stack.popLast() else { return nil }
      return .arithmetic(left, step, right)
    case .call(let index, let count):
      let function = ExpressionFunction.all[index]
      let arguments = Array(stack.suffix(count))
      stack.removeLast(count)
      if let math = MathFunction(rawValue: function.name) { return .call(math, arguments) }
      return .call(function, arguments)
    }
  }
}

import Diagnostics
import TokenModel

extension LoweringState {
  /// Evaluates an expression.
  ///
  /// It may be called once per combination of contexts; errors are reported only once.
  ///
  /// - Parameters:
  ///   - id: The expression.
  ///   - expected: The required type of the result.
  ///   - operands: The type and value of each of the expression's references; `nil` for failed
  ///     ones,
  ///     which have been reported.
  /// - Returns: The result, or `nil` if there's none.
  /// - Complexity: O(steps of the expression).
  mutating func evaluate(
    _ id: ExpressionID,
    expecting expected: TokenType,
    operands: [(type: TokenType, value: ValueID)?]
  ) -> ValueID? {
    let expression = expressions[Int(id.index)]
    var stack: [ExpressionOperand] = []
    stack.reserveCapacity(8)
    do {
      for step in expression.steps {
        if case .reference(let index) = step.operation {
          guard index < operands.count, let operand = operands[index] else { return nil }
          let value = expressionValue(operand.type, operand.value)
          stack.append(ExpressionOperand(value: value, span: step.span))
        } else {
          try apply(step, to: &stack)
        }
      }
      guard let result = stack.popLast() else { return nil }
      return try finish(result, expecting: expected)
    } catch {
      findings.appendOnce(error.diagnostic)
      return nil
    }
  }

  private func expressionValue(_ type: TokenType, _ value: ValueID) -> ExpressionValue {
    switch type {
    case .number: .number(values[Handle<Number>(value)].value)
    case .dimension: .quantity(Quantity(values[Handle<Dimension>(value)]))
    case .duration: .quantity(Quantity(values[Handle<TimeSpan>(value)]))
    case .color: .color(values[Handle<Color>(value)])
    default: .other(type, value)
    }
  }

  private mutating func finish(
    _ operand: ExpressionOperand,
    expecting expected: TokenType
  ) throws(ExpressionFailure) -> ValueID {
    var result = operand
    if result.value.type != expected { result.value = numeric(result.value) }
    if expected == .fontWeight, case .number(let weight) = result.value {
      guard (1...1000).contains(weight) else {
        throw ExpressionFailure(.weightOutOfRange(weight, at: result.span))
      }
      return values.intern(FontWeight.number(weight))
    }
    guard result.value.type == expected else {
      throw ExpressionFailure(.wrongResult(result, expected: expected))
    }
    return switch result.value {
    case .number(let value): values.intern(Number(value))
    case .quantity(let quantity):
      switch quantity.unit {
      case .length(let unit):
        values.intern(Dimension(quantity.value, unit, fluid: quantity.fluid))
      case .time(let unit): values.intern(TimeSpan(quantity.value, unit))
      }
    case .color(let color): values.intern(color)
    case .other(_, let value): value
    }
  }

  // MARK: Operations

  private func apply(
    _ step: Expression.Step,
    to stack: inout [ExpressionOperand]
  ) throws(ExpressionFailure) {
    let value: ExpressionValue
    switch step.operation {
    case .number(let number): value = .number(number)
    case .quantity(let quantity): value = .quantity(quantity)
    case .hexColor(let bytes): value = .color(Color(rgba: bytes))
    case .reference: return
    case .negate: value = try negated(popRigid(&stack))
    case .add, .subtract:
      let right = try popRigid(&stack)
      value = try sum(popRigid(&stack), right, step)
    case .multiply:
      let right = pop(&stack)
      value = try product(pop(&stack), right, step)
    case .divide:
      let right = try popRigid(&stack)
      value = try quotient(pop(&stack), right, step)
    case .compare(let comparison):
      let right = try popRigid(&stack)
      value = try compared(popRigid(&stack), right, comparison, step)
    case .call(let function, let count):
      value = try call(ExpressionFunction.all[function], count, &stack, step)
    }
    stack.append(ExpressionOperand(value: try value.checked(at: step.span), span: step.span))
  }

  /// Pops an operand; the parser guarantees that each operation has all of its operands.
  private func pop(_ stack: inout [ExpressionOperand]) -> ExpressionOperand {
    guard let operand = stack.popLast() else {
      preconditionFailure("an operation lacks an operand")
    }
    return ExpressionOperand(value: numeric(operand.value), span: operand.span)
  }

  /// Pops an operand of an operation that fluid lengths don't support.
  private func popRigid(
    _ stack: inout [ExpressionOperand]
  ) throws(ExpressionFailure) -> ExpressionOperand {
    let operand = pop(&stack)
    if operand.value.isFluid { throw ExpressionFailure(.fluidOperand(operand)) }
    return operand
  }

  /// Returns the number in a font weight or a constant, such as `0.3` of a type that DTCG doesn't
  /// define; any other value unchanged.
  private func numeric(_ value: ExpressionValue) -> ExpressionValue {
    if case .other(.fontWeight, let id) = value {
      return .number(values[Handle<FontWeight>(id)].value)
    }
    guard case .other(.constant, let id) = value else { return value }
    switch values[Handle<ConstantValue>(id)] {
    case .number(let number): return .number(number)
    case .verbatim(let text), .string(let text):
      return ExpressionValue(measure: texts[text]) ?? value
    default: return value
    }
  }

  private func negated(_ operand: ExpressionOperand) throws(ExpressionFailure) -> ExpressionValue {
    switch operand.value {
    case .number(let number): return .number(-number)
    case .quantity(let quantity): return .quantity(Quantity(-quantity.value, quantity.unit))
    default: throw ExpressionFailure(.negated(operand))
    }
  }

  private func sum(
    _ left: ExpressionOperand,
    _ right: ExpressionOperand,
    _ step: Expression.Step
  ) throws(ExpressionFailure) -> ExpressionValue {
    let sign: Double = step.operation == .subtract ? -1 : 1
    switch (left.value, right.value) {
    case (.number(let one), .number(let other)):
      return .number(one + sign * other)
    case (.quantity(let one), .quantity(let other)) where one.unit == other.unit:
      return .quantity(Quantity(one.value + sign * other.value, one.unit))
    default:
      throw ExpressionFailure(.sum(left, right, step))
    }
  }

  private func compared(
    _ left: ExpressionOperand,
    _ right: ExpressionOperand,
    _ comparison: Expression.Comparison,
    _ step: Expression.Step
  ) throws(ExpressionFailure) -> ExpressionValue {
    switch (left.value, right.value) {
    case (.number(let one), .number(let other)):
      return .number(comparison(one, other) ? 1 : 0)
    case (.quantity(let one), .quantity(let other)) where one.unit == other.unit:
      return .number(comparison(one.value, other.value) ? 1 : 0)
    default:
      throw ExpressionFailure(.units(left, right, of: comparison.rawValue, step))
    }
  }

  private func product(
    _ left: ExpressionOperand,
    _ right: ExpressionOperand,
    _ step: Expression.Step
  ) throws(ExpressionFailure) -> ExpressionValue {
    switch (left.value, right.value) {
    case (.number(let one), .number(let other)):
      return .number(one * other)
    case (.quantity(let quantity), .number(let factor)),
      (.number(let factor), .quantity(let quantity)):
      if quantity.fluid != nil, factor <= 0 {
        throw ExpressionFailure(.fluidOperand(left.value.isFluid ? left : right))
      }
      return .quantity(quantity.map { $0 * factor })
    default:
      throw ExpressionFailure(.product(left, right, step))
    }
  }

  private func quotient(
    _ left: ExpressionOperand,
    _ right: ExpressionOperand,
    _ step: Expression.Step
  ) throws(ExpressionFailure) -> ExpressionValue {
    let quotient: ExpressionValue
    let divisor: Double
    switch (left.value, right.value) {
    case (.number(let number), .number(let other)):
      (quotient, divisor) = (.number(number / other), other)
    case (.quantity(let quantity), .number(let other)):
      if quantity.fluid != nil, other < 0 { throw ExpressionFailure(.fluidOperand(left)) }
      (quotient, divisor) = (.quantity(quantity.map { $0 / other }), other)
    // Equal units cancel out, as in CSS Values 4, section 10.12.
    case (.quantity(let quantity), .quantity(let other)) where quantity.unit == other.unit:
      if quantity.fluid != nil { throw ExpressionFailure(.fluidOperand(left)) }
      (quotient, divisor) = (.number(quantity.value / other.value), other.value)
    default: throw ExpressionFailure(.quotient(left, right, step))
    }
    guard divisor != 0 else { throw ExpressionFailure(.divisionByZero(right, step)) }
    return quotient
  }

  /// Calls a function with the topmost operands on the stack.
  private func call(
    _ function: ExpressionFunction,
    _ count: Int,
    _ stack: inout [ExpressionOperand],
    _ step: Expression.Step
  ) throws(ExpressionFailure) -> ExpressionValue {
    var operands: [ExpressionOperand] = []
    for _ in 0..<count { operands.append(try popRigid(&stack)) }
    // The first argument is the lowest one on the stack.
    operands.reverse()
    var arguments: [ExpressionFunction.Argument] = []
    var first: ExpressionOperand?
    for (index, operand) in operands.enumerated() {
      guard let parameter = function.parameter(at: index) else { break }
      arguments.append(try parameter.argument(operand, of: function.name))
      guard case .measure = parameter.kind else { continue }
      if let first, first.value.unit != operand.value.unit {
        throw ExpressionFailure(.units(first, operand, of: function.name, step))
      }
      first = first ?? operand
    }
    if let flaw = function.flaw(arguments, operands) { throw ExpressionFailure(flaw) }
    if case .value(let one)? = arguments.dropFirst().first,
      case .value(let other)? = arguments.last, one.type != other.type
    {
      throw ExpressionFailure(.differentResults(operands[1], operands[2], step))
    }
    let result = function.evaluate(arguments)
    guard case .number(let number) = result else { return result }
    guard !number.isNaN else { throw ExpressionFailure(.undefined(function, operands, step)) }
    return first?.value.unit.map { .quantity(Quantity(number, $0)) } ?? result
  }
}

/// The value of an operand or step of an expression.
enum ExpressionValue {
  case number(Double)
  case quantity(Quantity)
  case color(Color)
  /// A value of a type that operations don't support.
  case other(TokenType, ValueID)

  /// Creates a number, or a number with a unit, from a text such as `16px`; `nil` for other texts.
  init?(measure text: String) {
    guard let measure = MeasureText(text) else { return nil }
    if measure.unit.isEmpty {
      self = .number(measure.value)
    } else if let unit = Quantity.Unit(name: measure.unit) {
      self = .quantity(Quantity(measure.value, unit))
    } else {
      return nil
    }
  }

  var type: TokenType {
    switch self {
    case .number: .number
    case .quantity(let quantity): quantity.unit.type
    case .color: .color
    case .other(let type, _): type
    }
  }

  /// The unit of a dimension or duration.
  var unit: Quantity.Unit? {
    if case .quantity(let quantity) = self { quantity.unit } else { nil }
  }

  /// Whether the value is a length that grows with the viewport.
  var isFluid: Bool {
    if case .quantity(let quantity) = self { quantity.fluid != nil } else { false }
  }

  /// Returns the value with negative zero normalized, or throws if a number in it overflowed.
  func checked(at span: Span) throws(ExpressionFailure) -> ExpressionValue {
    switch self {
    case .number(let number):
      guard number.isFinite else { throw ExpressionFailure(.overflow(at: span)) }
      return .number(number == 0 ? 0 : number)
    case .quantity(let quantity):
      guard quantity.value.isFinite, quantity.fluid?.maximum.isFinite != false else {
        throw ExpressionFailure(.overflow(at: span))
      }
      return .quantity(quantity.map { $0 == 0 ? 0 : $0 })
    case .color, .other:
      return self
    }
  }
}

/// An intermediate value of an expression, and the source text it comes from.
struct ExpressionOperand {
  var value: ExpressionValue
  var span: Span
}

/// An error in the evaluation of an expression.
struct ExpressionFailure: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}

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
    case .dimension: .dimension(values[Handle<Dimension>(value)])
    case .color: .color(values[Handle<Color>(value)])
    default: .other(type, value)
    }
  }

  private mutating func finish(
    _ result: ExpressionOperand,
    expecting expected: TokenType
  ) throws(ExpressionFailure) -> ValueID {
    guard result.value.type == expected else {
      throw ExpressionFailure(.wrongResult(result, expected: expected))
    }
    return switch result.value {
    case .number(let value): values.intern(Number(value))
    case .dimension(let dimension): values.intern(dimension)
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
    case .dimension(let dimension): value = .dimension(dimension)
    case .hexColor(let bytes): value = .color(Color(hexadecimal: bytes))
    case .reference: return
    case .negate: value = try negated(pop(&stack))
    case .add, .subtract:
      let right = pop(&stack)
      value = try sum(pop(&stack), right, step)
    case .multiply:
      let right = pop(&stack)
      value = try product(pop(&stack), right, step)
    case .divide:
      let right = pop(&stack)
      value = try quotient(pop(&stack), right, step)
    case .call(let function, let count):
      value = try call(ExpressionFunction.all[function], count, &stack)
    }
    stack.append(ExpressionOperand(value: try value.checked(at: step.span), span: step.span))
  }

  /// Pops an operand; the parser guarantees that each operation has all of its operands.
  private func pop(_ stack: inout [ExpressionOperand]) -> ExpressionOperand {
    guard let operand = stack.popLast() else {
      preconditionFailure("an operation lacks an operand")
    }
    return operand
  }

  private func negated(_ operand: ExpressionOperand) throws(ExpressionFailure) -> ExpressionValue {
    switch operand.value {
    case .number(let number): return .number(-number)
    case .dimension(let dimension): return .dimension(Dimension(-dimension.value, dimension.unit))
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
    case (.dimension(let one), .dimension(let other)) where one.unit == other.unit:
      return .dimension(Dimension(one.value + sign * other.value, one.unit))
    default:
      throw ExpressionFailure(.sum(left, right, step))
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
    case (.dimension(let dimension), .number(let factor)),
      (.number(let factor), .dimension(let dimension)):
      return .dimension(Dimension(dimension.value * factor, dimension.unit))
    default:
      throw ExpressionFailure(.product(left, right, step))
    }
  }

  private func quotient(
    _ left: ExpressionOperand,
    _ right: ExpressionOperand,
    _ step: Expression.Step
  ) throws(ExpressionFailure) -> ExpressionValue {
    guard case .number(let divisor) = right.value else {
      throw ExpressionFailure(.quotient(left, right, step))
    }
    guard divisor != 0 else { throw ExpressionFailure(.divisionByZero(right, step)) }
    switch left.value {
    case .number(let number): return .number(number / divisor)
    case .dimension(let dimension):
      return .dimension(Dimension(dimension.value / divisor, dimension.unit))
    default: throw ExpressionFailure(.quotient(left, right, step))
    }
  }

  /// Calls a function with the topmost operands on the stack.
  private func call(
    _ function: ExpressionFunction,
    _ count: Int,
    _ stack: inout [ExpressionOperand]
  ) throws(ExpressionFailure) -> ExpressionValue {
    let parameters = function.parameters.prefix(count)
    // The first argument is the lowest one on the stack.
    let operands = parameters.map { _ in pop(&stack) }.reversed()
    var arguments: [ExpressionFunction.Argument] = []
    for (parameter, operand) in zip(parameters, operands) {
      arguments.append(try parameter.argument(operand, of: function.name))
    }
    return function.evaluate(arguments)
  }
}

/// The value of an operand or step of an expression.
enum ExpressionValue {
  case number(Double)
  case dimension(Dimension)
  case color(Color)
  /// A value of a type that operations don't support.
  case other(TokenType, ValueID)

  var type: TokenType {
    switch self {
    case .number: .number
    case .dimension: .dimension
    case .color: .color
    case .other(let type, _): type
    }
  }

  /// Returns the value with negative zero normalized, or throws if a number in it overflowed.
  func checked(at span: Span) throws(ExpressionFailure) -> ExpressionValue {
    switch self {
    case .number(let number):
      guard number.isFinite else { throw ExpressionFailure(.overflow(at: span)) }
      return .number(number == 0 ? 0 : number)
    case .dimension(let dimension):
      guard dimension.value.isFinite else { throw ExpressionFailure(.overflow(at: span)) }
      return .dimension(Dimension(dimension.value == 0 ? 0 : dimension.value, dimension.unit))
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

extension Color {
  /// Creates a color from one byte each of red, green, blue, and alpha; no alpha if that byte is
  /// 255.
  fileprivate init(hexadecimal bytes: UInt32) {
    let channels = [24, 16, 8].map { Double(bytes >> $0 & 0xFF) / 255 }
    let alpha = bytes & 0xFF
    self.init(
      .srgb,
      SIMD3(channels[0], channels[1], channels[2]),
      alpha: alpha == 255 ? nil : Double(alpha) / 255
    )
  }
}

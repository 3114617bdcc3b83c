import TokenModel

/// Numbers, lengths, and times in CSS.
extension StyleSheetTerm {
  var negated: Self? {
    switch value {
    case .number(let number):
      if literalNumber != nil { return .number(-number) }
      return Self([.number(-1), .text(" * ")] + operand, .number(-number), .product)
    case .quantity(let quantity):
      let result = quantity.map { -$0 }
      if case .length? = pieces.first, pieces.count == 1 { return .quantity(result) }
      return Self([.number(-1), .text(" * ")] + operand, .quantity(result), .product)
    default: return nil
    }
  }

  /// Returns a sum, difference, product, or quotient.
  ///
  /// Not all current browsers can divide by a length.
  static func arithmetic(
    _ left: Self,
    _ operation: Expression.Operation,
    _ right: Self
  ) -> Self? {
    switch (operation, left.value, right.value) {
    case (.add, _, _): sum(left, " + ", right, +)
    case (.subtract, _, _): sum(left, " - ", right, -)
    case (.multiply, .number(let factor), _): product(left, " * ", right, of: right) { $0 * factor }
    case (.multiply, _, .number(let factor)): product(left, " * ", right, of: left) { $0 * factor }
    case (.divide, _, .number(let divisor)) where divisor != 0:
      product(left, " / ", right, of: left) { $0 / divisor }
    default: nil
    }
  }

  private static func sum(
    _ left: Self,
    _ sign: String,
    _ right: Self,
    _ compute: (Double, Double) -> Double
  ) -> Self? {
    let value: ExpressionValue
    switch (left.value, right.value) {
    case (.number(let one), .number(let other)): value = .number(compute(one, other))
    case (.quantity(let one), .quantity(let other)) where one.unit == other.unit:
      value = .quantity(Quantity(compute(one.value, other.value), one.unit))
    default: return nil
    }
    return Self(left.pieces + [.text(sign)] + right.factor, value, .sum)
  }

  private static func product(
    _ left: Self,
    _ sign: String,
    _ right: Self,
    of scaled: Self,
    _ compute: (Double) -> Double
  ) -> Self? {
    let value: ExpressionValue
    switch scaled.value {
    case .number(let number): value = .number(compute(number))
    case .quantity(let quantity): value = .quantity(quantity.map(compute))
    default: return nil
    }
    return Self(left.factor + [.text(sign)] + right.operand, value, .product)
  }

  /// Returns a call of a function of numbers.
  static func call(_ function: MathFunction, _ arguments: [Self]) -> Self? {
    var numbers: [Double] = []
    var unit: Quantity.Unit?
    for argument in arguments {
      switch argument.value {
      case .number(let number): numbers.append(number)
      case .quantity(let quantity) where quantity.fluid == nil:
        numbers.append(quantity.value)
        unit = quantity.unit
      default: return nil
      }
    }
    let isMixed = unit != nil && arguments.contains { $0.value.unit == nil }
    guard !isMixed else { return nil }
    // A percentage can be of a negative length.
    let isRelative = unit == .length(.percent)
    var arguments = arguments
    switch function {
    case .round, .floor, .ceil:
      if arguments.count == 1 {
        arguments.append(unit.map { .quantity(Quantity(1, $0)) } ?? .number(1))
        numbers.append(1)
      }
      guard !isRelative, isStable(function, numbers[0] / numbers[1]) else { return nil }
    case .abs: guard !isRelative else { return nil }
    case .min, .max, .clamp, .sqrt, .pow: break
    }
    let number = rounded(function, numbers)
    guard number.isFinite else { return nil }
    let value: ExpressionValue = unit.map { .quantity(Quantity(number, $0)) } ?? .number(number)
    let list = arguments.map(\.pieces).joined(separator: [.text(", ")])
    return Self([.text(name(of: function))] + list + [.text(")")], value)
  }

  private static func name(of function: MathFunction) -> String {
    switch function {
    case .floor: "round(down, "
    case .ceil: "round(up, "
    default: function.rawValue + "("
    }
  }

  private static func rounded(_ function: MathFunction, _ numbers: [Double]) -> Double {
    switch function {
    case .floor, .ceil: function([numbers[0]])
    default: function(numbers)
    }
  }

  /// Whether a number of steps is rounded in the same way if its last digits differ.
  ///
  /// A number that is exactly on a limit is rounded like the one in the source.
  private static func isStable(_ function: MathFunction, _ steps: Double) -> Bool {
    guard steps.isFinite, steps.magnitude < 1e9 else { return false }
    let distance = function == .round ? steps - 0.5 : steps
    let offset = distance - distance.rounded()
    return offset == 0 || offset.magnitude > 1e-6
  }
}

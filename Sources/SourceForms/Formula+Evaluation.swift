import TokenModel

extension Formula {
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

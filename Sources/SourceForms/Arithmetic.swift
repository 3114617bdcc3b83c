/// Evaluates arithmetic expressions with units, such as `16px * 1.5` and `100 / 10`.
package struct Arithmetic {
  private var rest: Substring
  private let isStrict: Bool
  private var depth = 0

  /// Evaluates an arithmetic expression.
  ///
  /// - Parameters:
  ///   - text: the expression.
  ///   - isStrict: whether the operands of a sum need equal units, as in CSS. Other tools add `2`
  ///     to `4px`.
  /// - Returns: the result; `nil` if the text isn't an expression or its units are incompatible.
  package static func evaluate(_ text: String, isStrict: Bool = false) -> Measure? {
    var reader = Arithmetic(rest: text[...], isStrict: isStrict)
    guard let result = reader.sum() else { return nil }
    reader.skipBlanks()
    return reader.rest.isEmpty ? result : nil
  }

  private mutating func skipBlanks() {
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
  }

  private mutating func take(_ characters: String) -> Character? {
    skipBlanks()
    guard let first = rest.first, characters.contains(first) else { return nil }
    rest.removeFirst()
    return first
  }

  private mutating func sum() -> Measure? {
    guard var result = product() else { return nil }
    while let sign = take("+-") {
      guard let next = product(),
        result.unit == next.unit || !isStrict && (result.unit.isEmpty || next.unit.isEmpty)
      else { return nil }
      let unit = result.unit.isEmpty ? next.unit : result.unit
      result = Measure(sign == "+" ? result.value + next.value : result.value - next.value, unit)
    }
    return result
  }

  private mutating func product() -> Measure? {
    guard var result = factor() else { return nil }
    while let sign = take("*/") {
      guard let next = factor(), result.unit.isEmpty || next.unit.isEmpty,
        sign == "*" || (next.unit.isEmpty && next.value != 0)
      else { return nil }
      let unit = result.unit.isEmpty ? next.unit : result.unit
      result = Measure(sign == "*" ? result.value * next.value : result.value / next.value, unit)
    }
    return result
  }

  private mutating func factor() -> Measure? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 50 else { return nil }
    if take("-") != nil { return factor().map { Measure(-$0.value, $0.unit) } }
    if take("(") != nil {
      let result = sum()
      return take(")") == nil ? nil : result
    }
    skipBlanks()
    let number = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let value = Double(number) else { return nil }
    rest = rest[number.endIndex...]
    let unit = rest.prefix { $0.isASCII && ($0.isLetter || $0 == "%") }
    rest = rest[unit.endIndex...]
    return Measure(value, unit.lowercased())
  }
}

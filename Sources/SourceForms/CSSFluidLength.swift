package import TokenModel

/// A length in CSS notation that grows linearly with the width of the viewport between two limits,
/// such as `clamp(1rem, 0.9rem + 1vw, 1.5rem)`.
package struct CSSFluidLength: Equatable {
  /// The smallest length.
  package let minimum: Dimension
  /// The largest length, in the same unit.
  package let maximum: Dimension
  /// The widths of the viewport between which the length grows, in pixels; a rem is 16 px.
  package let widths: Range<Double>

  /// Parses a length; `nil` for any other text, and for lengths that shrink or have several units.
  package init?(_ text: some StringProtocol) {
    let text = text.trimmed
    guard text.hasPrefix("clamp("), text.allSatisfy({ $0.isASCII && !$0.isNewline && $0 != "\t" }),
      case .call(.clamp, let arguments)? = Formula(CSSText.withoutCalculations(text))?.root,
      let minimum = LinearLength(arguments[0])?.fixed,
      let maximum = LinearLength(arguments[2])?.fixed, maximum.unit == minimum.unit,
      let between = LinearLength(arguments[1]), between.rate > 0,
      between.unit == nil || between.unit == minimum.unit
    else { return nil }
    let pixels = minimum.unit == .rem ? 16.0 : 1
    let from = (minimum.value - between.base) * pixels / (between.rate / 100)
    let to = (maximum.value - between.base) * pixels / (between.rate / 100)
    guard from >= 0, to < 1e9 else { return nil }
    self.minimum = minimum
    self.maximum = maximum
    let ends = [from, to].map { ($0 * 1000).rounded() / 1000 }
    guard ends[0] < ends[1] else { return nil }
    widths = ends[0]..<ends[1]
  }
}

/// A sum of a length in pixels or rem and a part of the viewport's width.
private struct LinearLength {
  /// The number of the fixed part.
  var base = 0.0
  /// The unit of the fixed part; `nil` for a plain number.
  var unit: Dimension.Unit?
  /// The number of the part in `vw`.
  var rate = 0.0

  /// The length, if it doesn't depend on the width; `nil` for a plain number.
  var fixed: Dimension? { rate == 0 ? unit.map { Dimension(base, $0) } : nil }

  /// Whether the result is a number, which lengths can be multiplied by.
  private var isNumber: Bool { unit == nil && rate == 0 }

  /// Evaluates a formula; `nil` if it isn't such a sum.
  init?(_ node: Formula.Node) {
    switch node {
    case .measure(let measure):
      switch measure.unit {
      case "": base = measure.value
      case "vw": rate = measure.value
      case "px": (base, unit) = (measure.value, .px)
      case "rem": (base, unit) = (measure.value, .rem)
      default: return nil
      }
    case .negative(let operand):
      guard let length = Self(operand) else { return nil }
      self = length.scaled(by: -1)
    case .operation(let sign, let left, let right):
      guard let left = Self(left), let right = Self(right),
        let result = Self.result(sign, left, right)
      else { return nil }
      self = result
    case .reference, .call: return nil
    }
  }

  private static func result(_ sign: Character, _ left: Self, _ right: Self) -> Self? {
    switch sign {
    case "+" where left.isNumber == right.isNumber: return left.plus(right)
    case "-" where left.isNumber == right.isNumber: return left.plus(right.scaled(by: -1))
    case "*" where left.isNumber: return right.scaled(by: left.base)
    case "*" where right.isNumber: return left.scaled(by: right.base)
    case "/" where right.isNumber && right.base != 0: return left.scaled(by: 1 / right.base)
    default: return nil
    }
  }

  private func plus(_ other: Self) -> Self? {
    guard unit == nil || other.unit == nil || unit == other.unit else { return nil }
    var sum = self
    sum.base += other.base
    sum.rate += other.rate
    sum.unit = unit ?? other.unit
    return sum
  }

  private func scaled(by factor: Double) -> Self {
    var scaled = self
    scaled.base *= factor
    scaled.rate *= factor
    return scaled
  }
}

extension CSSFluidLength {
  /// The property of the `dev.tokens` extension for a length in CSS notation.
  package static func member(_ text: String) -> DraftValue.Member {
    .init("fluid", .string(text.trimmed))
  }
}

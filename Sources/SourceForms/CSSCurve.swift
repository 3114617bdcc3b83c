/// An easing function in CSS notation (CSS Easing Functions 1).
package struct CSSCurve {
  package let points: [Double]

  package init?(_ text: some StringProtocol) {
    switch text.trimmingBlanks.lowercased() {
    case "linear": points = [0, 0, 1, 1]
    case "ease": points = [0.25, 0.1, 0.25, 1]
    case "ease-in": points = [0.42, 0, 1, 1]
    case "ease-out": points = [0, 0, 0.58, 1]
    case "ease-in-out": points = [0.42, 0, 0.58, 1]
    case let other:
      guard let call = CSSFunction(other), call.name == "cubic-bezier" else { return nil }
      let numbers = (call.arguments + (call.alpha.map { [$0] } ?? [])).map { Measure($0) }
      guard numbers.count == 4, numbers.allSatisfy({ $0?.unit == "" }) else { return nil }
      points = numbers.compactMap { $0?.value }
    }
  }

  /// The value of a `cubicBezier` token.
  package var value: DraftValue { .array(points.map { .number($0) }) }
}

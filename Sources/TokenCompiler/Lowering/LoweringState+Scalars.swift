import Diagnostics
import JSONSyntax
import TokenModel

/// Numbers and timing curves.
extension LoweringState {
  /// Reads a number (Format Module, *Number*).
  mutating func lowerNumber(_ node: JSONNode, in source: ValueSource) -> Recipe {
    guard source.tree.kind(node) == .number else {
      let usual = Diagnostic.usualHelp(for: node, in: source)
      let flaw =
        Diagnostic.misplacedReference(in: node, source)
        ?? Diagnostic(.invalid(.number), "found \(source.describe(node)), expected a number")
        .at(source.tree.span(node)).help(usual).help(numberHelp(node, in: source))
      report(flaw, at: node, in: source)
      return .invalid
    }
    return .literal(values.intern(Number(source.tree.number(node))))
  }

  private func numberHelp(_ node: JSONNode, in source: ValueSource) -> String? {
    guard source.tree.kind(node) == .string else { return nil }
    let written = source.tree.string(node)
    let parts = written.split(separator: ",", omittingEmptySubsequences: false)
    let point = parts.count == 2 ? parts.joined(separator: ".") : written
    guard let measure = MeasureText(point) else { return nil }
    if measure.unit.isEmpty { return "write `\(measure.value.jsonText)` without quotes" }
    if measure.unit == "%" { return "write the fraction `\((measure.value / 100).jsonText)`" }
    return "remove the unit, or use the type `dimension` for a length"
  }

  /// Reads a timing curve (Format Module, *Cubic Bézier*).
  mutating func lowerCubicBezier(_ node: JSONNode, in source: ValueSource) -> Recipe {
    let count = source.tree.count(of: node)
    guard source.tree.kind(node) == .array, count == 4 else {
      reject(
        node,
        in: source,
        .cubicBezier,
        "a cubicBezier",
        expected: "a list of four numbers",
        help: curveHelp(node, in: source)
      )
      return .invalid
    }
    var curve = SIMD4<Double>.zero
    var isDeferred = false
    var isFine = true
    var index = 0
    for element in source.tree.elements(of: node) {
      let isTime = index & 1 == 0
      let number = readNumber(
        element,
        in: source,
        .cubicBezier,
        "`\(["x1", "y1", "x2", "y2"][index])`",
        expected: isTime ? "a number from 0 to 1" : "a number",
        range: isTime ? ValueRole.curveTime.range.bounds : nil,
        help: { _ in "use a number from 0 to 1; only `y1` and `y2` can be outside this range" }
      )
      switch number {
      case .value(let value): curve[index] = value
      case .deferred: isDeferred = true
      case .invalid: isFine = false
      }
      index += 1
    }
    guard isFine else { return .invalid }
    if isDeferred { return .deferred(source.place(node)) }
    return .literal(values.intern(CubicBezier(curve.x, curve.y, curve.z, curve.w)))
  }

  private func curveHelp(_ node: JSONNode, in source: ValueSource) -> String? {
    guard source.tree.kind(node) == .string else { return nil }
    let written = source.tree.string(node)
    let curves = [
      "linear": "[0, 0, 1, 1]", "ease": "[0.25, 0.1, 0.25, 1]", "ease-in": "[0.42, 0, 1, 1]",
      "ease-out": "[0, 0, 0.58, 1]", "ease-in-out": "[0.42, 0, 0.58, 1]",
    ]
    if let curve = curves[written] { return "write `\(curve)` instead of `\(written)`" }
    return written.hasPrefix("cubic-bezier(")
      ? "write the four numbers as `[x1, y1, x2, y2]`" : Diagnostic.textHelp(written)
  }
}

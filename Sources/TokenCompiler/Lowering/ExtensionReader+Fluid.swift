import Diagnostics
import JSONSyntax
import TokenModel

/// The property `fluid` of a dimension.
struct FluidExtension {
  /// The smallest length, if it's repeated, and its location.
  var minimum: (length: Dimension, span: Span)?
  /// The largest length.
  var maximum: Dimension
  /// The location of the largest length.
  var maximumSpan: Span
  /// The widths of the viewport between which the length grows, in pixels.
  var widths: Range<Double>
}

extension ExtensionReader {
  private static let fluidNames = ["min", "max", "from", "to"]

  /// Reads the largest length of a dimension and the widths of the viewport between which it grows.
  ///
  /// - Returns: `nil` if a required property is missing or invalid, which is reported.
  func fluid(_ node: JSONNode, state: inout LoweringState) -> FluidExtension? {
    guard expect(.object, node, "fluid", state: &state) else { return nil }
    var lengths: [String: (length: Dimension, span: Span)] = [:]
    var isValid = true
    for member in syntax.members(of: node) {
      let name = syntax.string(member.key)
      guard Self.fluidNames.contains(name) else {
        isValid = false
        state.diagnostics.append(
          .unknownExtensionMember(
            name,
            of: "`fluid`",
            among: Self.fluidNames,
            at: syntax.span(member.key)
          )
        )
        continue
      }
      if let length = length(member.value) {
        lengths[name] = (length, syntax.span(member.value))
      } else {
        isValid = false
        let expected = "a length in `px` or `rem`, such as `\"16px\"`"
        reject(member.value, name, expected: expected, state: &state)
      }
    }
    guard isValid else { return nil }
    for name in Self.fluidNames.dropFirst() where lengths[name] == nil {
      state.diagnostics.append(
        .missingExtensionMember(name, of: "`fluid`", at: syntax.openingSpan(node))
      )
      return nil
    }
    guard let maximum = lengths["max"], let from = lengths["from"], let to = lengths["to"] else {
      return nil
    }
    guard from.length.width >= 0, from.length.width < to.length.width else {
      state.diagnostics.append(.fluidWidths(from, to))
      return nil
    }
    return FluidExtension(
      minimum: lengths["min"],
      maximum: maximum.length,
      maximumSpan: maximum.span,
      widths: from.length.width..<to.length.width
    )
  }

  /// Returns a length in pixels or rem, as text or as an object; `nil` for anything else.
  private func length(_ node: JSONNode) -> Dimension? {
    let measure: (value: Double, unit: String)?
    switch syntax.kind(node) {
    case .string: measure = MeasureText(syntax.string(node)).map { ($0.value, $0.unit) }
    case .object:
      guard syntax.count(of: node) == 2, let value = syntax.value(of: "value", in: node),
        let unit = syntax.value(of: "unit", in: node), syntax.kind(value) == .number,
        syntax.kind(unit) == .string
      else { return nil }
      measure = (syntax.number(value), syntax.string(unit))
    default: measure = nil
    }
    guard let measure, measure.value.isFinite, let unit = Dimension.Unit(name: measure.unit),
      unit.isStandard
    else { return nil }
    return Dimension(measure.value, unit)
  }
}

extension Dimension {
  /// The length as a width of the viewport, in pixels.
  ///
  /// In media queries, a rem is the initial font size, which is 16 px unless a user changes it.
  fileprivate var width: Double { unit == .rem ? value * 16 : value }
}

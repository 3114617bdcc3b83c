import Diagnostics
import JSONSyntax
import SourceForms
import TokenModel

/// The property `fluid` of a dimension.
struct FluidExtension {
  /// A length: a literal or a reference.
  struct Part {
    let name: String
    let recipe: Recipe
    let span: Span

    /// The location in the value, for references.
    var field: SlotField {
      switch name {
      case "min": .fluidMinimum
      case "max": .fluidMaximum
      case "from": .fluidStart
      default: .fluidEnd
      }
    }
  }

  /// The smallest length, if it's repeated.
  var minimum: Part?
  /// The largest length.
  var maximum: Part
  /// The width of the viewport at which the length starts to grow.
  var from: Part
  /// The width of the viewport at which it stops.
  var to: Part
  /// The length in CSS notation, if the source uses it.
  var text: TextID?

  var parts: [Part] { [minimum, maximum, from, to].compactMap { $0 } }

  /// The recipes, which require dimensions.
  var recipes: [Recipe] { parts.map(\.recipe) }

  /// Whether a part is a reference.
  var hasReferences: Bool {
    recipes.contains { if case .literal = $0 { false } else { true } }
  }
}

extension ExtensionReader {
  private static let fluidNames = ["min", "max", "from", "to"]

  /// Reads the largest length of a dimension and the widths of the viewport between which it grows.
  ///
  /// - Returns: `nil` if a required property is missing or invalid, which is reported.
  func fluid(_ node: JSONNode, state: inout LoweringState) -> FluidExtension? {
    if syntax.kind(node) == .string { return fluidText(node, state: &state) }
    guard expect(.object, node, "fluid", state: &state) else { return nil }
    var parts: [String: FluidExtension.Part] = [:]
    var isValid = true
    for member in syntax.members(of: node) {
      let name = syntax.string(member.key)
      guard Self.fluidNames.contains(name) else {
        isValid = false
        reportUnknown(member, of: "`fluid`", among: Self.fluidNames, state: &state)
        continue
      }
      if let recipe = fluidLength(member.value, name, state: &state) {
        parts[name] = .init(name: name, recipe: recipe, span: syntax.span(member.value))
      } else {
        isValid = false
      }
    }
    guard isValid else { return nil }
    for name in Self.fluidNames.dropFirst() where parts[name] == nil {
      reportMissing(name, of: "`fluid`", in: node, state: &state)
      return nil
    }
    guard let maximum = parts["max"], let from = parts["from"], let to = parts["to"] else {
      return nil
    }
    return FluidExtension(minimum: parts["min"], maximum: maximum, from: from, to: to)
  }

  /// Reads a length in CSS notation.
  private func fluidText(_ node: JSONNode, state: inout LoweringState) -> FluidExtension? {
    guard let length = CSSFluidLength(syntax.string(node)) else {
      let example = "`\"clamp(1rem, 0.9rem + 1vw, 1.5rem)\"`"
      reject(node, "fluid", expected: "an object, or text such as \(example)", state: &state)
      return nil
    }
    let span = syntax.span(node)
    func part(_ name: String, _ length: Dimension) -> FluidExtension.Part {
      .init(name: name, recipe: .literal(state.values.intern(length)), span: span)
    }
    return FluidExtension(
      minimum: part("min", length.minimum),
      maximum: part("max", length.maximum),
      from: part("from", Dimension(length.widths.lowerBound, .px)),
      to: part("to", Dimension(length.widths.upperBound, .px)),
      text: state.texts.intern(syntax.string(node))
    )
  }

  /// Reads a reference, or a length in pixels or rem as text or as an object; reports anything else.
  private func fluidLength(
    _ node: JSONNode,
    _ name: String,
    state: inout LoweringState
  ) -> Recipe? {
    let measure: (value: Double, unit: String)?
    switch syntax.kind(node) {
    case .string:
      let text = syntax.string(node)
      if text.first == "{" {
        let place = SyntaxNode(document: document, node: node)
        // An invalid reference is reported.
        if case .reference(let id) = state.lower(place, as: .dimension) { return .reference(id) }
        return nil
      }
      measure = MeasureText(text).map { ($0.value, $0.unit) }
    case .object:
      let unit = syntax.count(of: node) == 2 ? syntax.text(of: "unit", in: node) : nil
      measure = unit.flatMap { unit in syntax.number(of: "value", in: node).map { ($0, unit) } }
    default: measure = nil
    }
    guard let measure, measure.value.isFinite, let unit = Dimension.Unit(name: measure.unit),
      unit.isStandard
    else {
      let expected = "a length in `px` or `rem`, such as `\"16px\"`, or a reference"
      reject(node, name, expected: expected, state: &state)
      return nil
    }
    return .literal(state.values.intern(Dimension(measure.value, unit)))
  }
}

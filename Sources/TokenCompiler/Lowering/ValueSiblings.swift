import Diagnostics
import JSONSyntax
import SourceForms
import TokenModel

/// Properties next to a `$value` that have no meaning in DTCG but may indicate the author's intent.
struct ValueSiblings {
  /// The opacity of a color.
  var alpha: JSONMember?
  /// The unit of a dimension or a duration.
  var unit: JSONMember?
  /// A `type` without the `$`.
  var type: JSONMember?

  /// The properties that older files use for a part of the value.
  var parts: [JSONMember] { [alpha, unit].compactMap { $0 } }

  /// The siblings including `member`; `nil` if it isn't a recognized property.
  static func adding(_ member: JSONMember, to known: Self?, in syntax: JSONTree) -> Self? {
    var siblings = known ?? Self()
    if syntax.equals(member.key, "alpha") {
      siblings.alpha = member
    } else if syntax.equals(member.key, "unit") {
      siblings.unit = member
    } else if syntax.equals(member.key, "type") {
      siblings.type = member
    } else {
      return nil
    }
    return siblings
  }
}

/// An `alpha` next to a color instead of inside it.
struct OuterAlpha {
  let member: JSONMember
  /// The display name of the color.
  let neighbor: String
}

extension LoweringState {
  // MARK: Opacity

  /// Whether `alpha` has no effect: some tools write `null` for an unchanged opacity.
  func isEmpty(_ alpha: JSONMember, in source: ValueSource) -> Bool {
    source.tree.kind(alpha.value) == .null
  }

  /// Returns the recipe of a color whose opacity is replaced by `alpha`.
  ///
  /// A reference or expression becomes an expression, as if wrapped in `color.alpha`.
  mutating func apply(_ alpha: OuterAlpha, to recipe: Recipe, in source: ValueSource) -> Recipe {
    let node = alpha.member.value
    guard let opacity = opacity(node, in: source.tree) else {
      if !source.tree.wasRepaired(node) { diagnostics.append(.invalidOuterAlpha(alpha, source)) }
      return .invalid
    }
    let place = source.tree.span(node)
    switch recipe {
    case .invalid: return .invalid
    case .literal(let value):
      var color = values[Handle<Color>(value)]
      diagnostics.append(.outerAlpha(alpha, .color(own: color.alpha), opacity, source))
      color.alpha = opacity
      return .literal(values.intern(color))
    case .reference(let reference):
      let operand = text(of: reference)
      diagnostics.append(.outerAlpha(alpha, .formula(operand), opacity, source))
      let span = references[Int(reference.index)].span
      let step = Expression.Step(operation: .reference(0), span: span)
      return formula(around: operand, [step], [reference], opacity, span, place)
    case .expression(let id):
      let inner = expressions[Int(id.index)]
      let operand = texts[inner.text]
      diagnostics.append(.outerAlpha(alpha, .formula(operand), opacity, source))
      return formula(
        around: operand,
        inner.steps,
        inner.references,
        opacity,
        inner.span,
        place
      )
    case .deferred, .composite:
      diagnostics.append(.outerAlphaBesideParts(alpha, source))
      return .invalid
    }
  }

  /// Returns an opacity, which some tools write as a string; `nil` for any other value.
  private func opacity(_ node: JSONNode, in tree: JSONTree) -> Double? {
    let number =
      tree.kind(node) == .number ? tree.number(node) : tree.textIfString(node).flatMap(Double.init)
    return number.flatMap { ValueRole.opacity.range.contains($0) ? $0 : nil }
  }

  private mutating func formula(
    around operand: String,
    _ steps: [Expression.Step],
    _ references: [ReferenceID],
    _ opacity: Double,
    _ span: Span,
    _ alphaSpan: Span
  ) -> Recipe {
    expressions.append(
      Expression(
        text: texts.intern("color.alpha(\(operand), \(opacity.jsonText))"),
        span: span,
        references: references,
        steps: steps + [
          Expression.Step(operation: .number(opacity), span: alphaSpan),
          Expression.Step(operation: ExpressionFunction.callOfAlpha, span: span),
        ]
      )
    )
    return .expression(ExpressionID(index: UInt32(expressions.count - 1)))
  }

  /// The text of a reference in an expression.
  private func text(of reference: ReferenceID) -> String {
    switch references[Int(reference.index)].target {
    case .token(let path):
      return "{\(paths.description(of: path, in: texts))}"
    case .pointer(let range), .object(let range):
      let names = pointerSegments[range.indices].map { texts[$0] }
      let isWhole = names.last == "$value" || !names.contains("$value")
      return isWhole
        ? "{\(names.filter { $0 != "$value" }.joined(separator: "."))}"
        : "#" + names.map { "/" + Diagnostic.pointerSegment($0) }.joined()
    }
  }

  // MARK: Units

  /// Reads a number, or a string that contains only a number, together with a unit next to it.
  ///
  /// - Returns: `nil`, without a diagnostic, if it isn't a number with a unit.
  mutating func lower(
    _ value: JSONNode,
    unit: JSONMember,
    as type: TokenType,
    of token: String,
    in source: ValueSource
  ) -> Recipe? {
    guard source.tree.kind(unit.value) == .string, !source.isReference(unit.value),
      let number = plainNumber(value, in: source)
    else { return nil }
    let recipe: Recipe
    let name: String
    switch type {
    case .dimension:
      guard case .value(let unit) = readLengthUnit(unit.value, isZero: number == 0, in: source)
      else { return .invalid }
      recipe = .literal(values.intern(Dimension(number, unit)))
      name = unit.name
    case .duration:
      guard case .value(let unit) = readTimeUnit(unit.value, in: source) else { return .invalid }
      recipe = .literal(values.intern(TimeSpan(number, unit)))
      name = unit.name
    default: return nil
    }
    diagnostics.append(.outerUnit(unit, of: token, number, name, source))
    return recipe
  }

  private func plainNumber(_ node: JSONNode, in source: ValueSource) -> Double? {
    switch source.tree.kind(node) {
    case .number:
      return source.tree.number(node)
    case .string:
      guard let measure = MeasureText(source.tree.string(node)), measure.unit.isEmpty else {
        return nil
      }
      return measure.value
    default:
      return nil
    }
  }
}

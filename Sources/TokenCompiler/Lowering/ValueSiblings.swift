import Diagnostics
import JSONSyntax
import TokenModel

/// Members beside a `$value` that mean nothing in the standard, but may tell what was meant.
struct ValueSiblings {
  /// The opacity of a colour.
  var alpha: JSONMember?
  /// The unit of a dimension or a duration.
  var unit: JSONMember?
  /// A type without its dollar sign.
  var type: JSONMember?

  /// Those that older files use for a part of the value.
  var parts: [JSONMember] { [alpha, unit].compactMap { $0 } }

  /// The siblings with `member` added; `nil` where it is none of them.
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

/// An `alpha` that stands beside a color and not in it.
struct OuterAlpha {
  let member: JSONMember
  /// What it stands beside, as messages say it.
  let neighbour: String
}

extension LoweringState {
  // MARK: Opacity

  /// Whether `alpha` says nothing: other tools write `null` for "as it is".
  func isEmpty(_ alpha: JSONMember, in source: ValueSource) -> Bool {
    source.tree.kind(alpha.value) == .null
  }

  /// The recipe of a color with the opacity that stands beside it, in place of its own.
  ///
  /// A reference or a formula becomes a formula, as if `color.alpha` had been written around it.
  mutating func apply(_ alpha: OuterAlpha, to recipe: Recipe, in source: ValueSource) -> Recipe {
    let node = alpha.member.value
    guard source.tree.kind(node) == .number, (0...1).contains(source.tree.number(node)) else {
      if !source.tree.wasRepaired(node) {
        diagnostics.append(.invalidOuterAlpha(alpha, source))
      }
      return .invalid
    }
    let opacity = source.tree.number(node)
    switch recipe {
    case .invalid:
      return .invalid
    case .literal(let value):
      var color = values[Handle<Color>(value)]
      diagnostics.append(.outerAlpha(alpha, .color(own: color.alpha), opacity, source))
      color.alpha = opacity
      return .literal(values.intern(color))
    case .reference(let reference):
      let operand = text(of: reference)
      diagnostics.append(.outerAlpha(alpha, .formula(operand), opacity, source))
      let span = references[Int(reference.index)].span
      return formula(
        around: operand,
        [Expression.Step(operation: .reference(0), span: span)],
        [reference],
        opacity,
        span,
        source.tree.span(node)
      )
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
        source.tree.span(node)
      )
    case .deferred, .composite:
      diagnostics.append(.outerAlphaBesideParts(alpha, source))
      return .invalid
    }
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
        text: texts.intern("color.alpha(\(operand), \(opacity.inJSON))"),
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

  /// A reference as a formula has it.
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

  /// Reads a number, or a text that holds nothing but one, with the unit that stands beside it.
  ///
  /// - Returns: `nil` where that is not what the two are; nothing is reported then.
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

package import Diagnostics
import JSONSyntax
import TokenModel

extension DiagnosticCode {
  package static let siblingCodes: [DiagnosticCode] = [
    legacyMember
  ]

  package static let legacyMember: DiagnosticCode = """
    warning[legacy-member]: `alpha` or `unit` is next to a value instead of inside it

    Some older files have the opacity of a color as `alpha` next to its `$value`, or
    next to the `color` of a shadow, and the unit of a dimension or duration as
    `unit` next to a bare number. Both are read as intended: `alpha` replaces the
    color's opacity, even if the value is a reference. Other DTCG tools ignore them,
    and `--strict` rejects them.

    Example:

        { "$type": "color", "$value": "{color.ink}", "alpha": 0.5 }

    Fix: move the property into the value. For a reference, use an expression such
    as `"~color.alpha({color.ink}, 0.5)"`.
    """
}

/// Diagnostics about properties of a value that are next to it instead of inside it.
extension Diagnostic {
  /// The value next to an `alpha`.
  enum AdjacentColor {
    case color(own: Double?)
    /// A reference or an expression, written as an operand.
    case formula(String)
  }

  static func outerAlpha(
    _ alpha: OuterAlpha,
    _ color: AdjacentColor,
    _ opacity: Double,
    _ source: ValueSource
  ) -> Self {
    var notes: [String] = []
    let help: String
    switch color {
    case .color(let own):
      if let own, own != opacity {
        notes = ["this replaces the color's own `alpha`, \(own.jsonText)"]
      }
      help = "move `\"alpha\": \(opacity.jsonText)` into the color"
    case .formula(let operand):
      help = "replace both with `\"~color.alpha(\(operand), \(opacity.jsonText))\"`"
    }
    return Self(
      .legacyMember,
      "`alpha` is next to \(alpha.neighbor), as in older files, expected it inside the color"
    )
    .at(source.tree.span(alpha.member.key), "read as the color's opacity").notes(notes)
    .help(help)
  }

  static func invalidOuterAlpha(_ alpha: OuterAlpha, _ source: ValueSource) -> Self {
    let node = alpha.member.value
    var help = source.unquotedHelp(node)
    if source.isReference(node) {
      help = "replace both with an expression such as `\"~color.alpha({color}, {opacity})\"`"
    } else if source.tree.kind(node) == .number, (1...100).contains(source.tree.number(node)) {
      let percent = source.tree.number(node)
      help = "write `\((percent / 100).jsonText)` for \(percent.jsonText) %"
    }
    return Self(
      .invalid(.color),
      "`alpha` next to \(alpha.neighbor) is \(source.describe(node)), expected a number from 0 to 1"
    )
    .at(source.tree.span(node)).help(help)
  }

  /// Reports an `alpha` next to a color that contains `$ref`s.
  static func outerAlphaBesideParts(_ alpha: OuterAlpha, _ source: ValueSource) -> Self {
    Self(
      .invalid(.color),
      "`alpha` is next to \(alpha.neighbor), a color with a `$ref`, expected it inside the color"
    )
    .at(source.tree.span(alpha.member.key)).help("move `alpha` into the color")
  }

  static func outerUnit(
    _ member: JSONMember,
    of token: String,
    _ number: Double,
    _ unit: String,
    _ source: ValueSource
  ) -> Self {
    Self(
      .legacyMember,
      "`unit` is next to the `$value` of `\(token)`, as in older files, expected it inside"
    )
    .at(source.tree.span(member.key), "read as \(number.jsonText) \(unit)")
    .help(edit(number.jsonText, unit))
  }
}

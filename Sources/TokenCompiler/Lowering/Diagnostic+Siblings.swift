import Diagnostics
import JSONSyntax
import TokenModel

/// The messages about parts of a value that stand beside it.
extension Diagnostic {
  /// What an `alpha` stands beside.
  enum ColorBesideAlpha {
    case color(own: Double?)
    /// A reference or a formula, as it stands in a formula.
    case formula(String)
  }

  static func outerAlpha(
    _ alpha: OuterAlpha,
    _ color: ColorBesideAlpha,
    _ opacity: Double,
    _ source: ValueSource
  ) -> Diagnostic {
    var notes: [String] = []
    let help: String
    switch color {
    case .color(let own):
      if let own, own != opacity {
        notes = ["the color has an `alpha` of its own, \(own.inJSON), which this one replaces"]
      }
      help = "write `\"alpha\": \(opacity.inJSON)` into the color"
    case .formula(let operand):
      help = "write `\"~color.alpha(\(operand), \(opacity.inJSON))\"` in place of both"
    }
    return Diagnostic(
      .legacyMember,
      severity: .warning,
      "`alpha` stands beside \(alpha.neighbour), as in older files, expected inside the color",
      at: Label(source.tree.span(alpha.member.key), "read as the opacity of the color"),
      notes: notes,
      help: help
    )
  }

  static func invalidOuterAlpha(_ alpha: OuterAlpha, _ source: ValueSource) -> Diagnostic {
    let node = alpha.member.value
    var help = source.unquotedHelp(node)
    if source.isReference(node) {
      help = "write a formula in place of both, as in `\"~color.alpha({color}, {opacity})\"`"
    } else if source.tree.kind(node) == .number, (1...100).contains(source.tree.number(node)) {
      let percent = source.tree.number(node)
      help = "write `\((percent / 100).inJSON)` for \(percent.inJSON) %"
    }
    return wrongValue(
      .color,
      "`alpha` beside \(alpha.neighbour) is \(source.describe(node)), expected a number from 0 to 1",
      at: source.tree.span(node),
      help: help
    )
  }

  /// An `alpha` beside a color that has `$ref`s inside.
  static func outerAlphaBesideParts(_ alpha: OuterAlpha, _ source: ValueSource) -> Diagnostic {
    wrongValue(
      .color,
      "`alpha` stands beside \(alpha.neighbour), a color with `$ref` in it, expected inside the color",
      at: source.tree.span(alpha.member.key),
      help: "move `alpha` into the color"
    )
  }

  static func outerUnit(
    _ member: JSONMember,
    of token: String,
    _ number: Double,
    _ unit: String,
    _ source: ValueSource
  ) -> Diagnostic {
    Diagnostic(
      .legacyMember,
      severity: .warning,
      "`unit` stands beside the `$value` of `\(token)`, as in older files, expected inside it",
      at: Label(source.tree.span(member.key), "read as \(number.inJSON) \(unit)"),
      help: edit(number.inJSON, unit)
    )
  }
}

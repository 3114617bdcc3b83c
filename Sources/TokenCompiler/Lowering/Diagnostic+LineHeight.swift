import Diagnostics
import JSONSyntax
import TokenModel

/// The messages about line heights that are no multiple of the font size.
extension Diagnostic {
  /// A line height with a unit; `height` and `size` are `nil` where they are not literals.
  static func legacyLineHeight(
    _ height: Dimension?,
    size: Dimension?,
    _ source: ValueSource,
    _ node: JSONNode
  ) -> Diagnostic {
    var ratio = height?.multipleOfFontSize
    if ratio == nil, let height, let size { ratio = height.multiple(of: size) }
    let written = ratio.map { "`\($0.shortened.inJSON)`" } ?? "a number such as `1.5`"
    let found = height.map { "\($0.value.inJSON) \($0.unit.name)" } ?? "a length"
    var help = "write \(written)"
    if let height, height.multipleOfFontSize == nil {
      help +=
        "; to keep the exact height, add `\"lineHeight\": { \"value\": \(height.value.inJSON), "
        + "\"unit\": \"\(height.unit.name)\" }` to `dev.tokens`"
    }
    return Diagnostic(
      .legacyLineHeight,
      severity: .warning,
      "a `lineHeight` is \(found), expected a multiple of the font size",
      at: Label(source.tree.span(node), ratio == nil ? "read as a length" : "read as \(written)"),
      help: help
    )
  }

  /// A line height that refers to a dimension.
  static func lineHeightIsLength(_ span: Span) -> Diagnostic {
    Diagnostic(
      .legacyLineHeight,
      severity: .warning,
      "a `lineHeight` refers to a dimension, expected a multiple of the font size",
      at: Label(span, "read as a length"),
      help: "refer to a number token" + exactHeightHelp
    )
  }

  private static var exactHeightHelp: String {
    "; a height in points goes into `lineHeight` of `dev.tokens`"
  }

  static func lineHeightInQuotes(
    _ ratio: Double,
    _ source: ValueSource,
    _ node: JSONNode
  ) -> Diagnostic {
    Diagnostic(
      .legacyLineHeight,
      severity: .warning,
      "a `lineHeight` is \(source.describe(node)), expected a number without quotes",
      at: Label(source.tree.span(node)),
      help: "write `\(ratio.inJSON)`"
    )
  }

  /// A line height that is a word.
  static func unreadableLineHeight(_ source: ValueSource, _ node: JSONNode) -> Diagnostic {
    Diagnostic(
      .legacyLineHeight,
      severity: .warning,
      "a `lineHeight` is \(source.describe(node)), expected a multiple of the font size; left out",
      at: Label(source.tree.span(node)),
      help: "write a number such as `1.5`" + exactHeightHelp
    )
  }
}

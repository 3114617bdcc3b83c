package import Diagnostics
import JSONSyntax
import TokenModel

extension DiagnosticCode {
  package static let lineHeightCodes: [DiagnosticCode] = [
    legacyLineHeight, unlikelyLineHeight,
  ]

  package static let legacyLineHeight: DiagnosticCode = """
    warning[legacy-line-height]: a line height is not a multiple of the font size

    In DTCG, a line height is a number that is multiplied by the font size. A
    dimension or percentage is converted to a multiple of the font size in every
    context, and an exact height is kept with it. A word such as `normal` is ignored
    in favor of the platform's default. Other DTCG tools reject all of these, and so
    does `--strict`.

    Example:

        "lineHeight": "150%"

    Fix: write `1.5`. To use an exact height, add `"lineHeight"` as a dimension to
    the token's `$extensions["dev.tokens"]`, which takes precedence over the number.
    """

  package static let unlikelyLineHeight: DiagnosticCode = """
    warning[unlikely-line-height]: a line height was probably meant in pixels

    In DTCG, a line height is a number that is multiplied by the font size: with a
    font size of 12 px, a line height of 16 is 192 px. Numbers above 4 and below 0.5
    are reported.

    Example:

        { "fontSize": { "value": 12, "unit": "px" }, "lineHeight": 16 }

    Fix: divide it by the font size, here `1.3333`. To keep an exact height, add
    `"lineHeight"` as a dimension to the token's `$extensions["dev.tokens"]`.
    """
}

/// Diagnostics about line heights that aren't a multiple of the font size.
extension Diagnostic {
  /// Warns about a line height with a unit.
  ///
  /// `height` and the font size `size` are `nil` if they aren't literals.
  static func legacyLineHeight(
    _ height: Dimension?,
    size: Dimension?,
    _ source: ValueSource,
    _ node: JSONNode
  ) -> Self {
    var ratio = height?.multipleOfFontSize
    if ratio == nil, let height, let size { ratio = height.multiple(of: size) }
    let written = ratio.map { "`\($0.shortened.jsonText)`" } ?? "a number such as `1.5`"
    let found = height.map { "\($0.value.jsonText) \($0.unit.name)" } ?? "a length"
    var help = "write \(written)"
    if let height, height.multipleOfFontSize == nil {
      help +=
        "; to keep the exact height, add `\"lineHeight\": { \"value\": \(height.value.jsonText), "
        + "\"unit\": \"\(height.unit.name)\" }` to `dev.tokens`"
    }
    return Self(
      .legacyLineHeight,
      "a `lineHeight` is \(found), expected a multiple of the font size"
    )
    .at(source.tree.span(node), ratio == nil ? "read as a length" : "read as \(written)").help(help)
  }

  /// Warns about a line height that refers to a dimension.
  static func lineHeightIsLength(_ span: Span) -> Self {
    Self(
      .legacyLineHeight,
      "a `lineHeight` refers to a dimension, expected a multiple of the font size"
    )
    .at(span, "read as a length").help("refer to a number token" + exactHeightHelp)
  }

  private static var exactHeightHelp: String {
    "; set an exact height with `lineHeight` in `dev.tokens`"
  }

  static func lineHeightInQuotes(_ ratio: Double, _ source: ValueSource, _ node: JSONNode) -> Self {
    Self(
      .legacyLineHeight,
      "a `lineHeight` is \(source.describe(node)), expected a number without quotes"
    )
    .at(source.tree.span(node)).help("write `\(ratio.jsonText)`")
  }

  /// Warns about a line height that is a word.
  static func unreadableLineHeight(_ source: ValueSource, _ node: JSONNode) -> Self {
    Self(
      .legacyLineHeight,
      "a `lineHeight` is \(source.describe(node)), expected a multiple of the font size; ignored"
    )
    .at(source.tree.span(node)).help("write a number such as `1.5`" + exactHeightHelp)
  }

  static func unlikelyLineHeight(_ ratio: Double, size: Dimension, _ span: Span) -> Self {
    let height = "\((ratio * size.value).shortened.jsonText) \(size.unit.name)"
    let text = "\(size.value.jsonText) \(size.unit.name)"
    var help = "write a multiple of the font size, such as `1.5`"
    if let meant = Dimension(ratio, .px).multiple(of: size), TextStyleBuilder.isLikely(meant) {
      help = "if \(ratio.jsonText) px are meant, write `\(meant.shortened.jsonText)`"
    } else if TextStyleBuilder.isLikely(ratio / 100) {
      help = "if \(ratio.jsonText) % are meant, write `\((ratio / 100).shortened.jsonText)`"
    }
    return Self(
      .unlikelyLineHeight,
      "a `lineHeight` of \(ratio.jsonText) is \(height) at a font size of \(text)"
    )
    .at(span, "a multiple of the font size").help(help)
  }
}

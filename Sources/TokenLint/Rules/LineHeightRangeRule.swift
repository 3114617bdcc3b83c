import Diagnostics
import TokenCompiler
import TokenModel

/// `line-height-range`: text styles with unusual line heights.
enum LineHeightRangeRule: LintRule {
  static let code: DiagnosticCode = """
    warning[line-height-range]: lines of text are too close or too far apart

    The options `minimum` and `maximum` set the range for the line height as a
    multiple of the font size, which is 1 to 2 otherwise. A build reports line
    heights that were probably meant in pixels.

    Example:

        "quote": { "$type": "typography", "$value": { "lineHeight": 0.8, … } }

    Fix: change the line height.
    """
  static let isRecommended = false
  static let options = [
    LintOption("minimum", .number(0...10), "Minimum line height. Default: 1."),
    LintOption("maximum", .number(0...10), "Maximum line height. Default: 2."),
  ]

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    let minimum = options.number("minimum", default: 1)
    let maximum = options.number("maximum", default: 2)
    return source.textStyles.compactMap { token, styles in
      let ratios = styles.compactMap(\.style.lineHeightRatio)
      // A build reports ratios above this limit.
      guard let ratio = ratios.first(where: { $0 < minimum - 1e-6 || $0 > maximum + 1e-6 }),
        ratio < 5
      else { return nil }
      return source.finding(
        token,
        Diagnostic(
          code,
          "`\(source.path(of: token))` has a line height of \(ratio.shown(2)), "
            + "expected \(minimum.shown(2)) to \(maximum.shown(2))"
        )
        .help("change the line height")
      )
    }
  }
}

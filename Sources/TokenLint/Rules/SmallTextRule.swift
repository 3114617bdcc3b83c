import Diagnostics
import TokenCompiler
import TokenModel

/// `small-text`: text styles below the smallest size of the platforms.
enum SmallTextRule: LintRule {
  static let code: DiagnosticCode = """
    warning[small-text]: a text style is too small to read

    The smallest text of the platforms has 11 pixels. The option `minimum` sets
    another limit. Sizes in units other than `px` and `rem` aren't checked.

    Example:

        "legal": { "$type": "typography",
                   "$value": { "fontSize": { "value": 9, "unit": "px" }, … } }

    Fix: use a larger size, or suppress the rule for text that nobody has to read.
    """
  static let options = [
    LintOption("minimum", .number(1...100), "Minimum size in pixels. Default: 11.")
  ]

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    let minimum = options.number("minimum", default: 11)
    return source.textStyles.compactMap { token, styles in
      let sizes = styles.compactMap { $0.style.size.flatMap(LintSource.pixels).map { ($0) } }
      guard let smallest = sizes.min(), smallest < minimum else { return nil }
      return source.finding(
        token,
        Diagnostic(
          code,
          "`\(source.path(of: token))` has a size of \(smallest.shown(2)) px, "
            + "expected at least \(minimum.shown(2))"
        )
        .help("use a larger size")
      )
    }
  }
}

extension LintSource {
  /// The text styles that aren't aliases, with their values in all contexts.
  var textStyles: [(token: TokenID, styles: [(value: Token.ResolvedValue, style: TextStyle)])] {
    tokens.filter { self[$0].type == .typography && self[$0].base.alias == nil }.map { token in
      let styles = values(of: token).compactMap { value in
        value.textStyle.map { (value, ir.textStyles[Int($0)]) }
      }
      return (token, styles)
    }
  }
}

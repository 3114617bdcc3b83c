import Diagnostics
import TokenCompiler
import TokenModel

/// `number-gap`: missing numbers of text styles.
enum NumberGapRule: LintRule {
  static let code: DiagnosticCode = """
    advice[number-gap]: the numbers of text styles have a gap

    `number` gives text styles the numbers of the style guide. A missing number can
    be a style that was forgotten.

    Example:

        "title": { …, "$extensions": { "dev.tokens": { "number": 1 } } },
        "body":  { …, "$extensions": { "dev.tokens": { "number": 3 } } }

    Fix: add the missing style, or number the styles without gaps.
    """
  static let isRecommended = false

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    let numbered = source.tokens.filter { source[$0].type == .typography }
      .compactMap { token in
        source[token].base.textStyle.flatMap { source.ir.textStyles[Int($0)].number }
          .map { (number: $0, token: token) }
      }
      .sorted { ($0.number, $0.token.index) < ($1.number, $1.token.index) }
    return zip(numbered, numbered.dropFirst()).compactMap { before, after in
      guard after.number > before.number + 1 else { return nil }
      let (first, last) = (before.number + 1, after.number - 1)
      let missing = first == last ? "number \(first)" : "the numbers \(first) to \(last)"
      return source.finding(
        after.token,
        Diagnostic(code, "no text style has \(missing)")
          .at(source.span(of: after.token), "number \(after.number)")
          .also(source.span(of: before.token), "number \(before.number)")
          .help("add the missing style, or number the styles without gaps")
      )
    }
  }
}

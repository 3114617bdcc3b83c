import Diagnostics
import TokenCompiler
import TokenModel

/// `unused-token`: tokens that a report of the apps' code lists as unused.
enum UnusedTokenRule: LintRule {
  static let code: DiagnosticCode = """
    warning[unused-token]: no app uses a token

    The report of `tokens audit --usage --format json` lists tokens that neither the
    code nor a used token refers to. `tokens lint --usage FILE` reads it.

    Example:

        tokens audit App Web --usage --format json > usage.json
        tokens lint --usage usage.json

    Fix: remove the token, or suppress the finding with the reason to keep it.
    """
  static let precedence = [UnusedPrivateRule.code]

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    guard let unused = source.usage?.unused else { return [] }
    return source.tokens.compactMap { token in
      let path = source.path(of: token)
      guard unused.contains(path) else { return nil }
      return source.finding(
        token,
        Diagnostic(code, "no app uses `\(path)`").help(
          "remove it, or suppress the finding with the reason to keep it"
        )
      )
    }
  }
}

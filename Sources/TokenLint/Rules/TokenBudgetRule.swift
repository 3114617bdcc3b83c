import Diagnostics
import TokenCompiler
import TokenModel

/// `token-budget`: the maximum number of tokens of each type.
enum TokenBudgetRule: LintRule {
  static let code: DiagnosticCode = """
    warning[token-budget]: there are more tokens of a type than the team allows

    The option `limits` sets the maximum number of public tokens of each type.

    Example:

        "lint": { "token-budget": ["warn", { "limits": { "typography": 10 } }] }

    Fix: remove tokens, or make those private that only other tokens use.
    """
  static let isRecommended = false
  static let necessaryOptions = ["limits"]
  static let options = [
    LintOption("limits", .limits, "Maximum number of public tokens of each type.")
  ]

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    options.limits("limits").compactMap { name, limit in
      guard let type = TokenType.allCases.first(where: { $0.name == name.value }) else {
        let diagnostic = Diagnostic(code, "`\(name.value)` is not a token type")
        return LintFinding(
          aboutRule: diagnostic.at(name.span, "no such type")
            .suggesting(name.value, among: TokenType.allCases.map(\.name))
        )
      }
      let tokens = source.tokens.filter { source[$0].type == type && !source[$0].isPrivate }
      guard Double(tokens.count) > limit, let first = tokens.dropFirst(Int(limit)).first else {
        return nil
      }
      let message =
        "there are \(tokens.count) public \(type.name) tokens, expected at most \(Int(limit))"
      return source.finding(
        first,
        Diagnostic(code, message).at(source.span(of: first), "the first one too many")
          .help("remove tokens, or make some private")
      )
    }
  }
}

import Diagnostics
import TokenCompiler
import TokenModel

/// `alias-depth`: long chains of aliases.
enum AliasDepthRule: LintRule {
  static let code: DiagnosticCode = """
    warning[alias-depth]: a chain of aliases is too long

    The more tokens lie between a token and its value, the harder it is to see what
    a change affects. The option `maximum` is 3 unless set.

    Example:

        "lint": { "alias-depth": ["warn", { "maximum": 2 }] }

    Fix: refer to a token closer to the value. `tokens explain TOKEN` shows the
    chain.
    """
  static let isRecommended = false
  static let options = [
    LintOption("maximum", .number(1...100), "Maximum number of aliases. Default: 3.")
  ]

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    let maximum = Int(options.number("maximum", default: 3))
    return source.tokens.compactMap { token in
      var chain = [token]
      while let last = chain.last, let next = source[last].base.alias { chain.append(next) }
      // The users of a token that is too deep are too deep because of it.
      guard chain.count - 1 == maximum + 1 else { return nil }
      let message = "`\(source.path(of: token))` is \(chain.count - 1) aliases away from its value"
      let names = chain.map { "`\(source.path(of: $0))`" }.joined(separator: " → ")
      return source.finding(
        token,
        Diagnostic(code, message + ", expected at most \(maximum)").notes([names])
          .help("refer to a token closer to the value")
      )
    }
  }
}

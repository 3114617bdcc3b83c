import Diagnostics
import TokenCompiler
import TokenModel

/// `deprecated-used`: references to deprecated tokens.
enum DeprecatedUsedRule: LintRule {
  static let code: DiagnosticCode = """
    warning[deprecated-used]: a token refers to a deprecated one

    A deprecated token can't be removed while another token that isn't deprecated
    refers to it. A build warns; for `tokens lint`, it's an error unless the level
    is set.

    Example:

        "ink":  { "$type": "color", "$value": "#000000", "$deprecated": true },
        "body": { "$value": "{ink}" }

    Fix: refer to the replacement, or deprecate this token, too.
    """
  static let defaultLevel = DiagnosticLevel.error

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    guard source.tokens.contains(where: { source[$0].deprecation != nil }) else { return [] }
    var findings: [LintFinding] = []
    for token in source.tokens where source[token].deprecation == nil {
      var seen: Set<TokenID> = []
      for value in source.ownValues(of: token) {
        for target in source.targets(of: value) where seen.insert(target).inserted {
          guard let deprecation = source[target].deprecation else { continue }
          findings.append(finding(token, value, target, deprecation, source))
        }
      }
    }
    return findings
  }

  private static func finding(
    _ token: TokenID,
    _ value: Token.ResolvedValue,
    _ target: TokenID,
    _ deprecation: Token.Deprecation,
    _ source: LintSource
  ) -> LintFinding {
    var reason: [String] = []
    if case .because(let text) = deprecation {
      reason = ["the reason for the deprecation: \(source.ir.texts[text])"]
    }
    let (path, other) = (source.path(of: token), source.path(of: target))
    return source.finding(
      token,
      Diagnostic(code, "`\(path)` refers to the deprecated token `\(other)`")
        .at(source.ir.sources.span(of: value.origin))
        .also(source.span(of: target), "deprecated").notes(reason)
        .help("refer to its replacement, or deprecate this token, too")
    )
  }
}

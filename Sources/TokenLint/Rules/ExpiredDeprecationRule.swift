import Diagnostics
import JSONSyntax
import TokenCompiler
import TokenModel

/// `expired-deprecation`: deprecated tokens whose lifetime is over.
enum ExpiredDeprecationRule: LintRule {
  static let code: DiagnosticCode = """
    warning[expired-deprecation]: a deprecated token should have been removed

    `until` in the `dev.tokens` extension of a deprecated token is the version that
    no longer has the token. `version` in the configuration is the version of the
    tokens.

    Example:

        "version": "3.0"

        "ink": {
          "$value": "{text}", "$deprecated": "Use {text}.",
          "$extensions": { "dev.tokens": { "until": "3.0" } }
        }

    Fix: remove the token, or choose a later version.
    """

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    source.tokens.filter { source[$0].deprecation != nil }.compactMap { token in
      guard let until = until(source, token) else { return nil }
      let path = source.path(of: token)
      guard let end = ReleaseVersion(until) else {
        let message = "`until` of `\(path)` is `\(until)`, which isn't a version"
        return source.finding(token, Diagnostic(code, message).help("write it as in `3.0`"))
      }
      guard let version = source.version, version >= end else { return nil }
      let message = "`\(path)` should have been removed in version \(until)"
      return source.finding(
        token,
        Diagnostic(code, message).help("remove it, or choose a later version for `until`")
      )
    }
  }

  private static func until(_ source: LintSource, _ token: TokenID) -> String? {
    guard let span = source[token].extensions else { return nil }
    let json = source.ir.json(of: .extensions(source[token].path), at: span)
    var mistakes: [Diagnostic] = []
    let tree = JSONTree.parse(Array(json), file: span.file, diagnostics: &mistakes)
    return tree.root.flatMap { tree.value(of: "dev.tokens", in: $0) }
      .flatMap { tree.text(of: "until", in: $0) }
  }
}

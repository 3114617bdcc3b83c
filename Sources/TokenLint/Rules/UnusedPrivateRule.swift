import Diagnostics
import TokenCompiler
import TokenModel

/// `unused-private`: private tokens that no other token refers to.
enum UnusedPrivateRule: LintRule {
  static let code: DiagnosticCode = """
    warning[unused-private]: no token uses a private token

    Only other tokens can use a private token, so without a reference to it, the
    token has no effect on any output.

    Example:

        "swatch": { "$extensions": { "dev.tokens": { "visibility": "private" } },
                    "plum": { "$type": "color", "$value": "#7a1fa2" } }

    Fix: remove the token, refer to it, or make it public.
    """

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    source.tokens.filter { source[$0].isPrivate && !source.ir.isUsed[Int($0.index)] }.map { token in
      source.finding(
        token,
        Diagnostic(code, "no token uses the private token `\(source.path(of: token))`")
          .help("remove it, or make it public")
      )
    }
  }
}

import Diagnostics
import TokenCompiler
import TokenModel

/// `same-in-all-contexts`: overrides that are equal to the base.
enum SameInAllContextsRule: LintRule {
  static let code: DiagnosticCode = """
    warning[same-in-all-contexts]: an override repeats the base value

    A definition for a context has the same literal value as the base, which applies
    without it, too. It suggests a difference that doesn't exist, and it hides later
    changes of the base. Overrides with references aren't reported.

    Example:

        "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" },
                 "$extensions": { "dev.tokens": { "contexts": {
                   "size": { "large": { "value": 8, "unit": "px" } } } } } }

    Fix: remove the override, or give it a different value.
    """

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    source.ir.redundantOverrides.filter { Int($0.token.index) < source.ir.tokenCount }.map {
      source.finding(
        $0.token,
        Diagnostic(
          code,
          "this override of `\(source.path(of: $0.token))` repeats its value"
        )
        .at(source.ir.sources.span(of: $0.origin), "the same value")
        .also(source.span(of: $0.token), "the base")
        .help("remove the override").fix(.removal)
      )
    }
  }
}

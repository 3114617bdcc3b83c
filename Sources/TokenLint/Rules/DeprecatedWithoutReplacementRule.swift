import Diagnostics
import TokenCompiler
import TokenModel

/// `deprecated-without-replacement`: deprecations without a text.
enum DeprecatedWithoutReplacementRule: LintRule {
  static let code: DiagnosticCode = """
    warning[deprecated-without-replacement]: a deprecation has no reason

    Readers of the generated code see the text of `$deprecated`. With `true`, they
    don't learn what to use instead.

    Example:

        "ink": { "$type": "color", "$value": "#000000", "$deprecated": true }

    Fix: write the replacement, as in `"$deprecated": "Use text.body."`.
    """

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    let groups = source.ir.groups.filter { $0.deprecation == .flagged }
    let tokens = source.tokens.filter { source[$0].deprecation == .flagged }
    guard !groups.isEmpty || !tokens.isEmpty else { return [] }
    // Contents inherit the deprecation of their group, which is reported.
    let flagged = Set(groups.map(\.path))
    let places =
      groups.map { ($0.path, $0.origin) }
      + tokens.map { (source[$0].path, source[$0].base.origin) }
    return places.filter { !flagged.contains(source.ir.paths.parent(of: $0.0)) }.map {
      path,
      origin in
      let message = "the deprecation of `\(source.text(of: path))` doesn't name a replacement"
      let diagnostic = Diagnostic(code, message)
        .at(source.ir.sources.span(of: origin))
        .help("write it, as in `\"$deprecated\": \"Use text.body.\"`")
      return LintFinding([path], diagnostic)
    }
  }
}

import Diagnostics
import TokenCompiler
import TokenModel

/// `equal-literal`: literals with the same value.
enum EqualLiteralRule: LintRule {
  static let code: DiagnosticCode = """
    advice[equal-literal]: two tokens have the same literal value

    The tokens are colors, shadows, gradients, or text styles with the same value in
    every context, and neither refers to the other. If one of them changes, the
    other one is easily forgotten. The steps of one group, such as a palette, are
    not compared with each other.

    Example:

        "link":   { "accent": { "$type": "color", "$value": "#0969da" } },
        "button": { "accent": { "$type": "color", "$value": "#0969da" } }

    Fix: make one of them an alias of the other, or both of a third one.
    """
  static let isRecommended = false
  private static let types: Set<TokenType> = [.color, .shadow, .gradient, .typography]

  /// The values of a token in all contexts.
  private struct Values: Hashable {
    let type: TokenType
    let base: ValueID
    let style: TextStyle?
    let variants: [Variant]
  }

  private struct Variant: Hashable {
    let modifiers: ModifierSet
    let contexts: [Modifier.ContextIndex]
    let value: ValueID
    let style: TextStyle?
  }

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    var firsts: [Values: TokenID] = [:]
    var findings: [LintFinding] = []
    for token in source.tokens
    where types.contains(source[token].type) && source.isLiteral(token) {
      let own = source[token]
      let values = Values(
        type: own.type,
        base: own.base.value,
        style: style(of: own.base, source),
        variants: own.variants.indices.map { index in
          let variant = source.ir.variants[index]
          return Variant(
            modifiers: variant.when.modifiers,
            contexts: Array(source.ir.contexts[variant.when.contexts.indices]),
            value: variant.resolved.value,
            style: style(of: variant.resolved, source)
          )
        }
      )
      guard let first = firsts[values] else {
        firsts[values] = token
        continue
      }
      let paths = [token, first].map { source[$0].path }
      guard source.ir.paths.parent(of: paths[0]) != source.ir.paths.parent(of: paths[1]) else {
        continue
      }
      let message =
        "`\(source.text(of: paths[0]))` repeats the value of `\(source.text(of: paths[1]))`"
      let diagnostic = Diagnostic(code, message)
        .at(source.span(of: token), source.ir.text(of: own.base.value, type: own.type))
        .also(source.span(of: first), "the same value")
        .help("make one of them an alias of the other")
      findings.append(LintFinding(paths, diagnostic))
    }
    return findings
  }

  /// Returns a text style without its number, which aliases don't inherit.
  private static func style(of value: Token.ResolvedValue, _ source: LintSource) -> TextStyle? {
    guard let index = value.textStyle else { return nil }
    var style = source.ir.textStyles[Int(index)]
    style.number = nil
    return style
  }
}

import Diagnostics
import TokenCompiler
import TokenModel

/// `layering`: references that skip a layer or go in the wrong direction.
enum LayeringRule: LintRule {
  static let code: DiagnosticCode = """
    warning[layering]: a token refers to a layer that it shouldn't use

    The option `layers` lists patterns of token paths. The tokens of a layer may
    refer to each other and to the next layer in the list. Tokens in no layer aren't
    checked.

    Example:

        "lint": { "layering": ["error", { "layers": [
          "component.**", "{color,text}.**", "swatch.**" ] }] }

    Fix: refer to a token of the next layer.
    """
  static let isRecommended = false
  static let necessaryOptions = ["layers"]
  static let options = [
    LintOption("layers", .patterns, "Layers; each may refer to itself and the next one.")
  ]

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    let layers = options.texts("layers").map { (name: $0.value, paths: PathPatterns([$0.value])) }
    guard !layers.isEmpty else { return [] }
    let layerOfToken = source.ir.tokens.indices.map { index in
      let path = source.path(of: TokenID(UInt32(index)))
      return layers.firstIndex { $0.paths.matches(path) }
    }
    var findings: [LintFinding] = []
    for token in source.tokens {
      guard let layer = layerOfToken[Int(token.index)] else { continue }
      var seen: Set<TokenID> = []
      for value in source.ownValues(of: token) {
        for target in source.targets(of: value) where seen.insert(target).inserted {
          guard let other = layerOfToken[Int(target.index)], other != layer, other != layer + 1
          else { continue }
          let message =
            "`\(source.path(of: token))` refers to `\(source.path(of: target))` in the layer "
            + "`\(layers[other].name)`"
          let help =
            layer + 1 < layers.count
            ? "refer to a token in `\(layers[layer + 1].name)`"
            : "write the value; this is the last layer"
          findings.append(
            source.finding(
              token,
              Diagnostic(code, message).at(source.ir.sources.span(of: value.origin))
                .also(source.span(of: target), "in another layer").help(help)
            )
          )
        }
      }
    }
    return findings
  }
}

import Diagnostics
import TokenCompiler
import TokenModel

/// `literal-in-semantic`: a color with a literal value in a group of references.
enum LiteralInSemanticRule: LintRule {
  static let code: DiagnosticCode = """
    warning[literal-in-semantic]: a semantic color doesn't use the palette

    Most colors of the group are references to other tokens, but this one has its
    own literal color, so it doesn't follow changes of the palette. Translucent and
    private colors aren't reported.

    Example:

        "text": { "$type": "color", "body": { "$value": "{gray.900}" },
                  "link": { "$value": "{blue.600}" },
                  "note": { "$value": "#57606a" } }

    Fix: add the color to the palette, and refer to it.
    """
  // A near duplicate is the color to refer to.
  static let precedence = [NearDuplicateRule.code]

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    var counts: [[TextID]: (aliases: Int, literals: [TokenID])] = [:]
    for token in source.tokens where source[token].type == .color && !source[token].isPrivate {
      let area = Array(source.ir.paths.names(of: source[token].path).dropLast().prefix(2))
      if let target = source[token].base.alias {
        // References within the group don't make a group semantic.
        let other = source.ir.paths.names(of: source[target].path).prefix(area.count)
        if !other.elementsEqual(area) { counts[area, default: (0, [])].aliases += 1 }
      } else if source.isLiteral(token), source.srgb(source[token].base.value).w >= 1 {
        counts[area, default: (0, [])].literals.append(token)
      }
    }
    let literals = counts.values.filter { $0.aliases >= 2 && $0.aliases >= 2 * $0.literals.count }
      .flatMap(\.literals).sorted { $0.index < $1.index }
    return literals.map { token in
      source.finding(
        token,
        Diagnostic(
          code,
          "`\(source.path(of: token))` has a literal color, but its group uses a palette"
        )
        .at(
          source.span(of: token),
          source.ir.text(of: source[token].base.value, type: .color)
        )
        .help("refer to a color of the palette")
      )
    }
  }
}

import Diagnostics
import TokenCompiler
import TokenModel

/// `looks-in-name`: names of references to colors that say what they look like.
enum LooksInNameRule: LintRule {
  static let code: DiagnosticCode = """
    warning[looks-in-name]: a semantic color is named after its look

    A color that refers to another one is named for its use, so its look can change
    without renaming it. A name such as `red` or `dark` becomes wrong in another
    theme. The option `words` replaces the list of words.

    Example:

        "text": { "red": { "$type": "color", "$value": "{red.600}" } }

    Fix: rename it after its use, here `error`.
    """
  static let isRecommended = false
  static let options = [LintOption("words", .texts, "Words to avoid.")]
  private static let words = [
    "red", "orange", "yellow", "green", "teal", "cyan", "blue", "indigo", "purple", "violet",
    "pink", "brown", "gray", "grey", "black", "white", "dark", "light",
  ]

  static func findings(in source: LintSource, _ options: LintOptions) -> [LintFinding] {
    let own = options.texts("words").map { $0.value.lowercased() }
    let avoided = Set(own.isEmpty ? words : own)
    var seen: Set<PathID> = []
    return source.tokens.compactMap { token in
      guard source[token].type == .color, !source[token].isPrivate,
        source[token].base.alias != nil
      else { return nil }
      // A group is reported only once.
      var path = source[token].path
      while path != .root {
        let name = source.ir.texts[source.ir.paths.name(of: path)]
        if let word = CasedWords.split(name).first(where: { avoided.contains($0.lowercased()) }) {
          guard seen.insert(path).inserted else { return nil }
          let message = "`\(source.text(of: path))` is named after its look: `\(word)`"
          return source.finding(
            token,
            Diagnostic(code, message).help("rename it after its use")
          )
        }
        path = source.ir.paths.parent(of: path)
      }
      return nil
    }
  }
}

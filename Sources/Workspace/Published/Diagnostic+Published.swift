package import Diagnostics
internal import TokenCompiler

extension DiagnosticCode {
  package static let publishedCodes: [DiagnosticCode] = [differentProperty, missingProperty]

  package static let differentProperty: DiagnosticCode = """
    error[different-property]: a custom property doesn't have its published value

    `tokens check --against` compares the custom properties that the css outputs
    print with a published style sheet, in the contexts that its selectors and media
    queries choose. References are resolved, and the notation doesn't matter:

      colors    compared by red, green, blue, and opacity; may differ by 1 of 255
      lengths   1rem is 16px, or the option `remBase`; a zero needs no unit
      times     1s is 1000ms
      numbers   may differ by less than 0.06 (px, ms, %) or 0.0006 (others)
      shadows   the parts can be in any order, and zero lengths can be left out
      text      letter case and white space are ignored, and in the names of fonts
                quotation marks, too

    Example:

        tokens check --against dist/tokens.css

    Fix: correct the token, or accept the change.
    """

  package static let missingProperty: DiagnosticCode = """
    error[missing-property]: no output prints a published custom property

    `tokens check --against` found the property in the style sheet, but no css
    output prints one of this name. Pages that use it would lose its value.

    Example:

        tokens check --against dist/tokens.css

    Fix: add the token. If it exists under another name, set the option `prefix` of
    the output, or `names` of the token.
    """
}

/// Diagnostics about published style sheets.
extension Diagnostic {
  /// Reports a property that the outputs don't print, or with another value.
  ///
  /// - Parameters:
  ///   - difference: the property.
  ///   - contexts: the contexts in the syntax of `--context`; empty for the base.
  /// - Returns: the error.
  package static func published(
    _ difference: PublishedComparison.Difference,
    in contexts: String
  ) -> Self {
    let place = contexts.isEmpty ? "" : " in `\(contexts)`"
    let (name, span) = (difference.name, difference.span)
    guard let ours = difference.ours else {
      return Self(.missingProperty, "no output prints `\(name)`\(place)")
        .at(span, "published here")
        .help(difference.similar.map { "the output prints it as `\($0)`" })
    }
    return Self(
      .differentProperty,
      "`\(name)` is published as `\(difference.published)`, but would be `\(ours)`\(place)"
    )
    .at(span, "`\(difference.token ?? name)` is `\(ours)`")
  }

  /// Reports a style sheet none of whose rules could be compared.
  static func uncomparedSheet(_ sheet: PublishedSheet, rules: [String], _ ir: IR) -> Self {
    let rules = rules.prefix(3).map(\.asRule).joined(separator: ", ")
    let example = ir.modifiers.first.map { "\($0.name)=\($0.contexts.last ?? "")" }
    return Self(
      .wrongKindOfFile,
      "no rule of `\(sheet.path)` applies to the whole page or to a context"
    )
    .at(sheet.span, "nothing to compare")
    .notes(["its custom properties are in \(rules)"])
    .help(
      example.map { "name the context, as in `--against \($0):\(sheet.path)`" }
        ?? "compare a style sheet with rules for `:root`; the tokens have no contexts"
    )
  }
}

extension String {
  /// The selector or media query of a rule, for messages.
  package var asRule: String { isEmpty ? "no rule" : "`\(prefix(60))`" }
}

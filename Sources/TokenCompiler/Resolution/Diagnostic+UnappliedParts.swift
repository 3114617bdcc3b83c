package import Diagnostics
import JSONSyntax

extension DiagnosticCode {
  package static let unappliedPartCodes: [DiagnosticCode] = [
    unappliedPart, unusedSource,
  ]

  package static let unappliedPart: DiagnosticCode = """
    error[unapplied-part]: references need a set or a modifier that is not in `resolutionOrder`

    A resolver document can declare more sets and modifiers than it uses. Those that
    aren't listed in `resolutionOrder` don't provide any tokens, so references to
    their tokens are unresolved.

    Example:

        { "sets": { "base": {}, "font": {} },
          "resolutionOrder": [{ "$ref": "#/sets/base" }] }

    Fix: add the set or modifier to `resolutionOrder`. Its position matters only if
    another entry defines the same tokens.
    """

  package static let unusedSource: DiagnosticCode = """
    advice[unused-source]: a token file or a modifier isn't used

    A resolver document lists the files of a source. A token file next to them that
    isn't in any set or context isn't read, and a modifier that isn't in
    `resolutionOrder` has no effect. Both are allowed, but are easily forgotten when
    adding a file.

    Example:

        { "sets": { "base": { "sources": [{ "$ref": "color.tokens.json" }] } } }
        next to color.tokens.json and effect.tokens.json

    Fix: add the file to a set or context, or the modifier to `resolutionOrder`.
    Delete files that aren't needed anymore.
    """
}

/// Diagnostics about unused sets and modifiers of a resolver document.
extension Diagnostic {
  static func unappliedPart(
    _ part: SourcePlan.DeclaredPart,
    neededFor path: String,
    _ span: Span
  ) -> Self {
    if part.kind == .tokenSet {
      return Self(.unappliedPart, "`\(path)` is in the set `\(part.name)`, which no theme selects")
        .at(span, "needs the set `\(part.name)`").also(part.span, "none of the themes selects it")
        .help("add `\"\(part.name)\": \"source\"` to the `selectedTokenSets` of the themes")
    }
    let kind = part.kind.rawValue
    return Self(
      .unappliedPart,
      "`\(path)` is in the \(kind) `\(part.name)`, which is not in `resolutionOrder`"
    )
    .at(span, "needs the \(kind) `\(part.name)`").also(part.span, "never applied")
    .help(additionToOrder(part))
  }

  static func unusedModifier(_ part: SourcePlan.DeclaredPart) -> Self {
    Self(
      .unusedSource,
      "the modifier `\(part.name)` is not in `resolutionOrder`, so its contexts have no effect"
    )
    .at(part.span, "never applied").help(additionToOrder(part))
  }

  /// Reports a modifier that isn't in `resolutionOrder` but is used by a setting or argument at
  /// `place`.
  static func missingInOrder(
    _ part: SourcePlan.DeclaredPart,
    _ order: Span,
    neededAt place: Span?
  ) -> Self {
    Self(.unknownModifier, "`resolutionOrder` doesn't list the modifier `\(part.name)`")
      .at(order, "`\(part.name)` is missing here")
      .also([Label(part.span, "declared here")] + (place.map { [Label($0, "needed here")] } ?? []))
      .help(additionToOrder(part))
  }

  private static func additionToOrder(_ part: SourcePlan.DeclaredPart) -> String {
    let pointer = "#/\(part.kind.rawValue)s/\(pointerSegment(part.name))"
    return "add `{ \"$ref\": \"\(pointer)\" }` to `resolutionOrder`"
  }
}

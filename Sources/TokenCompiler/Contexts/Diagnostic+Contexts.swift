package import Diagnostics
import JSONSyntax

extension DiagnosticCode {
  package static let contextCodes: [DiagnosticCode] = [
    unknownModifier, repeatedChoice, unclearAppearance,
  ]

  package static let unknownModifier: DiagnosticCode = """
    error[unknown-modifier]: the source doesn't have a modifier of this name

    A setting, an argument, or a token names a modifier that isn't declared in the
    resolver document or the configuration. A modifier that `resolutionOrder`
    doesn't list has no effect and isn't available either.

    Example:

        tokens ir app.resolver.json --context them=dark

    Fix: write the name of one of the modifiers in `resolutionOrder`.
    """

  package static let repeatedChoice: DiagnosticCode = """
    error[repeated-choice]: a modifier was set to two different contexts

    A modifier can be in only one context at a time, so two choices contradict each
    other.

    Example:

        tokens ir app.resolver.json --context theme=dark --context theme=light

    Fix: keep only the intended context.
    """

  package static let unclearAppearance: DiagnosticCode = """
    error[unclear-appearance]: the light and dark contexts are ambiguous

    A modifier with contexts `light` and `dark` follows the device's appearance
    automatically. Here, two modifiers have such contexts, or the configuration
    assigns one context to two appearances.

    Example:

        "modifiers": {
          "theme": { "contexts": { "light": [], "dark": [] } },
          "panel": { "contexts": { "light": [], "dark": [] } }
        }

    Fix: choose one in the configuration: `"appearance": {"modifier": "theme",
    "light": "light", "dark": "dark"}`.
    """
}

/// Diagnostics about the selection of contexts, and about limits.
extension Diagnostic {
  static func unknownModifier(_ name: String, among names: [String], at span: Span?) -> Self {
    Self(.unknownModifier, "there is no modifier `\(name)`").at(span).help(
      choice(for: name, among: names, plural: "modifiers")
    )
  }

  static func unknownContext(
    _ name: String,
    of modifier: String,
    _ contexts: [String],
    at span: Span?
  ) -> Self {
    Self(.unknownContext, "the modifier `\(modifier)` has no context `\(name)`")
      .at(span).help(choice(for: name, among: contexts, plural: "contexts"))
  }

  static func repeatedChoice(
    _ modifier: String,
    _ contexts: (String, String),
    at span: Span?,
    first: Span?
  ) -> Self {
    Self(
      .repeatedChoice,
      "the modifier `\(modifier)` can't be both `\(contexts.0)` and `\(contexts.1)`"
    )
    .at(span, "the second choice").also(first, "the first choice")
    .help("remove one of them")
  }

  // MARK: Appearance

  static func twoAppearances(_ names: [String], at spans: [Span?]) -> Self {
    let labels = spans.compactMap { $0 }.map { Label($0, "has contexts `light` and `dark`") }
    let list = names.map { "`\($0)`" }
    return Self(
      .unclearAppearance,
      list.dropLast().joined(separator: ", ") + " and \(list.last ?? "") have contexts `light` and"
        + " `dark`, but only one can be the appearance"
    )
    .at(labels.first).also(Array(labels.dropFirst()))
    .help(
      "write \"appearance\": { \"modifier\": \"\(names.first ?? "")\", \"light\": \"light\","
        + " \"dark\": \"dark\" } in the configuration"
    )
  }

  static func contextHasTwoParts(_ context: String, at span: Span?) -> Self {
    Self(.unclearAppearance, "the context `\(context)` is used for two appearances")
      .at(span).help("use a different context for each appearance, or remove one of them")
  }

  static func contrastIsAppearance(_ modifier: String, at span: Span?) -> Self {
    Self(.unclearAppearance, "`\(modifier)` is the modifier for both appearance and contrast")
      .at(span)
      .help(
        "if they share a modifier, write \"highContrast\": { \"light\": \"CONTEXT\","
          + " \"dark\": \"CONTEXT\" }"
      )
  }

  // MARK: Limits

  static func tooManyModifiers(_ count: Int, _ limit: Int, at span: Span?) -> Self {
    Self(.sourceLimit, "there are \(count) modifiers, more than \(limit)")
      .at(span).help("combine mutually exclusive choices into contexts of one modifier")
  }

  static func tooManyContexts(
    _ modifier: String,
    _ count: Int,
    _ limit: Int,
    at span: Span?
  ) -> Self {
    Self(.sourceLimit, "the modifier `\(modifier)` has \(count) contexts, more than \(limit)")
      .at(span).help("remove some of them")
  }

  static func tooManyTrees(_ limit: Int, at span: Span?) -> Self {
    Self(.sourceLimit, "more than \(limit) token trees are merged")
      .at(span).help("refer to fewer files, or to each set in fewer places")
  }

  static func tooManyDefinitions(_ limit: Int, at span: Span) -> Self {
    Self(
      .sourceLimit,
      "there are more than \(limit) definitions of tokens and groups in all files and contexts"
    )
    .at(span, "the limit is reached in this tree")
    .help("move values that contexts share into a set, and keep only overrides in contexts")
  }

  static func sourcesTooDeep(_ limit: Int, at span: Span) -> Self {
    Self(.sourceLimit, "references between sets are nested more than \(limit) deep")
      .at(span).help("refer directly to the sets at the end of the chain")
  }
}

import Diagnostics

/// The messages about the choice of contexts, and about limits.
extension Diagnostic {
  static func unknownModifier(
    _ name: String,
    among names: [String],
    at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .unknownModifier,
      "there is no modifier `\(name)`",
      at: span.map { Label($0) },
      help: suggestion(for: name, among: names, plural: "modifiers")
    )
  }

  static func unknownContext(
    _ name: String,
    of modifier: String,
    _ contexts: [String],
    at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .unknownContext,
      "the modifier `\(modifier)` has no context `\(name)`",
      at: span.map { Label($0) },
      help: suggestion(for: name, among: contexts, plural: "contexts")
    )
  }

  static func repeatedChoice(
    _ modifier: String,
    _ contexts: (String, String),
    at span: Span?,
    first: Span?
  ) -> Diagnostic {
    Diagnostic(
      .repeatedChoice,
      "the modifier `\(modifier)` cannot be both `\(contexts.0)` and `\(contexts.1)`",
      at: span.map { Label($0, "the second choice") },
      also: first.map { [Label($0, "the first choice")] } ?? [],
      help: "keep the one that you mean"
    )
  }

  // MARK: Appearance

  static func twoAppearances(_ names: [String], at spans: [Span?]) -> Diagnostic {
    let labels = spans.compactMap { $0 }.map { Label($0, "has contexts `light` and `dark`") }
    let list = names.map { "`\($0)`" }
    return Diagnostic(
      .unclearAppearance,
      list.dropLast().joined(separator: ", ") + " and \(list.last ?? "") have contexts `light` and"
        + " `dark`, and one of them has to be the appearance",
      at: labels.first,
      also: Array(labels.dropFirst()),
      help: "write \"appearance\": { \"modifier\": \"\(names.first ?? "")\", \"light\": \"light\","
        + " \"dark\": \"dark\" } in the configuration"
    )
  }

  static func contextHasTwoParts(_ context: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .unclearAppearance,
      "the context `\(context)` is given two parts of the appearance",
      at: span.map { Label($0) },
      help: "name a context of its own for each part, or leave the part out"
    )
  }

  static func contrastIsAppearance(_ modifier: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .unclearAppearance,
      "`\(modifier)` is the modifier of both appearance and contrast",
      at: span.map { Label($0) },
      help: "high contrast in the same modifier is \"highContrast\": { \"light\": \"CONTEXT\","
        + " \"dark\": \"CONTEXT\" }"
    )
  }

  // MARK: Limits

  static func tooManyModifiers(_ count: Int, _ limit: Int, at span: Span?) -> Diagnostic {
    Diagnostic(
      .sourceLimit,
      "there are \(count) modifiers, more than \(limit)",
      at: span.map { Label($0) },
      help: "choices that exclude each other are contexts of one modifier"
    )
  }

  static func tooManyContexts(
    _ modifier: String,
    _ count: Int,
    _ limit: Int,
    at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .sourceLimit,
      "the modifier `\(modifier)` has \(count) contexts, more than \(limit)",
      at: span.map { Label($0) },
      help: "leave some of them out"
    )
  }

  static func tooManyTrees(_ limit: Int, at span: Span?) -> Diagnostic {
    Diagnostic(
      .sourceLimit,
      "more than \(limit) token trees are merged",
      at: span.map { Label($0) },
      help: "refer to fewer files, or to each set in fewer places"
    )
  }

  static func tooManyDefinitions(_ limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .sourceLimit,
      "tokens and groups are defined more than \(limit) times, all files and contexts together",
      at: Label(span, "the limit is reached in this tree"),
      help: "put what contexts have in common into a set, and only what differs into contexts"
    )
  }

  static func sourcesTooDeep(_ limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .sourceLimit,
      "sets refer to each other more than \(limit) deep",
      at: Label(span),
      help: "refer to the sets at the end of the chain directly"
    )
  }
}

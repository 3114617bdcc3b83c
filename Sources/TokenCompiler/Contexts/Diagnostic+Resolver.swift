import Diagnostics
import JSONSyntax

/// The messages about the form of a resolver document.
extension Diagnostic {
  // MARK: Members

  static func missingMember(
    _ member: String,
    of object: ResolverObject,
    named name: String? = nil,
    at span: Span
  ) -> Diagnostic {
    let subject = name.map { "the \(object.noun) `\($0)`" } ?? "the \(object.noun)"
    let help =
      switch member {
      case "version": "write \"version\": \"2025.10\""
      case "resolutionOrder": "list the sets and modifiers in the order of their merge"
      case "sources": "write \"sources\": [{ \"$ref\": \"FILE\" }]"
      default: "write \"contexts\": { \"NAME\": [{ \"$ref\": \"FILE\" }], … }"
      }
    return Diagnostic(
      .invalidResolver,
      "\(subject) has no `\(member)`",
      at: Label(span, "expected a member `\(member)`"),
      help: help
    )
  }

  static func unknownResolverMember(
    _ name: String,
    of object: ResolverObject,
    nearest: String?,
    at span: Span
  ) -> Diagnostic {
    let known = object.members.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      .unknownResolverMember,
      "a \(object.noun) has no member `\(name)`",
      at: Label(span),
      help: nearest.map { "did you mean `\($0)`?" } ?? "its members are \(known)"
    )
  }

  static func wrongResolverMember(
    _ name: String,
    of object: ResolverObject,
    _ found: JSONKind,
    expected: JSONKind,
    _ span: Span
  ) -> Diagnostic {
    Diagnostic(
      .invalidResolver,
      "`\(name)` of a \(object.noun) is \(found.phrase), expected \(expected.phrase)",
      at: Label(span, "expected \(expected.phrase)")
    )
  }

  static func wrongMemberKind(
    _ object: ResolverObject,
    _ name: String,
    _ found: JSONKind,
    _ span: Span
  ) -> Diagnostic {
    let member = object == .set ? "sources" : "contexts"
    return Diagnostic(
      .invalidResolver,
      "the \(object.noun) `\(name)` is \(found.phrase), expected an object",
      at: Label(span, "expected an object"),
      help: "a \(object.noun) is an object with a member `\(member)`"
    )
  }

  static func unsupportedVersion(_ version: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .unsupportedVersion,
      "the resolver document is of version `\(version)`, expected `2025.10`",
      at: Label(span),
      help: "write \"2025.10\" if the document follows that version of the standard"
    )
  }

  static func repeatedName(
    _ noun: String,
    _ name: String,
    at span: Span?,
    first: Span?
  ) -> Diagnostic {
    Diagnostic(
      .repeatedName,
      "there are two \(noun == "entry" ? "entries" : noun + "s") called `\(name)`",
      at: span.map { Label($0, "the second") },
      also: first.map { [Label($0, "the first")] } ?? [],
      help: "give one of them another name"
    )
  }

  // MARK: Entries of the order

  static func emptyOrder(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidResolver,
      "`resolutionOrder` is empty, so that nothing would be merged",
      at: Label(span, "expected at least one entry"),
      help: "refer to a set: { \"$ref\": \"#/sets/NAME\" }"
    )
  }

  static func wrongEntry(_ found: JSONKind, text: String?, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidResolver,
      "an entry of `resolutionOrder` is \(found.phrase), expected an object",
      at: Label(span, "expected an object"),
      help: text.flatMap { $0.hasPrefix("#/") ? "write { \"$ref\": \"\($0)\" }" : nil }
        ?? "write { \"$ref\": \"#/sets/NAME\" } or { \"$ref\": \"#/modifiers/NAME\" }"
    )
  }

  static func inlineEntryWithout(_ member: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidResolver,
      "an entry of `resolutionOrder` has neither `$ref` nor `\(member)`",
      at: Label(span, "expected a member `\(member)`"),
      help: member == "type"
        ? "write \"type\": \"set\" or \"type\": \"modifier\", or refer to a set or modifier by `$ref`"
        : "a set or modifier that is written here needs a name of its own"
    )
  }

  static func wrongEntryType(_ found: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidResolver,
      "`type` of an entry is \(found), expected \"set\" or \"modifier\"",
      at: Label(span, "expected \"set\" or \"modifier\"")
    )
  }

  // MARK: Contexts

  static func noContexts(_ modifier: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .invalidResolver,
      "the modifier `\(modifier)` has no contexts",
      at: span.map { Label($0, "expected at least two contexts") },
      help: "write the contexts to choose from; one that changes nothing is an empty list"
    )
  }

  static func singleContext(_ modifier: String, _ context: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .singleContext,
      severity: .warning,
      "the modifier `\(modifier)` has only one context, `\(context)`",
      at: Label(span, "expected at least two contexts"),
      help: "add the other context, which may be an empty list, or make a set of this one"
    )
  }

  static func wrongContext(_ name: String, _ found: JSONKind, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidResolver,
      "the context `\(name)` is \(found.phrase), expected a list of sources",
      at: Label(span, "expected a list"),
      help: found == .object ? "put brackets around it" : nil
    )
  }

  static func defaultIsGone(
    _ name: String,
    of modifier: ModifierDeclaration,
    at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .unknownContext,
      "`\(name)`, the default of `\(modifier.name)`, is not among these contexts",
      at: Label(span, "these replace those of the modifier"),
      help: "write a `default` beside them"
    )
  }

  static func missingDefault(
    _ modifier: String,
    _ contexts: [String],
    at span: Span?
  ) -> Diagnostic {
    let first = contexts.first ?? ""
    return Diagnostic(
      .missingDefault,
      severity: .warning,
      "the modifier `\(modifier)` has no default; its first context, `\(first)`, is taken",
      at: span.map { Label($0) },
      help: "write \"default\": \"\(first)\" in the modifier, or name a context under `defaults` in"
        + " the configuration"
    )
  }
}

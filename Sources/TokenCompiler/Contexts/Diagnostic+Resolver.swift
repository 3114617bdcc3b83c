package import Diagnostics
import JSONSyntax

extension DiagnosticCode {
  package static let resolverCodes: [DiagnosticCode] = [
    invalidResolver, unknownResolverMember, unsupportedVersion, repeatedModifier, repeatedName,
    singleContext, missingDefault, legacyVersion,
  ]

  package static let invalidResolver: DiagnosticCode = """
    error[invalid-resolver]: invalid resolver document

    A resolver document defines which token files are merged, in which order, and
    which of them depend on a choice such as light or dark. A required property is
    missing, empty, or of the wrong type.

    Example:

        { "version": "2025.10", "sets": { "base": {} }, "resolutionOrder": [] }

    Fix: write what the message expects. The smallest complete document is
    `{"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/base"}], "sets":
    {"base": {"sources": [{"$ref": "color.tokens.json"}]}}}`.
    """

  package static let unknownResolverMember: DiagnosticCode = """
    error[unknown-resolver-member]: a resolver document has an unknown property

    DTCG defines the properties of a resolver document, its sets, and its modifiers,
    and doesn't allow any others. An unknown property is usually misspelled, and its
    contents would be ignored.

    Example:

        "theme": { "context": { "light": [], "dark": [] } }

    Fix: write the name that DTCG defines, here `contexts`. Data for other tools
    goes into `$extensions`, and objects to refer to go into `$defs`.
    """

  package static let unsupportedVersion: DiagnosticCode = """
    error[unsupported-version]: a resolver document is for an unsupported version of DTCG

    A resolver document declares the DTCG version that it follows. This program
    supports 2025.10. Earlier drafts had a different structure and would be misread.

    Example:

        { "version": "2023-12-01" }

    Fix: update the document to 2025.10 and write `"version": "2025.10"`.
    """

  package static let repeatedModifier: DiagnosticCode = """
    warning[repeated-modifier]: a modifier is listed twice in `resolutionOrder`

    The contexts of the modifier are applied twice, so they also override the
    entries between the two. DTCG allows this, but the second entry is usually a
    leftover, or a copy that was meant for another modifier.

    Example:

        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }, …,
                            { "$ref": "#/modifiers/theme" }]

    Fix: keep only the entry in the intended position.
    """

  package static let repeatedName: DiagnosticCode = """
    error[repeated-name]: two sets, modifiers, or contexts have the same name

    Contexts are selected by the name of their modifier, so names must be unique.
    Sets and modifiers that are written directly in `resolutionOrder` also need
    unique names.

    Example:

        "resolutionOrder": [
          { "type": "set", "name": "base", "sources": [] },
          { "type": "set", "name": "base", "sources": [] }
        ]

    Fix: rename one of the two.
    """

  package static let singleContext: DiagnosticCode = """
    warning[single-context]: a modifier has only one context

    A modifier is a choice between contexts, and a single context leaves nothing to
    choose. DTCG asks tools to reject such a modifier. Here, its context is always
    selected.

    Example:

        "theme": { "contexts": { "light": [{ "$ref": "light.tokens.json" }] } }

    Fix: add the other context, which can be an empty list, or convert the modifier
    to a set.
    """

  package static let missingDefault: DiagnosticCode = """
    warning[missing-default]: a modifier doesn't have a default context

    Each token has a base value, and other values in other contexts. A modifier
    without `default` doesn't define the context of the base values. The first one
    is used, so reordering the contexts would change every output.

    Example:

        "theme": { "contexts": { "light": [], "dark": [] } }

    Fix: write `"default": "light"` in the modifier. If you can't edit the document,
    write `"defaults": {"theme": "light"}` in the configuration.
    """

  package static let legacyVersion: DiagnosticCode = """
    warning[legacy-version]: the version of a resolver document is a date

    The version of DTCG is `2025.10`. Some of its published examples have a date
    instead, `2025-10-01` or `2025-11-01`. The format is the same, so the document
    is read, but other tools may reject it.

    Example:

        { "version": "2025-11-01" }

    Fix: write `"version": "2025.10"`.
    """
}

/// Diagnostics about the structure of a resolver document.
extension Diagnostic {
  // MARK: Properties

  static func missingMember(
    _ member: String,
    of object: ResolverObject,
    named name: String? = nil,
    at span: Span
  ) -> Self {
    let subject = name.map { "the \(object.noun) `\($0)`" } ?? "the \(object.noun)"
    let help =
      switch member {
      case "version": "write \"version\": \"2025.10\""
      case "resolutionOrder": "list the sets and modifiers in the order in which to merge them"
      case "sources": "write \"sources\": [{ \"$ref\": \"FILE\" }]"
      default: "write \"contexts\": { \"NAME\": [{ \"$ref\": \"FILE\" }], … }"
      }
    return Self(.invalidResolver, "\(subject) has no `\(member)`")
      .at(span, "expected a property `\(member)`").help(help)
  }

  static func unknownResolverMember(
    _ name: String,
    of object: ResolverObject,
    nearest: String?,
    at span: Span
  ) -> Self {
    Self(.unknownResolverMember, "a \(object.noun) has no property `\(name)`")
      .at(span).suggesting(nearest, insteadOf: name)
      .help("its properties are \(object.members.quoted)")
  }

  static func wrongResolverMember(
    _ name: String,
    of object: ResolverObject,
    _ found: JSONKind,
    expected: JSONKind,
    _ span: Span
  ) -> Self {
    Self(
      .invalidResolver,
      "`\(name)` of a \(object.noun) is \(found.phrase), expected \(expected.phrase)"
    )
    .at(span, "expected \(expected.phrase)")
  }

  static func wrongMemberKind(
    _ object: ResolverObject,
    _ name: String,
    _ found: JSONKind,
    _ span: Span
  ) -> Self {
    let member = object == .set ? "sources" : "contexts"
    return Self(
      .invalidResolver,
      "the \(object.noun) `\(name)` is \(found.phrase), expected an object"
    )
    .at(span, "expected an object").help("write an object with a property `\(member)`")
  }

  static func unsupportedVersion(_ version: String, at span: Span) -> Self {
    Self(
      .unsupportedVersion,
      "the resolver document has version `\(version)`, expected `2025.10`"
    )
    .at(span).help("write \"2025.10\" if the document follows that version of DTCG")
  }

  static func legacyVersion(_ date: String, at span: Span) -> Self {
    Self(.legacyVersion, "the version is the date `\(date)`, expected `2025.10`")
      .at(span, "read as `2025.10`").help("write \"2025.10\"")
  }

  static func repeatedName(_ noun: String, _ name: String, at span: Span?, first: Span?) -> Self {
    Self(
      .repeatedName,
      "there are two \(noun == "entry" ? "entries" : noun + "s") called `\(name)`"
    )
    .at(span, "the second").also(first, "the first").help("rename one of them")
  }

  // MARK: Entries of the order

  static func repeatedModifier(_ name: String, at span: Span?, first: Span?) -> Self {
    Self(.repeatedModifier, "the modifier `\(name)` is listed twice in `resolutionOrder`")
      .at(span, "overrides everything before it again").also(first, "the modifier")
      .help("keep only the entry in the intended position")
  }

  static func emptyOrder(at span: Span) -> Self {
    Self(.invalidResolver, "`resolutionOrder` is empty, so nothing would be merged")
      .at(span, "expected at least one entry").help("refer to a set: { \"$ref\": \"#/sets/NAME\" }")
  }

  static func wrongEntry(_ found: JSONKind, text: String?, at span: Span) -> Self {
    Self(.invalidResolver, "an entry of `resolutionOrder` is \(found.phrase), expected an object")
      .at(span, "expected an object")
      .help(text.flatMap { $0.hasPrefix("#/") ? "write { \"$ref\": \"\($0)\" }" : nil })
      .help("write { \"$ref\": \"#/sets/NAME\" } or { \"$ref\": \"#/modifiers/NAME\" }")
  }

  static func inlineEntryWithout(_ member: String, at span: Span) -> Self {
    Self(.invalidResolver, "an entry of `resolutionOrder` has neither `$ref` nor `\(member)`")
      .at(span, "expected a property `\(member)`")
      .help(
        member == "type"
          ? "add \"type\": \"set\" or \"type\": \"modifier\", or refer to a set or modifier with `$ref`"
          : "add a unique name for the set or modifier"
      )
  }

  static func wrongEntryType(_ found: String, at span: Span) -> Self {
    Self(.invalidResolver, "`type` of an entry is \(found), expected \"set\" or \"modifier\"")
      .at(span, "expected \"set\" or \"modifier\"")
  }

  // MARK: Contexts

  static func noContexts(_ modifier: String, at span: Span?) -> Self {
    Self(.invalidResolver, "the modifier `\(modifier)` has no contexts")
      .at(span, "expected at least two contexts")
      .help("add the contexts; one without changes is an empty list")
  }

  static func singleContext(_ modifier: String, _ context: String, _ span: Span) -> Self {
    Self(.singleContext, "the modifier `\(modifier)` has only one context, `\(context)`")
      .at(span, "expected at least two contexts")
      .help("add the other context, which can be an empty list, or convert the modifier to a set")
  }

  static func wrongContext(_ name: String, _ found: JSONKind, at span: Span) -> Self {
    Self(.invalidResolver, "the context `\(name)` is \(found.phrase), expected a list of sources")
      .at(span, "expected a list").help(found == .object ? "put brackets around it" : nil)
  }

  static func defaultIsGone(
    _ name: String,
    of modifier: ModifierDeclaration,
    at span: Span
  ) -> Self {
    Self(
      .unknownContext,
      "`\(name)`, the default of `\(modifier.name)`, is not among these contexts"
    )
    .at(span, "these replace the modifier's contexts").help("add a `default` next to them")
  }

  static func missingDefault(_ modifier: String, _ contexts: [String], at span: Span?) -> Self {
    let first = contexts.first ?? ""
    return Self(
      .missingDefault,
      "the modifier `\(modifier)` has no default; using its first context, `\(first)`"
    )
    .at(span)
    .help(
      "write \"default\": \"\(first)\" in the modifier, or name a context under `defaults` in"
        + " the configuration"
    )
  }
}

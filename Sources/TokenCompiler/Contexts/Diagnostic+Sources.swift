import Diagnostics
import JSONSyntax
import SourceForms

/// The messages about the files of a source and about what sources refer to.
extension Diagnostic {
  // MARK: Files

  /// `summary` says which forms there are, with their counts.
  ///
  /// `span` is the first of them. A file with sets and themes cannot be migrated.
  static func foreignForm(
    _ summary: String,
    at span: Span,
    canBeMigrated: Bool = true
  ) -> Diagnostic {
    let explanation = "`tokens explain foreign-form` says how each form is read"
    return Diagnostic(
      .foreignForm,
      severity: .warning,
      "the file is not written as Design Tokens 2025.10: \(summary)",
      at: Label(span, "the first place; read as what its tool means"),
      help: canBeMigrated ? "`tokens migrate` rewrites it; \(explanation)" : explanation
    )
  }

  static func importableFormat(_ format: ImportableFormat, at span: Span) -> Diagnostic {
    Diagnostic(
      .foreignFormat,
      "this is no token file: it looks like \(format.phrase)",
      at: Label(span, "has no tokens"),
      help: "`tokens import \(format.rawValue) FILE…` makes a token source of such files"
    )
  }

  static func unreadModifier(at span: Span) -> Diagnostic {
    Diagnostic(
      .ignoredMember,
      severity: .warning,
      "this change of the color is not read, so the color stays as it is in `value`",
      at: Label(span, "has no effect"),
      help: "`lighten`, `darken`, `mix` and `alpha` of a reference or of a color in sRGB are read"
    )
  }

  static func loadFailure(_ path: String, _ failure: LoadFailure, at span: Span?) -> Diagnostic {
    let label = span.map { Label($0) }
    let path = path.isEmpty ? "." : path
    switch failure {
    case .misspelled(let nearest):
      return Diagnostic(
        .missingFile,
        "there is no file `\(path)`",
        at: label,
        help: "did you mean `\(nearest)`?"
      )
    case .missing:
      let help =
        path.contains("\\")
        ? "write `/` between the parts of a path"
        : "correct the path; it is relative to the file that it stands in"
      return Diagnostic(
        .missingFile,
        "there is no file `\(path)`",
        at: label,
        help: span == nil ? nil : help
      )
    case .isDirectory:
      return Diagnostic(
        .missingFile,
        "`\(path)` is a folder, expected a file",
        at: label,
        help: "name the files in it one by one"
      )
    case .outside(let folder):
      return Diagnostic(
        .outsideFile,
        "`\(path)` is outside of `\(folder)`",
        at: label,
        help: "copy the file into that folder"
      )
    case .unreadable(let reason):
      return Diagnostic(.unreadableFile, "`\(path)` cannot be read: \(reason)", at: label)
    }
  }

  static func wrongKindOfFile(
    _ path: String,
    _ found: SourceFileKind,
    expected: SourceFileKind,
    at span: Span?
  ) -> Diagnostic {
    let help =
      switch (found, expected) {
      case (.resolver, _) where span != nil:
        "point at one of its sets, as in `\(path)#/sets/NAME`, or refer to the token files"
      case (.resolver, _): "name it alone, not in a list of token files"
      case (.configuration, _): "name the token files that the configuration lists"
      case (.tokenSets, _) where span != nil:
        "refer to one of its sets, as in `\(path)#/SET`, or name the document itself as the source"
      case (.tokenSets, _): "name it in `source`"
      case (.tokens, _): "a resolver document has a list `resolutionOrder`"
      }
    return Diagnostic(
      .wrongKindOfFile,
      "`\(path)` is \(found.description), expected \(expected.description)",
      at: span.map { Label($0) },
      help: help
    )
  }

  static func modifiersBesideResolver(_ path: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .invalidResolver,
      "modifiers are declared in the configuration and in `\(path)`",
      at: span.map { Label($0) },
      help: "declare them in the resolver document alone"
    )
  }

  static func remoteFile(_ reference: String, at span: Span) -> Diagnostic {
    let isPath = reference.hasPrefix("/") || reference.hasPrefix("\\")
    return Diagnostic(
      .remoteFile,
      isPath
        ? "`\(reference)` is an absolute path, expected one relative to this file"
        : "`\(reference)` is a URL, and nothing is fetched from the network",
      at: Label(span),
      help: "write the path of a file relative to this one, as in `./color.tokens.json`"
    )
  }

  // MARK: References

  static func wrongSource(_ found: JSONKind, text: String?, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidResolver,
      "a source is \(found.phrase), expected an object",
      at: Label(span, "expected an object"),
      help: text.map { "write { \"$ref\": \"\($0)\" }" }
        ?? "a source is a reference, { \"$ref\": \"FILE\" }, or a tree of tokens"
    )
  }

  static func wrongReference(_ found: JSONKind, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidResolver,
      "`$ref` is \(found.phrase), expected a string",
      at: Label(span, "expected a string")
    )
  }

  static func emptyReference(at span: Span) -> Diagnostic {
    Diagnostic(
      .unresolvedSource,
      "`$ref` is empty",
      at: Label(span),
      help: "write the path of a file, or `#/sets/NAME`"
    )
  }

  static func unresolvedSource(
    _ noun: String,
    _ name: String,
    among names: [String]?,
    at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .unresolvedSource,
      "there is no \(noun) `\(name)`",
      at: Label(span),
      help: names.flatMap { suggestion(for: name, among: $0, plural: noun + "s") }
    )
  }

  static func unresolvedPart(
    _ name: String,
    below parent: String,
    of file: String,
    among names: [String]?,
    at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .unresolvedSource,
      "there is no `\(name)` " + (parent.isEmpty ? "in `\(file)`" : "in `\(parent)`"),
      at: Label(span),
      help: names.flatMap { suggestion(for: name, among: $0, plural: "names there") }
    )
  }

  static func sourceIsNoTree(_ reference: String, _ found: JSONKind, at span: Span) -> Diagnostic {
    Diagnostic(
      .unresolvedSource,
      "`\(reference)` is \(found.phrase), expected a tree of tokens",
      at: Label(span),
      help: "refer to an object whose members are tokens and groups"
    )
  }

  static func loosePointer(_ reference: String, at span: Span) -> Diagnostic {
    let corrected = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      .joined(separator: "#/")
    return Diagnostic(
      .loosePointer,
      severity: .warning,
      "the part of `\(reference)` after `#` does not begin with `/`",
      at: Label(span),
      help: "write `\(corrected)`"
    )
  }

  static func malformedSourcePointer(
    _ reference: String,
    _ flaw: PointerText.Flaw,
    at span: Span
  ) -> Diagnostic {
    let reason =
      switch flaw {
      case .tooLong: "it has more than \(JSONTree.nestingLimit) names"
      case .tilde: "a `~` is followed by neither 0 nor 1"
      case .percent: "a `%` is not followed by two hexadecimal digits"
      default: "what it encodes is not UTF-8"
      }
    return Diagnostic(
      .unresolvedSource,
      "`\(reference)` is not a reference: \(reason)",
      at: Label(span),
      help: "write `~0` for `~`, `~1` for `/` and `%25` for `%`"
    )
  }

  // MARK: Forbidden references

  /// The message for a place of a resolver document that sources may not refer to.
  static func forbiddenSource(_ reference: String, _ segments: [String], at span: Span)
    -> Diagnostic?
  {
    switch segments.first {
    case "modifiers":
      Diagnostic(
        .forbiddenSource,
        "a source refers to `\(reference)`, but only `resolutionOrder` may refer to modifiers",
        at: Label(span),
        help: "put what is shared into a set, and refer to that"
      )
    case "resolutionOrder":
      referenceToOrder(reference, at: span)
    case nil:
      Diagnostic(
        .forbiddenSource,
        "a source refers to the whole document that it is a part of",
        at: Label(span),
        help: "refer to a set: `#/sets/NAME`"
      )
    case "sets" where segments.count == 1:
      Diagnostic(
        .forbiddenSource,
        "a source refers to all sets at once",
        at: Label(span),
        help: "refer to one of them: `#/sets/NAME`"
      )
    default: nil
    }
  }

  static func referenceToOrder(_ reference: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .forbiddenSource,
      "`\(reference)` points into `resolutionOrder`, which nothing may refer to",
      at: Label(span),
      help: "move the entry to `sets` or `modifiers`, and refer to it there"
    )
  }

  static func entryOutsideDocument(_ reference: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .forbiddenSource,
      "an entry of `resolutionOrder` refers to a file, expected a set or modifier of this document",
      at: Label(span),
      help: "make a set of it, { \"sources\": [{ \"$ref\": \"\(reference)\" }] }, and refer to that"
    )
  }

  static func wrongEntryTarget(_ reference: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .forbiddenSource,
      "an entry of `resolutionOrder` refers to `\(reference)`, expected a set or modifier",
      at: Label(span),
      help: "write `#/sets/NAME` or `#/modifiers/NAME`"
    )
  }

  static func circularSource(_ hops: [Hop]) -> Diagnostic {
    guard let last = hops.last else { return Diagnostic(.circularSource, "sets form a circle") }
    return Diagnostic(
      .circularSource,
      hops.count == 1
        ? "`\(last.name)` refers to itself"
        : "`\(last.name)` leads back to itself through \(hops.count) references",
      at: Label(hops[0].span, "leads to `\(hops[0].name)`"),
      also: hops.dropFirst().map { Label($0.span, "leads to `\($0.name)`") },
      help: "remove one of these references"
    )
  }

  /// A sentence with the nearest of `names`, or with all where they are few.
  static func suggestion(for name: String, among names: [String], plural: String) -> String? {
    if let nearest = nearestName(to: name, among: names) { return "did you mean `\(nearest)`?" }
    if names.isEmpty { return "there are no \(plural)" }
    guard names.count <= 12 else { return nil }
    return "the \(plural) are " + names.map { "`\($0)`" }.joined(separator: ", ")
  }
}

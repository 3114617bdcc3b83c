package import Diagnostics
import JSONSyntax
import SourceForms

extension DiagnosticCode {
  package static let sourceCodes: [DiagnosticCode] = [
    unresolvedSource, forbiddenSource, circularSource, loosePointer, remoteFile, missingFile,
    outsideFile, unreadableFile, wrongKindOfFile,
  ]

  package static let unresolvedSource: DiagnosticCode = """
    error[unresolved-source]: unresolved reference in the resolver document

    The `$ref` of a source, or of an entry of `resolutionOrder`, points to something
    that doesn't exist or doesn't contain tokens. A reference within the document
    begins with `#/`. A reference to a file is its path relative to the document,
    optionally followed by `#/` and a pointer into that file.

    Example:

        { "$ref": "#/sets/bse" }

    Fix: correct the name. In names, write `~1` for `/` and `~0` for `~`.
    """

  package static let forbiddenSource: DiagnosticCode = """
    error[forbidden-source]: a reference isn't allowed in this place

    Only `resolutionOrder` can refer to modifiers: inside a set or a context, a
    modifier would have no position in the merge order. Entries of `resolutionOrder`
    can't be referenced, and a source can't refer to an object that contains it.

    Example:

        "sets": { "base": { "sources": [{ "$ref": "#/modifiers/theme" }] } }

    Fix: refer to a set or to a file. Move sources that two contexts share into a
    set, and refer to it in both.
    """

  package static let circularSource: DiagnosticCode = """
    error[circular-source]: circular reference between sets

    A set can refer to another set to include its sources. A set that includes
    itself, directly or through other sets, would never end.

    Example:

        "sets": {
          "a": { "sources": [{ "$ref": "#/sets/b" }] },
          "b": { "sources": [{ "$ref": "#/sets/a" }] }
        }

    Fix: remove one of the references shown in the message.
    """

  package static let loosePointer: DiagnosticCode = """
    warning[loose-pointer]: the fragment of a reference doesn't begin with `/`

    The part of a reference after `#` is a JSON Pointer, which begins with a slash
    unless it's empty. The meaning is clear, so the reference is read, but other
    tools may reject it.

    Example:

        { "$ref": "palette.tokens.json#brand/plum" }

    Fix: write `palette.tokens.json#/brand/plum`.
    """

  package static let remoteFile: DiagnosticCode = """
    error[remote-file]: a reference is a URL or an absolute path

    References to files are relative to the document, so the source means the same
    on every machine. No network requests are made.

    Example:

        { "$ref": "https://example.org/base.tokens.json" }

    Fix: copy the file next to the document and refer to it by its relative path. If
    the file's name contains a colon, put `./` in front of it.
    """

  package static let missingFile: DiagnosticCode = """
    error[missing-file]: file not found

    Paths in a document are relative to the document, and paths in the configuration
    are relative to the configuration. The message shows the resolved path.

    Example:

        { "$ref": "colour.tokens.json" }

    Fix: correct the path, or restore the file. Letter case matters, even if the
    file system on your machine ignores it.
    """

  package static let outsideFile: DiagnosticCode = """
    error[outside-file]: a document refers to a file outside the repository

    A resolver document can refer only to files in its repository (the nearest
    folder with `.git`, or else the configuration's folder). A third-party document
    can't make the program read other files on your machine.

    Example:

        { "$ref": "../../../other-project/color.tokens.json" }

    Fix: copy the file into the repository. Files named in the configuration or on
    the command line can be anywhere.
    """

  package static let unreadableFile: DiagnosticCode = """
    error[unreadable-file]: a file exists but can't be read

    The operating system refused access to the file. The message contains its
    reason. The contents of the source may be fine.

    Example:

        a file that only another user may read

    Fix: correct the file's permissions, or fix the cause given in the message, and
    run the command again.
    """

  package static let wrongKindOfFile: DiagnosticCode = """
    error[wrong-kind-of-file]: a file is of a different kind than expected

    The kind of a file is determined by its properties: a file with a list `outputs`
    is a configuration, one with a list `resolutionOrder` is a resolver document,
    and any other file contains tokens.

    Example:

        "sources": [{ "$ref": "other.resolver.json" }]

    Fix: name a token file. To use a set of another resolver document, point to it:
    `other.resolver.json#/sets/base`.
    """
}

/// Diagnostics about the files of a source and the references between them.
extension Diagnostic {
  // MARK: Files

  static func loadFailure(_ path: String, _ failure: LoadFailure, at span: Span?) -> Self {
    let label = span.map { Label($0) }
    let path = path.isEmpty ? "." : path
    switch failure {
    case .misspelled(let nearest):
      return Self(.missingFile, "there is no file `\(path)`")
        .at(label).suggesting(nearest, insteadOf: path)
    case .missing:
      let help =
        path.contains("\\")
        ? "use `/` as the path separator"
        : "correct the path; it's relative to this file"
      return Self(.missingFile, "there is no file `\(path)`")
        .at(label).help(span == nil ? nil : help)
    case .isDirectory:
      return Self(.missingFile, "`\(path)` is a folder, expected a file")
        .at(label)
        .help(
          "name the files in it, as with `\(path)/*.json`, in a shell or in `source` of the "
            + "configuration"
        )
    case .outside(let folder):
      return Self(.outsideFile, "`\(path)` is outside `\(folder)`")
        .at(label).help("copy the file into that folder")
    case .unreadable(let reason):
      return Self(.unreadableFile, "`\(path)` can't be read: \(reason)").at(label)
    }
  }

  static func wrongKindOfFile(
    _ path: String,
    _ found: SourceFileKind,
    expected: SourceFileKind,
    at span: Span?
  ) -> Self {
    let help =
      switch (found, expected) {
      case (.resolver, _) where span != nil:
        "refer to one of its sets, as in `\(path)#/sets/NAME`, or to the token files"
      case (.resolver, _): "use it as the only source, not in a list of token files"
      case (.configuration, _): "name the token files that the configuration lists"
      case (.tokenSets, _) where span != nil:
        "refer to one of its sets, as in `\(path)#/SET`, or name the document itself as the source"
      case (.tokenSets, _): "add it to `source`"
      case (.tokens, _): "name a file with a list `resolutionOrder`"
      }
    return Self(
      .wrongKindOfFile,
      "`\(path)` is \(found.description), expected \(expected.description)"
    )
    .at(span).help(help)
  }

  static func modifiersBesideResolver(_ path: String, at span: Span?) -> Self {
    Self(.invalidResolver, "modifiers are declared both in the configuration and in `\(path)`")
      .at(span).help("declare them only in the resolver document")
  }

  static func remoteFile(_ reference: String, at span: Span) -> Self {
    let isPath = reference.hasPrefix("/") || reference.hasPrefix("\\")
    return Self(
      .remoteFile,
      isPath
        ? "`\(reference)` is an absolute path, expected one relative to this file"
        : "`\(reference)` is a URL, but files are never fetched from the network"
    )
    .at(span).help("write a path relative to this file, as in `./color.tokens.json`")
  }

  // MARK: References

  static func wrongSource(_ found: JSONKind, text: String?, at span: Span) -> Self {
    Self(.invalidResolver, "a source is \(found.phrase), expected an object")
      .at(span, "expected an object").help(text.map { "write { \"$ref\": \"\($0)\" }" })
      .help("write a reference, { \"$ref\": \"FILE\" }, or an object with tokens")
  }

  static func wrongReference(_ found: JSONKind, at span: Span) -> Self {
    Self(.invalidResolver, "`$ref` is \(found.phrase), expected a string")
      .at(span, "expected a string")
  }

  static func emptyReference(at span: Span) -> Self {
    Self(.unresolvedSource, "`$ref` is empty")
      .at(span).help("write the path of a file, or `#/sets/NAME`")
  }

  static func unresolvedSource(
    _ noun: String,
    _ name: String,
    among names: [String]?,
    at span: Span
  ) -> Self {
    Self(.unresolvedSource, "there is no \(noun) `\(name)`")
      .at(span).help(names.flatMap { choice(for: name, among: $0, plural: noun + "s") })
  }

  static func unresolvedPart(
    _ name: String,
    below parent: String,
    of file: String,
    among names: [String]?,
    at span: Span
  ) -> Self {
    Self(
      .unresolvedSource,
      "there is no `\(name)` " + (parent.isEmpty ? "in `\(file)`" : "in `\(parent)`")
    )
    .at(span).help(names.flatMap { choice(for: name, among: $0, plural: "names there") })
  }

  static func sourceMustBeObject(_ reference: String, _ found: JSONKind, at span: Span) -> Self {
    Self(.unresolvedSource, "`\(reference)` is \(found.phrase), expected an object with tokens")
      .at(span).help("refer to an object that contains tokens and groups")
  }

  static func loosePointer(_ reference: String, at span: Span) -> Self {
    let corrected = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      .joined(separator: "#/")
    return Self(.loosePointer, "the part of `\(reference)` after `#` does not begin with `/`")
      .at(span).help("write `\(corrected)`")
  }

  static func malformedSourcePointer(
    _ reference: String,
    _ flaw: PointerText.Flaw,
    at span: Span
  ) -> Self {
    let reason =
      switch flaw {
      case .tooLong: "it has more than \(JSONTree.nestingLimit) names"
      case .tilde: "a `~` is not followed by 0 or 1"
      case .percent: "a `%` is not followed by two hexadecimal digits"
      default: "its percent-encoded bytes are not UTF-8"
      }
    return Self(.unresolvedSource, "`\(reference)` is not a valid reference: \(reason)")
      .at(span).help("write `~0` for `~`, `~1` for `/` and `%25` for `%`")
  }

  // MARK: Forbidden references

  /// Returns an error if sources can't refer to `segments` of a resolver document; otherwise `nil`.
  static func forbiddenSource(_ reference: String, _ segments: [String], at span: Span)
    -> Self?
  {
    switch segments.first {
    case "modifiers":
      Self(
        .forbiddenSource,
        "a source refers to `\(reference)`, but only `resolutionOrder` may refer to modifiers"
      )
      .at(span).help("move the shared sources into a set, and refer to the set")
    case "resolutionOrder":
      referenceToOrder(reference, at: span)
    case nil:
      Self(.forbiddenSource, "a source refers to the document that contains it")
        .at(span).help("refer to a set: `#/sets/NAME`")
    case "sets" where segments.count == 1:
      Self(.forbiddenSource, "a source refers to all sets at once")
        .at(span).help("refer to one of them: `#/sets/NAME`")
    default: nil
    }
  }

  static func referenceToOrder(_ reference: String, at span: Span) -> Self {
    Self(
      .forbiddenSource,
      "`\(reference)` points into `resolutionOrder`, whose entries can't be referenced"
    )
    .at(span).help("move the entry to `sets` or `modifiers`, and refer to it there")
  }

  static func entryOutsideDocument(_ reference: String, at span: Span) -> Self {
    Self(
      .forbiddenSource,
      "an entry of `resolutionOrder` refers to a file, expected a set or modifier of this document"
    )
    .at(span)
    .help("refer to a set with this file: { \"sources\": [{ \"$ref\": \"\(reference)\" }] }")
  }

  static func wrongEntryTarget(_ reference: String, at span: Span) -> Self {
    Self(
      .forbiddenSource,
      "an entry of `resolutionOrder` refers to `\(reference)`, expected a set or modifier"
    )
    .at(span).help("write `#/sets/NAME` or `#/modifiers/NAME`")
  }

  static func circularSource(_ hops: [Hop]) -> Self {
    guard let last = hops.last else { return Self(.circularSource, "sets refer to each other") }
    return Self(
      .circularSource,
      hops.count == 1
        ? "`\(last.name)` refers to itself"
        : "`\(last.name)` refers to itself through \(hops.count) references"
    )
    .at(hops[0].span, "refers to `\(hops[0].name)`")
    .also(hops.dropFirst().map { Label($0.span, "refers to `\($0.name)`") })
    .help("remove one of these references")
  }

  /// Returns a help that suggests the nearest of `names`, or lists all of them if there are at most
  /// twelve; otherwise `nil`.
  static func choice(for name: String, among names: [String], plural: String) -> String? {
    if let nearest = nearestName(to: name, among: names) { return "did you mean `\(nearest)`?" }
    if names.isEmpty { return "there are no \(plural)" }
    guard names.count <= 12 else { return nil }
    return "the \(plural) are " + names.quoted
  }
}

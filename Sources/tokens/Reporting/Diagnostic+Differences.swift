internal import Diagnostics
internal import TokenDiff
internal import Workspace

extension Diagnostic {
  /// Reports a revision that can't be read.
  static func revision(
    _ label: String,
    _ failure: GitRepository.Failure,
    at span: Span?
  ) -> Self {
    let diagnostic = Self(.unknownRevision, "`\(label)` can't be read: \(failure.explanation)")
    switch failure {
    case .noProgram:
      return diagnostic.at(span).help(
        "install Git, or compare folders, as in `tokens diff old new`"
      )
    case .noRepository:
      return diagnostic.at(span, "neither a path nor a revision")
        .help("compare folders or configurations, as in `tokens diff old new`")
    case .unknownRevision(_, let isShallow), .noMergeBase(_, _, let isShallow):
      return diagnostic.at(span, "neither a path nor a revision")
        .help(
          isShallow
            ? "this is a shallow clone; `git fetch --unshallow` gets the older revisions"
            : "`git log --oneline` lists the revisions"
        )
    case .missingConfiguration(let others):
      return diagnostic.at(span).help(
        others.isEmpty
          ? "compare revisions that have a configuration"
          : "choose one with `--config`: \(others.prefix(5).quoted)"
      )
    case .unreadableObject:
      return diagnostic.at(span).help("`git fsck` checks the repository")
    }
  }

  static func noConfiguration(in label: String, others: [String], at span: Span?) -> Self {
    Self(.unknownRevision, "`\(label)` has no configuration")
      .at(span, "no `tokens.config.json` in it")
      .help("write the path of a configuration, or of a file that `tokens ir` printed")
  }

  static func notComparable(_ label: String) -> Self {
    Self(.unknownRevision, "`\(label)` is neither a configuration nor the output of `tokens ir`")
      .help("compare configurations, folders with one, or files that `tokens ir` printed")
  }

  static func disallowedChange(
    _ difference: TokenDifference,
    _ limit: ChangeLevel,
    at span: Span?
  ) -> Self {
    let paths = difference.changes.filter { $0.level >= limit }.map(\.path)
    return Self(.disallowedChange, "the changes are \(difference.level.word)")
      .at(span, "the limit")
      .notes(paths.isEmpty ? [] : [paths.quoted(first: 5)])
  }

  static func reportOfDifferences(at span: Span?) -> Self {
    Self(.invalidValue, "differences can't be reported in this format")
      .at(span).help("use text, markdown, json, or html")
  }

  static func unusablePath(_ path: String, at span: Span?) -> Self {
    Self(.invalidValue, "`\(path)` can't be the former or the new path")
      .at(span, "expected another path, as in `color.text.body`")
      .help("a group can't be moved into itself, and names can't be empty or begin with `$`")
  }

  /// Reports a token that can't be renamed; `span` is the location of its path.
  static func notRenamed(
    _ path: String,
    _ refusal: SourceRename.Refusal,
    at span: Span?,
    _ newSpan: Span?
  ) -> Self {
    switch refusal {
    case .unknown(let path, let nearest):
      Self(.notRenamed, "there is no token or group `\(path)`")
        .at(span, "not found").suggesting(nearest).help("`tokens list` lists the tokens")
    case .taken(let path):
      Self(.notRenamed, "there already is a token `\(path)`")
        .at(newSpan, "choose another path")
    case .undefined(let path):
      Self(.notRenamed, "no file defines `\(path)`")
        .at(span, "not in a file")
        .help(
          "rename it where its path comes from: an extended group, or `rename` in the configuration"
        )
    }
  }

  static func noShim(_ path: String, at span: Span?) -> Self {
    Self(.notRenamed, "the former name of `\(path)` can't be kept")
      .at(span, "needs a token file")
      .help("move the definition from the resolver document to a token file, or remove `--shim`")
  }

  static func unfaithfulRename(_ path: String, because reason: String) -> Self {
    Self(.notRenamed, "`\(path)` isn't renamed: \(reason)")
      .help("choose another name, or make the change by hand; nothing was written")
  }
}

extension GitRepository.Failure {
  /// The reason, worded to follow a colon.
  fileprivate var explanation: String {
    switch self {
    case .noProgram: "the program `git` isn't found"
    case .noRepository: "there is no file of this name, and this folder isn't in a Git repository"
    case .unknownRevision: "there is no file or revision of this name"
    case .noMergeBase(let one, let other, _): "`\(one)` and `\(other)` have no common ancestor"
    case .missingConfiguration: "its configuration isn't found"
    case .unreadableObject(let object): "the object `\(object)` can't be read"
    }
  }
}

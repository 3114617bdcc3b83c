package import Diagnostics
import TokenCompiler

extension DiagnosticCode {
  package static let filterCodes: [DiagnosticCode] = [
    unmatchedFilter
  ]

  package static let unmatchedFilter: DiagnosticCode = """
    warning[unmatched-filter]: a filter of an output doesn't match any token or file

    `include` and `exclude` select the tokens of an output by `types`, `paths`, and
    `files`. A path is the names of the groups and the token, joined with periods.
    `*` matches any characters within a name, `?` matches one character, and `**`
    matches any number of names. A pattern doesn't match any path or file of the
    source, or no token is left after filtering.

    Example:

        { "target": "css", "directory": "build", "exclude": { "paths": "legacy" } }

    Fix: correct the pattern. A pattern matches tokens and not groups: use
    `legacy.**` for the tokens in the group `legacy`.
    """
}

/// Diagnostics about the filters of an output.
extension Diagnostic {
  /// What the pattern of a filter is matched against.
  enum FilterSubject: String {
    case token
    case file

    /// The help for a pattern without a similar path or file.
    fileprivate var help: String {
      switch self {
      case .token: "write names joined with periods; `**` matches any number of names"
      case .file: "write the path of a source file, relative to the folder of the configuration"
      }
    }
  }

  static func unmatchedFilter(
    _ pattern: Located<String>,
    isIncluding: Bool,
    of subject: FilterSubject,
    help: String?
  ) -> Self {
    Self(.unmatchedFilter, "`\(pattern.value)` matches no \(subject.rawValue) of the source")
      .at(pattern.span, isIncluding ? "includes nothing" : "excludes nothing").help(help)
      .help(subject.help)
  }

  static func emptyOutput(target: String, _ span: Span?) -> Self {
    Self(.unmatchedFilter, "`include` and `exclude` leave no tokens in this output of `\(target)`")
      .at(span)
      .help(
        "`include` selects tokens that match all of its lists; `exclude` removes those that match any"
      )
  }
}

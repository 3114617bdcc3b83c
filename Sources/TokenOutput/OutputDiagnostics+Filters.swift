import Diagnostics
import TokenCompiler

extension OutputDiagnostics {
  /// What a pattern of an output's filter is held against.
  enum FilterSubject: String {
    case token
    case file

    /// What is said to somebody whose pattern is not near to anything.
    fileprivate var help: String {
      switch self {
      case .token: "a path is the names of groups and token with periods, `**` any number of names"
      case .file: "files are those of the source, relative to the folder of the configuration"
      }
    }
  }

  static func unmatchedFilter(
    _ pattern: Located<String>,
    isIncluding: Bool,
    of subject: FilterSubject,
    help: String?
  ) -> Diagnostic {
    Diagnostic(
      .unmatchedFilter,
      severity: .warning,
      "`\(pattern.value)` matches no \(subject.rawValue) of the source",
      at: pattern.span.map { Label($0, isIncluding ? "includes nothing" : "excludes nothing") },
      help: help ?? subject.help
    )
  }

  static func emptyOutput(target: String, _ span: Span?) -> Diagnostic {
    Diagnostic(
      .unmatchedFilter,
      severity: .warning,
      "`include` and `exclude` leave no token to this output of `\(target)`",
      at: span.map { Label($0) },
      help:
        "`include` takes what matches all of its lists, `exclude` leaves out what matches one of its lists"
    )
  }
}

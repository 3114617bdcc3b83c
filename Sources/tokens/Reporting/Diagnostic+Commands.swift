internal import Diagnostics
internal import Workspace

extension Diagnostic {
  /// A file that `tokens migrate` leaves as it is, and what would be different in files for its sets if
  /// that is the reason.
  static func setDocument(_ path: String, because difference: String? = nil) -> Diagnostic {
    Diagnostic(
      .notMigrated,
      severity: .warning,
      "`\(path)` is not rewritten: it holds sets and themes of Tokens Studio",
      notes: difference.map { ["with a file for each set, \($0)"] } ?? [],
      help:
        "the file is read as it is; `tokens migrate \(path)` makes files of it if it is the only "
        + "source"
    )
  }

  /// A file whose tokens would not be the same once it is rewritten.
  static func unfaithful(_ path: String, _ difference: String) -> Diagnostic {
    Diagnostic(
      .notMigrated,
      severity: .error,
      "`\(path)` is not rewritten: \(difference)",
      help: "write the token as Design Tokens 2025.10 by hand, and please report it"
    )
  }

  /// A port that cannot be served at.
  static func unusablePort(_ port: UInt16, _ failure: POSIX.Failure, at span: Span?) -> Diagnostic {
    Diagnostic(
      .unusablePort,
      "port \(port) of this machine cannot be used: \(failure.description)",
      at: span.map { Label($0) },
      help: "name another one with `--port`, or end the program that has it"
    )
  }

  /// An option that says nothing without another one or an argument.
  static func optionAlone(
    _ option: String,
    needs other: String,
    example: String,
    at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .missingArgument,
      "`\(option)` needs \(other)",
      at: span.map { Label($0) },
      help: "write `\(example)`"
    )
  }
}

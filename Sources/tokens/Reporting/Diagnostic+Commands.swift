internal import Diagnostics
internal import Workspace

extension Diagnostic {
  /// A file that `tokens migrate` leaves as it is.
  static func setDocument(_ path: String) -> Diagnostic {
    Diagnostic(
      .notMigrated,
      severity: .warning,
      "`\(path)` is not rewritten: it holds sets and themes of Tokens Studio",
      help: "the file is read as it is; a token file for each set can be rewritten"
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

internal import Diagnostics

extension Diagnostic {
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

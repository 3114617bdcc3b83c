import Diagnostics

/// The messages about files that are imported.
extension Diagnostic {
  /// Something is left out of an import.
  static func notImported(
    _ what: String,
    at span: Span,
    label: String? = nil,
    help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .notImported,
      severity: .warning,
      what,
      at: Label(span, label ?? "left out"),
      help: help
    )
  }

  /// A file has nothing of the format that it is said to be in.
  static func nothingToImport(_ expected: String, at span: Span, help: String? = nil) -> Diagnostic
  {
    Diagnostic(
      .nothingToImport,
      "there is nothing to import: \(expected)",
      at: Label(span),
      help: help
    )
  }
}

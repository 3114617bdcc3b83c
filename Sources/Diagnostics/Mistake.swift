/// An error without the details that help to correct it.
package struct Mistake: Sendable {
  package let code: DiagnosticCode
  package let message: String
  /// The location; `nil` if the error isn't in a file.
  package let span: Span?

  package init(_ code: DiagnosticCode, _ message: String, at span: Span?) {
    self.code = code
    self.message = message
    self.span = span
  }

  /// Creates the mistake that `diagnostic` reports, if it's an error.
  package init?(_ diagnostic: Diagnostic) {
    guard diagnostic.severity == .error else { return nil }
    self.init(diagnostic.code, diagnostic.message, at: diagnostic.primary?.span)
  }
}

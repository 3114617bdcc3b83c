/// A kind of fault: a stable kebab-case name that scripts may match and people may look up.
///
/// Codes are declared once, as static members in `DiagnosticCode+*.swift`, one file for each stage
/// that reports them, and are never reused for another meaning.
public struct DiagnosticCode: Hashable, Sendable {
  /// The name, as in `unknown-reference`.
  public let name: String

  /// Declares a code. Only the registry calls this.
  package init(_ name: String) {
    self.name = name
  }
}

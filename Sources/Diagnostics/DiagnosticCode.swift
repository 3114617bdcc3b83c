/// A kind of fault: a stable kebab-case name that scripts may match and people may look up.
///
/// Codes are declared once, as static members in `Codes/DiagnosticCode+STAGE.swift`, one file for
/// each stage that reports them, and are never reused for another meaning. Two codes of one name
/// are equal.
public struct DiagnosticCode: Sendable {
  /// The name, as in `unknown-reference`.
  public let name: String
  /// How much its mildest diagnostic weighs: what is always an error cannot be made less by `lint`.
  public let severity: Diagnostic.Severity
  /// What is wrong, in one line: lower case, no full stop.
  public let summary: String
  /// The page that `tokens explain CODE` shows: what it means, why it matters, an example, the fix.
  public let explanation: String

  /// Declares a code; see the registry for the form of its page.
  package init(
    _ name: String,
    severity: Diagnostic.Severity = .error,
    summary: String,
    explanation: String
  ) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
  }
}

extension DiagnosticCode: Hashable {
  /// Whether both have the same name.
  public static func == (first: DiagnosticCode, second: DiagnosticCode) -> Bool {
    first.name == second.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

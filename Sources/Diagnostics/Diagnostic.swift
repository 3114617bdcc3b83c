/// One finding about a file, an argument or the machine: what is wrong, where, and what to do.
///
/// A value and nothing more: who shows it decides on the layout (see the renderers).
public struct Diagnostic: Hashable, Sendable {
  /// The kind of fault; stable across versions and explained by `tokens explain CODE`.
  public var code: DiagnosticCode
  /// How much it weighs.
  public var severity: Diagnostic.Severity
  /// One line, lower case, without a full stop: the thing, what was found, what was expected.
  public var message: String
  /// The place of the fault and a few words on it; `nil` where no file is at fault.
  public var primary: Label?
  /// Other places that matter: each hop of a cycle, the other half of a collision.
  public var secondary: [Label]
  /// Facts that help to understand, one sentence each.
  public var notes: [String]
  /// What to do: the nearest name, the rule, the edit to make.
  public var help: String?

  /// Makes a diagnostic.
  public init(
    _ code: DiagnosticCode,
    severity: Diagnostic.Severity = .error,
    _ message: String,
    at primary: Label? = nil,
    also secondary: [Label] = [],
    notes: [String] = [],
    help: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.primary = primary
    self.secondary = secondary
    self.notes = notes
    self.help = help
  }
}

/// A place in a file and a few words on its part in a diagnostic.
public struct Label: Hashable, Sendable {
  /// The bytes meant.
  public var span: Span
  /// A short phrase shown beside the place; may be empty.
  public var text: String

  /// Makes a label for `span`.
  public init(_ span: Span, _ text: String = "") {
    self.span = span
    self.text = text
  }
}

/// A problem with a file, an argument, or the environment: what's wrong, where, and how to fix it.
///
/// Diagnostics don't determine their layout; see the renderers.
public struct Diagnostic: Hashable, Sendable {
  /// The kind of problem, which is stable across versions and explained by `tokens explain CODE`.
  public var code: DiagnosticCode
  /// The severity of the problem.
  public var severity: Diagnostic.Severity
  /// A one-line description in lowercase and without a period: the subject, what was found, and
  /// what was expected.
  public var message: String
  /// The location of the problem with a short label; `nil` if it isn't in a file.
  public var primary: Label?
  /// Other relevant locations, such as each hop of a circular reference or the other half of a
  /// collision.
  public var secondary: [Label]
  /// Additional facts, one sentence each.
  public var notes: [String]
  /// The solution: the nearest name, the rule, or the edit to make.
  public var help: String?
  /// The edit that resolves the problem, if it's known exactly.
  package var fix: Diagnostic.Fix?

  /// Creates a diagnostic without a location.
  ///
  /// - Parameters:
  ///   - code: The kind of problem.
  ///   - severity: The severity, if it differs from that of the code.
  ///   - message: A description in the form of ``message``.
  public init(
    _ code: DiagnosticCode,
    severity: Diagnostic.Severity? = nil,
    _ message: String
  ) {
    self.code = code
    self.severity = severity ?? code.severity
    self.message = message
    secondary = []
    notes = []
  }
}

/// Builder methods for the other properties of a diagnostic.
extension Diagnostic {
  /// Adds the location of the problem with a label.
  package func at(_ span: Span?, _ text: String = "") -> Self {
    at(span.map { Label($0, text) })
  }

  /// Adds the labeled location of the problem.
  package func at(_ label: Label?) -> Self {
    var copy = self
    copy.primary = label
    return copy
  }

  /// Adds another relevant location with a label, unless `span` is `nil`.
  package func also(_ span: Span?, _ text: String) -> Self {
    span.map { also([Label($0, text)]) } ?? self
  }

  package func also(_ labels: [Label]) -> Self {
    var copy = self
    copy.secondary += labels
    return copy
  }

  package func notes(_ sentences: [String]) -> Self {
    var copy = self
    copy.notes += sentences
    return copy
  }

  /// Sets the help unless there already is one.
  package func help(_ text: String?) -> Self {
    guard help == nil, let text, !text.isEmpty else { return self }
    var copy = self
    copy.help = text
    return copy
  }

  /// Suggests `name`, shown as `shown`, unless it's `nil` or there already is a help.
  ///
  /// `written` is the text at the location that the name replaces, if that resolves the diagnostic.
  package func suggesting(
    _ name: String?,
    insteadOf written: String? = nil,
    as shown: String? = nil
  ) -> Self {
    guard help == nil, let name else { return self }
    let copy = help("did you mean `\(shown ?? name)`?")
    return written.map { copy.fix(.replacement($0, with: name)) } ?? copy
  }

  /// Suggests the candidate nearest to `name` in the help, if one is close enough.
  package func suggesting(_ name: String, among candidates: some Sequence<String>) -> Self {
    help == nil
      ? suggesting(nearestName(to: name, among: candidates), insteadOf: name) : self
  }
}

/// A location in a file with a short text that explains its role in a diagnostic.
public struct Label: Hashable, Sendable {
  /// The source range.
  public var span: Span
  /// A short phrase to show next to the range; may be empty.
  public var text: String

  /// Creates a label for `span`.
  public init(_ span: Span, _ text: String = "") {
    self.span = span
    self.text = text
  }
}

extension Collection<String> {
  /// The names in backticks, separated by commas.
  package var quoted: String { map { "`\($0)`" }.joined(separator: ", ") }

  /// Returns the first names in backticks and the number of the others: `a`, `b` and 3 more.
  package func quoted(first limit: Int) -> String {
    prefix(limit).quoted + (count > limit ? " and \(count - limit) more" : "")
  }

  /// Returns the names in backticks as a phrase: `a`, `b` and `c`.
  package func listed(_ conjunction: String = "and") -> String {
    let quoted = map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

extension Diagnostic {
  /// How much a diagnostic weighs.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The run cannot succeed; nothing is written.
    case error
    /// The source bends the standard or loses something. `--strict` makes it an error.
    case warning
    /// Legal, but probably not meant. `--strict` leaves it alone.
    case advice
  }
}

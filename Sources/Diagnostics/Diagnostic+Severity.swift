extension Diagnostic {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The command fails, and no files are written.
    case error
    /// The source deviates from DTCG, or something is lost. `--strict` makes it an error.
    case warning
    /// Valid, but probably unintended. `--strict` doesn't affect it.
    case advice
  }
}

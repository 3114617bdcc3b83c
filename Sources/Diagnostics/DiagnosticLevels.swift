/// The level at which a configuration reports diagnostics that aren't always errors.
package enum DiagnosticLevel: String, Hashable, Sendable, CaseIterable {
  /// The diagnostic isn't reported, even with `--strict`.
  case allow
  case warn
  case error
}

/// The levels that a configuration sets for codes; all other codes keep their severities.
package struct DiagnosticLevels: Hashable, Sendable {
  private var levels: [DiagnosticCode: DiagnosticLevel] = [:]

  package init() {}

  package subscript(code: DiagnosticCode) -> DiagnosticLevel? {
    get { levels[code] }
    set { levels[code] = newValue }
  }

  /// Returns the diagnostics with severities adjusted to the levels, without those that are
  /// allowed.
  ///
  /// Errors stay errors regardless of the level of their code.
  package func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard !levels.isEmpty else { return diagnostics }
    return diagnostics.compactMap { diagnostic in
      guard diagnostic.severity != .error, let level = levels[diagnostic.code] else {
        return diagnostic
      }
      var changed = diagnostic
      switch level {
      case .allow: return nil
      case .warn: changed.severity = .warning
      case .error: changed.severity = .error
      }
      return changed
    }
  }
}

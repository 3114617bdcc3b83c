/// The level at which a configuration reports diagnostics that aren't always errors.
package enum DiagnosticLevel: String, Hashable, Sendable, CaseIterable {
  /// The diagnostic isn't reported, even with `--strict`.
  case allow
  case advice
  case warn
  case error

  /// The level of diagnostics with this severity.
  package init(_ severity: Diagnostic.Severity) {
    switch severity {
    case .advice: self = .advice
    case .warning: self = .warn
    case .error: self = .error
    }
  }

  /// The severity of diagnostics at this level; `nil` if they aren't reported.
  package var severity: Diagnostic.Severity? {
    switch self {
    case .allow: nil
    case .advice: .advice
    case .warn: .warning
    case .error: .error
    }
  }
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
      guard let severity = level.severity else { return nil }
      var changed = diagnostic
      changed.severity = severity
      return changed
    }
  }
}

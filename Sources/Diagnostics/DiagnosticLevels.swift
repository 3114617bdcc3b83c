/// What a configuration makes of a kind of diagnostic that is not always an error.
package enum DiagnosticLevel: String, Hashable, Sendable, CaseIterable {
  /// It is not reported, also not under `--strict`.
  case allow
  case warn
  case error
}

/// The levels that a configuration sets, by code; every other code keeps its own.
package struct DiagnosticLevels: Hashable, Sendable {
  private var levels: [DiagnosticCode: DiagnosticLevel] = [:]

  package init() {}

  package subscript(code: DiagnosticCode) -> DiagnosticLevel? {
    get { levels[code] }
    set { levels[code] = newValue }
  }

  /// The diagnostics with their severities as the levels want them, without those that are allowed.
  ///
  /// An error stays one, whatever the level of its code.
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

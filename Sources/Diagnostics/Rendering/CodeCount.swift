package struct CodeCount: Hashable, Sendable {
  package let code: DiagnosticCode
  package let severity: Diagnostic.Severity
  package let count: Int
}

extension [DiagnosticGroup] {
  /// Counts the diagnostics by severity and code: errors first, then by descending frequency.
  package func countedByCode() -> [CodeCount] {
    Diagnostic.Severity.allCases.flatMap { severity in
      var counts: [DiagnosticCode: Int] = [:]
      for group in self where group.severity == severity {
        counts[group.code, default: 0] += group.members.count
      }
      return counts.map { CodeCount(code: $0.key, severity: severity, count: $0.value) }
        .sorted { ($1.count, $0.code.name) < ($0.count, $1.code.name) }
    }
  }
}

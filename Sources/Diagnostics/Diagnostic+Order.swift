extension Sequence<Diagnostic> {
  /// Returns the diagnostics in display order, without duplicates.
  ///
  /// They are sorted by file in the order of the ``SourceMap``, offset, code, and message.
  /// Diagnostics without a location come last. The order doesn't depend on the order of stages or on
  /// threads.
  ///
  /// - Complexity: O(*n* log *n*).
  package func sortedForReport() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let distinct = filter { seen.insert($0).inserted }
    // The standard library's `sorted` is stable: equal elements keep their order.
    return distinct.sorted { $0.reportKey < $1.reportKey }
  }

  /// Returns the diagnostics with warnings turned into errors, except those with an accepted code.
  package func treatingWarningsAsErrors(except accepted: Set<DiagnosticCode> = []) -> [Diagnostic] {
    map { diagnostic in
      guard diagnostic.severity == .warning, !accepted.contains(diagnostic.code) else {
        return diagnostic
      }
      var error = diagnostic
      error.severity = .error
      return error
    }
  }

  /// A summary line such as `2 errors, 1 warning`, or `nil` if there are no diagnostics.
  package var countLine: String? {
    var errors = 0
    var warnings = 0
    var advice = 0
    for diagnostic in self {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .advice: advice += 1
      }
    }
    let parts = [
      errors == 0 ? nil : errors.counted("error"),
      warnings == 0 ? nil : warnings.counted("warning"),
      advice == 0 ? nil : advice.counted("piece of advice", "pieces of advice"),
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension Diagnostic {
  fileprivate var reportKey: (UInt32, UInt32, UInt32, String, String) {
    guard let span = primary?.span else { return (.max, .max, .max, code.name, message) }
    return (span.file.index, span.start, span.end, code.name, message)
  }
}

extension [Diagnostic] {
  /// Whether any of the diagnostics is an error.
  package var containsError: Bool { contains { $0.severity == .error } }
}

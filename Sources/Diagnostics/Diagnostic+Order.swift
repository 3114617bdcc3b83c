extension Sequence<Diagnostic> {
  /// The diagnostics in the order of a report, each once.
  ///
  /// They are sorted by file in the order of the ``SourceMap``, offset, code and message, with
  /// those that have no place at the end, so that a report depends neither on the order in which
  /// stages ran nor on threads.
  ///
  /// - Complexity: O(*n* log *n*).
  package func sortedForReport() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let distinct = filter { seen.insert($0).inserted }
    // `sorted` of the standard library is stable: what compares equal keeps its order.
    return distinct.sorted { $0.reportKey < $1.reportKey }
  }

  /// The diagnostics with every warning made an error, as `--strict` wants it.
  package func treatingWarningsAsErrors() -> [Diagnostic] {
    map { diagnostic in
      guard diagnostic.severity == .warning else { return diagnostic }
      var error = diagnostic
      error.severity = .error
      return error
    }
  }

  /// Whether one of them is an error.
  package var containsError: Bool {
    contains { $0.severity == .error }
  }

  /// A closing line such as `2 errors, 1 warning`, or `nil` when there is nothing to count.
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
      counted(errors, "error", "errors"), counted(warnings, "warning", "warnings"),
      counted(advice, "piece of advice", "pieces of advice"),
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

private func counted(_ count: Int, _ one: String, _ many: String) -> String? {
  count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
}

extension Diagnostic {
  fileprivate var reportKey: (UInt32, UInt32, UInt32, String, String) {
    guard let span = primary?.span else { return (.max, .max, .max, code.name, message) }
    return (span.file.index, span.start, span.end, code.name, message)
  }
}

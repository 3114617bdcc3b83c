/// A limit on the number of diagnostics.
///
/// A damaged source with 100,000 tokens can have 100,000 errors, and each diagnostic takes about a
/// kilobyte. The first ones of each code are kept in order; the others are only counted.
package struct DiagnosticBudget: Sendable {
  /// The maximum number of diagnostics to keep for each combination of code and severity.
  package static let limit = 1_000

  private let limit: Int
  private var dropped: [Kind: Int] = [:]
  /// The errors among the dropped diagnostics.
  package private(set) var droppedErrors: [Mistake] = []
  /// The number of diagnostics at which to check the list again.
  private var nextCount: Int

  private struct Kind: Hashable {
    let code: DiagnosticCode
    let severity: Diagnostic.Severity
  }

  /// Creates a budget with a limit for each combination of code and severity.
  package init(limit: Int = limit) {
    self.limit = limit
    nextCount = 2 * limit
  }

  package var hasDroppedErrors: Bool { !droppedErrors.isEmpty }

  /// Drops excess diagnostics once the list is long enough; call this after adding diagnostics.
  ///
  /// This invalidates indices into `diagnostics`.
  package mutating func trim(_ diagnostics: inout [Diagnostic]) {
    if diagnostics.count >= nextCount { drop(from: &diagnostics) }
  }

  /// Drops excess diagnostics from the final list, and adds diagnostics that count the dropped
  /// ones.
  ///
  /// These have the code and severity of the dropped diagnostics, so `lint` and `--strict` treat
  /// them the same.
  package mutating func finish(_ diagnostics: inout [Diagnostic]) {
    if diagnostics.count > limit { drop(from: &diagnostics) }
    let counts = dropped.sorted {
      ($1.value, $0.key.code.name) < ($0.value, $1.key.code.name)
    }
    for (kind, count) in counts {
      diagnostics.append(.leftOut(count, kind.code, kind.severity, limit: limit))
    }
    dropped = [:]
  }

  private mutating func drop(from diagnostics: inout [Diagnostic]) {
    var counts: [Kind: Int] = [:]
    diagnostics.removeAll { diagnostic in
      let kind = Kind(code: diagnostic.code, severity: diagnostic.severity)
      counts[kind, default: 0] += 1
      guard counts[kind, default: 0] > limit else { return false }
      dropped[kind, default: 0] += 1
      if let error = Mistake(diagnostic) { droppedErrors.append(error) }
      return true
    }
    nextCount = diagnostics.count + max(limit, 1)
  }
}

extension Diagnostic {
  /// Reports the number of dropped diagnostics of one kind.
  fileprivate static func leftOut(
    _ count: Int,
    _ code: DiagnosticCode,
    _ severity: Diagnostic.Severity,
    limit: Int
  ) -> Self {
    let messages = count.counted(
      "more message with this code was",
      "more messages with this code were"
    )
    return Self(code, severity: severity, "\(messages) left out")
      .help("look for a common cause; at most \(limit) messages with the same code are kept")
  }
}

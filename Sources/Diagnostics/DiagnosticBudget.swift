/// Keeps a list of findings from growing without end.
///
/// A damaged source of 100,000 tokens can have 100,000 mistakes, and each finding takes about a
/// kilobyte. The first ones of each severity are kept, in their order; the others are counted.
package struct DiagnosticBudget: Sendable {
  /// The most errors, the most warnings and the most pieces of advice that are kept.
  package static let limit = 5_000

  private let limit: Int
  /// The number of findings that were dropped, by their code.
  private var dropped: [DiagnosticCode: Int] = [:]
  private var droppedSeverity: Severity?
  /// The length of the list from which on it is looked at.
  private var nextCount: Int

  /// Makes a budget of `limit` findings of each severity.
  package init(limit: Int = limit) {
    self.limit = limit
    nextCount = 2 * limit
  }

  /// Whether an error was dropped.
  package var hasDroppedErrors: Bool { droppedSeverity == .error }

  /// Drops what is too much, if the list has grown long; to be called wherever it may have.
  ///
  /// Places in `diagnostics` that were noted before mean nothing afterwards.
  @inline(__always)
  package mutating func trim(_ diagnostics: inout [Diagnostic]) {
    if diagnostics.count >= nextCount { drop(from: &diagnostics) }
  }

  /// Drops what is too much from the finished list, and adds a finding that says how much it was.
  package mutating func finish(_ diagnostics: inout [Diagnostic]) {
    if diagnostics.count > limit { drop(from: &diagnostics) }
    guard let severity = droppedSeverity else { return }
    diagnostics.append(.tooManyMessages(dropped, severity, limit: limit))
    dropped = [:]
    droppedSeverity = nil
  }

  @inline(never)
  private mutating func drop(from diagnostics: inout [Diagnostic]) {
    var counts: [Severity: Int] = [:]
    diagnostics.removeAll { diagnostic in
      let severity = diagnostic.severity
      counts[severity, default: 0] += 1
      guard counts[severity, default: 0] > limit else { return false }
      dropped[diagnostic.code, default: 0] += 1
      if severity == .error || droppedSeverity == nil || droppedSeverity == .advice {
        droppedSeverity = severity
      }
      return true
    }
    nextCount = diagnostics.count + limit
  }
}

extension Diagnostic {
  /// Says how many findings were dropped.
  ///
  /// Its severity is the highest of theirs, so that a run fails that would have failed with them.
  fileprivate static func tooManyMessages(
    _ dropped: [DiagnosticCode: Int],
    _ severity: Severity,
    limit: Int
  ) -> Diagnostic {
    let count = dropped.values.reduce(0, +)
    let codes = dropped.sorted { ($1.value, $0.key.name) < ($0.value, $1.key.name) }
    return Diagnostic(
      .tooManyMessages,
      severity: severity,
      "\(count) more \(count == 1 ? "message was" : "messages were") left out",
      notes: codes.map { "`\($0.key.name)`: \($0.value)" },
      help:
        "at most \(limit) messages of each severity are kept; correct the first ones and try again"
    )
  }
}

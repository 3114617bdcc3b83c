/// Keeps a list of findings from growing without end.
///
/// A damaged source of 100,000 tokens can have 100,000 mistakes, and each finding takes about a
/// kilobyte. The first ones of each code are kept, in their order; the others are counted.
package struct DiagnosticBudget: Sendable {
  /// The most findings of one code and severity that are kept.
  package static let limit = 1_000

  private let limit: Int
  /// The number of findings that were dropped.
  private var dropped: [Kind: Int] = [:]
  /// The length of the list from which on it is looked at.
  private var nextCount: Int

  private struct Kind: Hashable {
    let code: DiagnosticCode
    let severity: Diagnostic.Severity
  }

  /// Makes a budget of `limit` findings of each code.
  package init(limit: Int = limit) {
    self.limit = limit
    nextCount = 2 * limit
  }

  /// Whether an error was dropped.
  package var hasDroppedErrors: Bool { dropped.keys.contains { $0.severity == .error } }

  /// Drops what is too much, if the list has grown long; to be called wherever it may have.
  ///
  /// Places in `diagnostics` that were noted before mean nothing afterwards.
  @inline(__always)
  package mutating func trim(_ diagnostics: inout [Diagnostic]) {
    if diagnostics.count >= nextCount { drop(from: &diagnostics) }
  }

  /// Drops what is too much from the finished list, and adds findings that say how much it was.
  ///
  /// They have the code and severity of what they stand for, so that `lint` and `--strict` treat them
  /// alike.
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

  @inline(never)
  private mutating func drop(from diagnostics: inout [Diagnostic]) {
    var counts: [Kind: Int] = [:]
    diagnostics.removeAll { diagnostic in
      let kind = Kind(code: diagnostic.code, severity: diagnostic.severity)
      counts[kind, default: 0] += 1
      guard counts[kind, default: 0] > limit else { return false }
      dropped[kind, default: 0] += 1
      return true
    }
    nextCount = diagnostics.count + max(limit, 1)
  }
}

extension Diagnostic {
  /// Says how many findings of one kind were dropped.
  fileprivate static func leftOut(
    _ count: Int,
    _ code: DiagnosticCode,
    _ severity: Diagnostic.Severity,
    limit: Int
  ) -> Diagnostic {
    let messages = count == 1 ? "message with this code was" : "messages with this code were"
    return Diagnostic(
      code,
      severity: severity,
      "\(count) more \(messages) left out",
      help: "at most \(limit) messages of one code are kept; they may all have one cause"
    )
  }
}

import Diagnostics

/// Where the phases of one compilation report what they find.
struct DiagnosticSink {
  /// What was found and not dropped as too much.
  var diagnostics: [Diagnostic] = []
  private var budget: DiagnosticBudget
  /// Those of ``diagnostics`` that are found anew in every context.
  private var reported: Set<Diagnostic> = []
  /// How many missing names were given a suggestion.
  private var suggestions = 0

  init(limit: Int = DiagnosticBudget.limit) {
    budget = DiagnosticBudget(limit: limit)
  }

  /// Whether an error was found so far.
  var hasErrors: Bool {
    budget.hasDroppedErrors || diagnostics.contains { $0.severity == .error }
  }

  mutating func append(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Adds `diagnostic` unless the same was added by this method before.
  ///
  /// It is for what is found once for each context: one mistake gives one message.
  mutating func appendOnce(_ diagnostic: Diagnostic) {
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Removes those diagnostics from `start` on that were added once for another context.
  mutating func dropRepeated(from start: Int) {
    guard diagnostics.count > start else { return }
    let found = Array(diagnostics[start...])
    diagnostics.removeSubrange(start...)
    for diagnostic in found { appendOnce(diagnostic) }
  }

  /// Drops what is too much; called between one token and the next, when nobody has noted a place in
  /// ``diagnostics``.
  @inline(__always)
  mutating func trim() { budget.trim(&diagnostics) }

  /// The diagnostics, and how many more there were.
  mutating func finish() -> [Diagnostic] {
    budget.finish(&diagnostics)
    return diagnostics
  }

  /// Whether one more name may be compared with all there are: after many mistakes people correct the
  /// first ones first.
  mutating func maySuggest() -> Bool {
    suggestions += 1
    return suggestions <= 50
  }
}

package import Diagnostics

/// The collector for the diagnostics of all phases of a compilation.
struct DiagnosticSink {
  /// The diagnostics that haven't been dropped for exceeding the budget.
  var diagnostics: [Diagnostic] = []
  private var budget: DiagnosticBudget
  /// The diagnostics that occur in several contexts and were added once.
  private var reported: Set<Diagnostic> = []
  /// The files in other tools' forms.
  private var foreignFiles: Set<SourceMap.FileID> = []
  /// Mistakes grouped by cause, each of which becomes one diagnostic.
  var folded: [MistakeCause: GroupedMistakes] = [:]
  /// The keys of ``folded``, in the order in which their first mistakes were found.
  var foldedCauses: [MistakeCause] = []
  /// The maximum number of causes whose mistakes are grouped.
  let foldingLimit: Int
  /// The number of searches for suggestions so far.
  private var suggestions = 0

  init(limit: Int = DiagnosticBudget.limit) {
    budget = DiagnosticBudget(limit: limit)
    foldingLimit = limit
  }

  /// Whether any error has been found so far.
  var hasErrors: Bool {
    budget.hasDroppedErrors || diagnostics.contains { $0.severity == .error }
      || folded.values.contains { $0.first.severity == .error }
  }

  /// All errors found so far.
  var mistakes: [Mistake] {
    diagnostics.compactMap { Mistake($0) }
      + foldedCauses.compactMap { folded[$0] }.flatMap { group in
        guard let first = Mistake(group.first) else { return [Mistake]() }
        return group.all.map { Mistake(first.code, $0.message, at: $0.place) }
      } + budget.droppedErrors
  }

  mutating func append(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Adds `diagnostic` unless an equal one has already been added by this method.
  ///
  /// Used for mistakes that are found again in each context.
  mutating func appendOnce(_ diagnostic: Diagnostic) {
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Removes diagnostics from `start` on that were already added once for another context.
  mutating func dropRepeated(from start: Int) {
    guard diagnostics.count > start else { return }
    let found = Array(diagnostics[start...])
    diagnostics.removeSubrange(start...)
    for diagnostic in found { appendOnce(diagnostic) }
  }

  /// Drops the diagnostics that exceed the budget.
  ///
  /// Called between tokens, while no index into ``diagnostics`` is in use.
  mutating func trim() { budget.trim(&diagnostics) }

  /// Records that a file is in another tool's form.
  ///
  /// A single diagnostic reports that, so those about the form of individual values are dropped.
  mutating func noteForeignForm(of file: SourceMap.FileID) { foreignFiles.insert(file) }

  /// Whether any file is in another tool's form.
  var hasForeignFiles: Bool { !foreignFiles.isEmpty }

  /// Whether a file is in another tool's form.
  func isForeign(_ file: SourceMap.FileID) -> Bool { foreignFiles.contains(file) }

  /// Returns the remaining diagnostics, and adds one for each kind that was dropped.
  mutating func finish() -> [Diagnostic] {
    unfold()
    if !foreignFiles.isEmpty {
      diagnostics.removeAll { diagnostic in
        guard diagnostic.code.isOfForm, let place = diagnostic.primary else { return false }
        return foreignFiles.contains(place.span.file)
      }
    }
    budget.finish(&diagnostics)
    return diagnostics
  }

  /// Whether another search for a suggestion is allowed.
  ///
  /// Each search compares a name with all others, which isn't worth the cost after many mistakes.
  mutating func maySuggest() -> Bool {
    suggestions += 1
    return suggestions <= 50
  }
}

extension DiagnosticCode {
  /// Warnings about values that DTCG allows.
  ///
  /// They concern the outputs, so `tokens ir --strict` accepts them.
  package static let allowedByDTCG: Set<DiagnosticCode> = [
    .hexDiffers, .misspelledComponent, .valueOutOfRange,
  ]

  /// Whether the diagnostic is about a value in the form of an earlier draft or another tool.
  package var isOfForm: Bool {
    switch self {
    case .legacyType, .removedType, .legacyColor, .legacyDimension, .legacyDuration,
      .legacyFontWeight, .legacyLineHeight, .legacyReference, .legacyMember, .fontListString,
      .unitlessZero, .missingCompositeMember:
      true
    default: false
    }
  }
}

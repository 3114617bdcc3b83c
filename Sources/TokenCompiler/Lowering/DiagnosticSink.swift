package import Diagnostics

/// Where the phases of one compilation report what they find.
struct DiagnosticSink {
  /// What was found and not dropped as too much.
  var diagnostics: [Diagnostic] = []
  private var budget: DiagnosticBudget
  /// Those of ``diagnostics`` that are found anew in every context.
  private var reported: Set<Diagnostic> = []
  /// The files that are in another form than the standard's.
  private var foreignFiles: Set<SourceMap.FileID> = []
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

  /// Notes that a file is in another form than the standard's.
  ///
  /// One message says so; those on the form of its single values are dropped.
  mutating func noteForeignForm(of file: SourceMap.FileID) { foreignFiles.insert(file) }

  /// The diagnostics, and how many more there were.
  mutating func finish() -> [Diagnostic] {
    if !foreignFiles.isEmpty {
      diagnostics.removeAll { diagnostic in
        guard diagnostic.code.isOfForm, let place = diagnostic.primary else { return false }
        return foreignFiles.contains(place.span.file)
      }
    }
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

extension DiagnosticCode {
  /// Whether the message is about a value that is read as an earlier draft or another tool means it.
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

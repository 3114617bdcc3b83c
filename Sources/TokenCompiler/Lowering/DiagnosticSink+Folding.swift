import Diagnostics

/// Combining mistakes with the same cause.
extension DiagnosticSink {
  /// Adds a mistake that may have the same cause as others.
  ///
  /// If the diagnostic already reports several mistakes, `places` are their locations.
  mutating func append(
    _ diagnostic: Diagnostic,
    becauseOf cause: MistakeCause,
    at places: [Span]? = nil
  ) {
    if folded[cause] != nil {
      folded[cause]?.add(diagnostic, cause)
    } else if folded.count < foldingLimit {
      folded[cause] = GroupedMistakes(diagnostic, at: places)
      foldedCauses.append(cause)
    } else {
      append(diagnostic)
    }
  }

  /// Combines the mistakes with the same cause into one diagnostic for each cause.
  ///
  /// - Parameter explain: adds details to a diagnostic, given the locations of its mistakes.
  mutating func unfold(_ explain: (inout Diagnostic, [Span]) -> Void = { _, _ in }) {
    for cause in foldedCauses {
      guard let mistakes = folded[cause] else { continue }
      var diagnostic = mistakes.diagnostic(cause)
      // An inherited value isn't a mistake at its own location.
      if case .inherited = cause {} else { explain(&diagnostic, mistakes.places) }
      diagnostics.append(diagnostic)
    }
    folded = [:]
    foldedCauses = []
  }
}

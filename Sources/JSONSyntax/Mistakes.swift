import Diagnostics

/// The errors found in a text, and the state that prevents reporting the same mistake twice.
struct Mistakes {
  /// The errors in the order they were found.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether to stop parsing because further errors would add nothing.
  private(set) var shouldStopParsing = false
  /// The offset before which errors are suppressed as consequences of a reported one.
  var suppressedUntil = 0
  /// Whether unbalanced delimiters make the nesting ambiguous.
  private(set) var hasAmbiguousNesting = false

  /// Whether another error would be kept.
  ///
  /// Check this before creating a diagnostic that a text can cause millions of times.
  var hasRoom: Bool { diagnostics.count < JSONParser.mistakeLimit }

  private var quietCount = 0
  private var syntaxCount = 0
  private var comment: Tally?
  private var invalidUTF8: Tally?

  /// An error that is reported once per text, with a count.
  fileprivate struct Tally {
    let diagnostic: Diagnostic
    var count = 1
  }

  mutating func append(_ diagnostic: Diagnostic, at offset: UInt32) {
    guard Int(offset) >= suppressedUntil else { return countQuietOne() }
    if diagnostic.code == .malformedJSON {
      syntaxCount += 1
      if syntaxCount >= JSONParser.mistakeLimit { shouldStopParsing = true }
    }
    if hasRoom { diagnostics.append(diagnostic) }
  }

  /// Adds an error about unbalanced delimiters, unless there already is one, which makes all later
  /// ones unreliable.
  mutating func appendStructural(_ diagnostic: Diagnostic, at offset: UInt32) {
    guard !hasAmbiguousNesting else { return countQuietOne() }
    hasAmbiguousNesting = true
    append(diagnostic, at: offset)
  }

  /// Counts a suppressed error.
  ///
  /// If there are very many, parsing stops.
  private mutating func countQuietOne() {
    quietCount += 1
    if quietCount > 50 * JSONParser.mistakeLimit { shouldStopParsing = true }
  }

  /// Marks the nesting as ambiguous from here on.
  mutating func markNestingAmbiguous() { hasAmbiguousNesting = true }

  /// Stops parsing after `diagnostic`, which makes all others meaningless.
  mutating func appendLast(_ diagnostic: Diagnostic) {
    diagnostics = [diagnostic]
    hasAmbiguousNesting = true
    shouldStopParsing = true
  }

  mutating func noteComment(_ span: Span, isHash: Bool, areAllowed: Bool) {
    guard Int(span.start) >= suppressedUntil else { return }
    comment.note(.comment(at: span, isHash: isHash, areAllowed: areAllowed))
  }

  mutating func noteInvalidUTF8(_ span: Span, _ byte: UInt8) {
    guard Int(span.start) >= suppressedUntil else { return }
    invalidUTF8.note(.invalidUTF8(byte, at: span))
  }

  /// All errors, in source order.
  func finished() -> [Diagnostic] {
    var result = diagnostics
    if shouldStopParsing, !result.isEmpty {
      result[result.count - 1].notes.append("the rest of the file was not read")
    }
    if let comment {
      result.append(comment.diagnostic(counting: "comment"))
    }
    if let invalidUTF8 {
      result.append(invalidUTF8.diagnostic(counting: "place"))
    }
    return result.sorted { ($0.primary?.span.start ?? 0) < ($1.primary?.span.start ?? 0) }
  }
}

extension Mistakes.Tally? {
  fileprivate mutating func note(_ diagnostic: @autoclosure () -> Diagnostic) {
    if self == nil {
      self = Mistakes.Tally(diagnostic: diagnostic())
    } else {
      self?.count += 1
    }
  }
}

extension Mistakes.Tally {
  fileprivate func diagnostic(counting noun: String) -> Diagnostic {
    var result = diagnostic
    if count == 2 { result.notes.append("there is one more such \(noun) in this file") }
    if count > 2 { result.notes.append("there are \(count - 1) more such \(noun)s in this file") }
    return result
  }
}

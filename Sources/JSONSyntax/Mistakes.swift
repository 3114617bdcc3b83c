import Diagnostics

/// The errors found in one text, and what keeps one mistake from being reported twice.
struct Mistakes {
  /// The errors in the order in which they were found.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether reading further would tell nothing new.
  private(set) var areTooMany = false
  /// Errors before this offset follow from one that was reported.
  var quietUntil = 0
  /// Whether a bracket or quote is missing or too many, so that what lies in what is a guess.
  private(set) var hasDoubtfulStructure = false

  /// Whether another error would be kept; asked before making one where there may be millions.
  var haveRoom: Bool { diagnostics.count < JSONParser.mistakeLimit }

  private var quietCount = 0
  private var syntaxCount = 0
  private var comment: Tally?
  private var invalidUTF8: Tally?

  /// A mistake that is reported once for the whole text.
  fileprivate struct Tally {
    let diagnostic: Diagnostic
    var count = 1
  }

  mutating func append(_ diagnostic: Diagnostic, at offset: UInt32) {
    guard Int(offset) >= quietUntil else { return countQuietOne() }
    if diagnostic.code == .malformedJSON {
      syntaxCount += 1
      if syntaxCount >= JSONParser.mistakeLimit { areTooMany = true }
    }
    if haveRoom { diagnostics.append(diagnostic) }
  }

  /// Adds an error about brackets or quotes, unless there was one: the first puts all others in doubt.
  mutating func appendStructural(_ diagnostic: Diagnostic, at offset: UInt32) {
    guard !hasDoubtfulStructure else { return countQuietOne() }
    hasDoubtfulStructure = true
    append(diagnostic, at: offset)
  }

  /// Counts an error that is not reported; of a text with very many of them the rest is not read.
  private mutating func countQuietOne() {
    quietCount += 1
    if quietCount > 50 * JSONParser.mistakeLimit { areTooMany = true }
  }

  /// Notes that nothing can be said of the structure from here on.
  mutating func doubtStructure() { hasDoubtfulStructure = true }

  /// Stops reading after `diagnostic`, which makes all else meaningless.
  mutating func appendLast(_ diagnostic: Diagnostic) {
    diagnostics = [diagnostic]
    hasDoubtfulStructure = true
    areTooMany = true
  }

  mutating func noteComment(_ span: Span, isHash: Bool, areAllowed: Bool) {
    guard Int(span.start) >= quietUntil else { return }
    comment.note(.comment(at: span, isHash: isHash, areAllowed: areAllowed))
  }

  mutating func noteInvalidUTF8(_ span: Span, _ byte: UInt8) {
    guard Int(span.start) >= quietUntil else { return }
    invalidUTF8.note(.invalidUTF8(byte, at: span))
  }

  /// All errors in the order of their places.
  func finished() -> [Diagnostic] {
    var result = diagnostics
    if areTooMany, !result.isEmpty {
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

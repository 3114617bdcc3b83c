extension CommentStyle {
  /// A reason that a text could escape from a comment in this style.
  package enum Flaw: Hashable, Sendable {
    /// There is nothing before the text.
    case bare
    /// The line before the text begins a comment, but no line ends it.
    case endless
    /// `single` has no placeholder for the text.
    case noPlace
    /// A text that contains this closing delimiter ends the comment.
    case openEnd(String)
  }

  /// The flaw of the style, if any.
  package var flaw: Flaw? {
    let line = (line ?? "").trimmed
    let first = (first ?? "").trimmed
    let last = (last ?? "").trimmed
    if self.line != nil || single == nil {
      if first.isEmpty, line.isEmpty { return .bare }
      // If every line is a comment by itself, so is the first.
      if !first.isEmpty, last.isEmpty, line.isEmpty || !first.hasPrefix(line) { return .endless }
      if !last.isEmpty, !replaces(last) { return .openEnd(last) }
    }
    guard let single else { return nil }
    guard let (before, after) = Pattern.split(single, at: "{}") else { return .noPlace }
    if String(decoding: before, as: UTF8.self).trimmed.isEmpty { return .bare }
    let end = String(decoding: after, as: UTF8.self).trimmed
    return end.isEmpty || replaces(end) ? nil : .openEnd(end)
  }

  /// Whether the replacements ensure that `end` can't occur in a comment's text.
  private func replaces(_ end: String) -> Bool {
    replacements.contains { sequence, by in
      !sequence.isEmpty && end.utf8.holds(sequence.utf8) && !by.utf8.holds(sequence.utf8)
    }
  }
}

extension String {
  /// The text without leading and trailing white space.
  fileprivate var trimmed: String {
    let end = lastIndex { !$0.isWhitespace }
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end else { return "" }
    return String(self[start...end])
  }
}

extension Collection where Element: Equatable {
  /// Whether `other` is a contiguous part of the collection.
  fileprivate func holds(_ other: some Collection<Element>) -> Bool {
    indices.contains { self[$0...].starts(with: other) }
  }
}

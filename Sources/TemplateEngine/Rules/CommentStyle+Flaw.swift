extension CommentStyle {
  /// Why a text can leave a comment of a style.
  package enum Flaw: Hashable, Sendable {
    /// Nothing stands before the text.
    case bare
    /// There is a line before the text that begins a comment, and none that ends it.
    case endless
    /// `single` does not say where the text goes.
    case noPlace
    /// A text that holds this closing mark ends the comment.
    case openEnd(String)
  }

  /// What is wrong with the style, if a text can leave it.
  package var flaw: Flaw? {
    let line = (line ?? "").trimmed
    let first = (first ?? "").trimmed
    let last = (last ?? "").trimmed
    if self.line != nil || single == nil {
      if first.isEmpty, line.isEmpty { return .bare }
      // Where every line is a comment of its own, so may be the first.
      if !first.isEmpty, last.isEmpty, line.isEmpty || !first.hasPrefix(line) { return .endless }
      if !last.isEmpty, !replaces(last) { return .openEnd(last) }
    }
    guard let single else { return nil }
    guard let (before, after) = Pattern.split(single, at: "{}") else { return .noPlace }
    if String(decoding: before, as: UTF8.self).trimmed.isEmpty { return .bare }
    let end = String(decoding: after, as: UTF8.self).trimmed
    return end.isEmpty || replaces(end) ? nil : .openEnd(end)
  }

  /// Whether `end` cannot come about in a text.
  private func replaces(_ end: String) -> Bool {
    replacements.contains { sequence, by in
      !sequence.isEmpty && end.utf8.holds(sequence.utf8) && !by.utf8.holds(sequence.utf8)
    }
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    let end = lastIndex { !$0.isWhitespace }
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end else { return "" }
    return String(self[start...end])
  }
}

extension Collection where Element: Equatable {
  /// Whether `other` stands somewhere in it.
  fileprivate func holds(_ other: some Collection<Element>) -> Bool {
    indices.contains { self[$0...].starts(with: other) }
  }
}

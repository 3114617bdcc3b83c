extension Diagnostic {
  /// Characters of one name that a report shows, so that no source can make a report huge.
  private static let nameLimit = 160
  /// Characters of one sentence.
  private static let sentenceLimit = 2000

  /// The diagnostic with long names, which stand in backquotes, cut short: `…` marks the cut.
  package var boundedForReport: Diagnostic {
    var bounded = self
    bounded.message = Self.bounded(message)
    bounded.primary?.text = Self.bounded(primary?.text ?? "")
    for index in secondary.indices {
      bounded.secondary[index].text = Self.bounded(secondary[index].text)
    }
    bounded.notes = notes.map(Self.bounded)
    bounded.help = help.map(Self.bounded)
    return bounded
  }

  private static func bounded(_ text: String) -> String {
    guard text.utf8.count > nameLimit else { return text }
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    let names = parts.indices.map { index in
      index.isMultiple(of: 2) ? String(parts[index]) : cut(parts[index], to: nameLimit)
    }
    return cut(names.joined(separator: "`")[...], to: sentenceLimit)
  }

  /// The beginning and the end of `text`, which are what tells names apart.
  private static func cut(_ text: Substring, to limit: Int) -> String {
    let scalars = text.unicodeScalars
    guard text.utf8.count > limit, scalars.count > limit else { return String(text) }
    let end = limit / 4
    return String(scalars.prefix(limit - end)) + "…" + String(scalars.suffix(end))
  }
}

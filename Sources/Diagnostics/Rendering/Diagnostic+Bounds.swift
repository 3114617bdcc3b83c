extension Diagnostic {
  /// The maximum number of characters shown of a name, so no source can make the diagnostics huge.
  private static let nameLimit = 160
  /// The maximum number of characters shown of a message, label, note, or help.
  private static let sentenceLimit = 2000

  /// The diagnostic with long names, which are in backticks, shortened with `…`.
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

  /// Returns the beginning and the end of `text`, which are the parts most likely to differ between
  /// names.
  private static func cut(_ text: Substring, to limit: Int) -> String {
    let scalars = text.unicodeScalars
    guard text.utf8.count > limit, scalars.count > limit else { return String(text) }
    let end = limit / 4
    return String(scalars.prefix(limit - end)) + "…" + String(scalars.suffix(end))
  }
}

extension AuditReport {
  /// Returns the report for a terminal, which lists everything if it's complete, or else the most
  /// frequent values.
  package func text(isComplete: Bool) -> String {
    var text = facts.map { $0 + "\n" }.joined()
    for section in sections(isComplete: isComplete) {
      text += "\n\(section.title)\n" + section.counts.map { "  \($0)\n" }.joined()
      let values = section.rows.map(\.value.text)
      let width = min(48, values.map(\.count).max() ?? 0)
      let countWidth = section.rows.map(\.count.grouped.count).max() ?? 0
      for (row, value) in zip(section.rows, values) {
        let count = row.count.grouped
        let details = [row.purposes, row.place].filter { !$0.isEmpty }.joined(separator: "  ")
        text +=
          "  " + String(repeating: " ", count: countWidth - count.count) + count + "  " + value
        text += String(repeating: " ", count: max(0, width - value.count)) + "  \(details)\n"
        let indent = String(repeating: " ", count: countWidth + 4)
        if !row.others.isEmpty { text += "\(indent)also \(row.others.joined(separator: ", "))\n" }
      }
      if section.omitted > 0 { text += "  and \(section.omitted.grouped) more\n" }
    }
    text += replacements(isComplete: isComplete)
    if !adoption.isEmpty {
      text += "\nAdoption\n"
      let width = adoption.map(\.folder.count).max() ?? 0
      for own in adoption {
        let space = String(repeating: " ", count: width - own.folder.count)
        text += "  \(own.folder)\(space)  \(own.percent)%  \(own.counts)\n"
      }
    }
    if let unused {
      text += "\nTokens without a use: \(unused.count.grouped)\n"
      text += unused.map { "  \($0)\n" }.joined()
    }
    return text
  }

  /// The places with a value that a token has.
  private func replacements(isComplete: Bool) -> String {
    let found = replaceable
    guard !found.isEmpty else { return "" }
    let shown = isComplete ? found[...] : found.prefix(20)
    var text = "\nValues that tokens have\n"
    for index in shown {
      text += "  \(summary.place(of: stock.findings[index])): \(message(index))\n"
    }
    if shown.count < found.count {
      text += "  and \((found.count - shown.count).grouped) more; --verbose lists them\n"
    }
    return text
  }

  /// What to do about a finding, as in `#660066 is color.text.link`.
  package func message(_ index: Int) -> String {
    let value = stock.value(of: stock.findings[index]).text
    guard matches.indices.contains(index) else { return "\(value) is not a token" }
    switch matches[index] {
    case .exact(let token): return "`\(value)` is the value of `\(token)`"
    case .near(let token, let distance):
      return "`\(value)` is near `\(token)` (distance \(distance.shortText))"
    case .none: return "`\(value)` is not the value of a token"
    }
  }
}

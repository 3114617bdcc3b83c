extension AuditReport {
  /// The report as GitHub-flavored Markdown.
  package func markdown(isComplete: Bool) -> String {
    var text = "# Values in the app\n\n" + facts.map { "- \($0)\n" }.joined()
    for section in sections(isComplete: isComplete) {
      text += "\n## \(section.title)\n\n\(section.counts.joined(separator: "; "))\n\n"
      text +=
        "| places | value | used for | similar values | first place |\n|---:|---|---|---|---|\n"
      for row in section.rows {
        let others = row.others.joined(separator: ", ")
        text +=
          "| \(row.count.grouped) | `\(row.value.text)` | \(row.purposes) | \(others) | "
          + "`\(row.place)` |\n"
      }
      if section.omitted > 0 { text += "\nand \(section.omitted.grouped) more\n" }
    }
    let found = replaceable
    if !found.isEmpty {
      text += "\n## Values that tokens have\n\n"
      let shown = isComplete ? found[...] : found.prefix(50)
      for index in shown {
        text += "- `\(summary.place(of: stock.findings[index]))`: \(message(index))\n"
      }
      if shown.count < found.count { text += "- and \((found.count - shown.count).grouped) more\n" }
    }
    if !adoption.isEmpty {
      text += "\n## Adoption\n\n| folder | tokens | names | values |\n|---|---:|---:|---:|\n"
      for own in adoption {
        text +=
          "| `\(own.folder)` | \(own.percent) % | \(own.names.grouped) | "
          + "\(own.literals.grouped) |\n"
      }
    }
    if let unused {
      text += "\n## Tokens without a use\n\n" + unused.map { "- `\($0)`\n" }.joined()
      if unused.isEmpty { text += "None.\n" }
    }
    return text
  }
}

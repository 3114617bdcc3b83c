extension TokenDifference {
  /// The maximum size of a report, below the limit of comments on GitHub.
  private static let sizeLimit = 60_000
  /// The maximum number of rows of a table that isn't collapsed.
  private static let openRows = 50

  /// The report as a comment on a pull request, in GitHub Flavored Markdown.
  ///
  /// GitHub draws the colors in code spans.
  package var markdown: String {
    guard !changes.isEmpty else { return "**Design tokens**: no changes\n" }
    var text = "**Design tokens: \(level.word)** (\(counts))\n"
    if !verdicts.isEmpty { text += "\nBy output: \(verdicts.markdownCell)\n" }
    for section in sections {
      let rows = section.rows.map { change in
        "| \(change.path.markdownCode) | \(Self.cell(change)) |\n"
      }
      let count = rows.count
      let isCollapsed = count > Self.openRows
      var part = "\n### \(section.kind.heading)\n\n"
      if isCollapsed {
        part += "<details><summary>\(section.kind.counted(section.count))</summary>\n\n"
      }
      part += "| Name | Change |\n|---|---|\n"
      let end = isCollapsed ? "\n</details>\n" : ""
      let room = Self.sizeLimit - text.utf8.count - part.utf8.count - end.utf8.count - 200
      guard room > 0 else {
        text += "\n\(section.kind.counted(section.count)), not shown\n"
        continue
      }
      var used = 0
      let shown = rows.prefix { row in
        used += row.utf8.count
        return used <= room
      }
      text += part + shown.joined()
      if shown.count < count { text += "\n… and \(count - shown.count) more\n" }
      text += end
    }
    return text
  }

  private static func cell(_ change: TokenChange) -> String {
    change.details(\.markdownCode).filter { !$0.isEmpty }.joined(separator: "<br>")
  }

  /// Returns an entry for a changelog with the heading `version`, in the form of Keep a Changelog.
  ///
  /// Private tokens, descriptions, and values that follow other ones aren't mentioned.
  package func changelog(_ version: String) -> String {
    let groups: [(String, [TokenChange.Kind])] = [
      ("Added", [.added, .modifierAdded, .contextAdded]),
      (
        "Changed",
        [.renamed, .type, .value, .visibility, .number, .names, .contrast, .defaultContext]
      ),
      ("Deprecated", [.deprecation]),
      ("Removed", [.removed, .modifierRemoved, .contextRemoved]),
    ]
    var text = "## \(version)\n"
    for (heading, kinds) in groups {
      let own = sections.filter { kinds.contains($0.kind) }.flatMap(\.rows).filter(isPublic)
      guard !own.isEmpty else { continue }
      text += "\n### \(heading)\n\n"
      for change in own {
        let details = Self.cell(change).replacing("<br>", with: "; ")
        let noun = change.type.isEmpty ? change.kind.counted(1).dropFirst(2) + " " : ""
        text +=
          "- \(noun)\(change.path.markdownCode)" + (details.isEmpty ? "" : ": \(details)") + "\n"
      }
    }
    return text.contains("###") ? text : text + "\nNo changes for users of the tokens.\n"
  }

  private func isPublic(_ change: TokenChange) -> Bool {
    if change.type.isEmpty { return true }
    if change.follows != nil { return false }
    if change.count > 1 { return true }
    let paths = [change.path, change.oldPath].compactMap { $0 }
    return paths.contains { path in
      [(old, old.indices[path]), (new, new.indices[path])].contains { snapshot, index in
        index.map { !snapshot.tokens[$0].isPrivate } ?? false
      }
    }
  }
}

extension String {
  /// The text as a code span, which can be in a table.
  var markdownCode: String {
    let fence = contains("`") ? "``" : "`"
    let padding = contains("`") ? " " : ""
    return fence + padding + markdownCell + padding + fence
  }

  /// The text on one line, for the cell of a table.
  fileprivate var markdownCell: String {
    replacing("|", with: "\\|").replacing("\n", with: " ").replacing("\r", with: " ")
  }
}

extension TextRenderer {
  /// Renders a report, grouping similar diagnostics unless `isComplete` is true.
  package func report(
    _ diagnostics: [Diagnostic],
    isComplete: Bool,
    in sources: SourceMap
  ) -> String {
    var lines = LineMaps(sources)
    let digest =
      isComplete
      ? ReportDigest(all: diagnostics)
      : ReportDigest(diagnostics) { layout($0, in: &lines).count + 1 }
    var rows: [[StyledText]] = []
    var pointer: String? = "; --verbose lists them"
    for entry in digest.entries {
      let more = entry.group.remainder(after: max(1, entry.fullPlaces))
        .map { $0 + (pointer ?? "") }
      if more != nil { pointer = nil }
      if entry.fullPlaces == 0 {
        rows += brief(entry.group.members[0], more: more, in: &lines)
        continue
      }
      for diagnostic in entry.group.members.prefix(entry.fullPlaces) {
        rows += layout(diagnostic, in: &lines) + [[]]
      }
      if let more { rows.insert([StyledText(more, .remark)], at: rows.count - 1) }
    }
    if digest.entries.last?.fullPlaces == 0 { rows.append([]) }
    rows += table(digest)
    return text(of: rows)
  }

  /// Lays out a diagnostic's message and location, without source lines.
  private func brief(
    _ diagnostic: Diagnostic,
    more: String?,
    in lines: inout LineMaps
  ) -> [[StyledText]] {
    var rows = [heading(of: diagnostic)]
    let location = diagnostic.primary.flatMap { lines.location(of: $0.span) }
    if let location {
      let place = "\(location.path.escapedForDisplay):\(location.start.line):"
      rows.append([
        StyledText(" --> ", .gutter), StyledText("\(place)\(location.start.column)", .path),
        StyledText(more.map { ", " + $0 } ?? ""),
      ])
    } else if let more {
      rows.append([StyledText(" --> ", .gutter), StyledText(more)])
    }
    return rows
  }

  /// Lays out the number of diagnostics for each code.
  private func table(_ digest: ReportDigest) -> [[StyledText]] {
    let digits = digest.table.map { String($0.count).utf8.count }.max() ?? 1
    var rows = digest.table.map { line in
      let count = String(line.count)
      let padding = String(repeating: " ", count: digits - count.utf8.count + 2)
      let code = "\(line.severity.rawValue)[\(line.code.name)]"
      return [StyledText("\(padding)\(count)  "), StyledText(code, .heading(line.severity))]
    }
    if digest.furtherCodes > 0 {
      rows.append([StyledText("  and \(digest.furtherCodes) more codes")])
    }
    return rows
  }
}

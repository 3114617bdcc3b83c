internal import CommandLineParsing
internal import Diagnostics
internal import JSONSyntax
internal import Workspace

/// The report of `tokens check --against`.
extension Run {
  /// The maximum numbers of rows that a report for people has without `--verbose`.
  private static let (differentRows, missingRows, summaryRows, nameCount) = (18, 8, 8, 6)
  /// The maximum lengths of a row and of a value in it.
  private static let (rowLimit, valueLimit) = (110, 32)

  /// Reports a comparison with published style sheets.
  mutating func report(_ comparison: PublishedComparison) {
    let found = comparison.sections.flatMap { section in
      section.differences.map { (section.contexts, $0) }
    }
    report(found.filter { $0.1.ours != nil }, "change", Self.differentRows)
    let help = comparison.missingPrefix.map { "set the option `prefix` of the output to `\($0)`" }
    report(found.filter { $0.1.ours == nil }, "be missing", Self.missingRows, help: help)
    summarize(comparison)
    results = [Report.Result(name: "against", json: json(comparison))]
  }

  /// Reports differences of the same kind, in text for people as a single diagnostic.
  private mutating func report(
    _ differences: [(contexts: String, difference: PublishedComparison.Difference)],
    _ verb: String,
    _ limit: Int,
    help: String? = nil
  ) {
    let all = differences.map { Diagnostic.published($0.difference, in: $0.contexts).help(help) }
    guard parsed[Program.format] == .text, !isVerbose, all.count > 1, var first = all.first else {
      diagnostics += all
      return
    }
    first.message = "\(all.count) custom properties would \(verb)"
    first.help = help
    first.notes = rows(of: differences.prefix(limit))
    let rest = all.count - limit
    if rest > 0 { first.notes.append("and \(rest) more; --verbose lists all") }
    let renamed = differences.count { $0.difference.similar != nil }
    if renamed > 0 {
      first.notes.append(
        "\(renamed) of them are printed in other letter case or with other separators"
      )
    }
    diagnostics.append(first)
  }

  /// Returns a note for each combination of contexts with a row for each difference.
  private func rows(
    of differences: ArraySlice<(contexts: String, difference: PublishedComparison.Difference)>
  ) -> [String] {
    var lines = LineMaps(shownSources)
    var sections: [(contexts: String, rows: [[String]])] = []
    for (contexts, difference) in differences {
      let place = lines.location(of: difference.span)
      let ours = difference.ours ?? difference.similar  // A missing property has only a name.
      let values = [difference.published, ours].compactMap { $0?.cut(to: Self.valueLimit) }
      let row =
        ["\(place?.path ?? ""):\(place?.start.line ?? 0)", difference.name]
        + [values.joined(separator: " -> "), difference.token ?? ""]
      if sections.last?.contexts != contexts { sections.append((contexts, [])) }
      sections[sections.count - 1].rows.append(row)
    }
    return sections.map { section in
      let title = section.contexts.isEmpty ? [] : ["in " + section.contexts]
      let rows = TextTable.lines(section.rows).map { $0.cut(to: Self.rowLimit) }
      return (title + rows).joined(separator: "\n")
    }
  }

  private mutating func summarize(_ comparison: PublishedComparison) {
    var lines = comparison.sections.map { section in
      let contexts = section.contexts.isEmpty ? "" : ", \(section.contexts)"
      return "\(section.file)\(contexts): "
        + section.counts.map { "\($1) \($0)" }
        .joined(separator: ", ")
    }
    if !isVerbose, lines.count > Self.summaryRows {
      let rest = lines.count - Self.summaryRows
      lines = lines.prefix(Self.summaryRows) + ["and \(rest) more; --verbose lists all"]
    }
    remarks += lines
    let additional = comparison.sections.flatMap { $0.additional.map(\.name) }
    if let names = listed(additional) { remarks.append("additional: \(names)") }
    for sheet in comparison.uncompared.prefix(isVerbose ? .max : 3) {
      let rules = listed(sheet.rules.map(\.asRule)) ?? ""
      let count = sheet.properties.counted("property", "properties")
      remarks.append("not compared: \(count) of \(sheet.file) in \(rules)")
    }
    if let contexts = listed(comparison.unpublished), !comparison.sections.isEmpty {
      remarks.append("no published rules for \(contexts)")
    }
  }

  /// Returns the first names, or all with `--verbose`; `nil` if there are none.
  private func listed(_ names: [String]) -> String? {
    let shown = names.prefix(isVerbose ? .max : Self.nameCount)
    let rest = names.count - shown.count
    let more = rest > 0 ? " and \(rest) more" : ""
    return names.isEmpty ? nil : shown.joined(separator: ", ") + more
  }

  private func json(_ comparison: PublishedComparison) -> [UInt8] {
    var lines = LineMaps(shownSources)
    var writer = JSONWriter(.pretty(width: 100))
    writer.objects(comparison.sections) { writer, section in
      writer.member("file", section.file)
      writer.member("contexts", section.contexts)
      for (name, count) in section.counts {
        writer.name(name)
        writer.integer(count)
      }
      writer.objects("differences", section.differences) { writer, difference in
        writer.member("name", difference.name)
        if let token = difference.token { writer.member("token", token) }
        writer.member("line", lines.location(of: difference.span)?.start.line ?? 0)
        writer.member("published", difference.published)
        if let ours = difference.ours { writer.member("ours", ours) }
      }
      writer.list("onlyInOutputs", section.additional.map(\.name)) { $0.string($1) }
    }
    return writer.bytes
  }
}

extension PublishedComparison.Section {
  /// The numbers of properties by the result of the comparison.
  fileprivate var counts: [(name: String, count: Int)] {
    let missing = differences.count { $0.ours == nil }
    return [
      ("equal", equal), ("different", differences.count - missing), ("missing", missing),
      ("additional", additional.count),
    ]
  }
}

extension String {
  /// Returns the string, or its beginning and `…` if it has more than `limit` characters.
  fileprivate func cut(to limit: Int) -> String {
    count > limit ? prefix(limit - 1) + "…" : self
  }
}

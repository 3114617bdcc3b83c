internal import Diagnostics
internal import TokenInspection
internal import TokenOutput

/// The output of `tokens explain TOKEN`.
struct ExplanationPage {
  /// The maximum number of uses to list, unless all are requested.
  private static let shownUses = 12

  private(set) var text: String
  private let place: (Span) -> String

  /// Formats an explanation.
  ///
  /// - Parameters:
  ///   - explanation: the explanation of a token.
  ///   - isComplete: whether to list everything, however long.
  ///   - place: returns a location relative to the working directory.
  init(_ explanation: TokenExplanation, isComplete: Bool, place: @escaping (Span) -> String) {
    self.place = place
    let visibility = explanation.isPrivate ? ", private" : ""
    text = "\(explanation.path): \(explanation.type)\(visibility)\n"
    if let description = explanation.description { text += description + "\n" }
    if let reason = explanation.deprecation {
      text += reason.isEmpty ? "Deprecated.\n" : "Deprecated: \(reason)\n"
    }
    appendValues(explanation)
    appendNames(explanation)
    appendContrasts(explanation)
    appendUses(explanation, isComplete: isComplete)
    guard !explanation.findings.isEmpty else { return }
    text += "\nFindings\n"
    for finding in explanation.findings.sortedForReport() {
      text += "  \(finding.severity.rawValue)[\(finding.code.name)]: \(finding.message)\n"
    }
  }

  private mutating func appendValues(_ explanation: TokenExplanation) {
    text += "\nValue\n"
    let width = explanation.values.map(\.contexts.count).max() ?? 0
    var shown: Set<[String]> = []
    var rows: [(isStep: Bool, columns: [String])] = []
    for value in explanation.values {
      let contexts = width > 0 ? value.contexts.padded(to: width + 2) : ""
      let grid = value.gridUnits.map { ", \($0.formatted) × the grid unit" } ?? ""
      rows.append((false, ["  " + contexts + value.text + grid]))
      for step in value.steps {
        let place = place(step.place)
        guard shown.insert([step.path, step.source, place]).inserted else { continue }
        let part = step.part.isEmpty ? "" : "\(step.part.dropFirst()): "
        let name = String(repeating: "  ", count: step.depth) + part + step.path
        let isRepeated = step.depth == 0 && step.source == value.text && value.steps.count > 1
        let result =
          step.source.hasPrefix("~")
          ? "\(step.source) = \(step.value)" : isRepeated ? "" : step.source
        rows.append((true, [name, result, place]))
      }
      if value.hiddenTokens > 0 {
        let more = value.hiddenTokens.counted("more token")
        rows.append((false, ["    and \(more) that these depend on"]))
      }
    }
    let steps = rows.filter(\.isStep).map(\.columns)
    var table = TextTable.lines(steps)[...]
    for row in rows {
      text += row.isStep ? "    \(table.removeFirst())\n" : "\(row.columns[0])\n"
    }
    for contexts in explanation.absences { text += "  not defined in \(contexts)\n" }
  }

  private mutating func appendNames(_ explanation: TokenExplanation) {
    guard explanation.outputs.contains(where: \.hasSpellings) else { return }
    text += "\nNames\n"
    var rows: [[String]] = []
    for output in explanation.outputs where output.hasSpellings {
      var names = [["", "omitted"]]
      if let spellings = output.spellings {
        names = spellings.map { [$0.text, $0.note ?? ""] }
        if names.isEmpty { names = [["", "no separate name"]] }
      }
      for (index, name) in names.enumerated() {
        let columns = name[0].isEmpty ? [name[1]] : name
        rows.append([index == 0 ? output.target : ""] + columns)
      }
    }
    // Outputs of the same target with the same names are shown once.
    var blocks: [[[String]]] = []
    for row in rows {
      if row[0].isEmpty { blocks[blocks.count - 1].append(row) } else { blocks.append([row]) }
    }
    var seen: Set<[[String]]> = []
    rows = blocks.filter { seen.insert($0).inserted }.flatMap { $0 }
    for line in TextTable.lines(rows) { text += "  \(line)\n" }
  }

  private mutating func appendContrasts(_ explanation: TokenExplanation) {
    guard !explanation.contrasts.isEmpty else { return }
    text += "\nContrast\n"
    for pair in explanation.contrasts {
      let others = pair.components.count - 1
      let more = others > 0 ? " and \(others) more" : ""
      let place = pair.components.first.map { ", in \($0)\(more)" } ?? ""
      text += "  \(pair.text) on \(pair.ground)\(place)\n"
      for (contexts, ratio) in pair.ratios {
        let isLow = ratio < ContrastPair.enough
        let remark = isLow ? "  (text needs at least \(ContrastPair.enough))" : ""
        text += "    \(ratio)  \(contexts)\(remark)\n"
      }
    }
  }

  private mutating func appendUses(_ explanation: TokenExplanation, isComplete: Bool) {
    guard !explanation.uses.isEmpty else {
      text += "\nNot used by other tokens\n"
      return
    }
    let direct = explanation.uses.count { $0.through == nil }
    let all = explanation.uses.count
    text += "\nUsed by " + direct.counted("token")
    text += all > direct ? ", and indirectly by \(all - direct) more\n" : "\n"
    let shown = explanation.uses.prefix(isComplete ? .max : Self.shownUses)
    let rows = shown.map { use in
      [use.path, place(use.place), use.through.map { "via \($0)" } ?? ""]
    }
    for line in TextTable.lines(rows) { text += "  \(line)\n" }
    if shown.count < all { text += "  and \(all - shown.count) more; list them with --verbose\n" }
  }
}

extension Double {
  /// The number without a decimal point if it's an integer.
  fileprivate var formatted: String {
    Int(exactly: self).map(String.init) ?? "\(self)"
  }
}

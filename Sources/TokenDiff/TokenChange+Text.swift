import Diagnostics

extension TokenChange.Kind {
  /// The heading of the differences of this kind.
  var heading: String { words.heading }

  /// The differences of this kind, for a summary.
  func counted(_ count: Int) -> String { count.counted(words.one, words.many) }

  private var words: (heading: String, one: String, many: String) {
    switch self {
    case .removed: ("Removed", "removed", "removed")
    case .renamed: ("Renamed", "renamed", "renamed")
    case .added: ("Added", "added", "added")
    case .type: ("Type changed", "type changed", "types changed")
    case .value: ("Value changed", "value changed", "values changed")
    case .alias:
      ("Reference changed, same value", "reference changed", "references changed")
    case .visibility: ("Visibility changed", "visibility changed", "visibilities changed")
    case .deprecation: ("Deprecation changed", "deprecation changed", "deprecations changed")
    case .number: ("Number changed", "number changed", "numbers changed")
    case .names:
      ("Name in an output changed", "name in an output changed", "names in outputs changed")
    case .contrast: ("Contrast changed", "contrast changed", "contrasts changed")
    case .description: ("Description changed", "description changed", "descriptions changed")
    case .modifierRemoved: ("Modifiers removed", "modifier removed", "modifiers removed")
    case .modifierAdded: ("Modifiers added", "modifier added", "modifiers added")
    case .contextRemoved: ("Contexts removed", "context removed", "contexts removed")
    case .contextAdded: ("Contexts added", "context added", "contexts added")
    case .defaultContext:
      ("Default context changed", "default context changed", "default contexts changed")
    }
  }
}

extension TokenChange {
  /// Returns the details, one line for each difference of the value.
  ///
  /// `code` marks names and values, as in Markdown.
  func details(_ code: (String) -> String) -> [String] {
    switch kind {
    case .removed:
      let names = candidates.prefix(3).map(code).joined(separator: " or ")
      let field = isField ? ", component field" : ""
      return [(before.map(code) ?? "") + field]
        + (names.isEmpty ? [] : ["perhaps renamed to \(names)"])
    case .renamed:
      return ["formerly \(code(oldPath ?? ""))" + (count > 1 ? ", \(count) tokens" : "")]
    case .added: return [(after.map(code) ?? "") + (isField ? ", component field" : "")]
    case .value:
      return follows.map { ["follows \(code($0))"] } ?? values.map { $0.line(code) }
    case .deprecation:
      guard let after else { return ["no longer deprecated"] }
      return [after.isEmpty ? "deprecated" : "deprecated: \(after)"]
    case .names:
      let label = outputs.first?.label ?? ""
      guard let before else { return ["\(label): now also \(after.map(code) ?? "included")"] }
      return ["\(label): \(code(before)) → \(after.map(code) ?? "removed")"]
    case .contrast:
      return values.map { value in
        let place = value.contexts.isEmpty ? "" : value.contextText(code) + ": "
        return "\(place)\(value.before ?? "") → \(value.after ?? ""), \(before ?? "")"
      }
    case .type, .alias, .visibility, .number, .defaultContext:
      return ["\(before.map(code) ?? "none") → \(after.map(code) ?? "none")"]
    case .description:
      return [after.map { "now “\($0)”" } ?? "removed"]
    case .modifierRemoved, .modifierAdded, .contextRemoved, .contextAdded: return []
    }
  }
}

extension ValueChange {
  /// The difference on one line.
  func line(_ code: (String) -> String) -> String {
    let place = contexts.isEmpty ? "" : contextText(code) + ": "
    return place + change(code) + (remark.map { ", \($0)" } ?? "")
  }

  /// The first combinations of contexts, and the number of the others.
  func contextText(_ code: (String) -> String) -> String {
    let shown = contexts.prefix(3).map(code).joined(separator: "; ")
    return contexts.count > 3 ? "\(shown); and \(contexts.count - 3) more" : shown
  }

  /// The old and the new value, or only the properties that differ.
  func change(_ code: (String) -> String) -> String {
    guard parts.isEmpty else {
      return parts.map { "\($0.name) \(code($0.before)) → \(code($0.after))" }
        .joined(separator: ", ")
    }
    return "\(before.map(code) ?? "absent") → \(after.map(code) ?? "absent")"
  }

  /// How different two colors look.
  var remark: String? {
    // The notation in the source is part of the value.
    if distance == 0 { return "only the notation differs" }
    return distance.map {
      $0 < Self.perceptible ? "not perceptible" : "distance \(($0 * 1000).rounded() / 1000)"
    }
  }
}

extension TokenDifference {
  /// The differences of each kind that occurs, with one row for a renamed group.
  var sections: [(kind: TokenChange.Kind, count: Int, rows: [TokenChange])] {
    TokenChange.Kind.allCases.compactMap { kind in
      let own = changes.filter { $0.kind == kind }
      guard !own.isEmpty else { return nil }
      return (kind, own.count, kind == .renamed ? Self.grouped(own) : own)
    }
  }

  /// Returns renames with those of tokens in the same group combined.
  private static func grouped(_ renames: [TokenChange]) -> [TokenChange] {
    var groups: [TokenChange] = []
    var indices: [[[Substring]]: Int] = [:]
    for rename in renames {
      var (old, new) = (
        (rename.oldPath ?? "").split(separator: "."), rename.path.split(separator: ".")
      )
      while let last = old.last, last == new.last, old.count > 1, new.count > 1 {
        old.removeLast()
        new.removeLast()
      }
      guard let index = indices[[old, new]] else {
        indices[[old, new]] = groups.count
        groups.append(rename)
        continue
      }
      if groups[index].count == 1 {
        groups[index] = TokenChange(.renamed, new.joined(separator: "."), rename.level)
        groups[index].oldPath = old.joined(separator: ".")
        groups[index].type = rename.type
      }
      groups[index].count += 1
    }
    return groups
  }

  /// The numbers of differences by kind.
  var counts: String {
    sections.map { $0.kind.counted($0.count) }.joined(separator: ", ")
  }

  /// The outputs by the level of the differences there, highest first; empty if all have the same.
  var verdicts: String {
    guard outputs.contains(where: { $0.level != level }) else { return "" }
    return ChangeLevel.allCases.reversed().compactMap { level in
      let labels = outputs.filter { $0.level == level }.map(\.label)
      return labels.isEmpty || level == .none
        ? nil : "\(level.word): " + labels.joined(separator: ", ")
    }.joined(separator: "; ")
  }

  /// The report in plain text; empty if there are no differences.
  package var text: String {
    var lines: [String] = []
    for section in sections {
      lines.append(section.kind.heading)
      let width = min(44, section.rows.map(\.path.count).max() ?? 0)
      for change in section.rows {
        let details = change.details { $0 }
        let name = change.path + String(repeating: " ", count: max(0, width - change.path.count))
        lines.append("  \(name)  \(details.first ?? "")".trimmingEnd)
        lines += details.dropFirst().map { String(repeating: " ", count: width + 4) + $0 }
      }
      lines.append("")
    }
    guard !lines.isEmpty else { return "" }
    lines.append("\(level.word): \(counts)")
    if !verdicts.isEmpty { lines.append("by output: \(verdicts)") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

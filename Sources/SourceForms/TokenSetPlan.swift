/// The token sets to merge, with their order and themes.
package struct TokenSetPlan: Sendable {
  /// The sets to merge, in order of increasing precedence.
  package private(set) var steps: [Step] = []
  /// The groups that offer a choice between themes.
  package let groups: [ThemeGroup]
  /// The names of the sets that no theme selects, in the order of the document.
  package private(set) var unselected: [String] = []

  /// A set to merge.
  package struct Step: Sendable {
    package let set: String
    /// The themes that select the set; empty if the set is always used.
    package let themes: [ThemeChoice]
  }

  /// A theme of ``groups``.
  package struct ThemeChoice: Hashable, Sendable {
    package let group: Int
    package let theme: Int
  }

  /// The themes that use a set in one way.
  private struct Use {
    /// Whether a theme without alternatives does.
    var isAlways = false
    var choices: [ThemeChoice] = []

    var isEmpty: Bool { !isAlways && choices.isEmpty }
  }

  /// Creates the plan for a document.
  ///
  /// Sets that a theme uses only as a source come before the sets that it enables.
  ///
  /// - Parameters:
  ///   - document: the themes and the order.
  ///   - sets: the names of all sets, in the order of the document.
  package init(_ document: ThemeDocument, sets: [String]) {
    // A group with a single theme offers no choice, so its sets are always used.
    let fixed = document.groups.filter { $0.themes.count == 1 }.flatMap(\.themes)
    groups = document.groups.filter { $0.themes.count > 1 }
    let enabled = uses(\.enabled, fixed)
    let source = uses(\.source, fixed)
    let known = Set(sets)
    let listed = (document.order ?? []).filter(known.contains)
    var taken: Set<String> = []
    var sources: [Step] = []
    for set in listed + sets where taken.insert(set).inserted {
      let (enabled, source) = (enabled[set] ?? Use(), source[set] ?? Use())
      if document.groups.isEmpty || enabled.isAlways {
        steps.append(Step(set: set, themes: []))
      } else if enabled.isEmpty, source.isEmpty {
        unselected.append(set)
      } else if enabled.isEmpty || source.isAlways {
        sources.append(Step(set: set, themes: source.isAlways ? [] : source.choices))
        if !enabled.isEmpty { steps.append(Step(set: set, themes: enabled.choices)) }
      } else {
        let all = enabled.choices + source.choices
        steps.append(Step(set: set, themes: holdsAlways(all) ? [] : all))
      }
    }
    steps = sources + steps
  }

  /// Returns the uses of the sets that themes select in one way.
  private func uses(_ selected: (Theme) -> Set<String>, _ fixed: [Theme]) -> [String: Use] {
    var uses: [String: Use] = [:]
    for set in fixed.flatMap(selected) { uses[set, default: Use()].isAlways = true }
    for (group, themes) in groups.map(\.themes).enumerated() {
      for (theme, selection) in themes.enumerated() {
        for set in selected(selection) {
          uses[set, default: Use()].choices.append(ThemeChoice(group: group, theme: theme))
        }
      }
    }
    for (set, use) in uses where holdsAlways(use.choices) { uses[set]?.isAlways = true }
    return uses
  }

  /// Whether at least one of the choices applies in every combination of themes.
  private func holdsAlways(_ choices: [ThemeChoice]) -> Bool {
    let counts = choices.reduce(into: [Int: Int]()) { $0[$1.group, default: 0] += 1 }
    return counts.contains { groups[$0.key].themes.count == $0.value }
  }
}

extension ThemeDocument {
  /// The numbers of themes and sets, for messages.
  package var summary: String {
    var counts = SourceFormCounts()
    counts.add(.themes, themeCount)
    counts.add(.tokenSets, order?.count ?? 0)
    return counts.summary
  }

  var themeCount: Int { groups.reduce(0) { $0 + $1.themes.count } }
}

/// Which token sets are merged, in which order and for which themes.
package struct TokenSetPlan: Sendable {
  /// The sets that take part, first to last: a later one wins.
  package private(set) var steps: [Step] = []
  /// The groups with a choice between themes.
  package let groups: [ThemeGroup]
  /// The names of sets that no theme selects, in the order of the document.
  package private(set) var unselected: [String] = []

  /// A set that takes part.
  package struct Step: Sendable {
    package let set: String
    /// The themes of which one has to be chosen; none for a set that always takes part.
    package let themes: [ThemeChoice]
  }

  /// A theme of ``groups``.
  package struct ThemeChoice: Hashable, Sendable {
    package let group: Int
    package let theme: Int
  }

  /// Makes the plan of a document.
  ///
  /// - Parameters:
  ///   - document: the themes and the order.
  ///   - sets: the names of all sets, in the order of the document.
  package init(_ document: ThemeDocument, sets: [String]) {
    // A group with one theme is no choice: its sets always take part.
    let fixed = document.groups.filter { $0.themes.count == 1 }.flatMap(\.themes)
    groups = document.groups.filter { $0.themes.count > 1 }
    let always = fixed.reduce(into: Set<String>()) { $0.formUnion($1.selected) }
    var choices: [String: [ThemeChoice]] = [:]
    for (group, themes) in groups.map(\.themes).enumerated() {
      for (theme, selection) in themes.enumerated() {
        for set in selection.selected {
          choices[set, default: []].append(ThemeChoice(group: group, theme: theme))
        }
      }
    }
    let known = Set(sets)
    let listed = (document.order ?? []).filter(known.contains)
    var taken: Set<String> = []
    for set in listed + sets where taken.insert(set).inserted {
      let chosen = choices[set] ?? []
      if document.groups.isEmpty || always.contains(set) || holdsAlways(chosen) {
        steps.append(Step(set: set, themes: []))
      } else if chosen.isEmpty {
        unselected.append(set)
      } else {
        steps.append(Step(set: set, themes: chosen))
      }
    }
  }

  /// Whether one of the choices is made whatever themes are chosen.
  private func holdsAlways(_ choices: [ThemeChoice]) -> Bool {
    let counts = choices.reduce(into: [Int: Int]()) { $0[$1.group, default: 0] += 1 }
    return counts.contains { groups[$0.key].themes.count == $0.value }
  }
}

extension ThemeDocument {
  /// The sets whose tokens only other tokens use: themes select them as `source` and never otherwise.
  package var privateSets: Set<String> {
    let themes = groups.flatMap(\.themes)
    let source = themes.reduce(into: Set<String>()) { $0.formUnion($1.source) }
    return themes.reduce(into: source) { $0.subtract($1.enabled) }
  }

  /// How many themes and sets there are, in words.
  package var summary: String {
    var counts = SourceFormCounts()
    counts.add(.themes, themeCount)
    counts.add(.tokenSets, order?.count ?? 0)
    return counts.summary
  }

  /// How many themes there are.
  var themeCount: Int { groups.reduce(0) { $0 + $1.themes.count } }
}

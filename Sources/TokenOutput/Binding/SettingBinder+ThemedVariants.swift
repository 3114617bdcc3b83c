import TokenCompiler

extension SettingBinder {
  /// Lists the themes in which each themed token differs from the base.
  mutating func bindThemedVariants() {
    table.variantRanges = [Range<Int>](repeating: 0..<0, count: ir.tokens.count)
    // Few distinct sets of modifiers occur, so the results for each set are reused.
    var known: [ThemeKey: [Theme]] = [:]
    var last: (key: ThemeKey, themes: [Theme])?
    for token in input.source.lists.varying.lazy.map(Int.init) {
      let set = contexts.themedSets[token]
      guard tokens.isIncluded[token], !set.isEmpty else { continue }
      let key = ThemeKey(
        set: set,
        variesOutsideAppearances: contexts.variesOutsideAppearances[token]
      )
      if last?.key != key {
        let themes = known[key] ?? themes(of: key)
        known[key] = themes
        last = (key, themes)
      }
      let first = table.variants.count
      for theme in last?.themes ?? []
      where theme.isOrdinary || isVariant(token, in: theme.choices[0].view) {
        let start = table.variants.count
        for choice in theme.choices {
          let entry = VariantEntry(
            token: UInt32(token),
            view: choice.view,
            contexts: choice.contexts,
            alike: start..<start + theme.choices.count
          )
          table.variants.append(entry)
        }
      }
      table.variantRanges[token] = first..<table.variants.count
    }
  }

  /// Whether a token differs from the base in any appearance, including appearances of its parts
  /// that the view doesn't show.
  private func isVariant(_ token: Int, in view: ViewID) -> Bool {
    if values.isVariant(token, in: view) { return true }
    guard contexts.variesOutsideAppearances[token] else { return false }
    let (here, base) = (values.views[view].fixed, values.views[ViewTable.base].fixed)
    return input.source.nodes.parts(of: token).contains { node in
      guard let type = input.source.nodes[node].valueType,
        input.target.contexts.inside.contains(type)
      else { return false }
      return here.contains(with: base) { here, base in
        values.index(of: node, in: here) != values.index(of: node, in: base)
      }
    }
  }

  /// The properties that determine a token's themes.
  private struct ThemeKey: Hashable {
    let set: ModifierSet
    let variesOutsideAppearances: Bool
  }

  /// Combinations of contexts with the same value.
  ///
  /// There is more than one if the value has a color for each appearance.
  private struct Theme {
    let choices: [(view: ViewID, contexts: Range<Int>)]
    /// Whether the base value has a color for each appearance but this value doesn't.
    ///
    /// Such values differ even if this color matches the base value's default appearance.
    let isOrdinary: Bool
  }

  /// Returns the themes other than the base.
  private mutating func themes(of key: ThemeKey) -> [Theme] {
    let choices = Assignments(of: key.set, from: input.baseAssignment, ir.modifiers)
    guard choices.count(upTo: Self.limit) != nil else { return [] }
    var groups: [[[Modifier.ContextIndex]]] = []
    var places: [[Modifier.ContextIndex]: Int] = [:]
    choices.forEach { assignment in
      let place = places[withoutAppearance(assignment, key), default: groups.count]
      if place == groups.count {
        places[withoutAppearance(assignment, key)] = place
        groups.append([])
      }
      groups[place].append(Array(assignment))
    }
    return groups.dropFirst().map { group in
      Theme(
        choices: group.map { (view(of: $0), addContexts(of: $0, key.set)) },
        isOrdinary: isOrdinary(group[0], key)
      )
    }
  }

  /// Returns the same combination of contexts for all appearances that are stored in one value.
  private func withoutAppearance(
    _ assignment: ArraySlice<Modifier.ContextIndex>,
    _ key: ThemeKey
  ) -> [Modifier.ContextIndex] {
    var assignment = Array(assignment)
    guard !key.variesOutsideAppearances else { return assignment }
    for modifier in key.set.intersection(contexts.inside).indices {
      let appearances = ir.modifiers[modifier].appearances
      guard appearances[Int(assignment[modifier])] != nil,
        let first = appearances.firstIndex(where: { $0 != nil })
      else { continue }
      assignment[modifier] = Modifier.ContextIndex(first)
    }
    return assignment
  }

  private mutating func addContexts(
    of assignment: [Modifier.ContextIndex],
    _ modifiers: ModifierSet
  ) -> Range<Int> {
    let start = table.contexts.count
    for modifier in modifiers.indices {
      table.contexts.append(
        UInt32(contexts.starts[modifier] + Int(assignment[modifier]))
      )
    }
    return start..<table.contexts.count
  }

  private func isOrdinary(_ assignment: [Modifier.ContextIndex], _ key: ThemeKey) -> Bool {
    guard !key.variesOutsideAppearances else { return false }
    return key.set.intersection(contexts.inside).indices.contains { modifier in
      let appearances = ir.modifiers[modifier].appearances
      return appearances[Int(input.baseAssignment[modifier])] != nil
        && appearances[Int(assignment[modifier])] == nil
    }
  }
}

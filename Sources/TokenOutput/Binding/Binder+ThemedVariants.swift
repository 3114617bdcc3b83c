import TokenCompiler

extension Binder {
  /// Lists for each themed token the themes where it differs from the base.
  mutating func bindThemedVariants() {
    output.variantRanges = [Range<Int>](repeating: 0..<0, count: ir.tokens.count)
    // Tokens vary with few different sets of modifiers: what follows from a set is worked out once.
    var known: [ThemeKey: [Theme]] = [:]
    for token in output.source.lists.varying.lazy.map(Int.init) {
      let set = output.themedSets[token]
      guard output.isIncluded[token], !set.isEmpty else { continue }
      let key = ThemeKey(set: set, isBeyond: output.isBeyond[token])
      let themes = known[key] ?? themes(of: key)
      known[key] = themes
      let first = output.variantEntries.count
      for theme in themes where theme.isOrdinary || output.isVariant(token, in: theme.view) {
        output.variantEntries.append(
          VariantEntry(token: UInt32(token), view: theme.view, contexts: theme.contexts)
        )
      }
      output.variantRanges[token] = first..<output.variantEntries.count
    }
  }

  /// What themed tokens have to have in common to have the same themes.
  private struct ThemeKey: Hashable {
    let set: ModifierSet
    let isBeyond: Bool
  }

  /// A choice of contexts other than the base.
  private struct Theme {
    let view: ViewID
    /// Where its contexts stand in ``BoundOutput/settingContexts``.
    let contexts: Range<Int>
    /// Whether the base holds several appearances and this is none of them, so that the two differ even
    /// where the value is that of the default appearance.
    let isOrdinary: Bool
  }

  private mutating func themes(of key: ThemeKey) -> [Theme] {
    let choices = Assignments(of: key.set, from: baseAssignment, ir.modifiers)
    guard choices.count(upTo: Self.settingLimit) != nil else { return [] }
    var assignments: [[Modifier.ContextIndex]] = []
    choices.forEach { assignments.append(Array($0)) }
    return assignments.dropFirst().filter { isWanted($0, key) }.map { assignment in
      let start = output.settingContexts.count
      for modifier in key.set.indices {
        output.settingContexts.append(
          UInt32(output.contextStarts[modifier] + Int(assignment[modifier]))
        )
      }
      let isOrdinary =
        !key.isBeyond
        && key.set.intersection(output.inside).indices.contains {
          assignment[$0] != baseAssignment[$0]
        }
      return Theme(
        view: view(of: assignment),
        contexts: start..<output.settingContexts.count,
        isOrdinary: isOrdinary
      )
    }
  }

  /// A token that holds its appearances is themed by ordinary contexts of their modifier alone.
  private func isWanted(_ assignment: [Modifier.ContextIndex], _ key: ThemeKey) -> Bool {
    if key.isBeyond { return true }
    return key.set.intersection(output.inside).indices.allSatisfy { modifier in
      assignment[modifier] == baseAssignment[modifier]
        || ir.modifiers[modifier].appearances[Int(assignment[modifier])] == nil
    }
  }
}

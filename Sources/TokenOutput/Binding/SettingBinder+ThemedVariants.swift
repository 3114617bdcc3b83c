import TokenCompiler

extension SettingBinder {
  /// Lists the themes in which each themed token differs from the base.
  mutating func bindThemedVariants() {
    table.variantRanges = [Range<Int>](repeating: 0..<0, count: ir.tokens.count)
    forEachThemedToken { binder, token, space in
      let first = binder.table.variants.count
      let shown = binder.shown(token, in: space)
      for (index, theme) in space.themes.enumerated().dropFirst()
      where binder.differs(token, in: space, index, from: 0, shown) {
        let start = binder.table.variants.count
        for choice in theme.choices {
          binder.addVariant(token, choice, alike: start..<start + theme.choices.count)
        }
      }
      binder.table.variantRanges[token] = first..<binder.table.variants.count
    }
  }

  /// Lists the conditions for the values of each themed token.
  mutating func bindCases() {
    table.caseRanges = [Range<Int>](repeating: 0..<0, count: ir.tokens.count)
    var known = KnownCases()
    forEachThemedToken { binder, token, space in
      let first = binder.table.variants.count
      for group in known.groups(of: binder.values(of: token, in: space), in: space) {
        let start = binder.table.variants.count
        for condition in group {
          var choice = space.choices[condition.combination]
          choice.contexts = binder.contexts(named: condition, of: choice)
          binder.addVariant(token, choice, alike: start..<start + group.count)
        }
      }
      binder.table.caseRanges[token] = first..<binder.table.variants.count
    }
  }

  private mutating func addVariant(_ token: Int, _ choice: Choice, alike: Range<Int>) {
    table.variants.append(
      VariantEntry(
        token: UInt32(token),
        view: choice.view,
        contexts: choice.contexts,
        alike: alike
      )
    )
  }

  /// Adds the contexts that a condition names to the table unless it names all of a choice's.
  private mutating func contexts(
    named condition: CaseSpace.Condition,
    of choice: Choice
  ) -> Range<Int> {
    guard condition.modifiers.nonzeroBitCount < choice.contexts.count else {
      return choice.contexts
    }
    let named = choice.contexts.enumerated().filter { condition.names($0.offset) }.map(\.element)
    let start = table.contexts.count
    for place in named { table.contexts.append(table.contexts[place]) }
    return start..<table.contexts.count
  }

  /// Returns a number for the value of a token in each choice: zero for the value in the base.
  ///
  /// Values that are the same to a template have the same number, unless the space is large.
  private func values(of token: Int, in space: ThemeSpace) -> [Int] {
    let shown = shown(token, in: space)
    // The theme of each number.
    var distinct = [0]
    var values: [Int] = []
    values.reserveCapacity(space.choices.count)
    for index in space.views.indices {
      let compared = space.cases.isLarge ? distinct[..<1] : distinct[...]
      let known = compared.firstIndex { !differs(token, in: space, index, from: $0, shown) }
      if known == nil { distinct.append(index) }
      let value = known ?? distinct.count - 1
      for _ in 0..<space.choiceCounts[index] { values.append(value) }
    }
    return values
  }

  /// Returns the resolutions of a token in each theme.
  private func shown(_ token: Int, in space: ThemeSpace) -> [OutputValues.Shown] {
    space.views.map { values.shown(token, in: $0) }
  }

  /// Calls `body` with each themed token and the themes it can vary with.
  private mutating func forEachThemedToken(
    _ body: (inout SettingBinder, _ token: Int, ThemeSpace) -> Void
  ) {
    // Few distinct sets of modifiers occur, so the themes for each set are reused.
    var last: (key: ThemeKey, space: ThemeSpace?)?
    for token in input.source.lists.varying.lazy.map(Int.init) {
      let set = contexts.themedSets[token]
      guard tokens.isIncluded[token], !set.isEmpty else { continue }
      let key = ThemeKey(
        set: set,
        variesOutsideAppearances: contexts.variesOutsideAppearances[token]
      )
      if last?.key != key { last = (key, space(for: key)) }
      if let space = last?.space { body(&self, token, space) }
    }
  }

  /// Whether the values of a token in two themes differ in any appearance, including appearances of
  /// its parts that the views of the themes don't show.
  ///
  /// - Parameters:
  ///   - token: the token.
  ///   - space: the themes.
  ///   - theme: the index of a theme.
  ///   - other: the index of another theme.
  ///   - shown: the resolutions of the token in each theme.
  /// - Returns: whether they differ.
  private func differs(
    _ token: Int,
    in space: ThemeSpace,
    _ theme: Int,
    from other: Int,
    _ shown: [OutputValues.Shown]
  ) -> Bool {
    if !values.areEqual(shown[theme], shown[other]) { return true }
    guard contexts.variesOutsideAppearances[token] else { return false }
    let here = values.views[space.views[theme]].fixed
    let there = values.views[space.views[other]].fixed
    return input.source.nodes.parts(of: token).contains { node in
      guard let type = input.source.nodes[node].valueType,
        input.target.contexts.inside.contains(type)
      else { return false }
      return here.contains(with: there) { here, there in
        values.index(of: node, in: here) != values.index(of: node, in: there)
      }
    }
  }

  /// The properties that determine a token's themes.
  struct ThemeKey: Hashable {
    let set: ModifierSet
    let variesOutsideAppearances: Bool
  }

  /// A combination of contexts of the modifiers of a theme.
  struct Choice {
    let view: ViewID
    var contexts: Range<Int>
  }

  /// Combinations of contexts with the same value.
  ///
  /// There is more than one if the value has a color for each appearance.
  struct Theme {
    let choices: [Choice]
  }

  /// All combinations of contexts of some modifiers.
  struct ThemeSpace {
    /// A number that no other space has.
    let id: Int
    /// The combinations by value, that of the base first.
    let themes: [Theme]
    /// The first view of each theme.
    let views: [ViewID]
    let choiceCounts: [Int]
    /// The choices of all themes.
    let choices: [Choice]
    let cases: CaseSpace
  }

  /// Returns the themes for some modifiers; `nil` if there are too many.
  private mutating func space(for key: ThemeKey) -> ThemeSpace? {
    if let known = spaces[key] { return known }
    let all = Assignments(of: key.set, from: input.baseAssignment, ir.modifiers)
    guard all.count(upTo: Self.limit) != nil else { return nil }
    var groups: [[[Modifier.ContextIndex]]] = []
    var places: [[Modifier.ContextIndex]: Int] = [:]
    all.forEach { assignment in
      let place = places[withoutAppearance(assignment, key), default: groups.count]
      if place == groups.count {
        places[withoutAppearance(assignment, key)] = place
        groups.append([])
      }
      groups[place].append(Array(assignment))
    }
    let themes = groups.map { group in
      Theme(
        choices: group.map { Choice(view: view(of: $0), contexts: addContexts(of: $0, key.set)) }
      )
    }
    let choices = themes.flatMap(\.choices)
    let space = ThemeSpace(
      id: spaces.count,
      themes: themes,
      views: themes.map { $0.choices[0].view },
      choiceCounts: themes.map(\.choices.count),
      choices: choices,
      cases: CaseSpace(choices.map { Array(table.contexts[$0.contexts]) })
    )
    spaces[key] = space
    return space
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
}

/// The conditions for combinations of values that have occurred before.
///
/// Many tokens vary in the same way.
private struct KnownCases {
  private var cases: [(space: Int, values: [Int], groups: [[CaseSpace.Condition]])] = []
  /// The index of the last case with each hash.
  private var places: [Int: Int] = [:]

  /// Returns the conditions for values, as lists of conditions with the same value.
  mutating func groups(
    of values: [Int],
    in space: SettingBinder.ThemeSpace
  ) -> [[CaseSpace.Condition]] {
    var hasher = Hasher()
    hasher.combine(space.id)
    hasher.combine(values)
    let hash = hasher.finalize()
    if let place = places[hash], cases[place].space == space.id, cases[place].values == values {
      return cases[place].groups
    }
    let groups = space.cases.grouped(space.cases.conditions(for: values), by: values)
    places[hash] = cases.count
    cases.append((space.id, values, groups))
    return groups
  }
}

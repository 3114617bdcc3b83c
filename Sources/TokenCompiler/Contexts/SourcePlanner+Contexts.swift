import Diagnostics

extension SourcePlanner {
  /// The finished plan: modifiers with their defaults and roles, pinned modifiers, and layers.
  mutating func finishedPlan() -> SourcePlan {
    let pins = chosenContexts(request.pins, ignoringCase: true)
    let bases = chosenContexts(request.defaults, ignoringCase: false)
    var plan = SourcePlan(name: name)
    var all = modifiers.indices.map { index in
      Modifier(
        name: modifiers[index].name,
        contexts: modifiers[index].contextNames,
        defaultContext: bases[index] ?? defaultContext(of: modifiers[index], pins[index] != nil)
      )
    }
    assignAppearance(to: &all, pinned: pins)
    plan.order = all.map(\.name)
    var freeIndex: [Int?] = []
    for (index, modifier) in all.enumerated() {
      if let context = pins[index] {
        plan.pinned.append(SourcePlan.Pin(modifier: modifier, context: context))
        freeIndex.append(nil)
      } else {
        freeIndex.append(plan.modifiers.count)
        plan.modifiers.append(modifier)
        plan.modifierPlaces.append(Modifier.Place(modifiers[index]))
      }
    }
    if plan.modifiers.count > Limit.modifiers {
      let last = modifiers.last
      reportGap(.tooManyModifiers(plan.modifiers.count, Limit.modifiers, at: last?.span))
      return plan
    }
    for step in steps { append(step, to: &plan, pins: pins, freeIndex: freeIndex) }
    plan.dropRepeatedLayers()
    plan.unapplied = unappliedParts()
    return plan
  }

  /// Reports a setting for a modifier that isn't applied.
  mutating func reportUnknownModifier(_ name: Located<String>) {
    let index = declaredParts.firstIndex { $0.kind == .modifier && $0.name == name.value }
    guard let index else {
      // If the document couldn't be read completely, modifiers may be missing for that reason.
      guard !isIncomplete || !modifiers.isEmpty else { return }
      report(.unknownModifier(name.value, among: modifiers.map(\.name), at: name.span))
      return
    }
    // An unresolved entry of `resolutionOrder`, which was already reported, may be meant to refer
    // to it.
    guard !isIncomplete, let orderSpan, !declaredParts[index].isReported else { return }
    declaredParts[index].isReported = true
    report(.missingInOrder(declaredParts[index], orderSpan, neededAt: name.span))
  }

  /// The sets and modifiers that contribute nothing to the merge.
  private func unappliedParts() -> [SourcePlan.DeclaredPart] {
    guard !declaredParts.isEmpty else { return [] }
    var applied: Set<SyntaxNode> = []
    for step in steps {
      switch step {
      case .always(let trees): applied.formUnion(trees.map(\.root))
      case .modifier(let index):
        for context in modifiers[index].contexts { applied.formUnion(context.trees.map(\.root)) }
      case .context(let tree, _, _): applied.insert(tree.root)
      }
    }
    let names = Set(modifiers.map(\.name))
    return declaredParts.compactMap { part in
      var part = part
      part.isUnusedModifier = part.kind == .modifier && !names.contains(part.name)
      let isApplied = part.trees.joined().contains { applied.contains($0.root) }
      return isApplied && !part.isUnusedModifier ? nil : part
    }
  }

  /// The default context of a modifier for which the request doesn't set one.
  private mutating func defaultContext(
    of modifier: ModifierDeclaration,
    _ isPinned: Bool
  ) -> Modifier.ContextIndex {
    if let context = modifier.defaultContext { return context }
    if !isPinned, !modifier.startsWithFirst, modifier.contexts.count > 1 {
      report(.missingDefault(modifier.name, modifier.contextNames, at: modifier.span))
    }
    return 0
  }

  private mutating func append(
    _ step: MergeStep,
    to plan: inout SourcePlan,
    pins: [Int: Modifier.ContextIndex],
    freeIndex: [Int?]
  ) {
    switch step {
    case .always(let trees):
      append(trees, .always, to: &plan, pins, freeIndex)
    case .modifier(let index):
      for (context, declared) in modifiers[index].contexts.enumerated() {
        let choice = (index, Modifier.ContextIndex(context))
        guard let condition = narrowed(.always, to: choice, pins, freeIndex) else { continue }
        append(declared.trees, condition, to: &plan, pins, freeIndex)
      }
    case .context(let tree, let index, let context):
      let choice = (index, Modifier.ContextIndex(context))
      guard let condition = narrowed(.always, to: choice, pins, freeIndex) else { return }
      append([tree], condition, to: &plan, pins, freeIndex)
    }
  }

  /// Returns the condition that also requires a context; `nil` if it can't be true, because the
  /// modifier is in another one.
  private func narrowed(
    _ condition: Condition,
    to choice: (modifier: Int, context: Modifier.ContextIndex),
    _ pins: [Int: Modifier.ContextIndex],
    _ freeIndex: [Int?]
  ) -> Condition? {
    guard let free = freeIndex[choice.modifier] else {
      return pins[choice.modifier] == choice.context ? condition : nil
    }
    return condition.narrowed(to: Condition.Choice(modifier: free, context: choice.context))
  }

  private mutating func append(
    _ trees: [TreeSource],
    _ condition: Condition,
    to plan: inout SourcePlan,
    _ pins: [Int: Modifier.ContextIndex],
    _ freeIndex: [Int?]
  ) {
    guard plan.layers.count + trees.count <= Limit.trees else {
      return reportTooManyTrees(at: nil)
    }
    for tree in trees {
      var whole: Condition? = condition
      for choice in tree.conditions {
        guard let modifier = modifiers.firstIndex(where: { $0.name == choice.modifier.value })
        else {
          reportUnknownModifier(choice.modifier)
          whole = nil
          continue
        }
        let context = index(of: choice.context, in: modifiers[modifier])
        whole = context.flatMap { context in
          whole.flatMap { narrowed($0, to: (modifier, context), pins, freeIndex) }
        }
      }
      guard let whole else { continue }
      plan.layers.append(Layer(root: tree.root, condition: whole, hidden: tree.hidden))
    }
  }

  // MARK: Names of modifiers and contexts

  /// The contexts chosen by `choices`, keyed by the indices of their modifiers; reports invalid
  /// choices.
  private mutating func chosenContexts(
    _ choices: [ContextChoice],
    ignoringCase: Bool
  ) -> [Int: Modifier.ContextIndex] {
    var chosen: [Int: Modifier.ContextIndex] = [:]
    var places: [Int: Span?] = [:]
    for choice in choices {
      let names = modifiers.map(\.name)
      guard let index = find(choice.modifier.value, in: names, ignoringCase: ignoringCase) else {
        reportUnknownModifier(choice.modifier)
        continue
      }
      let contexts = modifiers[index].contextNames
      guard let context = find(choice.context.value, in: contexts, ignoringCase: ignoringCase)
      else {
        report(
          .unknownContext(choice.context.value, of: names[index], contexts, at: choice.context.span)
        )
        continue
      }
      if let other = chosen[index], Int(other) != context {
        let pair = (contexts[Int(other)], contexts[context])
        report(
          .repeatedChoice(names[index], pair, at: choice.context.span, first: places[index] ?? nil)
        )
        continue
      }
      chosen[index] = Modifier.ContextIndex(context)
      places[index] = choice.context.span
    }
    return chosen
  }

  /// The index of `name`; with `ignoringCase`, falls back to a unique case-insensitive match.
  func find(_ name: String, in names: [String], ignoringCase: Bool) -> Int? {
    if let index = names.firstIndex(of: name) { return index }
    guard ignoringCase else { return nil }
    let folded = name.lowercased()
    let alike = names.indices.filter { names[$0].lowercased() == folded }
    return alike.count == 1 ? alike[0] : nil
  }
}

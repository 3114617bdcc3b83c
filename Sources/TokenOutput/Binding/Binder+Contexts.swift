import TokenCompiler
import TokenModel

extension Binder {
  /// Sorts the free modifiers by what the target does with them, and finds what themes hold.
  mutating func bindContexts() {
    let rules = output.target.contexts
    for (index, modifier) in ir.modifiers.enumerated()
    where output.projection.live.contains(modifier: index) {
      output.modifiers.append(index)
      switch rules.treatment(of: modifier) {
      case .inside: output.inside.insert(ModifierSet(modifier: index))
      case .themed: output.themed.insert(ModifierSet(modifier: index))
      case .cascade, .files, .base: break
      }
    }
    for (index, modifier) in ir.modifiers.enumerated() {
      output.contextStarts.append(output.contextModifiers.count)
      output.contextModifiers += modifier.contexts.map { _ in index }
    }
    output.baseView = view(of: baseAssignment)
    output.uniformView = output.views.addUniform()
    findThemedTokens()
  }

  /// The view of a context for each modifier: an open one where values may hold several appearances.
  ///
  /// A modifier in a context that is no appearance stays there: a sepia page has a contrast only.
  mutating func view(of assignment: [Modifier.ContextIndex]) -> ViewID {
    let open = output.inside.indices.filter { modifier in
      ir.modifiers[modifier].appearances[Int(assignment[modifier])] != nil
    }
    guard !open.isEmpty else { return output.views.add(assignment, base: baseAssignment) }
    let wanted: [(Appearance.Scheme, Appearance.Contrast)] = [
      (.light, .standard), (.dark, .standard), (.light, .high), (.dark, .high),
    ]
    let appearances = wanted.map { scheme, contrast in
      var changed = assignment
      for modifier in open {
        changed[modifier] = ir.modifiers[modifier].context(
          for: scheme,
          contrast,
          otherwise: assignment[modifier]
        )
      }
      return changed
    }
    return output.views.add(assignment, base: baseAssignment, appearances: appearances)
  }

  /// Works out for each token which modifiers make it themed.
  private mutating func findThemedTokens() {
    let count = ir.tokens.count
    output.themedSets = [ModifierSet](repeating: [], count: count)
    output.isBeyond = [Bool](repeating: false, count: count)
    for token in output.source.lists.varying.lazy.map(Int.init) {
      let modifiers = output.projection.dependsOn[token]
      guard !modifiers.isEmpty else { continue }
      var set = modifiers.intersection(output.themed)
      let within = modifiers.intersection(output.inside)
      if !within.isEmpty {
        if variesBeyondInside(token) {
          output.isBeyond[token] = true
          set.formUnion(within)
        } else {
          // A context that is no appearance has one value, where all others together are one value
          // of several appearances.
          for modifier in within.indices where ir.modifiers[modifier].appearances.contains(nil) {
            set.insert(ModifierSet(modifier: modifier))
          }
        }
      }
      output.themedSets[token] = set
    }
  }

  /// Whether something of a token that cannot hold several appearances differs between them.
  private func variesBeyondInside(_ token: Int) -> Bool {
    let types = output.target.contexts.inside
    if types.contains(ir.tokens[token].type) { return false }
    guard ir.tokens[token].type.isComposite else { return true }
    let projection = output.projection
    let modifiers = projection.dependsOn[token]
    for variant in projection.variants[token].indices {
      var assignment = baseAssignment
      let start = Int(projection.contextStarts[variant])
      for (place, modifier) in modifiers.indices.enumerated() {
        assignment[modifier] = projection.contexts[start + place]
      }
      for modifier in output.inside.indices { assignment[modifier] = baseAssignment[modifier] }
      let peer = projection.resolution(of: token, in: assignment[...])
      let comparison = PartComparison(source: output.source, types: types)
      if !comparison.areAlike(token, projection.resolutions[variant], peer) { return true }
    }
    return false
  }
}

extension Modifier {
  /// The context that stands for an appearance, as far as this modifier says anything about it.
  func context(
    for scheme: Appearance.Scheme,
    _ contrast: Appearance.Contrast,
    otherwise: Modifier.ContextIndex
  ) -> Modifier.ContextIndex {
    let hasSchemes = appearances.contains { $0?.scheme != nil }
    func find(_ contrast: Appearance.Contrast) -> Modifier.ContextIndex? {
      let matches = appearances.indices.filter { index in
        guard let appearance = appearances[index] else { return false }
        return (!hasSchemes || appearance.scheme == scheme)
          && (appearance.contrast ?? .standard) == contrast
      }
      if matches.contains(Int(defaultContext)) { return defaultContext }
      return matches.first.map { Modifier.ContextIndex($0) }
    }
    return find(contrast) ?? find(.standard) ?? otherwise
  }
}

extension ModifierSet {
  /// How many modifiers of the set come before `modifier`.
  func position(of modifier: Int) -> Int {
    (rawValue & ((1 << UInt64(modifier)) - 1)).nonzeroBitCount
  }
}

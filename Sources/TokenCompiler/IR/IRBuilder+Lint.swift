import TokenModel

/// The properties of the IR that only `tokens lint` needs, and builds with deprecated tokens.
extension IRBuilder {
  /// Adds the properties that don't depend on a single token.
  mutating func addPropertiesForLint() {
    if isForLint { markUsedTokens() }
    addSuppressedRules()
  }

  /// Marks the tokens that others use.
  private mutating func markUsedTokens() {
    ir.isUsed = Array(repeating: false, count: ir.tokens.count)
    for edge in resolved.recipes.edges where edge.from != edge.to {
      if let token = tokens[edge.to] { ir.isUsed[Int(token.index)] = true }
    }
    // A token of an extended group is used by the token that inherits its definition.
    for (path, definition) in zip(tokens.paths, baseDefinitions) {
      let home = resolved.merged.tree[definition].path
      if home != path, let token = tokens[home] { ir.isUsed[Int(token.index)] = true }
    }
  }

  /// Adds the rules that any definition of a token or group suppresses.
  private mutating func addSuppressedRules() {
    if resolved.merged.tree.tokenExtensions.contains(where: { !$0.suppressedRules.isEmpty }) {
      for path in tokens.paths {
        for id in resolved.merged.tree.definitions(of: path) {
          guard !resolved.merged.tree[id].isShortForm,
            let own = resolved.merged.tree.tokenExtension(of: resolved.merged.tree[id])
          else { continue }
          addSuppressedRules(own.suppressedRules, path)
        }
      }
    }
    for group in resolved.merged.tree.groups where group.extensionIndex != nil {
      addSuppressedRules(
        resolved.merged.tree.groupExtension(of: group)?.suppressedRules ?? [],
        group.path
      )
    }
  }

  private mutating func addSuppressedRules(
    _ rules: [TokenExtension.SuppressedRule],
    _ path: PathID
  ) {
    ir.suppressedRules += rules.map { IR.SuppressedRule(path: path, rule: $0.rule, span: $0.span) }
  }

  /// Whether a token has overrides that can apply together although they aren't for the same
  /// contexts.
  func hasConflictingOverrides(of path: PathID) -> Bool {
    let conditions = Set(
      resolved.merged.tree.definitions(of: path).map { resolved.merged.tree[$0].condition }
    ).subtracting([.always])
    return conditions.count > 1
      && conditions.contains { one in
        conditions.contains {
          $0 != one && resolved.merged.tree.conditions.areCompatible(one, $0)
        }
      }
  }

  /// Returns an earlier override for other contexts that `id` doesn't refine, but overrules.
  ///
  /// `differs` returns whether the value of another override is different.
  func overruledDefinition(
    by id: DefinitionID,
    of path: PathID,
    in contexts: [Modifier.ContextIndex],
    _ differs: (DefinitionID) -> Bool
  ) -> DefinitionID? {
    let condition = resolved.merged.tree[id].condition
    guard condition != .always else { return nil }
    return resolved.merged.tree.definitions(of: path).prefix { $0 != id }.first { other in
      let otherCondition = resolved.merged.tree[other].condition
      return !resolved.merged.tree.conditions.implies(condition, otherCondition)
        && resolved.merged.tree.conditions.holds(otherCondition, in: contexts)
        && differs(other) && !haveSameTarget(id, other, path)
    }
  }

  private func haveSameTarget(_ one: DefinitionID, _ other: DefinitionID, _ path: PathID) -> Bool {
    guard case .reference(let first) = resolved.recipe(of: one, at: path),
      case .reference(let second) = resolved.recipe(of: other, at: path)
    else { return false }
    return resolved.references.wholeTarget(of: first) == resolved.references.wholeTarget(of: second)
  }

  /// Notes that one override of the token that is added next applies instead of another one
  /// because of the order of the modifiers.
  mutating func noteOrderedOverrides(
    _ id: DefinitionID,
    over other: DefinitionID,
    _ when: ContextAssignment
  ) {
    let sets = [id, other].map {
      resolved.merged.tree.conditions[resolved.merged.tree[$0].condition].modifiers
    }
    ir.orderedOverrides.append(
      IR.OrderedOverride(
        token: TokenID(UInt32(ir.tokens.count)),
        origin: place(of: id),
        overruled: place(of: other),
        modifiers: sets[0].union(sets[1]),
        when: when
      )
    )
  }

  /// Notes overrides of the token that is added next if they repeat its base value, which also
  /// applies in their contexts.
  ///
  /// `definitions` has the definition and the value for each assignment. A value with references is
  /// never the same, because the references can have different meanings.
  mutating func noteRedundantOverrides(
    of path: PathID,
    _ base: DefinitionID,
    _ definitions: [(definition: DefinitionID, isSameValue: Bool)]
  ) {
    guard resolved.merged.tree[base].condition == .always,
      resolved.merged.tree[base].path == path,
      case .literal = resolved.recipe(of: base, at: path)
    else { return }
    let others = Set(definitions.map(\.definition)).subtracting([base])
    // With several overrides, one of them may restore the base value that another one replaces.
    guard let other = others.first, others.count == 1,
      definitions.allSatisfy({ $0.definition == base || $0.isSameValue }),
      case .literal = resolved.recipe(of: other, at: path)
    else { return }
    let token = TokenID(UInt32(ir.tokens.count))
    ir.redundantOverrides.append((token, place(of: other)))
  }
}

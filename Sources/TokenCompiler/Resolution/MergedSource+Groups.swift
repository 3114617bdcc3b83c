import TokenModel

/// Lookup of group definitions, represented by indices into ``SourceTree/groups``.
extension MergedSource {
  // MARK: In the base

  /// Returns the first definition of the group at `path`, preferably one that applies in the base.
  @inline(__always)
  func firstGroupDefinition(of path: PathID) -> Int? {
    tree.soleGroupDefinition(of: path) ?? firstOfGroupDefinitions(of: path)
  }

  private func firstOfGroupDefinitions(of path: PathID) -> Int? {
    var first: Int?
    for definition in tree.groupDefinitions(of: path) {
      if holdsInBase(definition) { return definition }
      first = first ?? definition
    }
    return first
  }

  /// Returns the definitions of the group at `path`, in descending order of precedence: its own,
  /// last to first, then those of the groups it extends.
  ///
  /// Definitions that don't apply in the base are returned only if there are no others.
  @inline(__always)
  func groupDefinitions(of path: PathID) -> GroupDefinitionList {
    if inheritance.isEmpty, let sole = tree.soleGroupDefinition(of: path) {
      return GroupDefinitionList(sole)
    }
    return GroupDefinitionList(allGroupDefinitions(of: path))
  }

  private func allGroupDefinitions(of path: PathID) -> [Int] {
    var found: [Int] = []
    for inBase in [true, false] where found.isEmpty {
      var visited: Set<PathID> = []
      collectGroups(of: path, inBase: inBase, &visited, into: &found)
    }
    return found
  }

  private func holdsInBase(_ definition: Int) -> Bool {
    tree.conditions.holds(tree.groups[definition].condition, in: contexts.base)
  }

  /// Adds the definitions that apply in the base, or those that don't.
  private func collectGroups(
    of path: PathID,
    inBase: Bool,
    _ visited: inout Set<PathID>,
    into found: inout [Int]
  ) {
    guard inheritance.isEmpty || visited.insert(path).inserted else { return }
    let own = Array(tree.groupDefinitions(of: path))
    found += own.reversed().filter { holdsInBase($0) == inBase }
    guard !inheritance.isEmpty, let inherited = inheritance[path] else { return }
    for links in inherited.sources {
      let link = links.first { tree.conditions.holds($0.condition, in: contexts.base) == inBase }
      if let source = link?.path {
        collectGroups(of: source, inBase: inBase, &visited, into: &found)
      }
    }
  }

  // MARK: In specific contexts

  /// Returns the definition with the `$type` of the group at `path`, preferring the group's own
  /// definitions to inherited ones.
  func typeDefinition(of path: PathID, in contexts: [Modifier.ContextIndex]) -> Int? {
    activeGroup(at: path, in: contexts) {
      tree.groups[$0].type != nil && tree.groups[$0].typeNode != nil
    }
  }

  func hasActiveGroup(at path: PathID, in contexts: [Modifier.ContextIndex]) -> Bool {
    activeGroup(at: path, in: contexts) { _ in true } != nil
  }

  /// Returns the last definition at `path` that applies in `contexts` and satisfies `isReferenceable`, or
  /// else the first inherited one.
  private func activeGroup(
    at path: PathID,
    in contexts: [Modifier.ContextIndex],
    where isReferenceable: (Int) -> Bool
  ) -> Int? {
    if let own = ownGroup(at: path, in: contexts, where: isReferenceable) { return own }
    guard inherits(path) else { return nil }
    var visited = [path]
    var waiting: [PathID] = sources(of: path, in: contexts).reversed()
    while let path = waiting.popLast() {
      guard !visited.contains(path) else { continue }
      visited.append(path)
      if let own = ownGroup(at: path, in: contexts, where: isReferenceable) { return own }
      waiting += sources(of: path, in: contexts).reversed()
    }
    return nil
  }

  /// Returns the last definition at `path` itself that applies in `contexts` and satisfies
  /// `isReferenceable`.
  private func ownGroup(
    at path: PathID,
    in contexts: [Modifier.ContextIndex],
    where isReferenceable: (Int) -> Bool
  ) -> Int? {
    var found: Int?
    for index in tree.groupDefinitions(of: path)
    where isReferenceable(index)
      && tree.conditions.holds(tree.groups[index].condition, in: contexts)
    {
      found = index
    }
    return found
  }

  // MARK: In all contexts

  /// Returns the modifiers that determine which own or inherited definition is active at `path`.
  func modifiers(of kind: DefinitionKind, at path: PathID) -> ModifierSet {
    var modifiers: ModifierSet = []
    var visited: Set<PathID> = []
    collectModifiers(of: kind, at: path, &visited, into: &modifiers)
    return modifiers
  }

  enum DefinitionKind {
    case tokens, groups
    /// Groups with a `$type`.
    case groupTypes
  }

  private func collectModifiers(
    of kind: DefinitionKind,
    at path: PathID,
    _ visited: inout Set<PathID>,
    into modifiers: inout ModifierSet
  ) {
    guard visited.insert(path).inserted else { return }
    switch kind {
    case .tokens:
      for id in tree.definitions(of: path) {
        modifiers.formUnion(tree.conditions[tree[id].condition].modifiers)
      }
    case .groups, .groupTypes:
      for index in tree.groupDefinitions(of: path)
      where kind == .groups || tree.groups[index].type != nil {
        modifiers.formUnion(tree.conditions[tree.groups[index].condition].modifiers)
      }
    }
    for link in links(of: path) {
      modifiers.formUnion(tree.conditions[link.condition].modifiers)
      if let source = link.path {
        collectModifiers(of: kind, at: source, &visited, into: &modifiers)
      }
    }
  }
}

import TokenModel

/// The definitions of groups, which are indices into ``SourceTree/groups``.
extension MergedSource {
  // MARK: For the base

  /// Where the group at `path` is first written, in the base if it is there.
  @inline(__always)
  func firstGroupDefinition(of path: PathID) -> Int? {
    tree.soleGroupDefinition(of: path) ?? firstOfGroupDefinitions(of: path)
  }

  @inline(never)
  private func firstOfGroupDefinitions(of path: PathID) -> Int? {
    var first: Int?
    for definition in tree.groupDefinitions(of: path) {
      if holdsInBase(definition) { return definition }
      first = first ?? definition
    }
    return first
  }

  /// What the source says of the group at `path`, the strongest first: its own words, the last
  /// before the first, then those of the groups that it extends.
  ///
  /// Definitions of other contexts than the base's count only where the base has none.
  @inline(__always)
  func groupDefinitions(of path: PathID) -> GroupDefinitionList {
    if inheritance.isEmpty, let sole = tree.soleGroupDefinition(of: path) {
      return GroupDefinitionList(sole)
    }
    return GroupDefinitionList(allGroupDefinitions(of: path))
  }

  @inline(never)
  private func allGroupDefinitions(of path: PathID) -> [Int] {
    var found: [Int] = []
    for inBase in [true, false] where found.isEmpty {
      var visited: Set<PathID> = []
      collectGroups(of: path, inBase: inBase, &visited, into: &found)
    }
    return found
  }

  @inline(__always)
  private func holdsInBase(_ definition: Int) -> Bool {
    tree.conditions.holds(tree.groups[definition].condition, in: contexts.base)
  }

  /// Adds the definitions that hold in the base, or those that do not.
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

  // MARK: In given contexts

  /// The definition that gives the group at `path` a `$type`, its own before those that it inherits.
  func typeDefinition(of path: PathID, in contexts: [Modifier.ContextIndex]) -> Int? {
    activeGroup(at: path, in: contexts) {
      tree.groups[$0].type != nil && tree.groups[$0].typeNode != nil
    }
  }

  /// Whether there is a group at `path`.
  func hasActiveGroup(at path: PathID, in contexts: [Modifier.ContextIndex]) -> Bool {
    activeGroup(at: path, in: contexts) { _ in true } != nil
  }

  /// The last definition at `path` that holds and that `isMeant`, or else the first one that is
  /// inherited.
  private func activeGroup(
    at path: PathID,
    in contexts: [Modifier.ContextIndex],
    where isMeant: (Int) -> Bool
  ) -> Int? {
    if let own = ownGroup(at: path, in: contexts, where: isMeant) { return own }
    guard inherits(path) else { return nil }
    var visited = [path]
    var waiting: [PathID] = sources(of: path, in: contexts).reversed()
    while let path = waiting.popLast() {
      guard !visited.contains(path) else { continue }
      visited.append(path)
      if let own = ownGroup(at: path, in: contexts, where: isMeant) { return own }
      waiting += sources(of: path, in: contexts).reversed()
    }
    return nil
  }

  /// The last definition at `path` itself that holds and that `isMeant`.
  @inline(__always)
  private func ownGroup(
    at path: PathID,
    in contexts: [Modifier.ContextIndex],
    where isMeant: (Int) -> Bool
  ) -> Int? {
    var found: Int?
    for index in tree.groupDefinitions(of: path)
    where isMeant(index) && tree.conditions.holds(tree.groups[index].condition, in: contexts) {
      found = index
    }
    return found
  }

  // MARK: In any contexts

  /// The modifiers that decide which definition counts at a path, with all that it takes over.
  func modifiers(of kind: DefinitionKind, at path: PathID) -> ModifierSet {
    var modifiers: ModifierSet = []
    var visited: Set<PathID> = []
    collectModifiers(of: kind, at: path, &visited, into: &modifiers)
    return modifiers
  }

  /// The definitions at a path that a question is about.
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

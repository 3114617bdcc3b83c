import TokenModel

/// What the source says of groups; definitions are indices into ``SourceTree/groups``.
extension SourceResolver {
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
  /// Those of other contexts than the base's follow; with `inBase` only where the base has none.
  @inline(__always)
  func groupDefinitions(of path: PathID, inBase: Bool = true) -> GroupDefinitionList {
    if inheritance.isEmpty, let sole = tree.soleGroupDefinition(of: path) {
      return GroupDefinitionList(sole)
    }
    return GroupDefinitionList(allGroupDefinitions(of: path, inBase: inBase))
  }

  @inline(never)
  private func allGroupDefinitions(of path: PathID, inBase: Bool) -> [Int] {
    var found: [Int] = []
    var visited: Set<PathID> = []
    collectGroups(of: path, inBase: true, &visited, into: &found)
    if inBase, !found.isEmpty { return found }
    visited = []
    collectGroups(of: path, inBase: false, &visited, into: &found)
    return found
  }

  @inline(__always)
  private func holdsInBase(_ definition: Int) -> Bool {
    tree.conditions.holds(tree.groups[definition].condition, in: baseContexts)
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
      let link = links.first { tree.conditions.holds($0.condition, in: baseContexts) == inBase }
      if let source = link?.path {
        collectGroups(of: source, inBase: inBase, &visited, into: &found)
      }
    }
  }
}

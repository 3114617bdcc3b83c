import TokenModel

/// The definitions of tokens.
extension MergedSource {
  /// A definition, and the path that it stands at in the source.
  typealias Definition = (id: DefinitionID, home: PathID)

  /// The definitions that a path's token can have: its own and the inherited ones.
  func definitions(of path: PathID) -> [Definition] {
    var found = tree.definitions(of: path).map { (id: $0, home: path) }
    guard inherits(path) else { return found }
    var visited: Set = [path]
    collectInherited(of: path, &visited, into: &found)
    return found
  }

  private func collectInherited(
    of path: PathID,
    _ visited: inout Set<PathID>,
    into found: inout [Definition]
  ) {
    for link in links(of: path) {
      guard let source = link.path, visited.insert(source).inserted else { continue }
      found += tree.definitions(of: source).map { (id: $0, home: source) }
      collectInherited(of: source, &visited, into: &found)
    }
  }

  /// The definition that counts at `path` in given contexts.
  @inline(__always)
  func activeDefinition(of path: PathID, in contexts: [Modifier.ContextIndex]) -> DefinitionID? {
    if let sole = tree.soleDefinition(of: path), tree[sole].condition == .always { return sole }
    return activeDefinition(ofVarying: path, in: contexts)
  }

  private func activeDefinition(
    ofVarying path: PathID,
    in contexts: [Modifier.ContextIndex]
  ) -> DefinitionID? {
    if let own = ownDefinition(of: path, in: contexts) { return own }
    guard inherits(path) else { return nil }
    var visited = [path]
    return inheritedDefinition(of: path, in: contexts, &visited)
  }

  /// The last definition at `path` itself that holds.
  @inline(__always)
  private func ownDefinition(of path: PathID, in contexts: [Modifier.ContextIndex]) -> DefinitionID?
  {
    var found: DefinitionID?
    var definitions = tree.definitionCursor(of: path)
    while let definition = tree.nextDefinition(&definitions) {
      if tree.conditions.holds(tree[definition].condition, in: contexts) { found = definition }
    }
    return found
  }

  /// The definition that counts at the first of the paths that `path` inherits from.
  ///
  /// Several ways may lead to one path; `visited` keeps the search from going all of them.
  private func inheritedDefinition(
    of path: PathID,
    in contexts: [Modifier.ContextIndex],
    _ visited: inout [PathID]
  ) -> DefinitionID? {
    for source in sources(of: path, in: contexts) where !visited.contains(source) {
      visited.append(source)
      let own = ownDefinition(of: source, in: contexts)
      if let found = own ?? inheritedDefinition(of: source, in: contexts, &visited) { return found }
    }
    return nil
  }
}

import TokenModel

/// Lookup of token definitions.
extension MergedSource {
  /// A definition, and the path at which the source defines it.
  typealias Definition = (id: DefinitionID, home: PathID)

  /// Returns all definitions for the token at `path`, its own before inherited ones.
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

  /// Returns the active definition at `path` in `contexts`.
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

  /// Returns the last definition at `path` itself that applies in `contexts`.
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

  /// Returns the active definition of the first path that `path` inherits from.
  ///
  /// `visited` prevents paths that are reachable in several ways from being searched again.
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

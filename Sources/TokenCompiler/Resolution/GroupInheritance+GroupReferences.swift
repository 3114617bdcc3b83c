import JSONSyntax
import TokenModel

/// Objects that consist of a `$ref`: tokens if the target is a token, and groups that extend the
/// target if it's a group.
extension GroupInheritance {
  /// Converts objects that consist of a `$ref` to a group into groups that extend it.
  mutating func convertGroupReferences() {
    let ambiguous = source.tree.definitions.indices.filter {
      source.tree.definitions[$0].reference != nil
    }
    guard !ambiguous.isEmpty else { return }
    let groups = ambiguous.filter { index in
      var visited: Set<PathID> = []
      return target(ofAmbiguous: index).map { isGroup($0, &visited) } ?? false
    }
    for index in groups { convert(index) }
  }

  private mutating func convert(_ index: Int) {
    let definition = source.tree.definitions[index]
    var group = GroupDefinition(
      path: definition.path,
      condition: definition.condition,
      object: definition.object
    )
    group.type = definition.type
    group.typeNode = definition.typeNode
    group.extends = definition.reference
    group.description = definition.description
    group.deprecated = definition.deprecated
    group.extensions = definition.extensions
    source.tree.append(group)
    let others = source.tree.removeDefinitions(of: definition.path).filter {
      $0.index != UInt32(index)
    }
    source.tree.replaceDefinitions(of: definition.path, with: others)
  }

  private mutating func target(ofAmbiguous index: Int) -> PathID? {
    let definition = source.tree.definitions[index]
    guard let reference = definition.reference else { return nil }
    return path(ofGroup: reference, in: definition.object.document, reporting: false)
  }

  /// Whether there is or will be a group at `path`: defined, converted from a `$ref`, or inherited
  /// by an enclosing group.
  ///
  /// `visited` ends the search at circular references.
  private mutating func isGroup(_ path: PathID, _ visited: inout Set<PathID>) -> Bool {
    guard visited.insert(path).inserted, visited.count < 1000 else { return false }
    for id in Array(source.tree.definitions(of: path)) {
      guard source.tree[id].reference != nil else { return false }
      guard let target = target(ofAmbiguous: Int(id.index)) else { return false }
      return isGroup(target, &visited)
    }
    if source.tree.isGroup(path) { return true }
    var names: [TextID] = []
    var ancestor = path
    while ancestor != .root {
      names.insert(state.paths.name(of: ancestor), at: 0)
      ancestor = state.paths.parent(of: ancestor)
      for target in extendedPaths(of: ancestor) {
        let corresponding = names.reduce(target) { state.paths.intern($1, below: $0) }
        if isGroup(corresponding, &visited) { return true }
      }
    }
    return false
  }

  /// Returns the paths that the group at `path` extends, whether or not they exist.
  private mutating func extendedPaths(of path: PathID) -> [PathID] {
    var nodes: [SyntaxNode] = []
    for index in source.tree.groupDefinitions(of: path) {
      let group = source.tree.groups[index]
      if let node = group.extends {
        nodes.append(SyntaxNode(document: group.object.document, node: node))
      }
    }
    for id in source.tree.definitions(of: path) {
      if let node = source.tree[id].reference {
        nodes.append(SyntaxNode(document: source.tree[id].object.document, node: node))
      }
    }
    return nodes.compactMap { self.path(ofGroup: $0.node, in: $0.document, reporting: false) }
  }
}

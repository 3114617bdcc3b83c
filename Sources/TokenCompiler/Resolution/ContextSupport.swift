import TokenModel

/// The *support* of each token: the modifiers that its value can vary with.
///
/// A token's support consists of the modifiers of its own definitions and of all tokens it refers
/// to, directly or indirectly. The value is evaluated once per combination of contexts in the
/// support, so the cost grows with actual differences instead of the product of all contexts. For
/// example, if `theme` changes `blue` and `size` changes `gap`:
///
///     blue    { theme }            2 values
///     link    { theme }            2 values, since it is `{blue}`
///     gap     { size }             3 values
///     ring    { theme, size }      6 values: a border in `{link}`, as wide as `{gap}`
///     black   { }                  1 value
struct ContextSupport {
  /// The support of the token at each path, by path index.
  private var supports: [ModifierSet]

  /// Computes the supports of all tokens from the dependencies between paths.
  ///
  /// - Complexity: O(paths + references × modifiers).
  init(_ source: borrowing MergedSource, _ edges: [ReferenceEdge], paths count: Int) {
    supports = [ModifierSet](repeating: [], count: count)
    let dependents = edges.dependents(paths: count)
    var waiting: [PathID] = []
    for path in source.tokenPaths {
      var own: ModifierSet = []
      var definitions = source.tree.definitionCursor(of: path)
      while let definition = source.tree.nextDefinition(&definitions) {
        let condition = source.tree[definition].condition
        if condition != .always { own.formUnion(source.tree.conditions[condition].modifiers) }
      }
      if !source.inheritance.isEmpty {
        for link in source.links(of: path) {
          own.formUnion(source.tree.conditions[link.condition].modifiers)
        }
      }
      guard !own.isEmpty else { continue }
      supports[Int(path.index)] = own
      waiting.append(path)
    }
    while let path = waiting.popLast() {
      let support = self[path]
      for dependent in dependents.elements(of: path.index) {
        let index = Int(dependent)
        guard !supports[index].isSuperset(of: support) else { continue }
        supports[index].formUnion(support)
        waiting.append(PathID(dependent))
      }
    }
  }

  subscript(path: PathID) -> ModifierSet { supports[Int(path.index)] }
}

/// A dependency of one token on another, through a reference or inheritance.
struct ReferenceEdge {
  let from: PathID
  let to: PathID
}

extension [ReferenceEdge] {
  /// Returns the paths that depend on each path.
  func dependents(paths count: Int) -> Chains {
    var dependents = Chains()
    dependents.reserveCapacity(keys: count, elements: self.count)
    for edge in self { dependents.append(edge.from.index, to: edge.to.index) }
    return dependents
  }
}

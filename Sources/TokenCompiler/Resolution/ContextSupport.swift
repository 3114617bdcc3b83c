import TokenModel

/// The *support* of each token: the modifiers that its value may vary with.
///
/// A token's support has the modifiers of its own definitions and of all tokens that it refers to,
/// directly or not. Its value is worked out once for each assignment of the support, so that a source
/// costs what differs and not the product of all its contexts. Where `theme` changes `blue` and `size`
/// changes `gap`,
///
///     blue    { theme }            2 values
///     link    { theme }            2 values, since it is `{blue}`
///     gap     { size }             3 values
///     ring    { theme, size }      6 values: a border in `{link}`, as wide as `{gap}`
///     black   { }                  1 value
struct ContextSupport {
  /// The support of each path's token, at the path's index.
  private var supports: [ModifierSet]

  /// Works out the supports of all tokens, given which path's token refers to which.
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

  /// The support of the token at `path`.
  @inline(__always)
  subscript(path: PathID) -> ModifierSet { supports[Int(path.index)] }
}

/// A token that refers to another one, or takes over its definitions.
struct ReferenceEdge {
  let from: PathID
  let to: PathID
}

extension [ReferenceEdge] {
  /// The paths that refer to each path.
  func dependents(paths count: Int) -> Chains {
    var dependents = Chains()
    dependents.reserveCapacity(keys: count, elements: self.count)
    for edge in self { dependents.append(edge.from.index, to: edge.to.index) }
    return dependents
  }
}

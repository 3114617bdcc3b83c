import TokenModel

/// A source whose tokens all have their values: what ``IRBuilder`` freezes.
///
/// It is large, and a call of a method of it copies its fields, although it may not be copied; the
/// methods that are called for each token are inlined for that reason alone.
struct ResolvedSource: ~Copyable {
  let merged: MergedSource
  let types: TypeTable
  let recipes: RecipeTable
  /// What the references in recipes lead to.
  let references: ReferenceTargets
  let evaluations: EvaluationTable
  /// What our own extension says of typography tokens; evaluations hold the indices.
  let textExtensions: [EvaluatedTextExtension]

  /// The recipe that a definition has as the token at `path`.
  @inline(__always)
  func recipe(of id: DefinitionID, at path: PathID) -> Recipe {
    guard case .known(let type) = types[path] else { return .invalid }
    return recipes.recipe(of: id, isInherited: merged.tree[id].path != path, as: type)
  }

  /// Whether some context has a value for `path`.
  @inline(__always)
  func hasValue(_ path: PathID) -> Bool {
    evaluations.indices(of: path).contains { evaluations[$0].state == .done }
  }

  /// The value of the token at `path` in the base.
  @inline(__always)
  func base(of path: PathID) -> Evaluation { evaluations[path, merged.contexts.base] }
}

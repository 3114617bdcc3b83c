import TokenModel

/// A source with the values of all tokens, from which ``IRBuilder`` creates the IR.
///
/// It's large, and calling one of its methods copies its stored properties although the type is
/// noncopyable. Methods that are called once per token are inlined to avoid that.
struct ResolvedSource: ~Copyable {
  let merged: MergedSource
  let types: TypeTable
  let recipes: RecipeTable
  /// The targets of references in recipes.
  let references: ReferenceTargets
  let evaluations: EvaluationTable
  /// The evaluated extensions of typography tokens, by ``Evaluation/textExtension``.
  let textExtensions: [EvaluatedTextExtension]

  /// Returns the recipe of a definition for the token at `path`.
  @inline(__always)
  func recipe(of id: DefinitionID, at path: PathID) -> Recipe {
    guard case .known(let type) = types[path] else { return .invalid }
    return recipes.recipe(of: id, isInherited: merged.tree[id].path != path, as: type)
  }

  @inline(__always)
  func hasValue(_ path: PathID) -> Bool {
    evaluations.indices(of: path).contains { evaluations[$0].state == .done }
  }

  @inline(__always)
  func base(of path: PathID) -> Evaluation { evaluations[path, merged.contexts.base] }
}

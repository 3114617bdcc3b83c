/// A merged source with typed tokens whose values are lowered as far as possible without knowing
/// the context.
struct LoweredSource: ~Copyable {
  let merged: MergedSource
  let types: TypeTable
  let recipes: RecipeTable
  /// The targets of references in recipes.
  let references: ReferenceTargets
}

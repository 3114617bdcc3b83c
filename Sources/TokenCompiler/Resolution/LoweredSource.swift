/// A merged source whose tokens have types and whose values are read as far as they can be without
/// a context.
struct LoweredSource: ~Copyable {
  let merged: MergedSource
  let types: TypeTable
  let recipes: RecipeTable
  /// What the references in recipes lead to.
  let references: ReferenceTargets
}

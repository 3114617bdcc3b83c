/// A merged source whose tokens have types.
struct TypedSource: ~Copyable {
  let merged: MergedSource
  let types: TypeTable
  /// What the references that are whole values lead to.
  let references: ReferenceTargets
}

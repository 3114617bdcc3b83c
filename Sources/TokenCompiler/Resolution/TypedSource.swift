/// A merged source whose tokens have types.
struct TypedSource: ~Copyable {
  let merged: MergedSource
  let types: TypeTable
  /// The targets of references that are whole values.
  let references: ReferenceTargets
}

import JSONSyntax

/// A token tree with the members that a reference to it replaces.
struct TreeSource {
  var root: SyntaxNode
  /// Names of members of `root` that do not count.
  var hidden: [JSONNode] = []
}

/// One entry of the order of the merge.
enum MergeStep {
  /// These trees always take part.
  case always([TreeSource])
  /// The trees of the chosen context take part; an index into ``SourcePlanner/modifiers``.
  case modifier(Int)
  /// The tree takes part in one context; an index into ``SourcePlanner/modifiers`` and one of the
  /// modifier's contexts.
  case context(TreeSource, Int, Int)
}

import JSONSyntax

/// A token tree, without the properties that a reference to it overrides.
struct TreeSource {
  var root: SyntaxNode
  /// The keys of the ignored properties of `root`.
  var hidden: [JSONNode] = []
  /// The contexts in which the tree is merged, in addition to the condition of its step.
  var conditions: [ContextChoice] = []
}

/// A step of the merge order.
enum MergeStep {
  /// These trees are always merged.
  case always([TreeSource])
  /// The trees of the current context are merged; an index into ``SourcePlanner/modifiers``.
  case modifier(Int)
  /// The tree is merged in one context: an index into ``SourcePlanner/modifiers`` and an index of
  /// one of the modifier's contexts.
  case context(TreeSource, Int, Int)
}

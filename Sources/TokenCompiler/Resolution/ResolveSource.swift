/// Finds the value of every token in every context that it varies with.
///
/// Each phase takes what the one before it has made and gives a value that does not change any more:
///
///     SourceTree ── GroupInheritance ─► MergedSource ── TypeInference ─► TypedSource
///                ── RecipeLowering ─► LoweredSource ── Evaluator ─► ResolvedSource
///
/// - Returns: `nil` where there are errors, which are among the diagnostics of `state`.
@inline(never)
func resolveSource(
  plan: SourcePlan,
  tree: consuming SourceTree,
  limits: CompileLimits,
  state: inout LoweringState
) -> ResolvedSource? {
  let contexts = ContextSpace(plan.modifiers, limit: limits.assignments)
  let merged = GroupInheritance.merge(tree, contexts: contexts, limits: limits, &state)
  guard let merged else { return nil }
  let typed = TypeInference.infer(merged, unapplied: plan.unapplied, &state)
  let lowered = RecipeLowering.lower(typed, &state)
  return Evaluator.evaluate(lowered, limits: limits, &state)
}

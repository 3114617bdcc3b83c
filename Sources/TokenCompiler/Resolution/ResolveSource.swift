/// Evaluates every token in every combination of contexts that it varies with.
///
/// Each phase consumes the result of the previous one and returns an immutable value:
///
///     SourceTree ── GroupInheritance ─► MergedSource ── TypeInference ─► TypedSource
///                ── RecipeLowering ─► LoweredSource ── Evaluator ─► ResolvedSource
///
/// Returns `nil` if there are errors, which are added to the diagnostics in `state`. If all of them
/// are in values, `omission` receives the tokens without a value.
@inline(never)
func resolveSource(
  plan: SourcePlan,
  tree: consuming SourceTree,
  limits: CompileLimits,
  omission: inout Omission?,
  state: inout LoweringState
) -> ResolvedSource? {
  let contexts = ContextSpace(plan.modifiers, limit: limits.assignments)
  let merged = GroupInheritance.merge(tree, contexts: contexts, limits: limits, &state)
  guard let merged else { return nil }
  let typed = TypeInference.infer(merged, unapplied: plan.unapplied, &state)
  let lowered = RecipeLowering.lower(typed, &state)
  return Evaluator.evaluate(lowered, limits: limits, omission: &omission, &state)
}

import Diagnostics
import TokenModel

extension EvaluationTable {
  /// Allocates evaluations for all tokens; `nil` if there would be too many, which is reported.
  init?(_ source: borrowing LoweredSource, limits: CompileLimits, _ state: inout LoweringState) {
    let count = state.paths.count
    let supports = ContextSupport(source.merged, source.recipes.edges, paths: count)
    let contexts = source.merged.contexts
    var starts = [Int](repeating: 0, count: count + 1)
    var total = 0
    var variants = 0
    for index in 0..<count {
      starts[index] = total
      let path = PathID(UInt32(index))
      guard source.merged.isToken(path) else { continue }
      guard let count = contexts.assignmentCount(of: supports[path]) else {
        state.diagnostics.append(
          .tooManyContexts(
            state.pathText(path),
            modifiers: contexts.names(of: supports[path]),
            limit: limits.assignments,
            source.merged.place(of: path, state)
          )
        )
        return nil
      }
      variants += count - 1
      guard variants <= limits.variants else {
        let place = source.merged.place(of: path, state)
        state.diagnostics.append(
          .tooManyVariants(state.pathText(path), limit: limits.variants, place)
        )
        return nil
      }
      total += count
    }
    starts[count] = total
    self.init(starts: starts, supports: supports, contexts: contexts)
  }
}

extension MergedSource {
  /// Returns the location of the first definition of the token at `path`.
  fileprivate func place(of path: PathID, _ state: LoweringState) -> Span? {
    definitions(of: path).first.map { state.documents.startOfObject(tree[$0.id].object) }
  }
}

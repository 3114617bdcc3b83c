import Diagnostics
import JSONSyntax
import TokenModel

/// Values with references in places that accept no token value.
extension Evaluator {
  /// Evaluates a value with `$ref`s in unusual places, substituting their values in `contexts`.
  mutating func evaluateDeferred(
    _ node: SyntaxNode,
    as type: TokenType,
    in contexts: [Modifier.ContextIndex],
    depth: inout Int
  ) -> ValueID? {
    var found: [SyntaxNode: SyntaxNode] = [:]
    // The target of a reference can contain references itself.
    var waiting = references.references(inside: node, &state)
    while let (place, reference) = waiting.popLast() {
      guard found[place] == nil else { continue }
      guard let target = target(of: reference),
        let value = explicitValue(of: target, reference: reference, in: contexts)
      else { return nil }
      guard !contains(value, place) else {
        let span = state.references[Int(reference.index)].span
        if references.report(reference) {
          state.diagnostics.append(.circularReference([(state.pathText(target.path), span)]))
        }
        return nil
      }
      found[place] = value
      waiting += references.references(inside: value, &state)
    }
    depth = max(depth, 1)
    let recipe = state.lower(node, as: type) { _, place in found[place] }
    return make(recipe, as: type, in: contexts, depth: &depth)
  }

  /// Whether `inner` is within `outer`, in which case a value would contain itself.
  private func contains(_ outer: SyntaxNode, _ inner: SyntaxNode) -> Bool {
    guard outer.document == inner.document else { return false }
    let outer = state.tree(of: outer).span(outer.node)
    let inner = state.tree(of: inner).span(inner.node)
    return outer.start <= inner.start && inner.end <= outer.end
  }
}

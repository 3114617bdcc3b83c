import Diagnostics
import JSONSyntax
import TokenModel

/// Values with references in places where no token's value can stand.
extension Evaluator {
  /// Reads a value with `$ref`s in unusual places with the values that they have in given contexts.
  mutating func readAgain(
    _ node: SyntaxNode,
    as type: TokenType,
    in contexts: [Modifier.ContextIndex],
    depth: inout Int
  ) -> ValueID? {
    var found: [SyntaxNode: SyntaxNode] = [:]
    // What a reference leads to may hold references itself.
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

  /// Whether `inner` lies within `outer`, so that a value would contain itself.
  private func contains(_ outer: SyntaxNode, _ inner: SyntaxNode) -> Bool {
    guard outer.document == inner.document else { return false }
    let outer = state.tree(of: outer).span(outer.node)
    let inner = state.tree(of: inner).span(inner.node)
    return outer.start <= inner.start && inner.end <= outer.end
  }
}

import TokenModel

/// The kinds of gradients, which aren't part of their DTCG values.
extension Evaluator {
  /// Returns a gradient with its kind.
  ///
  /// The kind is that of the definition, or else that of the referenced token. A definition
  /// without one that overrides others for some contexts keeps the kind of those.
  mutating func withKind(
    _ value: ValueID,
    _ definition: DefinitionID,
    in contexts: [Modifier.ContextIndex]
  ) -> ValueID {
    var gradient = state.values[Handle<Gradient>(value)]
    let own = source.tree.tokenExtension(of: source.tree[definition])?.gradient
    guard let kind = own ?? gradient.kind ?? overriddenKind(of: definition, in: contexts),
      kind != gradient.kind
    else { return value }
    gradient.kind = kind
    return state.values.intern(gradient)
  }

  /// Returns the kind of the last definition that `definition` overrides and that has one.
  private func overriddenKind(
    of definition: DefinitionID,
    in contexts: [Modifier.ContextIndex]
  ) -> Gradient.Kind? {
    guard !source.tree.tokenExtensions.isEmpty else { return nil }
    var kind: Gradient.Kind?
    for id in source.tree.definitions(of: source.tree[definition].path) {
      let other = source.tree[id]
      guard source.tree.conditions.holds(other.condition, in: contexts),
        let found = source.tree.tokenExtension(of: other)?.gradient
      else { continue }
      kind = found
    }
    return kind
  }

  /// Gives a token that has a kind in some contexts the default kind in the others.
  ///
  /// Targets write gradients with and without a kind in different forms, which can't replace each
  /// other.
  mutating func completeGradientKinds() {
    guard source.tree.tokenExtensions.contains(where: { $0.gradient != nil }) else { return }
    for path in source.tokenPaths where types[path] == .known(.gradient) {
      let indices = evaluations.indices(of: path).filter { evaluations[$0].state == .done }
      let gradients = indices.map { state.values[Handle<Gradient>(evaluations[$0].value)] }
      guard gradients.contains(where: { $0.kind != nil }) else { continue }
      for (index, var gradient) in zip(indices, gradients) where gradient.kind == nil {
        gradient.kind = .downward
        evaluations[index].value = state.values.intern(gradient)
      }
    }
  }
}

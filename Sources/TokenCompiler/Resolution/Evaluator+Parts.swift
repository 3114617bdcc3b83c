import Diagnostics
import JSONSyntax
import TokenModel

/// References to a part of another token's value, such as `#/border/$value/color`.
extension Evaluator {
  /// Evaluates a part of another token's value as `type`, the type required at the reference.
  mutating func part(
    _ target: ReferenceTarget,
    of reference: ReferenceID,
    as type: TokenType,
    isStop: Bool = false,
    in contexts: [Modifier.ContextIndex],
    depth: inout Int
  ) -> ValueID? {
    guard partDepth < Self.depthLimit else {
      let span = state.references[Int(reference.index)].span
      state.diagnostics.append(
        .chainTooLong(state.pathText(target.path), limit: Self.depthLimit, span)
      )
      return nil
    }
    guard let node = explicitValue(of: target, reference: reference, in: contexts) else {
      return nil
    }
    partDepth += 1
    defer { partDepth -= 1 }
    depth = max(depth, 1)
    let isOneStop = isStop && state.tree(of: node).kind(node.node) == .object
    let recipe = isOneStop ? state.lowerStop(node) : state.lower(node, as: type)
    return make(recipe, as: type, in: contexts, depth: &depth)
  }

  /// Returns the value node that `target` resolves to in `contexts`, following all references on
  /// the way.
  mutating func explicitValue(
    of target: ReferenceTarget,
    reference: ReferenceID,
    in contexts: [Modifier.ContextIndex]
  ) -> SyntaxNode? {
    var segments = Array(state.pointerSegments[target.rest.indices])
    var path = target.path
    var hops: [(path: PathID, span: Span)] = []
    let span = state.references[Int(reference.index)].span
    var node: SyntaxNode
    var next = 0
    guard let first = valueNode(of: path, reference, in: contexts) else { return nil }
    node = first
    while true {
      if let inner = references.reference(at: node, &state) {
        guard let further = self.target(of: inner) else { return nil }
        let innerSpan = state.references[Int(inner.index)].span
        if isEndless(hops, before: innerSpan, from: target, reference) { return nil }
        hops.append((path, innerSpan))
        segments = Array(state.pointerSegments[further.rest.indices]) + segments[next...]
        next = 0
        path = further.path
        guard let value = valueNode(of: path, inner, in: contexts) else { return nil }
        node = value
      } else if next < segments.count {
        let child = state.tree(of: node).child(state.texts[segments[next]], of: node.node)
        guard let child else {
          report(missingPart: segments[next], of: path, node, span, reference)
          return nil
        }
        node = SyntaxNode(document: node.document, node: child)
        next += 1
      } else {
        return node
      }
    }
  }

  /// Returns whether following the next reference would loop or exceed the limit, and reports that.
  private mutating func isEndless(
    _ hops: [(path: PathID, span: Span)],
    before next: Span,
    from target: ReferenceTarget,
    _ reference: ReferenceID
  ) -> Bool {
    if let start = hops.firstIndex(where: { $0.span == next }) {
      if references.report(reference) {
        let circle = hops[start...].map { (state.pathText($0.path), $0.span) }
        state.diagnostics.append(.circularReference(circle))
      }
      return true
    }
    guard hops.count >= Self.depthLimit else { return false }
    // Every token in the chain exceeds the limit, but one diagnostic is enough.
    if !hasReportedLongChain {
      let (path, span) = (state.pathText(target.path), state.references[Int(reference.index)].span)
      state.diagnostics.append(.chainTooLong(path, limit: Self.depthLimit, span))
    }
    hasReportedLongChain = true
    return true
  }

  /// Returns the value node of a token's active definition, or its `$ref` node if it has no value.
  private mutating func valueNode(
    of path: PathID,
    _ reference: ReferenceID,
    in contexts: [Modifier.ContextIndex]
  ) -> SyntaxNode? {
    guard let id = source.activeDefinition(of: path, in: contexts) else {
      reportAbsent(path, reference, in: contexts)
      return nil
    }
    let definition = source.tree[id]
    let hasAlpha = hasOuterAlpha(id)
    guard !hasAlpha, !isFormula(definition) else {
      if references.report(reference) {
        let span = state.references[Int(reference.index)].span
        let place = state.documents.startOfObject(definition.object)
        state.diagnostics.append(
          hasAlpha
            ? .partOfOuterAlpha(state.pathText(path), span, definition: place)
            : .partOfFormula(state.pathText(path), span, definition: place)
        )
      }
      return nil
    }
    let node = definition.value ?? definition.reference
    return node.map { SyntaxNode(document: definition.object.document, node: $0) }
  }

  /// Whether the value comes from an expression, which makes any literal `$value` a mere fallback.
  private func isFormula(_ definition: TokenDefinition) -> Bool {
    if !definition.isShortForm, source.tree.tokenExtension(of: definition)?.expression != nil {
      return true
    }
    guard let value = definition.value else { return false }
    return state.documents.tree(of: definition).isFormula(value)
  }

  /// Whether an `alpha` next to the `$value` changes the value.
  private func hasOuterAlpha(_ id: DefinitionID) -> Bool {
    guard !source.tree.valueSiblings.isEmpty, let alpha = source.tree.valueSiblings[id]?.alpha
    else {
      return false
    }
    let object = source.tree[id].object
    let place = ValueSource(document: object.document, tree: state.tree(of: object))
    return types[source.tree[id].path] == .known(.color) && !state.isEmpty(alpha, in: place)
  }

  private mutating func report(
    missingPart segment: TextID,
    of path: PathID,
    _ node: SyntaxNode,
    _ span: Span,
    _ reference: ReferenceID
  ) {
    guard references.report(reference) else { return }
    let syntax = state.tree(of: node)
    let names = syntax.members(of: node.node).map { syntax.string($0.key) }
    state.findings.append(
      .missingPart(
        state.texts[segment],
        of: state.pathText(path),
        members: names,
        elements: syntax.kind(node.node) == .array ? syntax.count(of: node.node) : nil,
        span
      ),
      becauseOf: .missingPart(path, segment)
    )
  }
}

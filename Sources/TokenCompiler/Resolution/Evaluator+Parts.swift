import Diagnostics
import JSONSyntax
import TokenModel

/// References into a part of another token's value (`#/border/$value/color`).
extension Evaluator {
  /// The value of a part of another token, read as the type of the place that refers to it.
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

  /// The node of the value that `target` leads to in the current contexts, all references on the way
  /// followed.
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
        if let start = hops.firstIndex(where: { $0.span == innerSpan }) {
          if references.report(reference) {
            let circle = hops[start...].map { (state.pathText($0.path), $0.span) }
            state.diagnostics.append(.circularReference(circle))
          }
          return nil
        }
        guard hops.count < Self.depthLimit else {
          // Every token of the chain is too far from its end, but that is one mistake.
          if !hasReportedLongChain {
            state.diagnostics.append(
              .chainTooLong(state.pathText(target.path), limit: Self.depthLimit, span)
            )
          }
          hasReportedLongChain = true
          return nil
        }
        hops.append((path, innerSpan))
        segments = Array(state.pointerSegments[further.rest.indices]) + segments[next...]
        next = 0
        path = further.path
        guard let value = valueNode(of: path, inner, in: contexts) else { return nil }
        node = value
      } else if next < segments.count {
        guard let child = child(segments[next], of: node) else {
          report(missingPart: segments[next], of: path, node, span, reference)
          return nil
        }
        node = child
        next += 1
      } else {
        return node
      }
    }
  }

  /// The value node of a token's active definition; a token that is a `$ref` leads on to its target.
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

  /// Whether a formula gives the value: what is written as `$value` is then no more than a fall-back.
  private func isFormula(_ definition: TokenDefinition) -> Bool {
    if !definition.isShortForm, let index = definition.extensionIndex,
      source.tree.tokenExtensions[Int(index)].expression != nil
    {
      return true
    }
    guard let value = definition.value else { return false }
    return state.documents.tree(of: definition).isFormula(value)
  }

  /// Whether an `alpha` beside the `$value` changes it, so that the `$value` alone is not the value.
  private func hasOuterAlpha(_ id: DefinitionID) -> Bool {
    guard !source.tree.valueSiblings.isEmpty, let alpha = source.tree.valueSiblings[id]?.alpha
    else {
      return false
    }
    let object = source.tree[id].object
    let place = ValueSource(document: object.document, tree: state.tree(of: object))
    return types[source.tree[id].path] == .known(.color) && !state.isEmpty(alpha, in: place)
  }

  /// The member or element that a pointer segment names.
  private func child(_ segment: TextID, of node: SyntaxNode) -> SyntaxNode? {
    let syntax = state.tree(of: node)
    let name = state.texts[segment]
    switch syntax.kind(node.node) {
    case .object:
      for member in syntax.members(of: node.node) where syntax.string(member.key) == name {
        return SyntaxNode(document: node.document, node: member.value)
      }
      return nil
    case .array:
      // RFC 6901: digits without leading zeros; `-` and anything past the end name nothing.
      guard let index = Int(name), String(index) == name, index >= 0 else { return nil }
      var elements = syntax.elements(of: node.node).makeIterator()
      for _ in 0..<min(index, syntax.count(of: node.node)) { _ = elements.next() }
      return elements.next().map { SyntaxNode(document: node.document, node: $0) }
    default: return nil
    }
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
    state.diagnostics.append(
      .missingPart(
        state.texts[segment],
        of: state.pathText(path),
        members: names,
        elements: syntax.kind(node.node) == .array ? syntax.count(of: node.node) : nil,
        span
      )
    )
  }
}

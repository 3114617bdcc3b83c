import Diagnostics
import JSONSyntax
import TokenModel

/// References into a part of another token's value (`#/border/$value/color`).
extension SourceResolver {
  /// The value of a part of another token, read as the type of the place that refers to it.
  mutating func part(
    _ target: ReferenceTarget,
    of reference: ReferenceID,
    as type: TokenType,
    isStop: Bool = false,
    depth: inout Int
  ) -> ValueID? {
    guard partDepth < Self.depthLimit else {
      let span = state.references[Int(reference.index)].span
      state.diagnostics.append(.chainTooLong(pathText(target.path), limit: Self.depthLimit, span))
      return nil
    }
    guard let node = explicitValue(of: target, reference: reference) else { return nil }
    partDepth += 1
    defer { partDepth -= 1 }
    depth = max(depth, 1)
    let isOneStop = isStop && state.tree(of: node).kind(node.node) == .object
    let recipe = isOneStop ? state.lowerStop(node) : state.lower(node, as: type)
    return make(recipe, as: type, depth: &depth)
  }

  /// The node of the value that `target` leads to in the current contexts, all references on the way
  /// followed.
  mutating func explicitValue(
    of target: ReferenceTarget,
    reference: ReferenceID
  ) -> SyntaxNode? {
    var segments = Array(state.pointerSegments[target.rest.indices])
    var path = target.path
    var hops: [(path: PathID, span: Span)] = []
    let span = state.references[Int(reference.index)].span
    var node: SyntaxNode
    var next = 0
    guard let first = valueNode(of: path, reference) else { return nil }
    node = first
    while true {
      if let inner = referenceAt(node) {
        guard let further = self.target(of: inner) else { return nil }
        let innerSpan = state.references[Int(inner.index)].span
        if let start = hops.firstIndex(where: { $0.span == innerSpan }) {
          if reported.insert(reference).inserted {
            let circle = hops[start...].map { (pathText($0.path), $0.span) }
            state.diagnostics.append(.circularReference(circle))
          }
          return nil
        }
        guard hops.count < Self.depthLimit else {
          // Every token of the chain is too far from its end, but that is one mistake.
          if !hasReportedLongChain {
            state.diagnostics.append(
              .chainTooLong(pathText(target.path), limit: Self.depthLimit, span)
            )
          }
          hasReportedLongChain = true
          return nil
        }
        hops.append((path, innerSpan))
        segments = Array(state.pointerSegments[further.rest.indices]) + segments[next...]
        next = 0
        path = further.path
        guard let value = valueNode(of: path, inner) else { return nil }
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
  private mutating func valueNode(of path: PathID, _ reference: ReferenceID) -> SyntaxNode? {
    guard let id = activeDefinition(of: path) else {
      reportAbsent(path, reference)
      return nil
    }
    let definition = tree[id]
    let hasAlpha = hasOuterAlpha(id)
    guard !hasAlpha, !isFormula(definition) else {
      if reported.insert(reference).inserted {
        let span = state.references[Int(reference.index)].span
        let place = startOfObject(definition.object)
        state.diagnostics.append(
          hasAlpha
            ? .partOfOuterAlpha(pathText(path), span, definition: place)
            : .partOfFormula(pathText(path), span, definition: place)
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
      tree.tokenExtensions[Int(index)].expression != nil
    {
      return true
    }
    guard let value = definition.value else { return false }
    let syntax = state.documents[Int(definition.object.document.index)]
    guard syntax.kind(value) == .string else { return false }
    return syntax.withStringBytes(value) { $0.first == 0x7E && $0.dropFirst().first != 0x7E }
  }

  /// The reference that stands at `node`: a `$ref` object, a curly string, or the string of a token's
  /// own `$ref`.
  private mutating func referenceAt(_ node: SyntaxNode) -> ReferenceID? {
    if let known = innerReferences[node] { return known }
    guard state.isReference(node), let reference = state.readReference(node) else {
      return nil
    }
    innerReferences[node] = reference
    return reference
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
    guard reported.insert(reference).inserted else { return }
    let syntax = state.tree(of: node)
    let names = syntax.members(of: node.node).map { syntax.string($0.key) }
    state.diagnostics.append(
      .missingPart(
        state.texts[segment],
        of: pathText(path),
        members: names,
        elements: syntax.kind(node.node) == .array ? syntax.count(of: node.node) : nil,
        span
      )
    )
  }
}

import JSONSyntax
import TokenModel

/// The targets of all references in a source, each resolved once.
///
/// Most references are resolved during type inference and lowering. More are found when evaluation
/// reads values again in specific contexts, so the phases pass this table on to the end.
struct ReferenceTargets {
  /// The target of each reference, by reference index; `nil` if unresolved or not looked up.
  private var targets: [ReferenceTarget?] = []
  /// The reference that is the whole value of each definition, by definition index.
  private var whole: [WholeReference]
  /// The references in values, by the node of the reference.
  private var inner: [SyntaxNode: ReferenceID] = [:]
  /// The reported references, which aren't reported again in other contexts.
  private var reported: Set<ReferenceID> = []
  /// The references whose targets are in unapplied parts of the resolver document.
  var unapplied: UnappliedReferences

  /// The whole-value reference of a definition, if it has been read.
  private struct WholeReference {
    static let unread = Self(index: .max)
    static let none = Self(index: .max - 1)

    let index: UInt32

    var reference: ReferenceID? {
      index < Self.none.index ? ReferenceID(index: index) : nil
    }
  }

  init(definitions: Int, unapplied parts: [SourcePlan.DeclaredPart]) {
    whole = [WholeReference](repeating: .unread, count: definitions)
    targets.reserveCapacity(definitions)
    unapplied = UnappliedReferences(parts)
  }

  /// The target of `reference`; `nil` if unresolved or not looked up.
  subscript(reference: ReferenceID) -> ReferenceTarget? {
    let index = Int(reference.index)
    return index < targets.count ? targets[index] : nil
  }

  /// Returns the target of `reference`, or `nil` if it's unresolved, which is reported once.
  mutating func target(
    of reference: ReferenceID,
    in source: borrowing MergedSource,
    _ state: inout LoweringState
  ) -> ReferenceTarget? {
    self[reference] ?? noteTarget(of: reference, in: source, &state)
  }

  private mutating func noteTarget(
    of reference: ReferenceID,
    in source: borrowing MergedSource,
    _ state: inout LoweringState
  ) -> ReferenceTarget? {
    guard !isReported(reference),
      let target = findTarget(of: reference, in: source, &state)
    else { return nil }
    let index = Int(reference.index)
    if index >= targets.count {
      let count = max(index + 1, targets.count * 2) - targets.count
      targets.append(contentsOf: repeatElement(nil, count: count))
    }
    targets[index] = target
    return target
  }

  /// Returns the token that `reference` resolves to, or `nil` if it refers to a part of a value.
  func wholeTarget(of reference: ReferenceID) -> PathID? {
    guard let target = self[reference], target.isWhole else { return nil }
    return target.path
  }

  // MARK: Diagnostics

  /// Whether `reference` has been reported, in which case nothing more is reported for it.
  func isReported(_ reference: ReferenceID) -> Bool {
    !reported.isEmpty && reported.contains(reference)
  }

  /// Marks `reference` as reported.
  ///
  /// - Returns: Whether it wasn't already reported.
  @discardableResult
  mutating func report(_ reference: ReferenceID) -> Bool { reported.insert(reference).inserted }

  // MARK: References in values

  /// Returns the reference that is the whole value of a definition, or `nil` if the value isn't a
  /// reference or hasn't been read by ``readWhole(of:_:_:)``.
  func whole(of id: DefinitionID) -> ReferenceID? { whole[Int(id.index)].reference }

  /// Returns the reference that is the whole value of a definition, reading the value if necessary.
  @inline(__always)
  mutating func readWhole(
    of id: DefinitionID,
    _ definition: borrowing TokenDefinition,
    _ state: inout LoweringState
  ) -> ReferenceID? {
    let known = whole[Int(id.index)]
    guard known.index == WholeReference.unread.index else { return known.reference }
    let found = findWhole(definition, &state)
    whole[Int(id.index)] = found.map { WholeReference(index: $0.index) } ?? .none
    return found
  }

  private mutating func findWhole(
    _ definition: borrowing TokenDefinition,
    _ state: inout LoweringState
  ) -> ReferenceID? {
    let document = definition.object.document
    if let node = definition.reference {
      let place = SyntaxNode(document: document, node: node)
      guard let segments = state.readPointer(place) else { return nil }
      let span = state.tree(of: place).span(node)
      let found = state.append(SourceReference(target: .object(segments), span: span))
      inner[place] = found
      return found
    }
    guard let value = definition.value, !definition.isConstant, !definition.isCSS else {
      return nil
    }
    let place = SyntaxNode(document: document, node: value)
    return state.isReference(place) ? state.readReference(place) : nil
  }

  /// Returns the reference at `node`, if any: a `$ref` object, a curly-brace reference, or the
  /// string of a token's own `$ref`.
  mutating func reference(at node: SyntaxNode, _ state: inout LoweringState) -> ReferenceID? {
    if let known = inner[node] { return known }
    guard state.isReference(node), let found = state.readReference(node) else { return nil }
    inner[node] = found
    return found
  }

  typealias InnerReference = (place: SyntaxNode, reference: ReferenceID)

  /// Returns the references in a deferred value, in source order.
  mutating func references(
    inside place: SyntaxNode,
    _ state: inout LoweringState
  ) -> [InnerReference] {
    if let found = reference(at: place, &state) { return [(place, found)] }
    guard !state.isReference(place) else { return [] }
    return state.tree(of: place).children(of: place.node).flatMap { child in
      references(inside: SyntaxNode(document: place.document, node: child), &state)
    }
  }

  /// Returns the references in a value that ``references(inside:_:)`` has already read.
  func knownReferences(inside place: SyntaxNode, _ syntax: JSONTree) -> [ReferenceID] {
    if let known = inner[place] { return [known] }
    guard !syntax.isReference(place.node) else { return [] }
    return syntax.children(of: place.node).flatMap { child in
      knownReferences(inside: SyntaxNode(document: place.document, node: child), syntax)
    }
  }
}

import JSONSyntax
import TokenModel

/// What the references of a source lead to, each found once.
///
/// Most references are met while types are found and values are read. More come up where a value is
/// read again in some context, so that the phases hand this on until all is evaluated.
struct ReferenceTargets {
  /// The targets at the index of their reference; `nil` for those that were not looked for or lead
  /// nowhere.
  private var targets: [ReferenceTarget?] = []
  /// The reference that is the whole value of each definition, at the definition's index.
  private var whole: [WholeReference]
  /// The references met inside values, by the node that is the reference.
  private var inner: [SyntaxNode: ReferenceID] = [:]
  /// The references that were reported, so that another context does not report them again.
  private var reported: Set<ReferenceID> = []
  /// The references that would lead somewhere if a part of the resolver document were applied.
  var unapplied: UnappliedReferences

  /// What is known of the value of one definition.
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

  /// What `reference` leads to; `nil` where it leads nowhere or was not looked for.
  @inline(__always)
  subscript(reference: ReferenceID) -> ReferenceTarget? {
    let index = Int(reference.index)
    return index < targets.count ? targets[index] : nil
  }

  /// What `reference` leads to; `nil` where it leads nowhere, which is reported once.
  @inline(__always)
  mutating func target(
    of reference: ReferenceID,
    in source: borrowing MergedSource,
    _ state: inout LoweringState
  ) -> ReferenceTarget? {
    self[reference] ?? noteTarget(of: reference, in: source, &state)
  }

  @inline(never)
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

  /// The token that a reference to a whole value leads to; `nil` for a part of one.
  @inline(__always)
  func wholeTarget(of reference: ReferenceID) -> PathID? {
    guard let target = self[reference], target.isWhole else { return nil }
    return target.path
  }

  // MARK: Messages

  /// Whether something was said of `reference`, so that nothing more is.
  @inline(__always)
  func isReported(_ reference: ReferenceID) -> Bool {
    !reported.isEmpty && reported.contains(reference)
  }

  /// Notes that something is said of `reference`.
  ///
  /// - Returns: Whether nothing was said before.
  @discardableResult
  mutating func report(_ reference: ReferenceID) -> Bool { reported.insert(reference).inserted }

  // MARK: References in values

  /// The reference that is the whole value of a definition; `nil` for a value of its own, and until
  /// ``readWhole(of:_:_:)`` was called.
  @inline(__always)
  func whole(of id: DefinitionID) -> ReferenceID? { whole[Int(id.index)].reference }

  /// The same, reading the value where nobody has yet.
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
    guard let value = definition.value, !definition.isConstant else { return nil }
    let place = SyntaxNode(document: document, node: value)
    return state.isReference(place) ? state.readReference(place) : nil
  }

  /// The reference that stands at `node`, where one does: a `$ref` object, a curly string, or the
  /// string of a token's own `$ref`.
  mutating func reference(at node: SyntaxNode, _ state: inout LoweringState) -> ReferenceID? {
    if let known = inner[node] { return known }
    guard state.isReference(node), let found = state.readReference(node) else { return nil }
    inner[node] = found
    return found
  }

  /// A reference inside a value and where it stands.
  typealias InnerReference = (place: SyntaxNode, reference: ReferenceID)

  /// The references inside a deferred value, in the order of the source.
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

  /// The same, for a value whose references were all met before.
  func knownReferences(inside place: SyntaxNode, _ syntax: JSONTree) -> [ReferenceID] {
    if let known = inner[place] { return [known] }
    guard !syntax.isReference(place.node) else { return [] }
    return syntax.children(of: place.node).flatMap { child in
      knownReferences(inside: SyntaxNode(document: place.document, node: child), syntax)
    }
  }
}

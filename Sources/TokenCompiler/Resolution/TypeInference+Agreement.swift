import Diagnostics
import JSONSyntax
import TokenModel

/// Checks that the definitions of a token agree with its type.
extension TypeInference {
  /// Reports the definitions of `path` whose type differs from the token's.
  @inline(__always)
  mutating func compareDefinitions(of path: PathID, with type: TokenType) {
    guard source.inheritance.isEmpty else { return compareAllDefinitions(of: path, with: type) }
    var definitions = source.tree.definitionCursor(of: path)
    while let definition = source.tree.nextDefinition(&definitions) {
      compare(definition, at: path, with: type)
    }
  }

  @inline(never)
  private mutating func compareAllDefinitions(of path: PathID, with type: TokenType) {
    for definition in source.definitions(of: path) {
      compare(definition.id, at: path, with: type)
    }
  }

  @inline(__always)
  private mutating func compare(_ id: DefinitionID, at path: PathID, with type: TokenType) {
    // If another definition determined the type, this one's value hasn't been read yet.
    let reference = references.readWhole(of: id, source.tree[id], &state)
    guard agrees(id, with: type, at: path), agrees(id, withGroupsAt: path, with: type) else {
      types.conflicts.insert(TypeTable.Conflict(definition: id, path: path))
      return
    }
    if reference != nil, source.tree[id].type == nil { compareWithGroup(id, at: path, type) }
  }

  /// Returns whether a definition's own type, if any, is the token's type, and reports it
  /// otherwise.
  @inline(__always)
  private mutating func agrees(
    _ id: DefinitionID,
    with type: TokenType,
    at path: PathID
  ) -> Bool {
    guard case .known(let own) = source.tree[id].type, own != type else { return true }
    reportDifference(of: source.tree[id], own, from: type, at: path)
    return false
  }

  @inline(never)
  private mutating func reportDifference(
    of definition: TokenDefinition,
    _ own: TokenType,
    from type: TokenType,
    at path: PathID
  ) {
    let first = source.definitions(of: path).first { source.tree[$0.id].type == .known(type) }
    let span = definition.typeNode.map { state.documents.tree(of: definition).span($0) }
    state.diagnostics.append(
      .typeDiffers(
        state.pathText(path),
        own,
        span ?? state.documents.startOfObject(definition.object),
        type,
        other: first.flatMap { typeLocation(of: $0.id) }
      )
    )
  }

  /// Returns the location of a definition's `$type`.
  func typeLocation(of id: DefinitionID) -> Span? {
    let definition = source.tree[id]
    return definition.typeNode.map { state.documents.tree(of: definition).span($0) }
  }

  /// Returns whether a definition without its own type gets the token's type from its groups, and
  /// reports it otherwise.
  ///
  /// Definitions replace a token as a whole, so another definition's `$type` doesn't apply. A
  /// token's sole definition always agrees.
  @inline(__always)
  private mutating func agrees(
    _ id: DefinitionID,
    withGroupsAt path: PathID,
    with type: TokenType
  ) -> Bool {
    let hasOthers = source.tree.hasSeveralDefinitions(path) || source.inherits(path)
    guard hasOthers, source.tree[id].type == nil else { return true }
    return agreesAmongSeveral(id, withGroupsAt: path, with: type)
  }

  @inline(never)
  private mutating func agreesAmongSeveral(
    _ id: DefinitionID,
    withGroupsAt path: PathID,
    with type: TokenType
  ) -> Bool {
    guard case .group = typeSource(of: id) else { return true }
    switch groupType(of: id, at: path) {
    case nil, .known(type): return true
    case .known(let other):
      let place = state.documents.startOfObject(source.tree[id].object)
      state.diagnostics.append(.typeDiffers(state.pathText(path), other, place, type, other: nil))
      return false
    case .unknown, .failed: return false
    }
  }
}

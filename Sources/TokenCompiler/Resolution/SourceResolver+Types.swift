import Diagnostics
import JSONSyntax
import TokenModel

/// What is known of the type of a path's token.
enum TypeState: Hashable {
  case unknown
  case known(TokenType)
  /// It has none, or one of the tokens on the way has none; reported where it went wrong.
  case failed
}

/// How the type of one definition is found.
enum TypeSource {
  case declared(DeclaredType)
  /// By the token that the whole value is a reference to.
  case alias(PathID)
  /// By the nearest group with a `$type`.
  case group
  case failed
}

extension SourceResolver {
  /// The type of the token at `path`, the same in every context.
  ///
  /// A type is the token's own `$type`, else that of the token it refers to, else the `$type` of the
  /// nearest group (Format Module, *Type*). Aliases are followed in a loop, not by recursion, because
  /// chains may be long.
  mutating func type(of path: PathID) -> TypeState {
    if let known = knownType(path) { return known }
    if let simple = simpleType(of: path) {
      setType(simple, of: path)
      return simple
    }
    var chain: [PathID] = []
    var onChain: Set<PathID> = []
    var current = path
    var found = TypeState.failed
    var circle: PathID?
    search: while true {
      if let known = knownType(current) {
        found = known
        break
      }
      chain.append(current)
      onChain.insert(current)
      var next: PathID?
      for definition in typedDefinitions(of: current) {
        switch typeSource(of: definition.id, at: current) {
        case .declared(.known(let type)):
          found = .known(type)
          break search
        case .declared(.removed(let type)):
          found = constantType(of: current, type)
          break search
        case .declared(.invalid), .failed:
          break search
        case .group:
          // What never counts says nothing.
          guard let type = groupType(of: definition.id, at: current) else { continue }
          found = type
          break search
        case .alias(let target):
          // An alias that leads back is a cycle, which evaluation reports; another context's
          // definition may still tell the type.
          if onChain.contains(target) {
            circle = target
          } else if isToken(target) {
            next = next ?? target
          }
        }
      }
      guard let next else {
        if let circle { reportCircle(of: chain, backTo: circle) }
        break
      }
      current = next
    }
    for path in chain { setType(found, of: path) }
    return found
  }

  /// The type of a token with one definition that says it itself or refers to a token whose type is
  /// known: nearly all tokens.
  private mutating func simpleType(of path: PathID) -> TypeState? {
    guard inheritance.isEmpty, let definition = tree.soleDefinition(of: path) else { return nil }
    switch typeSource(of: definition, at: path) {
    case .declared(.known(let type)): return .known(type)
    case .declared(.removed(let type)): return constantType(of: path, type)
    case .declared(.invalid), .failed: return .failed
    case .group: return groupType(of: definition, at: path) ?? .failed
    case .alias(let target): return target == path ? nil : knownType(target)
    }
  }

  /// The type of a token of a type that the standard has removed: it is carried as a constant.
  mutating func constantType(of path: PathID, _ removed: DeclaredType.Removed) -> TypeState {
    removedTypes[path] = removed
    return .known(.constant)
  }

  /// Reports aliases that lead in a circle, so that none of them has a type.
  private mutating func reportCircle(of chain: [PathID], backTo path: PathID) {
    guard let start = chain.firstIndex(of: path) else { return }
    state.diagnostics.append(
      .circularReference(
        chain[start...].map { hop in
          (pathText(hop), place(of: typedDefinitions(of: hop)[0].id))
        }
      )
    )
  }

  @inline(__always)
  private func knownType(_ path: PathID) -> TypeState? {
    let index = Int(path.index)
    guard index < types.count, types[index] != .unknown else { return nil }
    return types[index]
  }

  private mutating func setType(_ type: TypeState, of path: PathID) {
    let index = Int(path.index)
    if index >= types.count {
      let count = max(index + 1, state.paths.count) - types.count
      types.append(contentsOf: repeatElement(.unknown, count: count))
    }
    types[index] = type
  }

  /// The definitions that a path's token can have: its own and the inherited ones.
  func typedDefinitions(of path: PathID) -> [(id: DefinitionID, home: PathID)] {
    var found = tree.definitions(of: path).map { (id: $0, home: path) }
    guard !inheritance.isEmpty, inheritance[path] != nil else { return found }
    var visited: Set = [path]
    collectInherited(of: path, &visited, into: &found)
    return found
  }

  private func collectInherited(
    of path: PathID,
    _ visited: inout Set<PathID>,
    into found: inout [(id: DefinitionID, home: PathID)]
  ) {
    for link in links(of: path) {
      guard let source = link.path, visited.insert(source).inserted else { continue }
      found += tree.definitions(of: source).map { (id: $0, home: source) }
      collectInherited(of: source, &visited, into: &found)
    }
  }

  mutating func typeSource(of id: DefinitionID, at path: PathID) -> TypeSource {
    let reference = wholeReference(of: id)
    if let type = tree[id].type { return .declared(type) }
    guard let reference else { return tree[id].reference == nil ? .group : .failed }
    guard let target = target(of: reference) else { return .failed }
    return target.isWhole ? .alias(target.path) : .group
  }

  /// The reference that is the whole value of a definition; `nil` for a value of its own.
  @inline(__always)
  mutating func wholeReference(of id: DefinitionID) -> ReferenceID? {
    tree[id].isReferenceKnown ? tree[id].wholeReference : readWholeReference(of: id)
  }

  private mutating func readWholeReference(of id: DefinitionID) -> ReferenceID? {
    let document = tree[id].object.document
    var found: ReferenceID?
    if let node = tree[id].reference {
      let place = SyntaxNode(document: document, node: node)
      if let segments = state.readPointer(place) {
        let span = state.tree(of: place).span(node)
        state.references.append(SourceReference(target: .object(segments), span: span))
        found = ReferenceID(index: UInt32(state.references.count - 1))
        innerReferences[place] = found
      }
    } else if let value = tree[id].value {
      let place = SyntaxNode(document: document, node: value)
      if state.isReference(place) { found = state.readReference(place) }
    }
    tree[id].wholeReference = found
    tree[id].isReferenceKnown = true
    return found
  }
}

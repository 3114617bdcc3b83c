import Diagnostics
import JSONSyntax
import TokenModel

/// The phase that finds the type of every token.
///
/// A type is the token's own `$type`, else that of the token it refers to, else the `$type` of the
/// nearest group (Format Module, *Type*).
struct TypeInference: ~Copyable {
  let source: MergedSource
  var references: ReferenceTargets
  var state: LoweringState
  var types: TypeTable
  /// The `$type` that definitions without condition have by the groups above each path; `nil` where
  /// it is not known to be the same for all of them.
  var groupTypes: [DeclaredType?] = []
  /// The `$type` above the group that was asked for last, since aliases of one group follow each other.
  var groupTypeOfAliases: (group: PathID, type: GroupType?)?

  private init(
    _ source: consuming MergedSource,
    unapplied parts: [SourcePlan.DeclaredPart],
    _ state: consuming LoweringState
  ) {
    references = ReferenceTargets(definitions: source.tree.definitions.count, unapplied: parts)
    types = TypeTable(paths: state.paths.count)
    self.source = source
    self.state = state
  }

  /// Finds the types of all tokens and reports definitions that do not agree with them.
  static func infer(
    _ source: consuming MergedSource,
    unapplied parts: [SourcePlan.DeclaredPart],
    _ state: inout LoweringState
  ) -> TypedSource {
    var phase = Self(source, unapplied: parts, consume state)
    phase.inferTypes()
    state = phase.state
    let (types, references) = (phase.types, phase.references)
    return TypedSource(merged: phase.source, types: types, references: references)
  }

  private mutating func inferTypes() {
    for index in source.tokenPaths.indices {
      let path = source.tokenPaths[index]
      let type = type(of: path)
      if case .known(let type) = type { compareDefinitions(of: path, with: type) }
      state.findings.trim()
    }
  }

  /// The type of the token at `path`.
  ///
  /// Aliases are followed in a loop, not by recursion, because chains may be long.
  private mutating func type(of path: PathID) -> TypeState {
    if types[path] != .unknown { return types[path] }
    if let simple = simpleType(of: path) {
      types[path] = simple
      return simple
    }
    var chain: [PathID] = []
    var onChain: Set<PathID> = []
    var current = path
    var found = TypeState.failed
    var circle: PathID?
    search: while true {
      if types[current] != .unknown {
        found = types[current]
        break
      }
      chain.append(current)
      onChain.insert(current)
      var next: PathID?
      for definition in source.definitions(of: current) {
        switch typeSource(of: definition.id) {
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
          } else if source.isToken(target) {
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
    for path in chain { types[path] = found }
    return found
  }

  /// The type of a token with one definition that says it itself or refers to a token whose type is
  /// known: nearly all tokens.
  private mutating func simpleType(of path: PathID) -> TypeState? {
    guard source.inheritance.isEmpty, let definition = source.tree.soleDefinition(of: path) else {
      return nil
    }
    switch typeSource(of: definition) {
    case .declared(.known(let type)): return .known(type)
    case .declared(.removed(let type)): return constantType(of: path, type)
    case .declared(.invalid), .failed: return .failed
    case .group: return groupType(of: definition, at: path) ?? .failed
    case .alias(let target):
      return target == path || types[target] == .unknown ? nil : types[target]
    }
  }

  /// The type of a token of a type that the standard has removed: it is carried as a constant.
  mutating func constantType(of path: PathID, _ removed: DeclaredType.Removed) -> TypeState {
    types.removed[path] = removed
    return .known(.constant)
  }

  /// Reports aliases that lead in a circle, so that none of them has a type.
  private mutating func reportCircle(of chain: [PathID], backTo path: PathID) {
    guard let start = chain.firstIndex(of: path) else { return }
    state.diagnostics.append(
      .circularReference(
        chain[start...].map { hop in
          let first = source.definitions(of: hop)[0].id
          return (state.pathText(hop), state.documents.place(of: source.tree[first]))
        }
      )
    )
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

  mutating func typeSource(of id: DefinitionID) -> TypeSource {
    let reference = references.readWhole(of: id, source.tree[id], &state)
    if let type = source.tree[id].type { return .declared(type) }
    guard let reference else { return source.tree[id].reference == nil ? .group : .failed }
    guard let target = references.target(of: reference, in: source, &state) else { return .failed }
    return target.isWhole ? .alias(target.path) : .group
  }
}

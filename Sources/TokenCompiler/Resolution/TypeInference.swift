import Diagnostics
import JSONSyntax
import TokenModel

/// The phase that determines the type of every token.
///
/// A token's type is its own `$type`, or else the type of the token it refers to, or else the
/// `$type` of the nearest group (Format Module, *Type*).
struct TypeInference: ~Copyable {
  let source: MergedSource
  var references: ReferenceTargets
  var state: LoweringState
  var types: TypeTable
  /// The `$type` that each group passes on to its tokens, by the index of the group's path; `nil`
  /// if it isn't known to be the same in all contexts.
  var groupTypes: [DeclaredType?] = []
  /// The last looked-up group type, cached because aliases in the same group are often consecutive.
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

  /// Infers the types of all tokens and reports definitions that conflict with them.
  static func infer(
    _ source: consuming MergedSource,
    unapplied parts: [SourcePlan.DeclaredPart],
    _ state: inout LoweringState
  ) -> TypedSource {
    var phase = Self(source, unapplied: parts, consume state)
    phase.inferTypes()
    phase.retypeAliasesOfText()
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

  /// Returns the type of the token at `path`.
  ///
  /// Chains of aliases can be long, so this iterates instead of recursing.
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
    search: while true {
      if types[current] != .unknown {
        found = types[current]
        break
      }
      chain.append(current)
      onChain.insert(current)
      switch link(from: current, after: onChain) {
      case .type(let type):
        found = type
        break search
      case .alias(let target): current = target
      case .circle(let target):
        reportCircle(of: chain, backTo: target)
        break search
      case .none: break search
      }
    }
    for path in chain { types[path] = found }
    return found
  }

  /// The next step in a chain of aliases.
  private enum ChainLink {
    case type(TypeState)
    case alias(PathID)
    /// An alias of a path that's already in the chain.
    case circle(PathID)
  }

  /// Returns what the definitions of `path` contribute to the chain of aliases in `chain`; `nil` if they
  /// neither determine the type nor lead on.
  private mutating func link(from path: PathID, after chain: Set<PathID>) -> ChainLink? {
    var next: PathID?
    var circle: PathID?
    for definition in source.definitions(of: path) {
      switch typeSource(of: definition.id) {
      case .declared(.known(let type)): return .type(.known(type))
      case .declared(.removed(let type)): return .type(constantType(of: path, type))
      case .declared(.invalid), .failed: return .type(.failed)
      case .group:
        // A definition that's never active doesn't determine the type.
        if let type = groupType(of: definition.id, at: path) { return .type(type) }
      case .alias(let target):
        // This alias closes a cycle, but a definition for another context may determine the type.
        if chain.contains(target) {
          circle = target
        } else if source.isToken(target) {
          next = next ?? target
        }
      }
    }
    return next.map(ChainLink.alias) ?? circle.map(ChainLink.circle)
  }

  /// Returns the type of a token with a single definition, or `nil` if that requires following a
  /// chain of aliases.
  ///
  /// This handles nearly all tokens.
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

  /// Returns the constant type for a token whose type DTCG removed, recording the original type.
  mutating func constantType(of path: PathID, _ removed: DeclaredType.Removed) -> TypeState {
    types.removed[path] = removed
    return .known(.constant)
  }

  /// Reports circular aliases, for which no type can be determined.
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

  /// The origin of a definition's type.
  enum TypeSource {
    case declared(DeclaredType)
    /// The referenced token, if the value is an alias.
    case alias(PathID)
    /// The nearest group with a `$type`.
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

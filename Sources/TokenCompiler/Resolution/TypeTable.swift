import Diagnostics
import TokenModel

/// The inferred type of the token at a path.
enum TypeState: Hashable {
  case unknown
  case known(TokenType)
  /// The token, or one that its type depends on, has no type; already reported.
  case failed
}

/// The type of the token at each path, which is the same in every context.
///
/// ``TypeInference`` creates it.
struct TypeTable {
  private var types: [TypeState]
  /// The original types of tokens that are treated as constants because DTCG removed their types.
  var removed: [PathID: DeclaredType.Removed] = [:]
  /// The definitions whose type conflicts with their token's type; already reported.
  var conflicts: Set<Conflict> = []

  /// The aliases without a `$type` whose target's type differs from their group's type.
  var aliasesOutsideGroup: [PathID: AliasOutsideGroup] = [:]

  /// A definition whose type conflicts with the type of the token at a path.
  struct Conflict: Hashable {
    let definition: DefinitionID
    let path: PathID
  }

  init(paths: Int) {
    types = [TypeState](repeating: .unknown, count: paths)
  }

  /// The type of the token at `path`, which must be a token in at least one context.
  subscript(path: PathID) -> TypeState {
    get { types[Int(path.index)] }
    set { types[Int(path.index)] = newValue }
  }

  /// Whether the type of a definition conflicts with that of the token at `path`.
  func isInConflict(_ definition: DefinitionID, at path: PathID) -> Bool {
    !conflicts.isEmpty && conflicts.contains(Conflict(definition: definition, path: path))
  }

  /// Returns the name of a token's type as written in the source.
  func name(of type: TokenType, at path: PathID) -> String { removed[path]?.rawValue ?? type.name }
}

/// An alias whose target's type differs from the type of the enclosing groups.
struct AliasOutsideGroup {
  let definition: DefinitionID
  /// The location of the alias's value.
  let place: Span
  let found: TokenType
  /// The type of the group.
  let expected: TokenType
  /// The location of the group's `$type`.
  let group: Span
}

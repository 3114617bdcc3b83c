import TokenModel

/// What is known of the type of a path's token.
enum TypeState: Hashable {
  case unknown
  case known(TokenType)
  /// It has none, or one of the tokens on the way has none; reported where it went wrong.
  case failed
}

/// The type of each path's token, the same in every context; ``TypeInference`` makes it.
struct TypeTable {
  private var types: [TypeState]
  /// The types of tokens that are carried as constants because the standard has removed them.
  var removed: [PathID: DeclaredType.Removed] = [:]
  /// The definitions that have another type than the token has otherwise, which is reported.
  var conflicts: Set<Conflict> = []

  /// A definition of another type than the path's token has.
  struct Conflict: Hashable {
    let definition: DefinitionID
    let path: PathID
  }

  init(paths: Int) {
    types = [TypeState](repeating: .unknown, count: paths)
  }

  /// The type of the token at `path`, which is one that is a token in some context.
  @inline(__always)
  subscript(path: PathID) -> TypeState {
    get { types[Int(path.index)] }
    set { types[Int(path.index)] = newValue }
  }

  /// Whether a definition has another type than the token at `path`.
  @inline(__always)
  func isInConflict(_ definition: DefinitionID, at path: PathID) -> Bool {
    !conflicts.isEmpty && conflicts.contains(Conflict(definition: definition, path: path))
  }

  /// The name of the type of the token at `path`, as the source has it.
  func name(of type: TokenType, at path: PathID) -> String { removed[path]?.rawValue ?? type.name }
}

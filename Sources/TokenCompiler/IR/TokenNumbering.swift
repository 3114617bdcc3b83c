import TokenModel

/// The identifiers of tokens, in the order of the merged tree, followed by those of constants.
struct TokenNumbering {
  /// The token at each path, by the path's index.
  private var ids: [TokenID?]
  /// The path of each token in ``IR/tokens``, in the same order.
  private(set) var paths: [PathID] = []
  /// The number of elements of ``paths`` that aren't constants.
  let tokenCount: Int

  init(_ resolved: borrowing ResolvedSource, pathCount: Int) {
    ids = [TokenID?](repeating: nil, count: pathCount)
    var constants: [PathID] = []
    Self.collect(below: .root, of: resolved, tokens: &paths, constants: &constants)
    tokenCount = paths.count
    paths += constants
    for (index, path) in paths.enumerated() { ids[Int(path.index)] = TokenID(UInt32(index)) }
  }

  /// The token at `path`; `nil` if the path has no token or the token has no value.
  subscript(path: PathID) -> TokenID? { ids[Int(path.index)] }

  /// Adds the paths below `parent` that have a value in at least one context.
  private static func collect(
    below parent: PathID,
    of resolved: borrowing ResolvedSource,
    tokens: inout [PathID],
    constants: inout [PathID]
  ) {
    var children = resolved.merged.tree.childCursor(of: parent)
    while let path = resolved.merged.tree.nextChild(&children) {
      if resolved.merged.isToken(path), case .known(let type) = resolved.types[path],
        resolved.hasValue(path)
      {
        if type == .constant { constants.append(path) } else { tokens.append(path) }
      }
      if resolved.merged.tree.hasChildren(path) {
        collect(below: path, of: resolved, tokens: &tokens, constants: &constants)
      }
    }
  }
}

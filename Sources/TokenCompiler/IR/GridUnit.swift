import Diagnostics
import TokenModel

/// The dimension that the `dev.tokens` extension marks as the grid unit, and those derived from it.
struct GridUnit {
  let path: PathID
  /// The paths of the grid unit and of all dimensions that refer to it, directly or indirectly.
  private var paths: Set<PathID>

  /// Finds the grid unit.
  ///
  /// - Returns: The grid unit, or `nil` if no token is marked as one, and a diagnostic for each
  ///   marked token after the first. Only the first one takes effect.
  static func find(
    in resolved: borrowing ResolvedSource,
    _ tokens: TokenNumbering,
    _ state: LoweringState
  ) -> (unit: GridUnit?, diagnostics: [Diagnostic]) {
    guard resolved.merged.tree.tokenExtensions.contains(where: \.isGrid) else { return (nil, []) }
    var first: (path: PathID, place: Span)?
    var diagnostics: [Diagnostic] = []
    for path in tokens.paths {
      for id in resolved.merged.tree.definitions(of: path) {
        let definition = resolved.merged.tree[id]
        guard resolved.merged.tree.tokenExtension(of: definition)?.isGrid == true else { continue }
        let place = state.documents.startOfObject(definition.object)
        if let first, first.path != path {
          diagnostics.append(.secondGrid(state.pathText(path), place, first: first.place))
        } else {
          first = (path, place)
        }
      }
    }
    return (first.map { GridUnit($0.path, in: resolved, paths: state.paths.count) }, diagnostics)
  }

  private init(_ path: PathID, in resolved: borrowing ResolvedSource, paths count: Int) {
    self.path = path
    paths = [path]
    let dependents = resolved.recipes.edges.dependents(paths: count)
    var waiting = [path]
    while let path = waiting.popLast() {
      for dependent in dependents.elements(of: path.index).map({ PathID($0) })
      where resolved.types[dependent] == .known(.dimension) {
        if paths.insert(dependent).inserted { waiting.append(dependent) }
      }
    }
  }

  func contains(_ path: PathID) -> Bool { paths.contains(path) }
}

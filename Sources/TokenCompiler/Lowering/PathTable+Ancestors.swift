package import TokenModel

extension PathTable {
  /// The groups that contain a path, from its parent to the root; none for the root.
  package func ancestors(of path: PathID) -> some Sequence<PathID> {
    sequence(state: path) { path in
      guard path != .root else { return nil }
      path = parent(of: path)
      return path
    }
  }
}

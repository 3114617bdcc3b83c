/// What a value has several of, counted from 1.
enum NamedElement: String, Sendable {
  case dash, layer, stop

  /// Its nodes in a ``NodeTable``.
  var nodeKind: NodeKind {
    switch self {
    case .dash: .dash
    case .layer: .layer
    case .stop: .stop
    }
  }
}

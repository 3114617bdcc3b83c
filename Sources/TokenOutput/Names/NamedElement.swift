/// The repeated elements of a value, numbered from 1.
enum NamedElement: String, Sendable {
  case dash, layer, stop

  /// The kind of the element's nodes in a ``NodeTable``.
  var nodeKind: NodeKind {
    switch self {
    case .dash: .dash
    case .layer: .layer
    case .stop: .stop
    }
  }
}

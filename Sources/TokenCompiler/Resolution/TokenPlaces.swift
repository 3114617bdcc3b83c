import Diagnostics
import JSONSyntax
import TokenModel

/// Maps source locations to the tokens that contain them.
struct TokenPlaces {
  private let places: [(span: Span, path: PathID)]

  init(_ tree: borrowing SourceTree, _ documents: SourceDocuments) {
    places = tree.definitions.map { definition in
      (documents.tree(of: definition).span(definition.object.node), definition.path)
    }.sorted { $0.span < $1.span }
  }

  func token(at span: Span) -> PathID? {
    let end = places.partitioningIndex { span < $0.span }
    // Values for contexts are nested in their token's object, so the closest one may end before
    // `span`.
    for place in places[..<end].reversed().prefix(64)
    where place.span.file == span.file && span.start < place.span.end {
      return place.path
    }
    return nil
  }
}

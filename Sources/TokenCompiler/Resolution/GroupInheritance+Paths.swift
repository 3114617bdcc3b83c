import Diagnostics
import JSONSyntax
import TokenModel

/// The paths of groups referenced by `$extends`.
extension GroupInheritance {
  /// Returns the path that the string of a `$extends`, or of a group's `$ref`, names.
  ///
  /// The path need not exist. Returns `nil` if the string is neither `{a.b}` nor `#/a/b`, and
  /// reports that if `reporting` is true.
  mutating func path(
    ofGroup node: JSONNode,
    in document: DocumentID,
    reporting: Bool
  ) -> PathID? {
    let count = state.diagnostics.count
    let path = readPath(ofGroup: node, in: document)
    if !reporting { state.diagnostics.removeSubrange(count...) }
    return path
  }

  private mutating func readPath(ofGroup node: JSONNode, in document: DocumentID) -> PathID? {
    let syntax = state.documents[Int(document.index)]
    let place = SyntaxNode(document: document, node: node)
    let first = syntax.withStringBytes(node) { $0.first }
    if first == UInt8(ascii: "{") {
      guard let reference = state.readReference(place),
        case .token(let path) = state.references[Int(reference.index)].target
      else { return nil }
      return path
    }
    if first == UInt8(ascii: "#") {
      guard let segments = state.readPointer(place) else { return nil }
      return state.internPath(of: segments)
    }
    state.diagnostics.append(.malformedExtends(syntax.string(node), syntax.span(node)))
    return nil
  }
}

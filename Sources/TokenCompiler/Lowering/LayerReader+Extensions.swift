import JSONSyntax
import TokenModel

extension LayerReader {
  /// Reads our own extension of a token into `tree`, and returns its index there.
  func readExtension(
    ofToken extensions: JSONNode,
    tree: inout SourceTree,
    state: inout LoweringState
  ) -> UInt32? {
    let place = SyntaxNode(document: document, node: extensions)
    guard let read = state.readTokenExtension(place, plan: plan) else { return nil }
    tree.tokenExtensions.append(read)
    return UInt32(tree.tokenExtensions.count - 1)
  }

  /// Reads our own extension of a group into `tree`, and returns its index there.
  func readExtension(
    ofGroup extensions: JSONNode,
    tree: inout SourceTree,
    state: inout LoweringState
  ) -> UInt32? {
    let place = SyntaxNode(document: document, node: extensions)
    guard let read = state.readGroupExtension(place) else { return nil }
    tree.groupExtensions.append(read)
    return UInt32(tree.groupExtensions.count - 1)
  }
}

extension SourceResolver {
  /// Reports the members of our own extension that do not belong on a token of `type`.
  mutating func checkExtension(of definition: TokenDefinition, type: TokenType) {
    guard let extensions = definition.extensions, definition.extensionIndex != nil else { return }
    let place = SyntaxNode(document: definition.object.document, node: extensions)
    state.checkTokenExtension(place, on: type)
  }
}

import JSONSyntax
import TokenModel

extension LayerReader {
  /// Reads the `dev.tokens` extension of a token into `tree`, and returns its index there.
  func readExtension(
    ofToken extensions: JSONNode,
    tree: inout SourceTree,
    state: inout LoweringState
  ) -> UInt32? {
    let place = SyntaxNode(document: document, node: extensions)
    guard let read = state.readTokenExtension(place, plan: plan) else { return nil }
    if read.fluid != nil { tree.hasFluidSizes = true }
    tree.tokenExtensions.append(read)
    return UInt32(tree.tokenExtensions.count - 1)
  }

  /// Reads the `dev.tokens` extension of a group into `tree`, and returns its index there.
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

  /// Adds definitions for a group's constants.
  ///
  /// From then on, they vary, refer, and inherit like tokens.
  func appendConstants(
    of group: GroupDefinition,
    tree: inout SourceTree,
    state: inout LoweringState
  ) {
    guard let index = group.extensionIndex else { return }
    for constant in tree.groupExtensions[Int(index)].constants {
      let name = state.texts[constant.name]
      let namesake = syntax.members(of: group.object.node).first { member in
        !isProperty(member.key) && syntax.string(member.key) == name
      }
      if let namesake {
        state.diagnostics.append(
          .constantBesideNamesake(
            name,
            at: syntax.openingSpan(constant.object),
            other: syntax.span(namesake.key)
          )
        )
        continue
      }
      let path = state.paths.intern(constant.name, below: group.path)
      guard !tree.omits(path) else { continue }
      tree.link(path, below: group.path)
      var definition = TokenDefinition(
        path: path,
        condition: condition,
        object: SyntaxNode(document: document, node: constant.object)
      )
      definition.value = constant.object
      definition.type = .known(.constant)
      definition.description = constant.description
      definition.isConstant = true
      _ = tree.append(definition)
    }
  }
}

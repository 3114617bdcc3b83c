import TokenModel

extension IRBuilder {
  /// Returns the target of an alias.
  ///
  /// It's `nil` if the reference is to a part of a token, or if an extension changes the value: if
  /// the definition specifies how a length grows, or a gradient's kind differs from the target's.
  func target(
    of reference: ReferenceID,
    in definition: DefinitionID,
    _ type: TokenType,
    _ value: ValueID,
    _ contexts: [Modifier.ContextIndex]
  ) -> TokenID? {
    guard let target = resolved.references.wholeTarget(of: reference) else { return nil }
    switch type {
    case .dimension where fluid(definition) != nil: return nil
    case .gradient where resolved.evaluations[target, contexts].value != value: return nil
    default: return tokens[target]
    }
  }

  func fluid(_ definition: DefinitionID) -> FluidExtension? {
    guard resolved.merged.tree.hasFluidSizes else { return nil }
    return resolved.merged.tree.tokenExtension(of: resolved.merged.tree[definition])?.fluid
  }
}

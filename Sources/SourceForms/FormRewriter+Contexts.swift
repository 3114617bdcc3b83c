import JSONSyntax

/// Values for contexts in extensions of other tools.
extension FormRewriter {
  /// Returns the property of the `dev.tokens` extension with a token's values for contexts; `nil`
  /// if there are none.
  ///
  /// A property that modifies the token's value, such as `alpha`, also applies in a context unless
  /// the extension overrides it.
  mutating func contexts(
    of token: JSONNode,
    type: ForeignType?,
    at path: [String]
  ) -> DraftValue.Member? {
    let extensions = tree.value(of: "$extensions", in: token)
    guard !reading.contextExtensions.isEmpty,
      tree.value(at: "$extensions", "dev.tokens", in: token) == nil
    else { return nil }
    var modifiers: [DraftValue.Member] = []
    for source in reading.contextExtensions {
      let found = contextValues(of: source, in: token, extensions)
      var values: [DraftValue.Member] = []
      for (context, name) in source.values(among: found.map(\.context)) {
        guard let value = found.first(where: { $0.context == name })?.value else { continue }
        values.append(.init(context, contextValue(value, of: token, type, at: path)))
      }
      guard !values.isEmpty else { continue }
      counts.add(.contextExtensions, values.count)
      usedExtensions.insert(source.key)
      modifiers.append(.init(source.modifier, .object(values)))
    }
    return modifiers.isEmpty ? nil : DraftValue.Member("contexts", .object(modifiers))
  }

  /// Returns the values for contexts that a source has for a token.
  private func contextValues(
    of source: ContextExtension,
    in token: JSONNode,
    _ extensions: JSONNode?
  ) -> [(context: String, value: JSONNode)] {
    if source.key == ContextExtension.valueKey {
      return shape.value(of: token).flatMap { valueOfContexts(token, $0.value) }?.values ?? []
    }
    guard let extensions,
      let own = tree.members(of: extensions).first(where: { tree.string($0.key) == source.key })
    else { return [] }
    return tree.members(of: own.value).map { (tree.string($0.key), $0.value) }
  }

  /// Reads the values that a token has for contexts in its value or next to it; `nil` if there are
  /// none, or if the configuration has no modifier for them.
  func valueOfContexts(_ token: JSONNode, _ value: JSONNode) -> ValueOfContexts? {
    guard reading.contextExtensions.contains(where: { $0.key == ContextExtension.valueKey })
    else { return nil }
    return ValueOfContexts(of: token, value, in: tree)
  }

  /// Returns a token's value in a context, in DTCG form.
  private func contextValue(
    _ node: JSONNode,
    of token: JSONNode,
    _ type: ForeignType?,
    at path: [String]
  ) -> DraftValue {
    let reading = valueReading(at: path)
    var companions = ValueCompanions(of: token, in: tree)
    var value = node
    // An object with a color, such as one with an opacity, is a value by itself.
    if tree.kind(node) == .object, tree.value(of: "color", in: node) == nil {
      let own = ValueCompanions(of: node, in: tree)
      if let member = shape.value(of: node) {
        value = member.value
      } else if own.alpha != nil || own.unit != nil, let member = shape.value(of: token) {
        value = member.value
      }
      companions.alpha = own.alpha ?? companions.alpha
      companions.unit = own.unit ?? companions.unit
      companions.modifier = own.modifier
    }
    var read = reading.read(value, as: type)
    reading.apply(companions, to: &read, value)
    return read.value ?? reading.verbatim(value)
  }
}

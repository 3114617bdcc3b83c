import JSONSyntax

/// Values for contexts that tokens have in extensions of other tools.
extension FormRewriter {
  /// The member of our extension that has the values of a token for contexts; `nil` if there are none.
  ///
  /// A member beside the token's value that changes it, as `alpha`, counts in a context too, unless the
  /// extension has another one there.
  mutating func contexts(of token: JSONNode, type: ForeignType?, at path: [String]) -> String? {
    guard !reading.contextExtensions.isEmpty,
      let extensions = tree.value(of: "$extensions", in: token),
      tree.value(of: "dev.tokens", in: extensions) == nil
    else { return nil }
    var modifiers: [String] = []
    for source in reading.contextExtensions {
      guard
        let object = tree.members(of: extensions).first(where: { isKey($0, source.key) })?.value,
        tree.kind(object) == .object
      else { continue }
      let members = tree.members(of: object)
      var values: [String] = []
      for (context, name) in source.values(among: members.map { tree.string($0.key) }) {
        guard let value = members.first(where: { isKey($0, name) })?.value else { continue }
        values.append(
          "\(JSONWriter.quoted(context)): \(contextValue(value, of: token, type, at: path))"
        )
      }
      guard !values.isEmpty else { continue }
      counts.add(.contextExtensions, values.count)
      usedExtensions.insert(source.key)
      modifiers.append(
        "\(JSONWriter.quoted(source.modifier)): { \(values.joined(separator: ", ")) }"
      )
    }
    return modifiers.isEmpty ? nil : "\"contexts\": { \(modifiers.joined(separator: ", ")) }"
  }

  /// The value that a token has in a context, as the standard has it.
  private func contextValue(
    _ node: JSONNode,
    of token: JSONNode,
    _ type: ForeignType?,
    at path: [String]
  ) -> String {
    let reading = valueReading(at: path)
    var companions = ValueCompanions(of: token, in: tree)
    var value = node
    if tree.kind(node) == .object {
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
    _ = reading.apply(companions, to: &read, value)
    return read.json ?? reading.verbatim(value)
  }

  private func isKey(_ member: JSONMember, _ name: String) -> Bool {
    tree.string(member.key) == name
  }
}

import JSONSyntax

/// Tokens of types that the standard does not have, as constants of their group.
extension FormRewriter {
  /// Whether the constants among the tokens of a group can all be said in its extensions, so that their
  /// order stays.
  func movesConstants(of group: JSONNode, path: [String], type: String?) -> Bool {
    guard purpose.movesConstants, !isPrivate else { return false }
    return tree.members(of: group).allSatisfy { member in
      let name = tree.string(member.key)
      let path = path + [name]
      guard tree.kind(member.value) == .object, !name.hasPrefix("$"),
        isConstant(member.value, path: path, type: type)
      else { return true }
      return constant(member.value, path: path, type: type) != nil
    }
  }

  /// The constant that a token is; `nil` for a token of the standard, and for one of which a constant
  /// could not hold everything.
  func constant(_ token: JSONNode, path: [String], type: String?) -> String? {
    guard isConstant(token, path: path, type: type), let value = shape.value(of: token)?.value
    else {
      return nil
    }
    let kind = tree.kind(value) == .string ? "string" : "boolean"
    var description: JSONNode?
    for member in tree.members(of: token) {
      switch tree.string(member.key) {
      case "$value", "value", "$type", "type": continue
      case "$description", "description", "comment":
        guard description == nil, tree.kind(member.value) == .string else { return nil }
        description = member.value
      default: return nil
      }
    }
    // A constant is not followed.
    if let text = tree.textIfString(value), text.first == "~" || ValueReading.isReference(text) {
      return nil
    }
    let words = description.map { ", \"$description\": \(tree.verbatim($0))" } ?? ""
    return "{ \"type\": \"\(kind)\", \"value\": \(tree.verbatim(value))\(words) }"
  }

  /// Whether a token is a text or a boolean.
  private func isConstant(_ token: JSONNode, path: [String], type: String?) -> Bool {
    guard let value = shape.value(of: token)?.value,
      [.string, .true, .false].contains(tree.kind(value))
    else { return false }
    let word = word(of: token) ?? type ?? purpose.typeOfUntyped(path)
    let read = valueReading(at: path)
      .read(value, as: self.type(word))
    return read.type == "string" || read.type == "boolean"
  }

  /// The group that a composition is.
  func composition(_ value: JSONNode, path: [String]) -> String {
    let tokens = tree.members(of: value).filter { !tree.string($0.key).hasPrefix("$") }
      .map { member -> String in
        let name = tree.string(member.key)
        let read = valueReading(at: path + [name])
          .read(member.value, as: ForeignType(property: name))
        let type = (read.type ?? purpose.typeOfAlias(path + [name]))
          .map { "\"$type\": \"\($0)\", " }
        let json = read.json ?? references.normalized(member.value) ?? tree.verbatim(member.value)
        let own =
          isPrivate ? ", \"$extensions\": { \"dev.tokens\": { \(Self.privateMember) } }" : ""
        return "\(tree.verbatim(member.key)): { \(type ?? "")\"$value\": \(json)\(own) }"
      }
    return "{ \(tokens.joined(separator: ", ")) }"
  }
}

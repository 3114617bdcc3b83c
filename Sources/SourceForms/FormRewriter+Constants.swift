import JSONSyntax

/// Tokens whose types DTCG doesn't define, as constants of their group.
extension FormRewriter {
  /// Whether all constants among a group's tokens can be moved to its extensions, which keeps their
  /// order.
  func movesConstants(of group: JSONNode, path: [String], type: String?) -> Bool {
    guard purpose.movesConstants else { return false }
    return tree.members(of: group).allSatisfy { member in
      let name = tree.string(member.key)
      let path = path + [name]
      guard tree.kind(member.value) == .object, !name.hasPrefix("$"),
        constantReading(member.value, path: path, type: type) != nil
      else { return true }
      return constant(member.value, path: path, type: type) != nil
    }
  }

  /// Returns the constant for a token; `nil` for a DTCG token, or if a constant can't represent
  /// everything in the token.
  func constant(_ token: JSONNode, path: [String], type: String?) -> DraftValue? {
    guard let (value, read) = constantReading(token, path: path, type: type) else { return nil }
    let kind = tree.kind(value) == .string ? "string" : "boolean"
    var description: JSONNode?
    var isVerbatim = read.isCSS && !isQuoted(token, word(of: token) ?? type, value)
    for member in tree.members(of: token) {
      switch tree.string(member.key) {
      case "$value", "value", "$type", "type": continue
      case "$extensions" where isCSS(member.value): isVerbatim = true
      case "$description", "description", "comment":
        guard description == nil, tree.kind(member.value) == .string else { return nil }
        description = member.value
      default: return nil
      }
    }
    // A constant can contain references, but it can't be an expression or an alias.
    if let text = tree.textIfString(value), text.first == "~" || ValueReading.isReference(text) {
      return nil
    }
    var members: [DraftValue.Member] = [
      .init("type", .string(kind)),
      .init("value", references.normalized(value) ?? .source(value, of: tree)),
    ]
    if isVerbatim { members += ValueReading.Result.css.extensions }
    if let description { members.append(.init("$description", .source(description, of: tree))) }
    return .object(members)
  }

  /// Whether the extensions of a token contain nothing but the mark of text in CSS notation.
  private func isCSS(_ extensions: JSONNode) -> Bool {
    let text = ValueReading.Result.css.extensions.map(\.json).joined()
    return tree.verbatim(extensions).filter { !$0.isWhitespace }
      == "{\"dev.tokens\":{\(text.filter { !$0.isWhitespace })}}"
  }

  /// Returns the value of a token that is a string or a boolean; `nil` for any other token.
  private func constantReading(
    _ token: JSONNode,
    path: [String],
    type: String?
  ) -> (value: JSONNode, read: ValueReading.Result)? {
    guard let value = shape.value(of: token)?.value,
      [.string, .true, .false].contains(tree.kind(value))
    else { return nil }
    let word = word(of: token) ?? type ?? purpose.typeOfUntypedToken(path)
    let foreignType = self.type(word, of: value, at: path)
    let read = valueReading(at: path).read(value, as: foreignType)
    return read.type == "string" || read.type == "boolean" ? (value, read) : nil
  }

  /// Returns the tokens of a composition, as members of a group.
  func composition(_ value: JSONNode, path: [String]) -> [DraftValue.Member] {
    tree.members(of: value).filter { !tree.string($0.key).hasPrefix("$") }.map { member in
      let path = path + [tree.string(member.key)]
      let read = readProperty(member, at: path)
      let type = read.type ?? purpose.typeOfAlias(path)
      var members = type.map { [DraftValue.Member("$type", .string($0))] } ?? []
      members.append(.init("$value", read.value ?? .source(member.value, of: tree)))
      if !read.extensions.isEmpty { members.append(.extensions(read.extensions)) }
      return DraftValue.Member(member, in: tree, .object(members))
    }
  }

  /// Converts the value of a composition's property.
  func readProperty(_ property: JSONMember, at path: [String]) -> ValueReading.Result {
    let type = ForeignType(property: tree.string(property.key))
    var read = valueReading(at: path).read(property.value, as: type)
    read.value = read.value ?? references.normalized(property.value)
    return read
  }

  /// Returns the properties of a token that a group can have, too.
  private func descriptionAndDeprecation(of token: JSONNode) -> [DraftValue.Member] {
    var names: Set<String> = []
    return tree.members(of: token).compactMap { member in
      let kind = kind(of: member, [])
      guard kind == .description || kind == .deprecated else { return nil }
      let name = kind == .description ? "$description" : "$deprecated"
      guard names.insert(name).inserted else { return nil }
      return DraftValue.Member(name, .source(member.value, of: tree))
    }
  }

  /// Returns the properties of a token other than its value and type, for the group that replaces
  /// it.
  func groupMembers(of token: JSONNode) -> [DraftValue.Member] {
    guard purpose.keepsNotes else { return descriptionAndDeprecation(of: token) }
    var members: [DraftValue.Member] = []
    var notes: [JSONMember] = []
    var extensions: JSONNode?
    for member in tree.members(of: token) {
      let value = DraftValue.source(member.value, of: tree)
      switch kind(of: member, []) {
      case .value, .type: continue
      case .description where members.isEmpty: members = [.init("$description", value)]
      case .standard where tree.equals(member.key, "$extensions"): extensions = member.value
      case .standard: members.append(.init(member, in: tree))
      case .deprecated: members.append(.init("$deprecated", value))
      case .description, .note, .unknown: notes.append(member)
      }
    }
    let others = extensions.map { Array(tree.members(of: $0)) } ?? []
    let added = noteMember(notes)
    let new = added.filter { note in !others.contains { tree.equals($0.key, note.name) } }
    let all =
      new.map(\.member)
      + others.map { other in
        let isObject = tree.kind(other.value) == .object
        let note = added.first { isObject && tree.equals(other.key, $0.name) }
        return DraftValue.Member(other, in: tree, note.map { merged($0, other.value) })
      }
    if !all.isEmpty { members.append(.init("$extensions", .object(all))) }
    return members
  }

  /// Returns the properties that `addition` adds, followed by the properties of the object in the
  /// file.
  private func merged(_ addition: ExtensionObject, _ object: JSONNode) -> DraftValue {
    .object(
      missing(addition, in: object).members
        + tree.members(of: object).map { DraftValue.Member($0, in: tree) }
    )
  }
}

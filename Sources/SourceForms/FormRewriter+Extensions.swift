import JSONSyntax

/// What is said in the extensions of groups and tokens.
extension FormRewriter {
  /// What the extensions of a token get, as members.
  func additions(
    to token: JSONNode,
    without left: Set<JSONNode>,
    _ read: ValueReading.Result,
    _ applied: Set<String>
  ) -> [(name: StaticString, json: String)] {
    var additions: [(name: StaticString, json: String)] = []
    if !read.extensions.isEmpty {
      additions.append(("dev.tokens", "{ \(read.extensions.joined(separator: ", ")) }"))
    }
    let notes = tree.members(of: token).filter { !left.contains($0.key) }.filter { member in
      switch kind(of: member, applied) {
      case .note: !applied.contains(tree.string(member.key))
      case .description: member.value != description(of: token)?.value
      default: false
      }
    }
    return additions + noteMember(notes)
  }

  /// The members that notes are kept in; none where the file is only read.
  func noteMember(_ notes: [JSONMember]) -> [(name: StaticString, json: String)] {
    guard purpose.keepsNotes, !notes.isEmpty else { return [] }
    let members = notes.map { "\(tree.verbatim($0.key)): \(tree.verbatim($0.value))" }
    return [("dev.tokens.notes", "{ \(members.joined(separator: ", ")) }")]
  }

  /// The first member that describes a token.
  private func description(of token: JSONNode) -> JSONMember? {
    tree.members(of: token).first { member in
      if case .description = kind(of: member, []) { true } else { false }
    }
  }

  /// Writes the extensions of an object that has none.
  mutating func writeExtensions(
    _ additions: [(name: StaticString, json: String)],
    at object: JSONNode,
    _ members: inout MemberList
  ) {
    guard !additions.isEmpty else { return }
    let end = tree.range(object).upperBound
    members.beginNew(for: end - 1..<end, &text)
    let own = additions.map { "\"\($0.name)\": \($0.json)" }.joined(separator: ", ")
    text.append("\"$extensions\": { \(own) }", for: end - 1..<end)
  }

  /// Writes the extensions of an object with members of ours in front.
  ///
  /// A change of a colour that is a part of the value now is left out.
  mutating func writeExtensions(
    _ member: JSONMember,
    _ additions: [(name: StaticString, json: String)],
    isModifierApplied: Bool = false,
    _ members: inout MemberList
  ) {
    let object = member.value
    let own = additions.filter { tree.value(of: $0.name, in: object) == nil }
    let tool = isModifierApplied ? tree.value(of: "studio.tokens", in: object) : nil
    let kept = tree.members(of: object).filter { $0.value != tool || tree.count(of: $0.value) > 1 }
    guard !own.isEmpty || !kept.isEmpty || tool == nil else { return }
    members.begin(member, &text)
    guard !own.isEmpty || tool != nil else { return copy(member) }
    text.copy(tree.range(member.key), of: tree)
    copyBetween(member)
    var list = MemberList(object, in: tree)
    for addition in own {
      list.beginNew(for: tree.range(object), &text)
      text.append("\"\(addition.name)\": \(addition.json)", for: tree.range(object))
    }
    for member in kept {
      list.begin(member, &text)
      if member.value == tool { writeWithoutModifier(member) } else { copy(member) }
    }
    list.end(&text)
  }

  private mutating func writeWithoutModifier(_ member: JSONMember) {
    text.copy(tree.range(member.key), of: tree)
    copyBetween(member)
    var list = MemberList(member.value, in: tree)
    for part in tree.members(of: member.value) where !tree.equals(part.key, "modify") {
      list.begin(part, &text)
      copy(part)
    }
    list.end(&text)
  }

  /// Writes the extensions of a group that has none: the tokens that are constants of ours, and more.
  mutating func writeExtensions(
    _ constants: [(name: String, json: String, range: Range<UInt32>)],
    _ additions: [(name: StaticString, json: String)],
    of group: JSONNode,
    _ members: inout MemberList
  ) {
    guard let first = constants.first else {
      return writeExtensions(additions, at: group, &members)
    }
    members.beginNew(for: first.range, &text)
    text.append("\"$extensions\": { \"dev.tokens\": { \"constants\": {", for: first.range)
    for (index, constant) in constants.enumerated() {
      text.append(index == 0 ? " " : ", ", for: constant.range)
      text.append("\(JSONWriter.quoted(constant.name)): \(constant.json)", for: constant.range)
    }
    text.append(" } }", for: first.range)
    for addition in additions {
      text.append(", \"\(addition.name)\": \(addition.json)", for: first.range)
    }
    text.append(" }", for: first.range)
  }
}

import JSONSyntax

/// The extensions of groups and tokens.
extension FormRewriter {
  /// An object to add to the extensions of a group or token, with unescaped names.
  struct ExtensionObject {
    let name: StaticString
    var members: [DraftValue.Member]

    /// The object as a property of the extensions.
    var member: DraftValue.Member { .init(name.description, .object(members)) }
  }

  /// A token that becomes a constant of its group, and its range in the file.
  typealias NewConstant = (member: DraftValue.Member, place: Range<UInt32>)

  /// Returns the objects to add to the extensions of a token.
  func additions(
    to token: JSONNode,
    without left: Set<JSONNode>,
    _ read: ValueReading.Result
  ) -> [ExtensionObject] {
    var additions: [ExtensionObject] = []
    if !read.extensions.isEmpty {
      additions.append(ExtensionObject(name: "dev.tokens", members: read.extensions))
    }
    let notes = tree.members(of: token).filter { !left.contains($0.key) }.filter { member in
      switch kind(of: member, read.applied) {
      case .value: read.isPartial
      case .note: !read.applied.contains(tree.string(member.key))
      case .description: member != description(of: token)
      default: false
      }
    }
    return additions + noteMember(notes)
  }

  /// Returns the extension that preserves notes; empty if the file is only converted for reading.
  func noteMember(_ notes: [JSONMember]) -> [ExtensionObject] {
    guard purpose.keepsNotes, !notes.isEmpty else { return [] }
    let members = notes.map {
      DraftValue.Member(tree.string($0.key), .source($0.value, of: tree))
    }
    return [ExtensionObject(name: "dev.tokens.notes", members: members)]
  }

  /// Returns the properties of `addition` that are missing from an existing object of the same
  /// name.
  ///
  /// Existing properties win. Notes with the same name are renamed so that none are lost.
  func missing(_ addition: ExtensionObject, in object: JSONNode) -> ExtensionObject {
    var taken = Set(tree.members(of: object).map { tree.string($0.key) })
    var missing = ExtensionObject(name: addition.name, members: [])
    let keepsAll = addition.name.description != "dev.tokens"
    for member in addition.members {
      let name = member.name.unused(separator: " ") { keepsAll && taken.contains($0) }
      if taken.insert(name).inserted { missing.members.append(.init(name, member.value)) }
    }
    return missing
  }

  /// Returns the first property that describes a token.
  func description(of token: JSONNode) -> JSONMember? {
    tree.members(of: token).first { kind(of: $0, []) == .description }
  }

  /// Writes the extensions of an object that doesn't have any.
  mutating func writeExtensions(
    _ additions: [ExtensionObject],
    at object: JSONNode,
    _ members: inout MemberList
  ) {
    guard !additions.isEmpty else { return }
    let end = tree.range(object).upperBound
    members.append(
      [.init("$extensions", .object(additions.map(\.member)))],
      for: end - 1..<end,
      &text
    )
  }

  /// Writes the extensions of an object, with additional properties first.
  ///
  /// A color modifier that has been applied to the value is omitted.
  mutating func writeExtensions(
    _ member: JSONMember,
    _ additions: [ExtensionObject],
    applied: Set<String> = [],
    _ members: inout MemberList
  ) {
    let object = member.value
    let own = additions.filter { tree.value(of: $0.name, in: object) == nil }
    let extended = additions.compactMap { addition in
      tree.value(of: addition.name, in: object).flatMap { node in
        tree.kind(node) == .object ? (node: node, addition: missing(addition, in: node)) : nil
      }
    }.filter { !$0.addition.members.isEmpty }
    let isOmitted = applied.contains("modify") && purpose.keepsNotes
    let tool = isOmitted ? tree.value(of: "studio.tokens", in: object) : nil
    let kept = tree.members(of: object).filter { $0.value != tool || tree.count(of: $0.value) > 1 }
    guard !own.isEmpty || !kept.isEmpty || tool == nil else { return }
    members.begin(member, &text)
    guard !own.isEmpty || !extended.isEmpty || tool != nil else { return copy(member) }
    text.copyName(of: member, in: tree)
    var list = MemberList(object, in: tree)
    list.append(own.map(\.member), for: tree.range(object), &text)
    for member in kept {
      list.begin(member, &text)
      if let addition = extended.first(where: { $0.node == member.value })?.addition {
        text.copy(member, of: tree, adding: addition.members) { _ in true }
      } else if member.value == tool {
        text.copy(member, of: tree) { !tree.equals($0.key, "modify") }
      } else {
        copy(member)
      }
    }
    list.end(&text)
  }

  /// Writes the extensions of a group that doesn't have any: the constants that its tokens become,
  /// and additional objects.
  mutating func writeExtensions(
    _ constants: [NewConstant],
    _ additions: [ExtensionObject],
    of group: JSONNode,
    _ members: inout MemberList
  ) {
    guard let first = constants.first else {
      return writeExtensions(additions, at: group, &members)
    }
    members.beginNew(for: first.place, &text)
    text.append("\"$extensions\": { \"dev.tokens\": { \"constants\": {", for: first.place)
    for (index, constant) in constants.enumerated() {
      text.append(index == 0 ? " " : ", ", for: constant.place)
      text.append(constant.member.json, for: constant.place)
    }
    text.append(" } }", for: first.place)
    for addition in additions {
      text.append(", \(addition.member.json)", for: first.place)
    }
    text.append(" }", for: first.place)
  }
}

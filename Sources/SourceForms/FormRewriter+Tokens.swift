import JSONSyntax

/// The role of a token's property.
enum TokenMember {
  case value
  case type
  case description
  case deprecated
  /// A property defined by DTCG, such as `$extensions`.
  case standard
  /// A note from another tool, which doesn't affect the value.
  case note
  /// A property that the DTCG reader reports as unknown.
  case unknown
}

extension FormRewriter {
  /// Writes a token whose value is the property `value`.
  mutating func writeToken(
    _ token: JSONNode,
    _ value: JSONMember,
    path: [String],
    groupType: GroupType?
  ) {
    let children = shape.children(ofToken: token)
    guard !children.isEmpty else {
      return writeToken(token, value, without: [], path: path, groupType: groupType)
    }
    counts.add(.nestedTokens)
    let before = text
    if purpose.keepsNotes { text = RewrittenText() }
    writeParent(token, value, children, path: path, groupType: groupType)
    // The properties move down a level, so their layout can't be kept.
    if purpose.keepsNotes {
      let group = String(decoding: text.bytes, as: UTF8.self)
      text = before
      text.append(group, for: tree.range(token))
    }
  }

  /// Writes a token that contains tokens as a group with a `$root`.
  private mutating func writeParent(
    _ token: JSONNode,
    _ value: JSONMember,
    _ children: [JSONMember],
    path: [String],
    groupType: GroupType?
  ) {
    let start = tree.range(token).lowerBound
    text.append("{ \"$root\": ", for: start..<start + 1)
    let keys = Set(children.map(\.key))
    writeToken(token, value, without: keys, path: path, groupType: groupType)
    var members = MemberList(token, in: tree, isFirst: false)
    let names = NewNames(of: token, in: tree)
    let type = word(of: token).map { GroupType($0, isOfGroup: false) } ?? groupType
    for child in children {
      members.begin(child, &text)
      writeName(of: child, names)
      write(child.value, path: path + [tree.string(child.key)], type: type)
    }
    members.end(&text)
  }

  /// Writes a token without the properties in `left`.
  private mutating func writeToken(
    _ token: JSONNode,
    _ value: JSONMember,
    without left: Set<JSONNode>,
    path: [String],
    groupType: GroupType?
  ) {
    let values = valueOfContexts(token, value.value)
    let value = values.map { JSONMember(key: value.key, value: $0.base) } ?? value
    let own = self.word(of: token)
    let word =
      own ?? groupType?.word ?? purpose.typeOfUntypedToken(path)
      ?? missingType(of: value.value, at: path)
    if tree.value(of: "value", in: token) != nil { counts.add(.plainMembers) }
    if let own, !ForeignType.standardWords.contains(own) { counts.add(.foreignTypes) }
    if ValueSurvey.isComposition(token, value.value, in: tree),
      // In a file in DTCG form, it's a mistake, unless other files of the source have other forms.
      !purpose.isOfDraft || reading.survey.isGroup(path.joined(separator: "."))
    {
      return writeComposition(token, value.value, path: path)
    }
    if let alias = alias(ofComposition: value.value) {
      let group = DraftValue.object(groupMembers(of: token) + [.init("$extends", .string(alias))])
      return text.append(group.json, for: tree.range(token))
    }
    var read = readValue(value.value, of: token, word, at: path)
    if let values {
      read.applied.formUnion(values.siblings)
      // The property in the file can also contain the values for contexts.
      read.value = read.value ?? valueReading(at: path).verbatim(values.base)
    }
    readVariable(token, value.value, path: path, into: &read)
    let type = type(word, of: value.value, at: path)
    readContexts(of: token, type: type, at: path, into: &read)
    // An alias has the type of the referenced token, but other tools require an explicit type.
    if own != nil, read.type == nil { read.type = purpose.typeOfAlias(path) ?? purpose.kept(word) }
    let isTyped = own != nil || purpose.typeOfUntypedToken(path) != nil
    let newType = isTyped || read.type == groupType?.written ? nil : read.type
    write(token, read, without: left, newType)
  }

  private mutating func readContexts(
    of token: JSONNode,
    type: ForeignType?,
    at path: [String],
    into read: inout ValueReading.Result
  ) {
    guard let contexts = contexts(of: token, type: type, at: path) else { return }
    read.extensions.append(contexts)
    // The value in a context can be an expression, which doesn't determine the type.
    read.type = read.type ?? type?.standardWord
  }

  /// Reads a value and the properties next to it that change it.
  ///
  /// - Returns: the value, and the names of the properties that are part of it now.
  private mutating func readValue(
    _ value: JSONNode,
    of token: JSONNode,
    _ word: String?,
    at path: [String]
  ) -> ValueReading.Result {
    let type = self.type(word, of: value, at: path)
    let reading = valueReading(at: path)
    let isKept = purpose.isOfDraft && type == .other
    var read = isKept ? ValueReading.Result(type: word) : reading.read(value, as: type)
    let companions = ValueCompanions(of: token, in: tree)
    reading.apply(companions, to: &read, value)
    if let modifier = companions.modifier, !read.applied.contains("modify") {
      unreadModifiers.append(tree.range(modifier))
    }
    for form in read.forms { counts.add(form) }
    if read.isPartial, purpose.keepsNotes { counts.add(.partialValues) }
    if purpose.isOfDraft, read.value != nil, read.forms.isEmpty { counts.add(.drafts) }
    // A value that can't be compiled in any form keeps the name of its type.
    if purpose.keepsNotes, let type = read.type, ["object", "array"].contains(type) {
      read.type = word
    }
    if isQuoted(token, word, value) { read.extensions.removeAll { $0.name == "verbatim" } }
    // Other text may contain dollar signs.
    if type != .other || read.isCSS || isReference(value),
      let normalized = references.normalized(value)
    {
      counts.add(.foreignReferences)
      read.value = read.value ?? normalized
    }
    return read
  }

  /// Whether a value is nothing but a reference.
  private func isReference(_ value: JSONNode) -> Bool {
    tree.textIfString(value).map { ValueReading.isReference($0) } ?? false
  }

  /// Whether style sheets quote the value: its `$type` is `string`, and it contains no references.
  func isQuoted(_ token: JSONNode, _ word: String?, _ value: JSONNode) -> Bool {
    word == "string" && tree.value(of: "type", in: token) == nil
      && !(tree.textIfString(value)?.contains("{") ?? false)
  }

  /// Reads the metadata that a design tool exports with a value.
  private mutating func readVariable(
    _ token: JSONNode,
    _ value: JSONNode,
    path: [String],
    into read: inout ValueReading.Result
  ) {
    let variable = DesignToolVariable(of: token, in: tree)
    guard isDesignToolExport || variable != nil else { return }
    let extensions = variable?.extensions ?? []
    // A file that was rewritten before already contains the same information in DTCG form.
    let own = tree.value(at: "$extensions", "dev.tokens", in: token)
    var isChanged = !extensions.isEmpty && own == nil
    read.extensions += extensions
    let ownPath = path.map(NewNames.legal).joined(separator: ".")
    if let target = variable?.target, target != ownPath, reading.targets.contains(target) {
      let alias = "{\(target)}"
      read.value = .string(alias)
      isChanged = isChanged || tree.textIfString(value) != alias
    } else if let rounded = DesignToolVariable.rounded(value, in: tree) {
      read.value = rounded
      isChanged = true
    }
    if isChanged { counts.add(.variables) }
  }

  /// Returns the configured type of a token that doesn't specify one; `nil` for an alias.
  private func missingType(of value: JSONNode, at path: [String]) -> String? {
    guard let missingType = reading.missingType else { return nil }
    return isReference(value) ? nil : missingType(path)
  }

  /// Parses the name of a token's type.
  func type(_ word: String?, of value: JSONNode, at path: [String]) -> ForeignType? {
    // `font` is from the first draft, and the DTCG reader supports it. In other files, it can also
    // be a text style.
    if word == "font", purpose.isOfDraft || tree.kind(value) != .object {
      // Some teams give this type to sizes and weights, too.
      let isMeasure = tree.textIfString(value).map { Measure($0) != nil } ?? false
      return isMeasure ? valueReading(at: path).inferredType(of: value) : .fontFamily
    }
    let type = word.map(ForeignType.init)
    // Text styles can't refer to weights that are mere numbers.
    let isWeight =
      type == .number && !purpose.isOfDraft && (1...1000).contains(tree.number(value))
      && path.dropLast().last.map { ForeignType($0) == .fontWeight } ?? false
    return isWeight ? .fontWeight : type
  }

  /// Returns the name of a token's own type.
  func word(of token: JSONNode) -> String? { tree.typeWord(of: token) }

  private mutating func write(
    _ token: JSONNode,
    _ read: ValueReading.Result,
    without left: Set<JSONNode>,
    _ newType: String?
  ) {
    var members = MemberList(token, in: tree)
    let description = description(of: token)
    let extensionNode = tree.value(of: "$extensions", in: token)
    let additions = additions(to: token, without: left, read)
    for member in tree.members(of: token) where !left.contains(member.key) {
      switch kind(of: member, read.applied) {
      case .value:
        members.begin(member, &text)
        // An alias has the type of the referenced token.
        if let newType { text.append("\"$type\": \"\(newType)\", ", for: tree.range(member.key)) }
        copy(member, as: "$value", read.value)
      case .type:
        guard let type = read.type else { continue }
        members.begin(member, &text)
        text.append("\"$type\": \"\(type)\"", for: tree.range(member.value))
      case .description:
        guard member == description else { continue }
        members.begin(member, &text)
        copy(member, as: "$description")
      case .deprecated:
        members.begin(member, &text)
        copy(member, as: "$deprecated")
      case .standard where member.value == extensionNode && tree.kind(member.value) == .object:
        writeExtensions(member, additions, applied: read.applied, &members)
      case .standard, .unknown:
        members.begin(member, &text)
        copy(member)
      case .note:
        if !read.applied.contains(tree.string(member.key)) { ignore(member) }
      }
    }
    if extensionNode == nil { writeExtensions(additions, at: token, &members) }
    members.end(&text)
  }

  func kind(of member: JSONMember, _ applied: Set<String>) -> TokenMember {
    switch tree.string(member.key) {
    case "$value", "value": .value
    case "$type", "type": .type
    case "$description": .standard
    case "description", "comment":
      tree.kind(member.value) == .string ? .description : .note
    case "deprecated":
      [.true, .false, .string].contains(tree.kind(member.value)) ? .deprecated : .note
    case let name where name.hasPrefix("$"): .standard
    case let name where applied.contains(name) || Self.notes.contains(name): .note
    // The DTCG reader applies these.
    case "alpha", "unit": .unknown
    default: purpose.isOfDraft ? .unknown : .note
    }
  }

  /// The properties that Style Dictionary, Tokens Studio, and their users add to tokens and groups
  /// as notes.
  static let notes: Set<String> = [
    "attributes", "category", "deprecated_comment", "documentation", "filePath", "format", "group",
    "id", "isSource", "item", "key", "meta", "metadata", "name", "original", "path", "private",
    "rawValue", "state", "subitem", "tags", "themeable", "title", "uuid", "variable", "version",
  ]

  /// Returns a reference to a token that becomes a group; `nil` if the value isn't such a
  /// reference.
  private func alias(ofComposition value: JSONNode) -> String? {
    guard let text = tree.textIfString(value), ValueReading.isReference(text) else { return nil }
    let alias = references.normalized(text) ?? text
    let path = alias.trimmingBlanks.dropFirst().dropLast().trimmingBlanks
    return reading.survey.isGroup(String(path)) ? "{\(path)}" : nil
  }

  /// Writes a composition as a group, with a token for each property.
  private mutating func writeComposition(_ token: JSONNode, _ value: JSONNode, path: [String]) {
    // The properties move up a level, so their layout can't be kept.
    if purpose.keepsNotes {
      let group = DraftValue.object(groupMembers(of: token) + composition(value, path: path))
      return text.append(group.json, for: tree.range(token))
    }
    var members = MemberList(value, in: tree)
    let start = tree.range(token).lowerBound
    members.append(groupMembers(of: token), for: start..<start + 1, &text)
    for member in tree.members(of: value) {
      let name = tree.string(member.key)
      guard !name.hasPrefix("$") else { continue }
      let read = readProperty(member, at: path + [name])
      members.begin(member, &text)
      text.copyName(of: member, in: tree)
      let type = read.type.map { "\"$type\": \"\($0)\", " } ?? ""
      text.append("{ \(type)\"$value\": ", for: tree.range(member.value))
      write(read.value, for: member.value)
      let end = tree.range(member.value).upperBound
      let notes =
        read.extensions.isEmpty ? "" : ", " + DraftValue.Member.extensions(read.extensions).json
      text.append(notes + " }", for: end - 1..<end)
    }
    members.end(&text)
  }
}

extension ForeignType {
  /// Returns the type of a composition's property, such as `borderRadius`; `nil` to infer it from
  /// the value.
  init?(property: String) {
    self.init(property)
    guard self == .other else { return }
    let lower = property.lowercased()
    if lower.hasSuffix("color") || lower == "fill" || lower == "background" {
      self = .color
    } else if ["padding", "margin", "borderradius"].contains(where: lower.hasPrefix)
      || ["width", "height", "gap"].contains(where: lower.hasSuffix)
    {
      self = .dimension
    } else {
      return nil
    }
  }
}

package import Diagnostics
package import JSONSyntax

/// Rewrites a token file of another tool in DTCG form.
///
/// The new text keeps track of locations in the original for diagnostics and the IR. Text that is
/// valid in DTCG is copied.
package struct FormRewriter {
  let tree: JSONTree
  let shape: TokenShape
  let reading: FormReading
  let references: ReferenceForms
  /// Whether the file is the native export of a design tool.
  let isDesignToolExport: Bool
  /// Whether the file contains no tokens, only values for references.
  let hasPlainValuesOnly: Bool
  let purpose: Purpose
  var text = RewrittenText()
  var counts = SourceFormCounts()
  /// The color modifiers that can't be converted to expressions.
  var unreadModifiers: [Range<UInt32>] = []
  /// The keys of the extensions with values for contexts that tokens of the file use.
  var usedExtensions: Set<String> = []
  /// The ignored properties of other tools, in the order of their first occurrence.
  private(set) var ignored: [IgnoredMember] = []

  private init(_ tree: JSONTree, _ reading: FormReading, _ purpose: Purpose) {
    self.tree = tree
    self.reading = reading
    self.purpose = purpose
    shape = TokenShape(tree)
    let roots = ThemeDocument.roots(of: tree, isDocument: reading.document != nil)
    let survey = NameSurvey(of: roots, in: tree)
    references = ReferenceForms(tree, survey, reading)
    isDesignToolExport = DesignToolVariable.isExport(tree)
    hasPlainValuesOnly =
      reading.plainValues.hasValue(at: PlainValues.paths(inFileWithoutTokens: tree))
  }

  /// Rewrites a file.
  ///
  /// - Parameters:
  ///   - tree: a file whose root is an object and that doesn't have syntax errors.
  ///   - reading: information about the file from outside of it.
  ///   - purpose: the purpose of the new text.
  /// - Returns: the file in DTCG form.
  package static func rewrite(
    _ tree: JSONTree,
    _ reading: FormReading = FormReading(),
    for purpose: Purpose = .reading
  ) -> StandardForm {
    var rewriter = FormRewriter(tree, reading, purpose)
    if let root = tree.root {
      if let document = reading.document {
        rewriter.writeSets(of: root, document)
      } else {
        rewriter.writeGroup(root, path: [], type: nil)
      }
    }
    return StandardForm(
      text: rewriter.text,
      summary: rewriter.counts.summary,
      unreadModifiers: rewriter.unreadModifiers.map { tree.span($0) },
      ignored: rewriter.ignored,
      usedExtensions: rewriter.usedExtensions
    )
  }

  // MARK: Sets

  /// Writes a document of token sets, in which each set remains a property.
  private mutating func writeSets(of root: JSONNode, _ document: ThemeDocument) {
    counts.add(.themes, document.themeCount)
    var members = MemberList(root, in: tree)
    for member in tree.members(of: root) {
      members.begin(member, &text)
      let name = tree.string(member.key)
      guard !name.hasPrefix("$"), tree.kind(member.value) == .object else {
        copy(member)
        continue
      }
      counts.add(.tokenSets)
      text.copyName(of: member, in: tree)
      writeGroup(member.value, path: [], type: nil)
    }
    members.end(&text)
  }

  // MARK: Groups

  /// Writes an object that is either a group or a token.
  mutating func write(_ object: JSONNode, path: [String], type: GroupType?) {
    if let value = shape.value(of: object) {
      writeToken(object, value, path: path, groupType: type)
    } else {
      writeGroup(object, path: path, type: type)
    }
  }

  private mutating func writeGroup(_ group: JSONNode, path: [String], type: GroupType?) {
    let isRoot = path.isEmpty && reading.document == nil
    let own = tree.text(of: "$type", in: group)
    let inherited = own.map { GroupType($0) } ?? type
    let names = NewNames(of: group, in: tree)
    let canHaveConstants = tree.value(of: "$extensions", in: group) == nil
    var members = MemberList(group, in: tree)
    var constants: [NewConstant] = []
    let movesConstants =
      canHaveConstants && movesConstants(of: group, path: path, type: inherited?.word)
    let notes = tree.members(of: group).filter { isNote($0, path) || isPlainValue($0, path) }
    for member in tree.members(of: group) {
      let name = tree.string(member.key)
      switch (name, tree.kind(member.value)) {
      case (_, .object) where !name.hasPrefix("$") && !isNote(member, path):
        let path = path + [name]
        if movesConstants, let constant = constant(member.value, path: path, type: inherited?.word)
        {
          counts.add(.constants)
          constants.append((.init(names[name], constant), tree.range(member.value)))
        } else {
          members.begin(member, &text)
          writeName(of: member, names)
          write(member.value, path: path, type: inherited)
        }
      // Without the type of the group, each of its tokens specifies its own type.
      case ("$type", .string) where own.map { !ForeignType.standardWords.contains($0) } ?? false:
        counts.add(.foreignTypes)
      case ("$extensions", .object) where !notes.isEmpty:
        writeExtensions(member, noteMember(notes), &members)
      // The themes of a set document aren't part of a group.
      case ("$themes", _) where isRoot, ("$metadata", _) where isRoot: continue
      default: writeProperty(member, path: path, &members)
      }
    }
    if canHaveConstants { writeExtensions(constants, noteMember(notes), of: group, &members) }
    members.end(&text)
  }

  /// Writes a property of a group, unless it's a note or a value that references use.
  private mutating func writeProperty(
    _ member: JSONMember,
    path: [String],
    _ members: inout MemberList
  ) {
    switch (tree.string(member.key), tree.kind(member.value)) {
    case ("description", .string), ("comment", .string):
      members.begin(member, &text)
      copy(member, as: "$description")
    // References to the value are replaced with its text.
    case _ where isPlainValue(member, path): counts.add(.plainValues)
    // Notes from other tools about a group don't affect its tokens.
    case _ where isNote(member, path): ignore(member)
    default:
      members.begin(member, &text)
      copy(member)
    }
  }

  /// Whether a property of a group is a note from another tool: it contains neither tokens nor
  /// values that references use.
  private func isNote(_ member: JSONMember, _ path: [String]) -> Bool {
    let name = tree.string(member.key)
    guard !name.hasPrefix("$") else { return false }
    guard tree.kind(member.value) == .object else {
      return Self.isNote(name) || !purpose.isOfDraft && !isDescription(name, member.value)
    }
    return !purpose.isOfDraft && !hasPlainValuesOnly && shape.isMetadata(member.value)
      && !containsPlainValue(member.value, path + [name])
  }

  private func isDescription(_ name: String, _ value: JSONNode) -> Bool {
    (name == "description" || name == "comment") && tree.kind(value) == .string
  }

  private func containsPlainValue(_ object: JSONNode, _ path: [String]) -> Bool {
    tree.members(of: object).contains { member in
      isPlainValue(member, path)
        || tree.kind(member.value) == .object
          && containsPlainValue(member.value, path + [tree.string(member.key)])
    }
  }

  /// Whether the name of a group's property identifies it as a note from another tool.
  ///
  /// The property must not be an object.
  static func isNote(_ name: String) -> Bool { name == "type" || notes.contains(name) }

  /// Records a property that isn't read, unless it's known to have no effect.
  mutating func ignore(_ member: JSONMember) {
    let name = tree.string(member.key)
    guard !purpose.keepsNotes, !Self.isNote(name), !isEmpty(member.value) else { return }
    if let index = ignored.firstIndex(where: { $0.name == name }) {
      ignored[index].count += 1
    } else {
      ignored.append(IgnoredMember(name: name, span: tree.span(member.key), count: 1))
    }
  }

  /// Whether a node is an object that contains nothing but such objects, if anything.
  private func isEmpty(_ node: JSONNode) -> Bool {
    tree.kind(node) == .object && tree.members(of: node).allSatisfy { isEmpty($0.value) }
  }

  /// Whether a property of a group is a value that references use, or is in a file of such values.
  private func isPlainValue(_ member: JSONMember, _ path: [String]) -> Bool {
    let name = tree.string(member.key)
    guard tree.kind(member.value) != .object, !name.hasPrefix("$") else { return false }
    return hasPlainValuesOnly || reading.plainValues.hasMember(at: path + [name])
  }

  // MARK: Names and values

  /// Returns the reader for the value of the token at a path.
  func valueReading(at path: [String]) -> ValueReading {
    ValueReading(
      tree: tree,
      path: path,
      references: references,
      lengthUnit: reading.lengthUnit?(path),
      survey: reading.survey,
      isDraft: purpose.isOfDraft,
      isReplacing: purpose.keepsNotes
    )
  }

  /// Writes the name of a group or token, and the colon after it.
  mutating func writeName(of member: JSONMember, _ names: NewNames) {
    let name = tree.string(member.key)
    let new = names[name]
    if new == name {
      text.copy(tree.range(member.key), of: tree)
    } else {
      counts.add(.forbiddenNames)
      text.append(JSONWriter.quoted(new), for: tree.range(member.key))
    }
    copyBetween(member)
  }

  mutating func copy(_ member: JSONMember) { text.copy(member, of: tree) }

  /// Copies a property under a different name, with the old or a new value.
  mutating func copy(_ member: JSONMember, as name: String, _ new: DraftValue? = nil) {
    text.append("\"\(name)\"", for: tree.range(member.key))
    copyBetween(member)
    write(new, for: member.value)
  }

  /// Writes a value in DTCG form, which is the value in the file if `new` is `nil`.
  mutating func write(_ new: DraftValue?, for value: JSONNode) {
    if let new {
      text.append(new.json, for: tree.range(value))
    } else {
      text.copy(tree.range(value), of: tree)
    }
  }

  /// Copies the colon of a property.
  mutating func copyBetween(_ member: JSONMember) {
    text.copy(tree.range(member.key).upperBound..<tree.range(member.value).lowerBound, of: tree)
  }
}

/// A file of another tool, in DTCG form.
package struct StandardForm: Sendable {
  package let text: RewrittenText
  /// The forms found in the file, with counts, for messages.
  package let summary: String
  /// The locations of color modifiers that are ignored.
  package let unreadModifiers: [Span]
  /// The ignored properties of other tools.
  package let ignored: [IgnoredMember]
  /// The extensions of other tools whose values for contexts were read.
  package let usedExtensions: Set<String>
}

/// A property of tokens and groups that another tool defines and that isn't read.
package struct IgnoredMember: Sendable {
  package let name: String
  /// The first occurrence.
  package let span: Span
  package var count: Int
}

/// Writes the properties of an object and the white space between them.
struct MemberList {
  private let tree: JSONTree
  private let object: JSONNode
  /// Whether no property has been written yet.
  private var isFirst: Bool

  init(_ object: JSONNode, in tree: JSONTree, isFirst: Bool = true) {
    self.tree = tree
    self.object = object
    self.isFirst = isFirst
  }

  /// Writes the separator and the white space before a property.
  mutating func begin(_ member: JSONMember, _ text: inout RewrittenText) {
    let spaces = tree.spaces(before: tree.range(member.key).lowerBound)
    writeSeparator(for: spaces, &text)
    text.copy(spaces, of: tree)
  }

  /// Writes the separator before a property that isn't in the original and is attributed to
  /// `origin`.
  mutating func beginNew(for origin: Range<UInt32>, _ text: inout RewrittenText) {
    writeSeparator(for: origin, &text)
    text.append(" ", for: origin)
  }

  /// Writes properties that aren't in the original and are attributed to `origin`.
  mutating func append(
    _ members: [DraftValue.Member],
    for origin: Range<UInt32>,
    _ text: inout RewrittenText
  ) {
    for member in members {
      beginNew(for: origin, &text)
      text.append(member.json, for: origin)
    }
  }

  private mutating func writeSeparator(for origin: Range<UInt32>, _ text: inout RewrittenText) {
    let place = origin.lowerBound..<origin.lowerBound
    text.append(isFirst ? "{" : ",", for: place)
    isFirst = false
  }

  mutating func end(_ text: inout RewrittenText) {
    let range = tree.range(object)
    if isFirst { text.append("{", for: range.lowerBound..<range.lowerBound + 1) }
    text.copy(tree.spaces(before: range.upperBound - 1), of: tree)
    text.append("}", for: range.upperBound - 1..<range.upperBound)
  }
}

extension JSONTree {
  /// Returns the byte range of a node in the text.
  func range(_ node: JSONNode) -> Range<UInt32> { start(of: node)..<end(of: node) }

  /// Returns the range of the white space before an offset.
  func spaces(before end: UInt32) -> Range<UInt32> {
    withText { text in
      var start = end
      while start > 0, text[Int(start) - 1].isJSONSpace { start -= 1 }
      return start..<end
    }
  }

  /// Returns the value of a property of nested objects; `nil` if there is none.
  func value(at path: StaticString..., in object: JSONNode) -> JSONNode? {
    path.reduce(object) { node, name in node.flatMap { value(of: name, in: $0) } }
  }

  /// Returns the name of the type that a token or group specifies, as in DTCG or in other tools.
  func typeWord(of object: JSONNode) -> String? {
    (value(of: "$type", in: object) ?? value(of: "type", in: object)).flatMap { textIfString($0) }
  }

  /// Returns the source text of a node.
  func verbatim(_ node: JSONNode) -> String { String(decoding: text(node), as: UTF8.self) }
}

extension RewrittenText {
  mutating func copy(_ range: Range<UInt32>, of tree: JSONTree) {
    tree.withText { copy(range, of: $0) }
  }

  mutating func copy(_ member: JSONMember, of tree: JSONTree) {
    copy(tree.start(of: member.key)..<tree.end(of: member.value), of: tree)
  }

  /// Copies a property whose value is an object, with additional properties first, omitting existing
  /// ones that don't satisfy `isKept`.
  mutating func copy(
    _ member: JSONMember,
    of tree: JSONTree,
    adding added: [DraftValue.Member] = [],
    where isKept: (JSONMember) -> Bool
  ) {
    copyName(of: member, in: tree)
    var list = MemberList(member.value, in: tree)
    list.append(added, for: tree.range(member.value), &self)
    for part in tree.members(of: member.value) where isKept(part) {
      list.begin(part, &self)
      copy(part, of: tree)
    }
    list.end(&self)
  }

  /// Copies the name of a property and the colon after it.
  mutating func copyName(of member: JSONMember, in tree: JSONTree) {
    copy(tree.start(of: member.key)..<tree.start(of: member.value), of: tree)
  }
}

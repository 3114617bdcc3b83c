package import Diagnostics
package import JSONSyntax

/// Writes a token file in a foreign form anew, as the standard has it.
///
/// The new text keeps the places of the original, so that messages and the IR name those. What the
/// standard reads as it is, is copied.
package struct FormRewriter {
  let tree: JSONTree
  let shape: TokenShape
  let reading: FormReading
  let references: ReferenceForms
  /// Whether the file is the native export of a design tool.
  let isDesignToolExport: Bool
  /// Whether the file has values for references, and no tokens.
  let hasPlainValuesOnly: Bool
  /// Whether tokens are for other tokens only.
  var isPrivate: Bool
  let purpose: Purpose
  var text = RewrittenText()
  var counts = SourceFormCounts()
  /// Changes of colours that could not be said as formulas.
  var unreadModifiers: [Range<UInt32>] = []
  /// The extensions with values for contexts that tokens of the file have.
  var usedExtensions: Set<String> = []

  private init(_ tree: JSONTree, _ reading: FormReading, _ purpose: Purpose) {
    self.tree = tree
    self.reading = reading
    self.purpose = purpose
    shape = TokenShape(tree)
    let survey = NameSurvey(tree, isSetDocument: reading.document != nil)
    references = ReferenceForms(tree, sets: reading.sets, survey, reading.plainValues)
    isDesignToolExport = DesignToolVariable.isExport(tree)
    hasPlainValuesOnly =
      reading.plainValues.hasValue(at: PlainValues.paths(inFileWithoutTokens: tree))
    isPrivate = reading.isPrivate
  }

  /// Writes a file anew.
  ///
  /// - Parameters:
  ///   - tree: a file whose root is an object and that has no mistakes in its syntax.
  ///   - reading: what is known of the file besides its text.
  ///   - purpose: what the new text is for.
  /// - Returns: the file as the standard has it.
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
        rewriter.writeGroup(root, isRoot: true, path: [], type: nil)
      }
    }
    return StandardForm(
      text: rewriter.text,
      summary: rewriter.counts.summary,
      unreadModifiers: rewriter.unreadModifiers.map { tree.span($0) },
      usedExtensions: rewriter.usedExtensions
    )
  }

  // MARK: Sets

  /// Writes a document of token sets; each set stays a member of it.
  private mutating func writeSets(of root: JSONNode, _ document: ThemeDocument) {
    counts.add(.themes, document.themeCount)
    let privateSets = document.privateSets
    var members = MemberList(root, in: tree)
    for member in tree.members(of: root) {
      members.begin(member, &text)
      let name = tree.string(member.key)
      guard !name.hasPrefix("$"), tree.kind(member.value) == .object else {
        copy(member)
        continue
      }
      counts.add(.tokenSets)
      text.copy(tree.range(member.key), of: tree)
      copyBetween(member)
      isPrivate = privateSets.contains(name)
      writeGroup(member.value, isRoot: false, path: [], type: nil)
    }
    members.end(&text)
  }

  // MARK: Groups

  /// Writes an object that is a group or a token.
  mutating func write(_ object: JSONNode, path: [String], type: GroupType?) {
    if let value = shape.value(of: object) {
      writeToken(object, value, path: path, groupType: type)
    } else {
      writeGroup(object, isRoot: false, path: path, type: type)
    }
  }

  private mutating func writeGroup(
    _ group: JSONNode,
    isRoot: Bool,
    path: [String],
    type: GroupType?
  ) {
    let own = tree.value(of: "$type", in: group).flatMap { tree.textIfString($0) }
    let inherited = own.map { GroupType($0) } ?? type
    let names = NewNames(of: group, in: tree)
    let canHaveConstants = tree.value(of: "$extensions", in: group) == nil
    var members = MemberList(group, in: tree)
    var constants: [(name: String, json: String, range: Range<UInt32>)] = []
    let movesConstants =
      canHaveConstants && movesConstants(of: group, path: path, type: inherited?.word)
    let notes = tree.members(of: group).filter { isNote($0) || isPlainValue($0, path) }
    for member in tree.members(of: group) {
      let name = tree.string(member.key)
      switch (name, tree.kind(member.value)) {
      case (_, .object) where !name.hasPrefix("$"):
        if canHaveConstants, let insets = insets(member.value) {
          counts.add(.plainMembers)
          constants.append((names[name], insets, tree.range(member.value)))
          continue
        }
        if movesConstants,
          let constant = constant(member.value, path: path + [name], type: inherited?.word)
        {
          counts.add(.constants)
          constants.append((names[name], constant, tree.range(member.value)))
          continue
        }
        members.begin(member, &text)
        writeName(of: member, names)
        write(member.value, path: path + [name], type: inherited)
      case ("description", .string), ("comment", .string):
        members.begin(member, &text)
        copy(member, as: "$description")
      // Without the group's type each of its tokens says its own.
      case ("$type", .string) where own.map { !ForeignType.standardWords.contains($0) } ?? false:
        counts.add(.foreignTypes)
        continue
      case ("$extensions", .object) where !notes.isEmpty:
        writeExtensions(member, noteMember(notes), &members)
      case _ where name.hasPrefix("$") && !(isRoot && ["$themes", "$metadata"].contains(name)):
        members.begin(member, &text)
        copy(member)
      case _ where isPlainValue(member, path):
        // References to it have its text.
        counts.add(.plainValues)
      case _ where isNote(member) || name.hasPrefix("$"):
        // What other tools note about a group says nothing about its tokens.
        continue
      default:
        members.begin(member, &text)
        copy(member)
      }
    }
    if canHaveConstants { writeExtensions(constants, noteMember(notes), of: group, &members) }
    members.end(&text)
  }

  /// Whether a member of a group is what another tool notes about it.
  private func isNote(_ member: JSONMember) -> Bool {
    tree.kind(member.value) != .object && Self.isNote(tree.string(member.key))
  }

  /// Whether a member of a group that is no object is what another tool notes about it, by its name.
  static func isNote(_ name: String) -> Bool { name == "type" || notes.contains(name) }

  /// Whether a member of a group is a value that references lead to, or lies in a file of such values.
  private func isPlainValue(_ member: JSONMember, _ path: [String]) -> Bool {
    let name = tree.string(member.key)
    guard tree.kind(member.value) != .object, !name.hasPrefix("$") else { return false }
    return hasPlainValuesOnly || reading.plainValues.hasMember(at: path + [name])
  }

  /// The constant that a token of several lengths is, as in `{a} {b}`; `nil` for any other token.
  private func insets(_ token: JSONNode) -> String? {
    guard let value = shape.value(of: token), let text = tree.textIfString(value.value),
      let insets = CSSInsets(references.normalized(text) ?? text)
    else { return nil }
    let description =
      tree.value(of: "description", in: token) ?? tree.value(of: "$description", in: token)
    return insets.constant(description: description.map { tree.verbatim($0) })
  }

  // MARK: Pieces

  /// Reads the value of the token at a path.
  func valueReading(at path: [String]) -> ValueReading {
    ValueReading(
      tree: tree,
      path: path,
      references: references,
      lengthUnit: reading.lengthUnit?(path),
      isDraft: purpose.isOfDraft,
      isReplacing: purpose.keepsNotes
    )
  }

  /// Writes the name of a group or token, and the colon behind it.
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

  mutating func copy(_ member: JSONMember) {
    let start = tree.range(member.key).lowerBound
    text.copy(start..<tree.range(member.value).upperBound, of: tree)
  }

  /// Copies a member under another name.
  mutating func copy(_ member: JSONMember, as name: String) {
    text.append("\"\(name)\"", for: tree.range(member.key))
    copyBetween(member)
    text.copy(tree.range(member.value), of: tree)
  }

  /// Writes what a value is in the standard's form.
  mutating func write(_ read: ValueReading.Result, for value: JSONNode) {
    if let json = read.json {
      text.append(json, for: tree.range(value))
    } else {
      text.copy(tree.range(value), of: tree)
    }
  }

  /// Copies the colon of a member.
  mutating func copyBetween(_ member: JSONMember) {
    text.copy(tree.range(member.key).upperBound..<tree.range(member.value).lowerBound, of: tree)
  }
}

/// A file in a foreign form, as the standard has it.
package struct StandardForm: Sendable {
  package let text: RewrittenText
  /// The forms that the file has, with their counts, in words.
  package let summary: String
  /// The places of changes of colours that are not read.
  package let unreadModifiers: [Span]
  /// The extensions of other tools whose values for contexts were read.
  package let usedExtensions: Set<String>
}

/// The members of an object that are written, with the white space between them.
struct MemberList {
  private let tree: JSONTree
  private let object: JSONNode
  /// Whether no member has been written yet.
  private var isFirst: Bool

  init(_ object: JSONNode, in tree: JSONTree, isFirst: Bool = true) {
    self.tree = tree
    self.object = object
    self.isFirst = isFirst
  }

  /// Writes what stands before a member.
  mutating func begin(_ member: JSONMember, _ text: inout RewrittenText) {
    let spaces = tree.spaces(before: tree.range(member.key).lowerBound)
    writeSeparator(for: spaces, &text)
    text.copy(spaces, of: tree)
  }

  /// Writes what stands before a member that the original does not have; it stands for `origin`.
  mutating func beginNew(for origin: Range<UInt32>, _ text: inout RewrittenText) {
    writeSeparator(for: origin, &text)
    text.append(" ", for: origin)
  }

  private mutating func writeSeparator(for origin: Range<UInt32>, _ text: inout RewrittenText) {
    let place = origin.lowerBound..<origin.lowerBound
    text.append(isFirst ? "{" : ",", for: place)
    isFirst = false
  }

  /// Writes the end of the object.
  mutating func end(_ text: inout RewrittenText) {
    let range = tree.range(object)
    if isFirst { text.append("{", for: range.lowerBound..<range.lowerBound + 1) }
    text.copy(tree.spaces(before: range.upperBound - 1), of: tree)
    text.append("}", for: range.upperBound - 1..<range.upperBound)
  }
}

extension JSONTree {
  /// The bytes of a node in the text.
  func range(_ node: JSONNode) -> Range<UInt32> { start(of: node)..<end(of: node) }

  /// The white space that ends at an offset.
  func spaces(before end: UInt32) -> Range<UInt32> {
    withText { text in
      var start = end
      while start > 0, text[Int(start) - 1].isJSONSpace { start -= 1 }
      return start..<end
    }
  }

  /// The text of a string; `nil` for any other node.
  package func textIfString(_ node: JSONNode) -> String? {
    kind(node) == .string ? string(node) : nil
  }

  /// A node as it is written.
  func verbatim(_ node: JSONNode) -> String { String(decoding: text(node), as: UTF8.self) }
}

extension RewrittenText {
  mutating func copy(_ range: Range<UInt32>, of tree: JSONTree) {
    tree.withText { copy(range, of: $0) }
  }
}

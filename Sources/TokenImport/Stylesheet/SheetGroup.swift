import Diagnostics
import JSONSyntax

/// A value in a style sheet, and the file that contains it.
struct SheetLeaf {
  let tree: JSONTree
  let node: JSONNode

  var span: Span { tree.span(node) }
  var kind: JSONKind { tree.kind(node) }

  /// The text of a string; `nil` for any other value.
  var text: String? { tree.textIfString(node) }
  /// The value of a number or a numeric string; `nil` for any other value.
  var number: Double? {
    if kind == .number { return tree.number(node) }
    return text.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }
  /// The referenced path, as in `@colors.red`; `nil` for any other value.
  var reference: String? {
    guard let text, text.first == "@", text.dropFirst().allSatisfy(SheetFormula.isPathLetter)
    else { return nil }
    return String(text.dropFirst())
  }
  /// The expression, as in `~@grid * 2`, without the `~`; `nil` for any other value.
  var formula: String? {
    guard let text, text.first == "~", !text.hasPrefix("~~") else { return nil }
    return String(text.dropFirst())
  }
  /// The references that are lengths if the value is one.
  var terms: [String] {
    reference.map { [$0] } ?? formula.map { SheetFormula($0).terms } ?? []
  }

  /// The properties of an object, by their lowercased names.
  var members: [String: SheetLeaf] { Dictionary(orderedMembers) { $1 } }
  /// The properties of an object in source order, with their lowercased names.
  var orderedMembers: [(name: String, value: SheetLeaf)] {
    tree.members(of: node).map { member in
      (tree.string(member.key).lowercased(), SheetLeaf(tree: tree, node: member.value))
    }
  }
  var elements: [SheetLeaf] {
    tree.elements(of: node).map { SheetLeaf(tree: tree, node: $0) }
  }
}

/// An object in a style sheet, including the members that it includes from other files.
struct SheetGroup {
  enum Member {
    case group(SheetGroup)
    case leaf(SheetLeaf)
  }

  private(set) var names: [String] = []
  private var members: [String: Member] = [:]
  private var spans: [String: Span] = [:]
  /// The group that this group inherits from, and the location of the reference to it.
  var parent: (path: String, span: Span)?
  var description: String?

  /// The member with a name.
  ///
  /// A new member is added at the end.
  subscript(name: String) -> Member? {
    get { members[name] }
    set {
      if members[name] == nil, newValue != nil { names.append(name) }
      members[name] = newValue
    }
  }

  /// Adds a member whose name is at `span`.
  mutating func add(_ member: Member, named name: String, at span: Span) {
    self[name] = member
    spans[name] = span
  }

  func span(of name: String) -> Span? { spans[name] }

  func member(at path: ArraySlice<String>) -> Member? {
    guard let name = path.first else { return .group(self) }
    switch members[name] {
    case .group(let group): return group.member(at: path.dropFirst())
    case .leaf(let leaf): return path.count == 1 ? .leaf(leaf) : nil
    case nil: return nil
    }
  }

  /// Adds the members of an included file.
  ///
  /// Existing members take precedence.
  mutating func include(_ other: SheetGroup) {
    for name in other.names {
      switch (members[name], other[name]) {
      case (.group(var own), .group(let included)):
        own.include(included)
        members[name] = .group(own)
      case (nil, let included):
        self[name] = included
        spans[name] = other.spans[name]
      default: break
      }
    }
    parent = parent ?? other.parent
    description = description ?? other.description
  }

  /// Calls `body` with each value below this group and its path, in order.
  func forEachLeaf(below path: [String] = [], _ body: ([String], SheetLeaf) -> Void) {
    for name in names {
      switch members[name] {
      case .group(let group): group.forEachLeaf(below: path + [name], body)
      case .leaf(let leaf): body(path + [name], leaf)
      case nil: break
      }
    }
  }

  /// Returns the paths of all values and groups, as written in references.
  func paths(below path: String = "") -> [String] {
    names.flatMap { name -> [String] in
      let own = path.isEmpty ? name : "\(path).\(name)"
      if case .group(let group) = members[name] { return [own] + group.paths(below: own) }
      return [own]
    }
  }
}

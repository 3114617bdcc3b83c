internal import Diagnostics
internal import JSONSyntax

/// Renames or moves the definitions of a token or group in a file.
struct DefinitionEdits {
  private let tree: JSONTree
  private let bytes: [UInt8]
  private let paths: TokenPaths
  /// Whether a definition was found.
  private(set) var found = false
  /// The new names of definitions that stay in their group.
  private(set) var edits = TextEdits()
  /// The first definition that has to move to another group: its range, with its name and value.
  private(set) var move: Move?

  /// A definition and the group to move it to.
  struct Move {
    /// The object that contains the definition.
    let owner: JSONNode
    let member: JSONMember
    /// The innermost existing group on the new path, and the names below it.
    let group: JSONNode
    let names: [String]
    /// The type that the definition inherits only from its current groups.
    let type: String?
  }

  init(_ tree: JSONTree, _ bytes: [UInt8], _ paths: TokenPaths) {
    self.tree = tree
    self.bytes = bytes
    self.paths = paths
    for root in roots { find(in: root) }
  }

  /// The objects that contain token trees: a token file, or the inline sources of a resolver
  /// document.
  private var roots: [JSONNode] {
    guard let root = tree.root else { return [] }
    guard tree.value(of: "resolutionOrder", in: root) != nil else { return [root] }
    var found: [JSONNode] = []
    var open = [root]
    while let node = open.popLast() {
      for member in tree.members(of: node) {
        switch tree.string(member.key) {
        case "sources": found += inline(member.value)
        case "contexts":
          for context in tree.members(of: member.value) { found += inline(context.value) }
        default: if tree.kind(member.value) == .object { open.append(member.value) }
        }
      }
      if let order = tree.value(of: "resolutionOrder", in: node) {
        open += tree.elements(of: order).filter { tree.kind($0) == .object }
      }
    }
    return found
  }

  private func inline(_ list: JSONNode) -> [JSONNode] {
    tree.elements(of: list).filter {
      tree.kind($0) == .object && tree.value(of: "$ref", in: $0) == nil
    }
  }

  /// Renames a token that `scale` or `ramp` of a group generates, unless it moves to another group.
  private mutating func renameGenerated(_ name: String, of group: JSONNode) {
    guard paths.old.dropLast() == paths.new.dropLast(), let new = paths.new.last,
      let extensions = tree.value(of: "$extensions", in: group),
      let own = tree.value(of: "dev.tokens", in: extensions)
    else { return }
    var nodes: [JSONNode] = []
    if let scale = tree.value(of: "scale", in: own) {
      nodes += tree.elements(of: "names", in: scale)
      nodes += [tree.value(of: "at", in: scale)].compactMap { $0 }
    }
    if let ramp = tree.value(of: "ramp", in: own), let steps = tree.value(of: "steps", in: ramp) {
      nodes += tree.members(of: steps).map(\.key)
    }
    for node in nodes where tree.textIfString(node) == name {
      found = true
      edits.replace(node, of: tree, with: JSONWriter.quoted(new))
    }
  }

  private mutating func find(in root: JSONNode) {
    var owner = root
    for name in paths.old.dropLast() {
      guard let next = child(name, of: owner) else { return }
      owner = next.value
    }
    guard let name = paths.old.last else { return }
    guard let member = child(name, of: owner) ?? constant(name, of: owner) else {
      renameGenerated(name, of: owner)
      return
    }
    found = true
    guard paths.old.dropLast() != paths.new.dropLast() else {
      edits.replace(member.key, of: tree, with: JSONWriter.quoted(paths.new.last ?? ""))
      return
    }
    guard move == nil else { return }
    let (group, names) = innermost(paths.new, in: root)
    let inherited = type(root, paths.old.dropLast())
    let isOwn = tree.value(of: "$type", in: member.value) != nil
    let isSame = inherited == type(root, paths.new.dropLast())
    move = Move(
      owner: owner,
      member: member,
      group: group,
      names: names,
      type: isOwn || isSame ? nil : inherited
    )
  }

  private func child(_ name: String, of group: JSONNode) -> JSONMember? {
    tree.members(of: group).first {
      tree.string($0.key) == name && tree.kind($0.value) == .object
    }
  }

  /// Returns a constant of a group, which can only get another name.
  private func constant(_ name: String, of group: JSONNode) -> JSONMember? {
    guard let extensions = tree.value(of: "$extensions", in: group),
      let own = tree.value(of: "dev.tokens", in: extensions),
      let constants = tree.value(of: "constants", in: own)
    else { return nil }
    return tree.members(of: constants).first { tree.string($0.key) == name }
  }

  /// Returns the type that the groups on a path specify in this file.
  private func type(_ root: JSONNode, _ names: some Sequence<String>) -> String? {
    var (group, type) = (root, tree.value(of: "$type", in: root).map { tree.string($0) })
    for name in names {
      guard let next = child(name, of: group) else { break }
      group = next.value
      type = tree.value(of: "$type", in: group).map { tree.string($0) } ?? type
    }
    return type
  }
}

extension DefinitionEdits {
  /// Returns the file with a definition moved to another group.
  func moved(_ move: Move) -> [UInt8] {
    var edits = TextEdits()
    var text = String(decoding: bytes[tree.rangeInFile(move.member.value)], as: UTF8.self)
    let indent = indentation(at: tree.rangeInFile(move.member).lowerBound)
    if let indent { text = text.replacing("\n" + indent, with: "\n") }
    if let type = move.type {
      let rest = text.dropFirst()
      let space = rest.prefix { $0.isWhitespace }
      text = "{\(space)\"$type\": \(JSONWriter.quoted(type)),\(space.isEmpty ? " " : "")\(rest)"
    }
    guard move.group != move.owner else {
      // The new groups take the place of the definition.
      let new = nested(text, at: move.names, isBroken: indent != nil)
      edits.add(tree.rangeInFile(move.member), indent.map { new.indented(by: $0) } ?? new)
      return edits.applied(to: bytes)
    }
    insert(text, at: move.names, in: move.group, &edits)
    guard let cut = tree.removalRange(of: move.member, from: move.owner, in: bytes) else {
      return bytes
    }
    edits.add(cut, "")
    return edits.applied(to: bytes)
  }

  /// Returns a file with a new property at a path; `nil` if something is there.
  static func inserting(_ text: String, at path: [String], _ tree: JSONTree, _ bytes: [UInt8])
    -> [UInt8]?
  {
    guard let paths = TokenPaths(path.joined(separator: "."), "-"), let root = tree.root else {
      return nil
    }
    let file = DefinitionEdits(tree, bytes, paths)
    guard !file.found else { return nil }
    let (group, names) = file.innermost(path, in: root)
    var edits = TextEdits()
    file.insert(text, at: names, in: group, &edits)
    return edits.applied(to: bytes)
  }

  /// Adds a property to a group, in the layout of its other properties.
  private func insert(
    _ text: String,
    at names: [String],
    in group: JSONNode,
    _ edits: inout TextEdits
  ) {
    let members = Array(tree.members(of: group))
    let close = indentation(at: tree.rangeInFile(group).upperBound - 1)
    let target = close.map { $0 + unit }
    var text = nested(text, at: names, isBroken: target != nil)
    if let target { text = text.indented(by: target) }
    let space = target.map { "\n" + $0 } ?? " "
    if let last = members.last {
      let end = tree.rangeInFile(last.value).upperBound
      edits.add(end..<end, "," + space + text)
    } else {
      edits.add(
        tree.rangeInFile(group),
        "{" + space + text + (close.map { "\n" + $0 } ?? " ") + "}"
      )
    }
  }

  /// Returns a property with the first name, whose value has the other names as nested groups.
  private func nested(_ text: String, at names: [String], isBroken: Bool) -> String {
    var text = text
    for (depth, name) in names.enumerated().reversed() {
      text = "\(JSONWriter.quoted(name)): \(text)"
      guard depth > 0 else { break }
      text = isBroken ? "{\n\(unit)\(text.indented(by: unit))\n}" : "{ \(text) }"
    }
    return text
  }

  /// Returns the innermost existing group on a path, and the names below it.
  private func innermost(_ path: [String], in root: JSONNode) -> (JSONNode, [String]) {
    var (group, names) = (root, path[...])
    while names.count > 1, let next = child(names[names.startIndex], of: group) {
      group = next.value
      names = names.dropFirst()
    }
    return (group, Array(names))
  }

  /// The white space by which a level is indented, judging by the first property.
  private var unit: String {
    guard let root = tree.root, let key = tree.firstKey(of: root) else { return "  " }
    let indent = indentation(at: tree.rangeInFile(key).lowerBound) ?? ""
    return indent.isEmpty ? "  " : indent
  }

  /// Returns the white space before an offset if it's at the start of a line; `nil` otherwise.
  private func indentation(at offset: Int) -> String? {
    let space = bytes[..<offset].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    let start = offset - space.count
    guard start > 0, bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
    return String(decoding: space.reversed(), as: UTF8.self)
  }
}

extension String {
  fileprivate func indented(by unit: String) -> String { replacing("\n", with: "\n" + unit) }
}

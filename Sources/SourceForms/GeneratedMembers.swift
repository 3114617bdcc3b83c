package import Diagnostics
package import JSONSyntax

/// Writes out the tokens that groups generate with `scale` or `ramp` in their `dev.tokens`
/// extension.
///
/// Each becomes an ordinary token with an expression, located at the name that generates it. A group
/// that has a token of the name keeps its own.
package struct GeneratedMembers {
  /// A mistake in a generator, which then generates nothing.
  package struct Mistake: Sendable {
    package let message: String
    package let help: String
    package let span: Span
  }

  /// The file, in which no group generates tokens.
  package private(set) var text = RewrittenText()
  package private(set) var mistakes: [Mistake] = []
  /// The number of generated tokens.
  package private(set) var count = 0
  private let tree: JSONTree

  /// Writes out the tokens of a file.
  ///
  /// - Complexity: O(*n*) in the number of nodes and generated tokens.
  package init(_ tree: JSONTree) {
    self.tree = tree
    if let root = tree.root, tree.kind(root) == .object { write(root) }
  }

  /// Returns the properties of a group's extensions that generate tokens.
  static func generators(in extensions: JSONNode, of tree: JSONTree) -> [JSONMember] {
    tree.value(of: "dev.tokens", in: extensions)
      .map { tree.members(of: $0).filter { isGenerator($0, tree) } } ?? []
  }

  private static func isGenerator(_ member: JSONMember, _ tree: JSONTree) -> Bool {
    tree.equals(member.key, "scale") || tree.equals(member.key, "ramp")
  }

  /// Writes an object with the tokens that it and the groups in it generate.
  private mutating func write(_ object: JSONNode) {
    guard tree.value(of: "$value", in: object) == nil else {
      text.copy(tree.range(object), of: tree)
      return
    }
    var members = MemberList(object, in: tree)
    for member in tree.members(of: object) {
      let isProperty = tree.firstByte(ofString: member.key) == UInt8(ascii: "$")
      let generators =
        tree.equals(member.key, "$extensions")
        ? Self.generators(in: member.value, of: tree) : []
      guard generators.isEmpty else {
        writeExtensions(member, &members)
        for generator in generators { writeTokens(of: generator, member, in: object, &members) }
        continue
      }
      members.begin(member, &text)
      text.copyName(of: member, in: tree)
      if isProperty {
        text.copy(tree.range(member.value), of: tree)
      } else {
        writeValue(member.value)
      }
    }
    members.end(&text)
  }

  /// Writes a group, a list with groups, as in a resolver document, or any other value.
  private mutating func writeValue(_ node: JSONNode) {
    switch tree.kind(node) {
    case .object: write(node)
    case .array:
      var end = tree.range(node).lowerBound
      for element in tree.elements(of: node) where tree.kind(element) == .object {
        text.copy(end..<tree.range(element).lowerBound, of: tree)
        write(element)
        end = tree.range(element).upperBound
      }
      text.copy(end..<tree.range(node).upperBound, of: tree)
    default: text.copy(tree.range(node), of: tree)
    }
  }

  private mutating func writeTokens(
    of generator: JSONMember,
    _ extensions: JSONMember,
    in group: JSONNode,
    _ members: inout MemberList
  ) {
    var reader = GeneratorReader(tree, generator, of: group)
    for token in reader.tokens() {
      members.begin(extensions, &text)
      text.append(token.text, for: token.origin)
      count += 1
    }
    mistakes += reader.mistakes
  }

  /// Writes the extensions of a group without its generators, unless nothing else is in them.
  private mutating func writeExtensions(_ extensions: JSONMember, _ members: inout MemberList) {
    let others = tree.members(of: extensions.value).filter { extensionMember in
      guard tree.equals(extensionMember.key, "dev.tokens") else { return true }
      return tree.members(of: extensionMember.value).contains { !Self.isGenerator($0, tree) }
    }
    guard !others.isEmpty else { return }
    members.begin(extensions, &text)
    text.copyName(of: extensions, in: tree)
    var list = MemberList(extensions.value, in: tree)
    for other in others {
      list.begin(other, &text)
      if tree.equals(other.key, "dev.tokens") {
        text.copy(other, of: tree) { !Self.isGenerator($0, tree) }
      } else {
        text.copy(other, of: tree)
      }
    }
    list.end(&text)
  }
}

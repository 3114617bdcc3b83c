package import JSONSyntax

/// The paths of tokens in files of other tools that become groups.
///
/// Compositions become groups, and so do text styles without a font or a size, which DTCG doesn't
/// allow. An alias of such a token becomes a group that extends it.
package struct CompositionPaths: Sendable {
  private var paths: Set<String> = []

  package init() {}

  /// Finds the tokens in all files of a source.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package init(of trees: [JSONTree]) {
    var aliases: [String: [String]] = [:]
    for tree in trees {
      let isSetDocument = ThemeDocument.mark(of: tree) != nil
      let roots =
        isSetDocument ? ThemeDocument.sets(of: tree).map(\.object) : [tree.root].compactMap(\.self)
      for root in roots { read(root, at: "", of: tree, &aliases) }
    }
    var waiting = Array(paths)
    while let target = waiting.popLast() {
      for alias in aliases[target] ?? [] where paths.insert(alias).inserted {
        waiting.append(alias)
      }
    }
  }

  /// Whether the token at a path becomes a group.
  func contains(_ path: String) -> Bool { paths.contains(path) }

  private mutating func read(
    _ object: JSONNode,
    at path: String,
    of tree: JSONTree,
    _ aliases: inout [String: [String]]
  ) {
    guard tree.kind(object) == .object else { return }
    guard let value = TokenShape(tree).value(of: object)?.value else {
      for member in tree.members(of: object)
      where tree.kind(member.value) == .object
        && tree.firstByte(ofString: member.key) != UInt8(ascii: "$")
      {
        let name = tree.string(member.key)
        read(member.value, at: path.isEmpty ? name : "\(path).\(name)", of: tree, &aliases)
      }
      return
    }
    if Self.isComposition(object, value, in: tree) {
      paths.insert(path)
    } else if let text = tree.textIfString(value), ValueReading.isReference(text) {
      let target = text.trimmingBlanks.dropFirst().dropLast().trimmingBlanks
      let name = target.hasSuffix(".value") ? target.dropLast(6) : target[...]
      aliases[String(name), default: []].append(path)
    }
  }

  /// Whether a token is a composition or an incomplete text style, whose properties become separate
  /// tokens.
  static func isComposition(_ token: JSONNode, _ value: JSONNode, in tree: JSONTree) -> Bool {
    guard tree.kind(value) == .object,
      let word = (tree.value(of: "$type", in: token) ?? tree.value(of: "type", in: token))
        .flatMap({ tree.textIfString($0) })
    else { return false }
    switch word.lowercased() {
    case "composition": return true
    case "typography":
      return tree.value(of: "value", in: token) != nil
        && (tree.value(of: "fontFamily", in: value) == nil
          || tree.value(of: "fontSize", in: value) == nil)
    default: return false
    }
  }
}

import Diagnostics
import TestSupport
import JSONSyntax

/// JSON with the properties of its objects in a different order.
enum ShuffledJSON {
  /// Returns `text` with the properties of every object shuffled, except in objects below a
  /// property named in `kept`, whose order is significant.
  static func shuffled(
    _ text: String,
    keeping kept: Set<String> = [],
    using random: inout SeededGenerator
  ) -> String {
    var mistakes: [Diagnostic] = []
    let tree = JSONTree.parse(
      Array(text.utf8),
      file: SourceMap.FileID(index: 0),
      diagnostics: &mistakes
    )
    guard let root = tree.root else { return text }
    return shuffled(root, in: tree, kept, &random)
  }

  private static func shuffled(
    _ node: JSONNode,
    in tree: JSONTree,
    _ kept: Set<String>,
    _ random: inout SeededGenerator
  ) -> String {
    func text(_ node: JSONNode) -> String { String(decoding: tree.text(node), as: UTF8.self) }
    switch tree.kind(node) {
    case .object:
      var members: [String] = []
      for member in tree.members(of: node) {
        let name = tree.string(member.key)
        let value =
          kept.contains(name)
          ? text(member.value) : shuffled(member.value, in: tree, kept, &random)
        members.append(text(member.key) + ":" + value)
      }
      return "{" + members.shuffled(using: &random).joined(separator: ",") + "}"
    case .array:
      let elements = Array(tree.elements(of: node)).map { shuffled($0, in: tree, kept, &random) }
      return "[" + elements.joined(separator: ",") + "]"
    default:
      return text(node)
    }
  }
}

internal import Diagnostics
internal import JSONSyntax
internal import Workspace

/// The parts of a document of the `json` target by token, to compare documents.
struct ThemeIndex: Sendable {
  /// The revision in the document or, if a custom target doesn't write one, a hash of the document.
  private(set) var revision: String
  private(set) var fingerprint = ""
  /// The text about each token, by path: its value, its row, and both in contexts.
  private var texts: [String: [UInt8]] = [:]

  init(of document: [UInt8]) {
    revision = ContentFingerprint.digits(of: document)
    guard let (tree, root) = JSONTree.parseIfValid(document) else { return }
    if let node = tree.value(of: "revision", in: root) { revision = tree.string(node) }
    if let node = tree.value(of: "fingerprint", in: root) { fingerprint = tree.string(node) }
    if let rows = tree.value(of: "tokens", in: root) { add(rows, in: tree, document) }
    if let base = tree.value(of: "base", in: root) { addTree(base, "", in: tree, document) }
    for entry in tree.elements(of: "contexts", in: root) {
      let when = tree.value(of: "when", in: entry).map { text(of: $0, in: tree, document) } ?? []
      for name in ["values", "tokens"] as [StaticString] {
        if let values = tree.value(of: name, in: entry) {
          add(values, in: tree, document, after: when)
        }
      }
    }
  }

  /// Returns the paths of tokens that differ, or exist in only one of the documents, sorted.
  func changes(since other: ThemeIndex) -> [String] {
    let changed = texts.filter { other.texts[$0.key] != $0.value }.map(\.key)
    let gone = other.texts.keys.filter { texts[$0] == nil }
    return (changed + gone).sortedByBytes()
  }

  /// Adds the properties of an object whose keys are paths.
  private mutating func add(
    _ object: JSONNode,
    in tree: JSONTree,
    _ document: [UInt8],
    after prefix: [UInt8] = []
  ) {
    for member in tree.members(of: object) {
      let text = prefix + text(of: member.value, in: tree, document) + [0]
      texts[tree.string(member.key), default: []] += text
    }
  }

  /// Adds the values in a tree of groups.
  ///
  /// The rows determine which objects are values.
  private mutating func addTree(
    _ group: JSONNode,
    _ prefix: String,
    in tree: JSONTree,
    _ document: [UInt8]
  ) {
    for member in tree.members(of: group) {
      let path = prefix + tree.string(member.key)
      if texts[path] != nil {
        let text = text(of: member.value, in: tree, document)
        texts[path]? += text + [0]
      } else {
        addTree(member.value, path + ".", in: tree, document)
      }
    }
  }

  private func text(of node: JSONNode, in tree: JSONTree, _ document: [UInt8]) -> [UInt8] {
    let span = tree.span(node)
    return Array(document[Int(span.start)..<Int(span.end)])
  }
}

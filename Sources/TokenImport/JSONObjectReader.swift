import Diagnostics
import JSONSyntax

/// Reads members of an object that is imported, and reports those that are something else.
struct JSONObjectReader {
  let tree: JSONTree
  let node: JSONNode
  /// What the object is, in messages.
  let subject: String

  /// Reads `node`; `nil` if it is not an object, which is reported.
  init?(_ node: JSONNode, of tree: JSONTree, _ subject: String, _ diagnostics: inout [Diagnostic]) {
    guard tree.kind(node) == .object else {
      diagnostics.append(
        .notImported("\(subject) is not an object", at: tree.span(node))
      )
      return nil
    }
    self.tree = tree
    self.node = node
    self.subject = subject
  }

  /// The value of a member; `nil` if there is none, or `null`.
  subscript(name: StaticString) -> JSONNode? {
    tree.value(of: name, in: node).flatMap { tree.kind($0) == .null ? nil : $0 }
  }

  /// A number; `nil` if there is none, and where it is something else, which is reported.
  func number(_ name: StaticString, _ diagnostics: inout [Diagnostic]) -> Double? {
    guard let value = self[name] else { return nil }
    if tree.kind(value) == .number { return tree.number(value) }
    if tree.kind(value) == .string, let number = Double(tree.string(value)), number.isFinite {
      return number
    }
    diagnostics.append(
      .notImported("`\(name)` of \(subject) is not a number", at: tree.span(value))
    )
    return nil
  }

  /// A text; `nil` if there is none, and where it is something else, which is reported.
  func text(_ name: StaticString, _ diagnostics: inout [Diagnostic]) -> String? {
    guard let value = self[name] else { return nil }
    if tree.kind(value) == .string { return tree.string(value) }
    diagnostics.append(
      .notImported("`\(name)` of \(subject) is not a text", at: tree.span(value))
    )
    return nil
  }

  /// Reports the members that are none of `known`.
  func reportOthers(than known: [String], _ diagnostics: inout [Diagnostic]) {
    for member in tree.members(of: node) {
      let name = tree.string(member.key)
      guard !known.contains(name) else { continue }
      diagnostics.append(
        .notImported(
          "`\(name)` of \(subject) is nothing that a theme has",
          at: tree.span(member.key),
          help: "it has " + known.map { "`\($0)`" }.joined(separator: ", ")
        )
      )
    }
  }
}

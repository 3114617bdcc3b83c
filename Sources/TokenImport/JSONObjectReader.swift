import Diagnostics
import JSONSyntax

/// Reads the properties of an imported object, and reports unexpected values.
struct JSONObjectReader {
  let tree: JSONTree
  let node: JSONNode
  /// The description of the object in messages.
  let subject: String

  /// Creates a reader for `node`; `nil` if it isn't an object, which is reported.
  init?(_ node: JSONNode, of tree: JSONTree, _ subject: String, _ diagnostics: inout [Diagnostic]) {
    guard tree.kind(node) == .object else {
      diagnostics.skip("\(subject) is not an object", at: tree.span(node))
      return nil
    }
    self.tree = tree
    self.node = node
    self.subject = subject
  }

  /// The value of a property; `nil` if it's missing or `null`.
  subscript(name: StaticString) -> JSONNode? {
    tree.value(of: name, in: node).flatMap { tree.kind($0) == .null ? nil : $0 }
  }

  /// Returns a number; `nil` if it's missing, or if it isn't a number, which is reported.
  func number(_ name: StaticString, _ diagnostics: inout [Diagnostic]) -> Double? {
    guard let value = self[name] else { return nil }
    if tree.kind(value) == .number { return tree.number(value) }
    if let number = tree.textIfString(value).flatMap(Double.init), number.isFinite { return number }
    diagnostics.skip("`\(name)` of \(subject) is not a number", at: tree.span(value))
    return nil
  }

  /// Returns a string; `nil` if it's missing, or if it isn't a string, which is reported.
  func text(_ name: StaticString, _ diagnostics: inout [Diagnostic]) -> String? {
    guard let value = self[name] else { return nil }
    if let text = tree.textIfString(value) { return text }
    diagnostics.skip("`\(name)` of \(subject) is not a string", at: tree.span(value))
    return nil
  }

  /// Reports the properties that aren't in `known`.
  func reportUnknownProperties(except known: [String], _ diagnostics: inout [Diagnostic]) {
    for member in tree.members(of: node) {
      let name = tree.string(member.key)
      guard !known.contains(name) else { continue }
      diagnostics.skip(
        "`\(name)` of \(subject) is not part of a theme",
        at: tree.span(member.key),
        help: "use " + known.quoted
      )
    }
  }
}

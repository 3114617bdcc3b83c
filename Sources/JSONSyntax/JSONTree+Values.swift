import Diagnostics

/// Look-ups that treat a value of another kind as missing.
extension JSONTree {
  /// Parses a text whose locations don't matter; `nil` if there are errors.
  package static func parseIfValid(_ bytes: [UInt8]) -> (tree: JSONTree, root: JSONNode)? {
    var errors: [Diagnostic] = []
    let tree = parse(bytes, file: SourceMap.FileID(index: 0), diagnostics: &errors)
    guard errors.isEmpty, let root = tree.root else { return nil }
    return (tree, root)
  }

  /// Returns the text of a string; `nil` for any other node.
  package func textIfString(_ node: JSONNode) -> String? {
    kind(node) == .string ? string(node) : nil
  }

  /// Returns the text of a property; `nil` if there is none or it isn't a string.
  package func text(of name: StaticString, in object: JSONNode) -> String? {
    value(of: name, in: object).flatMap { textIfString($0) }
  }

  /// Returns the number in a property; `nil` if there is none or it isn't a number.
  package func number(of name: StaticString, in object: JSONNode) -> Double? {
    value(of: name, in: object).flatMap { kind($0) == .number ? number($0) : nil }
  }

  /// Returns the elements of a property; empty if there is none or it isn't an array.
  package func elements(of name: StaticString, in object: JSONNode) -> [JSONNode] {
    value(of: name, in: object).map { Array(elements(of: $0)) } ?? []
  }
}

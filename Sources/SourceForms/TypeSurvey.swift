package import JSONSyntax

/// The token types specified in a file, and the tokens without a type.
package struct TypeSurvey: Sendable {
  /// The types by path: those that groups specify, and those that tokens specify or inherit.
  package private(set) var types: [String: String] = [:]
  /// The tokens without a type, except aliases.
  package private(set) var missing: [Untyped] = []

  /// A token without a type.
  package struct Untyped: Sendable {
    package let token: JSONNode
    package let path: String
    /// The type suggested by the value and the path.
    package let byValue: String?
    /// Whether the path suggests a length, but the value is a number.
    package let lacksUnit: Bool
  }

  /// Creates the survey of a file without tokens.
  package init() {}

  /// Surveys the tokens of a file in DTCG form.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package init(_ tree: JSONTree) {
    guard let root = tree.root, tree.kind(root) == .object else { return }
    read(root, of: tree, at: [], type: nil)
  }

  private mutating func read(
    _ object: JSONNode,
    of tree: JSONTree,
    at path: [String],
    type: String?
  ) {
    let own = tree.text(of: "$type", in: object)
    let type = own ?? type
    let name = path.joined(separator: ".")
    if let value = tree.value(of: "$value", in: object) {
      let text = tree.textIfString(value)
      guard text.map({ !ValueReading.isReference($0) }) ?? true else { return }
      if let type {
        types[name] = type
      } else {
        let reading = ValueReading(tree: tree, path: path, references: nil)
        let byValue = reading.inferredType(of: value)?.standardWord
        let lacksUnit = byValue == "dimension" && tree.kind(value) == .number
        missing.append(Untyped(token: object, path: name, byValue: byValue, lacksUnit: lacksUnit))
      }
      return
    }
    if let own { types[name] = own }
    for member in tree.members(of: object) where tree.kind(member.value) == .object {
      let name = tree.string(member.key)
      guard name == "$root" || !name.hasPrefix("$") else { continue }
      read(member.value, of: tree, at: path + [name], type: type)
    }
  }
}

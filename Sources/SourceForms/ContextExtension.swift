package import JSONSyntax

/// An extension in which another tool stores values for contexts, such as GitHub Primer's
/// `org.primer.overrides`.
///
/// For example, `{"dark": VALUE}` is the token's value in the context `dark`.
package struct ContextExtension: Sendable {
  /// The key in `$extensions`, or ``valueKey``.
  package let key: String
  /// The modifier that the contexts belong to.
  package let modifier: String
  /// The names in the extension that provide the value of each context, in order of increasing
  /// precedence; `nil` if the names in the extension are names of contexts.
  package let names: [(context: String, names: [String])]?

  /// The key for values that aren't in an extension: `"$value": {"light": VALUE, "dark": VALUE}`,
  /// or `"dark": VALUE` next to the value.
  package static let valueKey = "$value"

  package init(
    key: String,
    modifier: String,
    names: [(context: String, names: [String])]? = nil
  ) {
    self.key = key
    self.modifier = modifier
    self.names = names
  }

  /// Returns the name that provides the value of each context, given the names that a token has
  /// values for.
  func values(among present: [String]) -> [(context: String, name: String)] {
    guard let names else { return present.map { ($0, $0) } }
    return names.compactMap { context, names in
      names.last { present.contains($0) }.map { (context, $0) }
    }
  }
}

extension ContextExtension {
  /// Returns the extensions of a file's tokens that appear to contain values for light and dark,
  /// with the names in them.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package static func found(in tree: JSONTree) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    if let root = tree.root { find(root, in: tree, &names) }
    return names.filter { $1.contains("dark") || $1.contains("light") }
  }

  private static func find(
    _ object: JSONNode,
    in tree: JSONTree,
    _ names: inout [String: Set<String>]
  ) {
    guard tree.kind(object) == .object else { return }
    if let value = tree.value(of: "$value", in: object) ?? tree.value(of: "value", in: object),
      let contexts = ValueOfContexts(of: object, value, in: tree)
    {
      names[valueKey, default: []].formUnion(contexts.values.map(\.context))
    }
    if let value = tree.value(of: "$value", in: object),
      let extensions = tree.value(of: "$extensions", in: object)
    {
      for member in tree.members(of: extensions) where tree.kind(member.value) == .object {
        let key = tree.string(member.key)
        guard key != "dev.tokens", key != "studio.tokens" else { continue }
        // A number next to a color, such as an opacity, isn't another value of the token.
        let parts = tree.members(of: member.value).filter {
          [.string, tree.kind(value)].contains(tree.kind($0.value))
        }
        names[key, default: []].formUnion(parts.map { tree.string($0.key) })
      }
    }
    for member in tree.members(of: object)
    where tree.firstByte(ofString: member.key) != UInt8(ascii: "$") {
      find(member.value, in: tree, &names)
    }
  }
}

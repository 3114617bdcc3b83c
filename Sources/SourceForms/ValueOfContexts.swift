import JSONSyntax

/// The values that a token has for themes in its value or next to it: `"value": {"light": VALUE,
/// "dark": VALUE}`, or `"value": VALUE, "dark": VALUE`.
struct ValueOfContexts {
  /// The value for contexts that have none of their own.
  private(set) var base: JSONNode
  /// The values for contexts.
  private(set) var values: [(context: String, value: JSONNode)] = []
  /// The names of the properties next to the value that were read.
  private(set) var siblings: Set<String> = []

  /// Reads a token; `nil` if it has only one value.
  init?(of token: JSONNode, _ value: JSONNode, in tree: JSONTree) {
    base = value
    let members = tree.kind(value) == .object ? Array(tree.members(of: value)) : []
    let names = members.map { tree.string($0.key) }
    if names.count > 1, names.contains("dark"),
      names.allSatisfy({ Self.isBase($0) || ContextWords.isTheme($0) })
    {
      let index = names.firstIndex(where: Self.isBase) ?? names.firstIndex(of: "light") ?? 0
      base = members[index].value
      for (name, member) in zip(names, members) where !Self.isBase(name) {
        values.append((name, member.value))
      }
    }
    for member in tree.members(of: token) where tree.kind(member.value) != .object {
      let name = tree.string(member.key)
      guard name == "dark" || name == "darkValue" else { continue }
      siblings.insert(name)
      values.append(("dark", member.value))
    }
    if values.isEmpty { return nil }
  }

  private static func isBase(_ name: String) -> Bool { name == "default" || name == "base" }
}

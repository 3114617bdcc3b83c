internal import JSONSyntax

/// A list of Style Dictionary transforms, which may begin with those of a built-in group.
struct StyleDictionaryTransforms {
  /// The group whose transforms are in the list; `nil` if there is none.
  private(set) var group: String?
  /// The names of the other transforms.
  private(set) var names: [String] = []

  /// Reads a list: an array, or an expression such as
  /// `StyleDictionary.transformGroup['css'].concat(['size/x'])`.
  init(_ list: JSONNode, in tree: JSONTree) {
    for element in tree.kind(list) == .array ? Array(tree.elements(of: list)) : [list] {
      if let name = tree.textIfString(element) {
        names.append(name)
      } else if let script = tree.text(of: "$script", in: element) {
        read(script)
      }
    }
  }

  private mutating func read(_ script: String) {
    guard let word = script.firstRange(of: "transformGroup") else { return }
    var rest = script[word.upperBound...]
    if rest.first == "s" { rest = rest.dropFirst() }
    let (start, end) = rest.first == "." ? (".", "") : ("[", "]")
    rest = rest.dropFirst(start.count).drop { Self.quotes.contains($0) }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    rest = rest.dropFirst(name.count).drop { Self.quotes.contains($0) }.dropFirst(end.count)
    // Other calls change the transforms of the group.
    guard rest.isEmpty || rest.hasPrefix(".concat(") else { return }
    group = String(name)
    let parts = rest.split(omittingEmptySubsequences: false) { Self.quotes.contains($0) }
    names += parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }

  private static let quotes: Set<Character> = ["'", "\"", "`"]
}

package import JSONSyntax

/// The tokens of one version of a source, as `tokens ir` prints them.
package struct TokenSnapshot: Sendable {
  /// A modifier, such as `theme`.
  package struct Modifier: Hashable, Sendable {
    let name: String
    let contexts: [String]
    let defaultContext: String
  }

  /// A foreground and a background with a required contrast.
  package struct ColorPair: Sendable {
    let text: String
    let ground: String
    let minimum: Double

    package init(text: String, ground: String, minimum: Double) {
      self.text = text
      self.ground = ground
      self.minimum = minimum
    }
  }

  /// The names of the tokens in an output.
  package struct Output: Sendable {
    /// The target and the folder, as in `css in web`.
    let label: String
    /// The names of each token, by the token's index; `nil` for a token that isn't in the output.
    let names: [[String]?]

    package init(label: String, names: [[String]?]) {
      self.label = label
      self.names = names
    }
  }

  let modifiers: [Modifier]
  /// The tokens, followed by the constants of the groups.
  package let tokens: [SnapshotToken]
  let indices: [String: Int]
  /// The paths of components and their parts.
  let components: Set<String>
  /// The outputs of the configuration; empty if they aren't known.
  package var outputs: [Output] = []
  /// The pairs of colors whose contrast is compared; empty if they aren't known.
  package var pairs: [ColorPair] = []

  /// Reads the JSON form of the IR; `nil` if `tree` has a different form or version.
  ///
  /// - Complexity: O(*n*) in the number of tokens and variants.
  package init?(_ tree: JSONTree) {
    guard let root = tree.root, let version = tree.value(of: "irVersion", in: root),
      tree.number(version) == Double(Self.version),
      let list = tree.value(of: "tokens", in: root)
    else { return nil }
    modifiers = tree.elements(of: "modifiers", in: root).map { node in
      Modifier(
        name: tree.text(of: "name", in: node) ?? "",
        contexts: tree.elements(of: "contexts", in: node).map { tree.string($0) },
        defaultContext: tree.text(of: "default", in: node) ?? ""
      )
    }
    var tokens = tree.elements(of: list).map {
      SnapshotToken(tree.text(of: "path", in: $0) ?? "", $0, tree)
    }
    for group in tree.elements(of: "groups", in: root) {
      guard let constants = tree.value(of: "constants", in: group) else { continue }
      let path = tree.text(of: "path", in: group) ?? ""
      for member in tree.members(of: constants) {
        let name = tree.string(member.key)
        tokens.append(
          SnapshotToken(path.isEmpty ? name : "\(path).\(name)", member.value, tree, group: group)
        )
      }
    }
    self.tokens = tokens
    indices = Dictionary(
      tokens.enumerated().map { ($1.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    components = Self.components(in: tree, root)
  }

  /// Reads the paths of components and their parts.
  private static func components(in tree: JSONTree, _ root: JSONNode) -> Set<String> {
    var components: Set<String> = []
    var open = tree.elements(of: "components", in: root).map {
      ($0, tree.text(of: "path", in: $0) ?? "")
    }
    while let (node, path) = open.popLast() {
      components.insert(path)
      open += tree.elements(of: "parts", in: node).map {
        ($0, "\(path).\(tree.text(of: "name", in: $0) ?? "")")
      }
    }
    return components
  }

  /// The version of the IR's JSON form that can be read.
  private static let version = 1

  /// Whether a token is a field of a component.
  func isField(_ path: String) -> Bool {
    path.parent.map(components.contains) ?? false
  }

  func modifier(_ name: String) -> Modifier? { modifiers.first { $0.name == name } }
}

internal import TokenCompiler

/// Rules for types that token files lack.
struct MissingTypes {
  /// A type for the tokens that match a pattern.
  struct Rule: Hashable {
    /// The pattern of the tokens' paths.
    let pattern: String
    let type: String
    /// Whether some of the tokens are lengths without a unit.
    let lacksUnit: Bool
  }

  /// The rules for the configuration.
  private(set) var rules: [Rule] = []
  /// The number of tokens that have no type in some file.
  private(set) var count = 0
  /// Whether a type was inferred from a value, because no other file specifies it.
  private(set) var hasGuesses = false

  /// Takes missing types from other definitions of the tokens, or infers them from the values.
  init(of files: [TokenFileSurvey]) {
    var known: [String: String] = [:]
    for file in files { known.merge(file.types) { first, _ in first } }
    var types: [String: String] = [:]
    var withoutUnit: Set<String> = []
    /// The tokens for which there must be no rule.
    var others: Set<String> = []
    for (path, byValue, lacksUnit) in files.flatMap(\.untyped) {
      if let type = known[path] {
        types[path] = type
      } else if Self.groups(of: path).contains(where: { known[$0] != nil }) {
        continue
      } else if let byValue {
        types[path] = byValue
        hasGuesses = true
      } else {
        others.insert(path)
      }
      if lacksUnit { withoutUnit.insert(path) }
    }
    count = types.count
    let tokens = others.union(types.keys).sorted().map { path in
      let lacksUnit = types[path] == "dimension" && withoutUnit.contains(path)
      return Token(path: path.split(separator: ".")[...], type: types[path], lacksUnit: lacksUnit)
    }
    addRules(for: tokens, below: [])
  }

  /// Returns the paths of the groups around a token, and of the root.
  private static func groups(of path: String) -> [String] {
    var names = path.split(separator: ".")
    var groups: [String] = []
    while names.popLast() != nil { groups.append(names.joined(separator: ".")) }
    return groups
  }

  /// A token, with the names of its path below a group.
  private struct Token {
    let path: ArraySlice<Substring>
    let type: String?
    let lacksUnit: Bool

    /// The token without the first name of its path.
    var inGroup: Token { Token(path: path.dropFirst(), type: type, lacksUnit: lacksUnit) }
  }

  /// Adds the shortest patterns that assign each token its type, and none to those without.
  private mutating func addRules(for tokens: [Token], below group: [Substring]) {
    let byName = Dictionary(grouping: tokens) { $0.path.first ?? "" }
    for name in byName.keys.sorted() {
      let tokens = byName[name] ?? []
      let path = group + [name]
      if Set(tokens.map(\.type)).count == 1, let first = tokens.first {
        let pattern = path.joined(separator: ".") + (first.path.count > 1 ? ".**" : "")
        guard let type = first.type else { continue }
        let lacksUnit = tokens.contains(where: \.lacksUnit)
        rules.append(Rule(pattern: pattern, type: type, lacksUnit: lacksUnit))
      } else {
        addRules(for: tokens.map(\.inGroup), below: path)
      }
    }
  }
}

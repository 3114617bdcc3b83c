/// A small generator with a seed, so that a failure can be run again (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

/// A random source: tokens of several types that refer to one another, redefined in the contexts of
/// several modifiers, with groups that extend groups and formulas.
///
/// References always lead to a token of a lower rank, so that there are no circles; everything else
/// is left to chance.
struct RandomSource {
  private var random: SeededGenerator
  /// Members of each group object, as text, in order; the key is the group's path.
  private var ranks: [Rank] = []
  let modifiers: [(name: String, contexts: [String])]

  private struct Rank {
    let path: String
    let type: String
  }

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let names = ["theme", "brand", "size"].prefix(Int.random(in: 0...3, using: &random))
    modifiers = names.map { name in
      (name, (0..<Int.random(in: 2...3, using: &random)).map { "\(name)\($0)" })
    }
    for index in 0..<Int.random(in: 4...14, using: &random) {
      let group = ["a", "b", "c"].randomElement(using: &random) ?? "a"
      let type =
        ["color", "dimension", "number", "border"].randomElement(using: &random) ?? "color"
      ranks.append(Rank(path: "\(group).t\(index)", type: type))
    }
    self.random = random
  }

  /// The project with the resolver document and its token files.
  mutating func project() -> Project {
    var files: [String: String] = [:]
    files["base.tokens.json"] = tree(ofTokensIn: ranks.indices, chance: 1, extends: true)
    var documents: [String] = []
    for modifier in modifiers {
      var contexts: [String] = []
      for context in modifier.contexts {
        let name = "\(context).tokens.json"
        files[name] = tree(ofTokensIn: ranks.indices, chance: 0.3, extends: false)
        contexts.append("\"\(context)\": [{\"$ref\": \"\(name)\"}]")
      }
      documents.append(
        "\"\(modifier.name)\": {\"default\": \"\(modifier.contexts[0])\", \"contexts\": {"
          + contexts.joined(separator: ", ") + "}}"
      )
    }
    let order =
      (["{\"$ref\": \"#/sets/base\"}"]
      + modifiers.map { "{\"$ref\": \"#/modifiers/\($0.name)\"}" }).joined(separator: ", ")
    files["app.resolver.json"] = """
      {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
       "modifiers": {\(documents.joined(separator: ", "))}, "resolutionOrder": [\(order)]}
      """
    if modifiers.isEmpty {
      files["app.resolver.json"] = files["app.resolver.json"]?
        .replacingFirst("\"modifiers\": {}, ", with: "")
    }
    return Project(files)
  }

  private mutating func tree(
    ofTokensIn indices: Range<Int>,
    chance: Double,
    extends: Bool
  ) -> String {
    var groups: [String: [String]] = [:]
    for index in indices where Double.random(in: 0..<1, using: &random) < chance {
      let rank = ranks[index]
      let parts = rank.path.split(separator: ".").map(String.init)
      groups[parts[0], default: []].append(
        "\"\(parts[1])\": {\"$type\": \"\(rank.type)\", \"$value\": \(value(below: index))}"
      )
    }
    var members = groups.keys.sorted().map { name in
      "\"\(name)\": {" + (groups[name] ?? []).joined(separator: ",\n") + "}"
    }
    if extends, Bool.random(using: &random), groups["a"] != nil {
      members.append(
        "\"d\": {\"$extends\": \"{a}\", \"own\": {\"$type\": \"number\", \"$value\": 7}}"
      )
      members.append("\"e\": {\"n\": {\"$extends\": \"{d}\"}}")
    }
    return "{" + members.joined(separator: ",\n") + "}"
  }

  /// A value for the token of rank `index`, which refers to lower ranks only.
  private mutating func value(below index: Int) -> String {
    let type = ranks[index].type
    if Int.random(in: 0..<3, using: &random) == 0, let target = lower(than: index, type) {
      return "\"{\(target)}\""
    }
    switch type {
    case "color": return color(below: index)
    case "dimension":
      if Int.random(in: 0..<4, using: &random) == 0, let target = lower(than: index, type) {
        return "\"~{\(target)} * \(Int.random(in: 1...3, using: &random))\""
      }
      return "{\"value\": \(Int.random(in: 0...3, using: &random)), \"unit\": \"px\"}"
    case "border":
      let color = lower(than: index, "color").map { "\"{\($0)}\"" } ?? color(below: 0)
      let width = lower(than: index, "dimension").map { "\"{\($0)}\"" }
      return "{\"color\": \(color), \"width\": \(width ?? "{\"value\": 1, \"unit\": \"px\"}"), "
        + "\"style\": \"solid\"}"
    default:
      if Int.random(in: 0..<4, using: &random) == 0, let target = lower(than: index, "dimension") {
        let pointer = target.split(separator: ".").joined(separator: "/")
        return "{\"$ref\": \"#/\(pointer)/$value/value\"}"
      }
      return "\(Int.random(in: 0...3, using: &random))"
    }
  }

  private mutating func color(below index: Int) -> String {
    let component = Int.random(in: 0...2, using: &random)
    return "{\"colorSpace\": \"srgb\", \"components\": [\(component == 0 ? 0 : 1), 0, 0.5]}"
  }

  private mutating func lower(than index: Int, _ type: String) -> String? {
    ranks[..<index].filter { $0.type == type }.map(\.path).randomElement(using: &random)
  }
}

extension String {
  fileprivate func replacingFirst(_ target: String, with replacement: String) -> String {
    guard let range = range(ofFirst: target) else { return self }
    return String(self[..<range.lowerBound]) + replacement + String(self[range.upperBound...])
  }

  private func range(ofFirst target: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(target),
        let end = index(start, offsetBy: target.count, limitedBy: endIndex)
      {
        return start..<end
      }
      start = index(after: start)
    }
    return nil
  }
}

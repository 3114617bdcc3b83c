import TestSupport

/// A random source: tokens of all types with every kind of reference, overridden by several
/// modifiers and in the short form, with groups that extend groups in some contexts, types
/// inherited from groups, and expressions.
///
/// A name always has the same type and rank, and references only target names of lower rank. This
/// rules out circular references, whatever the groups extend. Everything else is left to chance.
struct RandomSource {
  /// A name shared by tokens in several groups.
  struct Name {
    let text: String
    let type: String
    /// The groups that have a token with this name in the base.
    let groups: [String]
  }

  /// An element of a set or context.
  enum Item {
    case file(String, RandomTree)
    case inline(RandomTree)
    case set(String)
  }

  /// An element of `resolutionOrder`.
  enum Entry {
    case set(String)
    case modifier(Int)
  }

  private(set) var modifiers: [(name: String, contexts: [String])] = []
  var random: SeededGenerator
  var names: [Name] = []
  /// The types of the groups that have one.
  var groupTypes: [String: String] = [:]
  /// The groups extended by other groups in the base.
  private var extensions: [(group: String, target: String)] = []
  private var sets: [(name: String, items: [Item])] = []
  private var contexts: [[[Item]]] = []
  private var order: [Entry] = []

  static let types = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
  ]
  private static let groups = ["a", "b", "c.s"]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    makeModifiers()
    makeNames()
    makeExtensions()
    makeLayers()
  }

  private mutating func makeModifiers() {
    let all = ["theme", "brand", "size"]
    let count = pick([0, 1, 2, 2, 2, 2, 3, 3, 3, 3])
    for name in all.prefix(count) {
      let contexts = (0..<(count < 3 && once(in: 2) ? 3 : 2)).map { "\(name)\($0)" }
      // A context name shared by two modifiers is ambiguous in the short form without its modifier.
      modifiers.append((name, once(in: 4) ? contexts.dropLast() + ["x"] : contexts))
    }
  }

  private mutating func makeNames() {
    // A few types at a time, so that most references have a possible target.
    let composites = Set([
      "border", "transition", "shadow", "gradient", "typography", "strokeStyle",
    ])
    let types = Self.types.shuffled(using: &random).prefix(3) + ["color", "dimension", "number"]
    let chosen = (0..<Int.random(in: 3...7, using: &random)).map { _ in pick(Array(types)) }
    let sorted = chosen.filter { !composites.contains($0) } + chosen.filter(composites.contains)
    for (rank, type) in sorted.enumerated() {
      let groups = Self.groups.filter { _ in once(in: 2) }
      names.append(
        Name(text: "\(type)\(rank)", type: type, groups: groups.isEmpty ? ["a"] : groups)
      )
    }
    for group in Self.groups where once(in: 3) { groupTypes[group] = pick(names).type }
  }

  private mutating func makeExtensions() {
    guard !once(in: 4) else { return }
    let target = pick(["a", "b", "c"])
    extensions = [("d", target)]
    guard once(in: 2) else { return }
    extensions.append(("e", pick(["d", "a", target == "c" ? "d.s" : "c.s"])))
  }

  // MARK: Layers

  private mutating func makeLayers() {
    var base: [Item] = [.file("base.tokens.json", tree(isBase: true))]
    if once(in: 4) { base.append(.file("more.tokens.json", tree(chance: 0.3, of: nil))) }
    sets = [("base", base)]
    let hasShared = once(in: 3)
    if hasShared {
      sets.append(("shared", [.file("shared.tokens.json", tree(chance: 0.3, hasShortForm: false))]))
    }
    for modifier in modifiers.indices {
      contexts.append(
        modifiers[modifier].contexts.map { context in
          var items: [Item] = []
          if !once(in: 4) {
            let tree = tree(chance: 0.4, of: modifier)
            items.append(
              once(in: 4)
                ? .inline(tree) : .file("\(modifiers[modifier].name)-\(context).tokens.json", tree)
            )
          }
          if hasShared, once(in: 3) {
            items.insert(.set("shared"), at: Int.random(in: 0...items.count, using: &random))
          }
          return items
        }
      )
    }
    order = modifiers.indices.map { .modifier($0) }.shuffled(using: &random)
    order.insert(
      .set("base"),
      at: once(in: 6) ? Int.random(in: 0...order.count, using: &random) : 0
    )
    if hasShared, once(in: 2) {
      order.insert(.set("shared"), at: Int.random(in: 0...order.count, using: &random))
    }
  }

  /// The tokens of the base.
  private mutating func tree(isBase: Bool) -> RandomTree {
    var tree = RandomTree()
    for (rank, name) in names.enumerated() {
      for group in name.groups { add(rank, to: group, of: &tree, modifier: nil) }
    }
    for (group, type) in groupTypes { tree.groups[group, default: .init()].type = type }
    for (group, target) in extensions {
      tree.groups[group, default: .init()].extends = reference(toGroup: target)
      // Overrides of inherited tokens.
      for rank in names.indices where once(in: 5) { add(rank, to: group, of: &tree, modifier: nil) }
    }
    return tree
  }

  /// Overrides of some tokens, for one context of a modifier or for all.
  private mutating func tree(
    chance: Double,
    of modifier: Int? = nil,
    hasShortForm: Bool = true
  ) -> RandomTree {
    var tree = RandomTree()
    for (rank, name) in names.enumerated() {
      for group in name.groups where Double.random(in: 0..<1, using: &random) < chance {
        add(rank, to: group, of: &tree, modifier: modifier, hasShortForm: hasShortForm)
      }
      for (group, _) in extensions where once(in: 8) {
        add(rank, to: group, of: &tree, modifier: modifier, hasShortForm: hasShortForm)
      }
    }
    for (group, type) in groupTypes where tree.groups[group] != nil && once(in: 2) {
      tree.groups[group]?.type = type
    }
    for (group, target) in extensions where once(in: 6) {
      let others = group == "d" ? ["a", "b", "c"] : ["a", "c.s", "b"]
      tree.groups[group, default: .init()].extends =
        reference(toGroup: once(in: 2) ? target : pick(others))
    }
    return tree
  }

  private mutating func add(
    _ rank: Int,
    to group: String,
    of tree: inout RandomTree,
    modifier: Int?,
    hasShortForm: Bool = true
  ) {
    var token = token(rank, in: group)
    if hasShortForm, once(in: 5) {
      let others = modifiers.indices.filter { $0 != modifier }.shuffled(using: &random)
      for other in others.prefix(once(in: 3) ? 2 : 1) {
        let context = pick(modifiers[other].contexts)
        let isClear = modifiers.filter { $0.contexts.contains(context) }.count == 1
        token.shortForms.append(
          RandomToken.ShortForm(
            modifier: modifiers[other].name,
            context: context,
            isBare: isClear && once(in: 2),
            value: value(of: rank)
          )
        )
      }
    }
    tree.groups[group, default: .init()].tokens.append((names[rank].text, token))
  }

  private mutating func reference(toGroup group: String) -> String {
    let pointer = "\"#/\(group.split(separator: ".").joined(separator: "/"))\""
    return switch Int.random(in: 0..<3, using: &random) {
    case 0: "\"$ref\": \(pointer)"
    case 1: "\"$extends\": \(pointer)"
    default: "\"$extends\": \"{\(group)}\""
    }
  }

  /// The groups that contain a token with this name in most contexts.
  func homes(of name: Name) -> [String] {
    name.groups
      + extensions.compactMap { group, target in
        if name.groups.contains(target) { return group }
        return target == "c" && name.groups.contains("c.s") ? "\(group).s" : nil
      }
  }

  // MARK: Files

  /// The resolver document with its files.
  func project() -> Project {
    var files: [String: String] = [:]
    func text(_ items: [Item]) -> String {
      let sources = items.map { item in
        switch item {
        case .file(let name, let tree):
          files[name] = tree.text
          return "{\"$ref\": \"\(name)\"}"
        case .inline(let tree): return tree.text
        case .set(let name): return "{\"$ref\": \"#/sets/\(name)\"}"
        }
      }
      return "[\(sources.joined(separator: ", "))]"
    }
    let sets = self.sets.map { "\"\($0.name)\": {\"sources\": \(text($0.items))}" }
    let modifiers = self.modifiers.enumerated().map { index, modifier in
      let contexts = zip(modifier.contexts, contexts[index]).map { "\"\($0)\": \(text($1))" }
      return "\"\(modifier.name)\": {\"default\": \"\(modifier.contexts[0])\", \"contexts\": {"
        + contexts.joined(separator: ", ") + "}}"
    }
    let order = self.order.map { entry in
      switch entry {
      case .set(let name): "{\"$ref\": \"#/sets/\(name)\"}"
      case .modifier(let index): "{\"$ref\": \"#/modifiers/\(self.modifiers[index].name)\"}"
      }
    }
    files["app.resolver.json"] = """
      {"version": "2025.10", "sets": {\(sets.joined(separator: ",\n"))},
       "modifiers": {\(modifiers.joined(separator: ",\n"))},
       "resolutionOrder": [\(order.joined(separator: ", "))]}
      """
    return Project(files)
  }

  /// The equivalent of one combination of contexts: token files in merge order, without modifiers
  /// and contexts.
  func files(in chosen: [String: String]) -> Project {
    var trees: [RandomTree] = []
    func add(_ items: [Item]) {
      for item in items {
        switch item {
        case .file(_, let tree), .inline(let tree):
          trees += [tree.withoutShortForms, tree.shortForms(in: chosen, order: applied)]
        case .set(let name): for set in sets where set.name == name { add(set.items) }
        }
      }
    }
    let applied = order.compactMap { entry in
      if case .modifier(let index) = entry { modifiers[index].name } else { nil }
    }
    for entry in order {
      switch entry {
      case .set(let name): add([.set(name)])
      case .modifier(let index):
        let context = chosen[modifiers[index].name] ?? modifiers[index].contexts[0]
        let place = modifiers[index].contexts.firstIndex(of: context) ?? 0
        add(contexts[index][place])
      }
    }
    var files: [String: String] = [:]
    for (index, tree) in trees.enumerated() where !tree.groups.isEmpty {
      files["\(100 + index).tokens.json"] = tree.text
    }
    return Project(files)
  }

  // MARK: Randomness

  mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}

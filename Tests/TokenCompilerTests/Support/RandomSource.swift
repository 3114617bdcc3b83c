/// A random source: tokens of all types that refer to one another in every way, redefined in the
/// contexts of several modifiers and in their short form, with groups that extend groups, types that
/// come from groups, and formulas.
///
/// References always lead to a token of a lower rank, so that there are no circles; everything else
/// is left to chance.
struct RandomSource {
  private var random: SeededGenerator
  private var ranks: [Rank] = []
  let modifiers: [(name: String, contexts: [String])]

  /// A token: its group, its name, and its type.
  private struct Rank {
    let group: String
    let name: String
    let type: String

    var path: String { "\(group).\(name)" }
    var pointer: String { "#/" + path.split(separator: ".").joined(separator: "/") }
  }

  private static let types = [
    "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number",
    "strokeStyle", "border", "transition", "shadow", "gradient", "typography",
  ]

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let names = ["theme", "brand", "size"].prefix(Int.random(in: 0...3, using: &random))
    modifiers = names.map { name in
      (name, (0..<Int.random(in: 2...3, using: &random)).map { "\(name)\($0)" })
    }
    // A few types at a time, so that most references find something to lead to.
    let types = Self.types.shuffled(using: &random).prefix(4) + ["color", "dimension", "number"]
    var taken: Set<String> = []
    for index in 0..<Int.random(in: 4...14, using: &random) {
      let group = ["a", "b", "c.s", "typed"].randomElement(using: &random) ?? "a"
      let type =
        group == "typed" ? "dimension" : types.randomElement(using: &random) ?? "number"
      // The same names in several groups, so that one overrides the other where it is inherited.
      let short = "\(type)\(Int.random(in: 0...2, using: &random))"
      let name = taken.insert("\(group).\(short)").inserted ? short : "\(type)\(index + 3)"
      ranks.append(Rank(group: group, name: name, type: type))
    }
    self.random = random
  }

  /// The project with the resolver document and its token files.
  mutating func project() -> Project {
    var files: [String: String] = [:]
    files["base.tokens.json"] = tree(of: nil, chance: 1)
    var documents: [String] = []
    for modifier in modifiers {
      var contexts: [String] = []
      for context in modifier.contexts {
        let name = "\(context).tokens.json"
        files[name] = tree(of: modifier.name, chance: 0.3)
        contexts.append("\"\(context)\": [{\"$ref\": \"\(name)\"}]")
      }
      documents.append(
        "\"\(modifier.name)\": {\"default\": \"\(modifier.contexts[0])\", \"contexts\": {"
          + contexts.joined(separator: ", ") + "}}"
      )
    }
    var order = modifiers.map { "{\"$ref\": \"#/modifiers/\($0.name)\"}" }
    order.shuffle(using: &random)
    order.insert("{\"$ref\": \"#/sets/base\"}", at: 0)
    let modifiers =
      documents.isEmpty ? "" : "\"modifiers\": {\(documents.joined(separator: ", "))},"
    files["app.resolver.json"] = """
      {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
       \(modifiers) "resolutionOrder": [\(order.joined(separator: ", "))]}
      """
    return Project(files)
  }

  // MARK: Trees

  /// The tokens of the base, or of one context of a modifier.
  private mutating func tree(of modifier: String?, chance: Double) -> String {
    let isBase = modifier == nil
    var groups: [String: [String]] = ["a": [], "b": [], "c.s": [], "typed": []]
    for index in ranks.indices where Double.random(in: 0..<1, using: &random) < chance {
      groups[ranks[index].group, default: []].append(token(index, in: modifier))
    }
    // In a context the type of the group may stand again, or be the base's.
    if isBase || once(in: 3) { groups["typed"]?.append("\"$type\": \"dimension\"") }
    if once(in: 5) { groups["b"]?.append("\"$deprecated\": \(once(in: 2))") }
    var members = ["a", "b", "typed"].map { "\"\($0)\": {\(joined(groups[$0]))}" }
    members.append("\"c\": {\"s\": {\(joined(groups["c.s"]))}}")
    members += extending(isBase: isBase)
    return "{" + members.joined(separator: ",\n") + "}"
  }

  private func joined(_ members: [String]?) -> String {
    (members ?? []).joined(separator: ",\n")
  }

  /// Groups that extend others, in the base or in some contexts only.
  private mutating func extending(isBase: Bool) -> [String] {
    var members: [String] = []
    if isBase ? once(in: 2) : once(in: 6) {
      let target = ["{a}", "{b}", "#/c"].randomElement(using: &random) ?? "{a}"
      members.append(
        "\"d\": {\"$extends\": \"\(target)\", \"own\": {\"$type\": \"number\", \"$value\": 7}}"
      )
    }
    if isBase {
      members.append("\"x\": {}")
      if once(in: 2) { members.append("\"e\": {\"n\": {\"$extends\": \"{x}\"}, \"m\": {}}") }
    } else if once(in: 4) {
      let target = ["{a}", "{b}", "{c}"].randomElement(using: &random) ?? "{a}"
      members.append("\"x\": {\"$extends\": \"\(target)\"}")
    }
    return members
  }

  private mutating func token(_ index: Int, in modifier: String?) -> String {
    let rank = ranks[index]
    var members = ["\"$value\": \(value(below: index))"]
    if rank.group != "typed" { members.insert("\"$type\": \"\(rank.type)\"", at: 0) }
    // A context's file can hold the short form of another modifier's contexts only.
    let others = modifiers.filter { $0.name != modifier }
    if let modifier = others.randomElement(using: &random), once(in: 5) {
      let context = modifier.contexts.randomElement(using: &random) ?? ""
      var choice = "\"\(context)\": \(value(below: index))"
      if once(in: 2) { choice = "\"\(modifier.name)\": {\(choice)}" }
      members.append("\"$extensions\": {\"dev.tokens\": {\"contexts\": {\(choice)}}}")
    }
    if once(in: 10) { members.append("\"$description\": \"\(index)\"") }
    return "\"\(rank.name)\": {\(members.joined(separator: ", "))}"
  }

  // MARK: Values

  /// A value for the token of rank `index`, which refers to lower ranks only.
  private mutating func value(below index: Int) -> String {
    let type = ranks[index].type
    if once(in: 3), let target = lower(than: index, type) { return reference(to: target) }
    switch type {
    case "color":
      guard once(in: 4), let part = lower(than: index, "color") else { return color() }
      return "{\"colorSpace\": \"srgb\", \"components\": ["
        + "{\"$ref\": \"\(part.pointer)/$value/components/1\"}, 0, 1]}"
    case "dimension":
      if once(in: 4), let target = lower(than: index, type) {
        return "\"~{\(target.path)} * \(digit())\""
      }
      return dimension()
    case "number":
      if once(in: 4), let target = lower(than: index, "dimension") {
        return "{\"$ref\": \"\(target.pointer)/$value/value\"}"
      }
      return digit()
    default: return composite(type, below: index) ?? simple(type)
    }
  }

  private mutating func composite(_ type: String, below index: Int) -> String? {
    switch type {
    case "border":
      return object([("color", "color"), ("width", "dimension"), ("style", "strokeStyle")], index)
    case "transition":
      return object(
        [("duration", "duration"), ("delay", "duration"), ("timingFunction", "cubicBezier")],
        index
      )
    case "typography":
      return object(
        [
          ("fontFamily", "fontFamily"), ("fontSize", "dimension"), ("fontWeight", "fontWeight"),
          ("letterSpacing", "dimension"), ("lineHeight", "number"),
        ],
        index
      )
    case "shadow":
      let lengths = ["offsetX", "offsetY", "blur", "spread"].map { ($0, "dimension") }
      let layers = (0..<Int.random(in: 1...2, using: &random)).map { _ in
        object([("color", "color")] + lengths, index)
      }
      return layers.count == 1 ? layers[0] : "[" + layers.joined(separator: ", ") + "]"
    case "gradient":
      let stops = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        object([("color", "color"), ("position", "number")], index)
      }
      return "[" + stops.joined(separator: ", ") + "]"
    default: return nil
    }
  }

  /// An object whose parts are values or references to lower ranks.
  private mutating func object(_ parts: [(name: String, type: String)], _ index: Int) -> String {
    let members = parts.map { part in
      if once(in: 2), let target = lower(than: index, part.type) {
        return "\"\(part.name)\": \(reference(to: target))"
      }
      return "\"\(part.name)\": \(simple(part.type))"
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private mutating func simple(_ type: String) -> String {
    switch type {
    case "color": color()
    case "dimension": dimension()
    case "fontFamily": once(in: 2) ? "\"F\(digit())\"" : "[\"F\(digit())\", \"G\"]"
    case "fontWeight": once(in: 2) ? "\"bold\"" : "\(digit())00"
    case "duration": "{\"value\": \(digit()), \"unit\": \"ms\"}"
    case "cubicBezier": "[0, \(digit()), 1, 1]"
    case "strokeStyle": once(in: 2) ? "\"solid\"" : "\"dashed\""
    default: digit()
    }
  }

  private mutating func reference(to target: Rank) -> String {
    once(in: 2) ? "\"{\(target.path)}\"" : "{\"$ref\": \"\(target.pointer)/$value\"}"
  }

  private mutating func dimension() -> String { "{\"value\": \(digit()), \"unit\": \"px\"}" }

  private mutating func color() -> String {
    "{\"colorSpace\": \"srgb\", \"components\": [\(once(in: 2) ? 0 : 1), 0, 0.5]}"
  }

  private mutating func digit() -> String { "\(Int.random(in: 1...3, using: &random))" }

  private mutating func once(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func lower(than index: Int, _ type: String) -> Rank? {
    ranks[..<index].filter { $0.type == type }.randomElement(using: &random)
  }
}

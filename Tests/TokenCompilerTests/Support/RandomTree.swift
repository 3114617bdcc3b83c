/// The tokens and groups of one random file.
struct RandomTree {
  struct Group {
    /// A `$extends` or `$ref` property.
    var extends: String?
    var type: String?
    var tokens: [(name: String, token: RandomToken)] = []
  }

  /// The groups by path. Paths have one or two segments.
  var groups: [String: Group] = [:]

  /// The tree without the values in the short form.
  var withoutShortForms: RandomTree {
    var tree = self
    for path in groups.keys.sorted() {
      for index in groups[path]?.tokens.indices ?? 0..<0 {
        tree.groups[path]?.tokens[index].token.shortForms = []
      }
    }
    return tree
  }

  /// The overrides of the short form in these contexts, with the modifiers applied in `order`.
  func shortForms(in chosen: [String: String], order: [String]) -> RandomTree {
    var tree = RandomTree()
    for path in groups.keys.sorted() {
      for (name, token) in groups[path]?.tokens ?? [] {
        let held = token.shortForms.filter { chosen[$0.modifier] == $0.context }
        let last = held.max {
          (order.firstIndex(of: $0.modifier) ?? 0) < (order.firstIndex(of: $1.modifier) ?? 0)
        }
        guard let last else { continue }
        var changed = token
        changed.shortForms = []
        changed.value = last.value
        changed.formula = nil
        changed.isReference = false
        tree.groups[path, default: Group()].tokens.append((name, changed))
      }
    }
    return tree
  }

  var text: String {
    var members: [String: [String]] = [:]
    for path in groups.keys.sorted() {
      guard let group = groups[path] else { continue }
      var own = group.extends.map { [$0] } ?? []
      if let type = group.type { own.append("\"$type\": \"\(type)\"") }
      own += group.tokens.map { "\"\($0.name)\": \($0.token.text)" }
      let names = path.split(separator: ".").map(String.init)
      if names.count == 1 {
        members[names[0], default: []] += own
      } else {
        let inner = "\"\(names[1])\": {\(own.joined(separator: ",\n"))}"
        members[names[0], default: []].append(inner)
      }
    }
    let all = members.sorted { $0.key < $1.key }
      .map { "\"\($0.key)\": {\($0.value.joined(separator: ",\n"))}" }
    return "{\(all.joined(separator: ",\n"))}"
  }
}

struct RandomToken {
  /// A value for one context, from the token's `contexts`.
  struct ShortForm {
    let modifier: String
    let context: String
    let isBare: Bool
    let value: String
  }

  var type: String?
  var value: String
  /// Whether `value` is a pointer for `$ref` instead of a `$value`.
  var isReference = false
  /// An expression in addition to the value.
  var formula: String?
  /// Other properties of our own extension.
  var settings: [String] = []
  var shortForms: [ShortForm] = []

  var text: String {
    var members = type.map { ["\"$type\": \"\($0)\""] } ?? []
    members.append("\(isReference ? "\"$ref\"" : "\"$value\""): \(value)")
    var settings = settings
    if let formula { settings.append("\"expression\": \"\(formula)\"") }
    if !shortForms.isEmpty {
      let contexts = shortForms.map { form in
        let choice = "\"\(form.context)\": \(form.value)"
        return form.isBare ? choice : "\"\(form.modifier)\": {\(choice)}"
      }
      settings.append("\"contexts\": {\(contexts.joined(separator: ", "))}")
    }
    if !settings.isEmpty {
      members.append("\"$extensions\": {\"dev.tokens\": {\(settings.joined(separator: ", "))}}")
    }
    return "{\(members.joined(separator: ", "))}"
  }
}

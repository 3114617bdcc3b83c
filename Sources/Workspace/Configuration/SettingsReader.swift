internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler

/// Reads typed members out of the objects of a configuration and reports what is wrong with them.
struct SettingsReader {
  let tree: JSONTree
  var diagnostics: [Diagnostic] = []

  init(_ tree: JSONTree) {
    self.tree = tree
  }

  /// An object whose members are known by name.
  struct Settings {
    /// What the object is, in words that can follow "of": `the configuration`, `an output`.
    let name: String
    let node: JSONNode
    let values: [(name: String, key: JSONNode, value: JSONNode)]
    /// The names that unknown members were most likely meant to be.
    let guesses: [String]

    func value(_ name: String) -> JSONNode? { values.first { $0.name == name }?.value }
  }

  /// The members of the object `node`, of which only `known` may be there.
  mutating func settings(_ node: JSONNode, _ name: String, known: [String]) -> Settings? {
    guard tree.kind(node) == .object else {
      report(.invalidSetting(name, found: tree.kind(node), expected: "an object", at: span(node)))
      return nil
    }
    var values: [(name: String, key: JSONNode, value: JSONNode)] = []
    var guesses: [String] = []
    for member in tree.members(of: node) {
      let key = tree.string(member.key)
      if known.contains(key) {
        values.append((key, member.key, member.value))
      } else {
        let nearest = nearestName(to: key, among: known)
        if let nearest { guesses.append(nearest) }
        report(.unknownSetting(key, of: name, known: known, nearest, at: span(member.key)))
      }
    }
    return Settings(name: name, node: node, values: values, guesses: guesses)
  }

  /// The member `name`, which has to be there.
  mutating func required(_ name: String, of settings: Settings, _ kind: String) -> JSONNode? {
    if let value = settings.value(name) { return value }
    // A mistyped name is one mistake, not two.
    guard !settings.guesses.contains(name) else { return nil }
    let start = span(settings.node).start
    let brace = Span(file: tree.file, start: start, end: start + 1)
    report(.missingSetting(name, of: settings.name, expected: kind, at: brace))
    return nil
  }

  /// The text of `node`, which is the value of `name`.
  mutating func text(_ node: JSONNode, _ name: String) -> Located<String>? {
    guard tree.kind(node) == .string else {
      report(.invalidSetting(name, found: tree.kind(node), expected: "a string", at: span(node)))
      return nil
    }
    let text = tree.string(node)
    guard !text.isEmpty, !text.utf8.contains(0) else {
      report(.unusableText(name, isEmpty: text.isEmpty, at: span(node)))
      return nil
    }
    return Located(text, at: span(node))
  }

  /// The text of the member `name`, if it is there.
  mutating func optionalText(_ name: String, of settings: Settings) -> Located<String>? {
    settings.value(name).flatMap { text($0, name) }
  }

  /// The text of the member `name`, which has to be there.
  mutating func requiredText(
    _ name: String,
    of settings: Settings,
    _ kind: String = "a string"
  ) -> Located<String>? {
    required(name, of: settings, kind).flatMap { text($0, name) }
  }

  /// The elements of `node`, a list of strings that is the value of `name`.
  mutating func texts(_ node: JSONNode, _ name: String) -> [Located<String>] {
    guard tree.kind(node) == .array else {
      report(
        .invalidSetting(name, found: tree.kind(node), expected: "a list of strings", at: span(node))
      )
      return []
    }
    return tree.elements(of: node).compactMap { text($0, "an element of `\(name)`") }
  }

  /// The members of `node`, the value of `name`: names of modifiers and one context for each.
  mutating func choices(_ node: JSONNode, _ name: String) -> [ContextChoice] {
    guard let members = members(of: node, name) else { return [] }
    return members.compactMap { key, value in
      text(value, key.value).map { ContextChoice(modifier: key, context: $0) }
    }
  }

  /// The members of `node`, an object with names of the user's own that is the value of `name`.
  mutating func members(
    of node: JSONNode,
    _ name: String
  ) -> [(key: Located<String>, value: JSONNode)]? {
    guard tree.kind(node) == .object else {
      report(.invalidSetting(name, found: tree.kind(node), expected: "an object", at: span(node)))
      return nil
    }
    return tree.members(of: node).map {
      (Located(tree.string($0.key), at: span($0.key)), $0.value)
    }
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  func span(_ node: JSONNode) -> Span { tree.span(node) }
}

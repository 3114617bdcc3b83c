internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler

/// Reads typed properties of the objects in a configuration, and reports errors in them.
struct SettingsReader {
  let tree: JSONTree
  var diagnostics: [Diagnostic] = []

  init(_ tree: JSONTree) {
    self.tree = tree
  }

  /// An object with a fixed set of properties.
  struct Settings {
    /// The name of the object in messages, worded to follow "of": `the configuration`, `an output`.
    let name: String
    let node: JSONNode
    let values: [(name: String, key: JSONNode, value: JSONNode)]
    /// The known properties that unknown ones were probably meant to be.
    let guesses: [String]

    func value(_ name: String) -> JSONNode? { values.first { $0.name == name }?.value }
  }

  /// Reads the object `node`, which may only have the properties in `known`.
  mutating func settings(_ node: JSONNode, _ name: String, known: [String]) -> Settings? {
    guard isKind(.object, node, name, "an object") else { return nil }
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

  /// Returns the value of the required property `name`, or reports that it's missing.
  mutating func required(_ name: String, of settings: Settings, _ kind: String) -> JSONNode? {
    if let value = settings.value(name) { return value }
    // A misspelled name is reported only once.
    guard !settings.guesses.contains(name) else { return nil }
    let start = span(settings.node).start
    let brace = Span(file: tree.file, start: start, end: start + 1)
    report(.missingSetting(name, of: settings.name, expected: kind, at: brace))
    return nil
  }

  /// Returns the string `node`, which is the value of `name`.
  mutating func text(_ node: JSONNode, _ name: String) -> Located<String>? {
    guard isKind(.string, node, name, "a string") else { return nil }
    let text = tree.string(node)
    guard !text.isEmpty, !text.utf8.contains(0) else {
      report(.unusableText(name, isEmpty: text.isEmpty, at: span(node)))
      return nil
    }
    return Located(text, at: span(node))
  }

  /// Returns the string value of the optional property `name`.
  mutating func optionalText(_ name: String, of settings: Settings) -> Located<String>? {
    settings.value(name).flatMap { text($0, name) }
  }

  /// Returns the string value of the required property `name`.
  mutating func requiredText(
    _ name: String,
    of settings: Settings,
    _ kind: String = "a string"
  ) -> Located<String>? {
    required(name, of: settings, kind).flatMap { text($0, name) }
  }

  /// Returns the elements of `node`, a list of strings that is the value of `name`.
  mutating func texts(_ node: JSONNode, _ name: String) -> [Located<String>] {
    elements(of: node, name, "a list of strings").compactMap {
      text($0, "an element of `\(name)`")
    }
  }

  /// Returns the properties of `node`, the value of `name`: a context for each modifier.
  mutating func choices(_ node: JSONNode, _ name: String) -> [ContextChoice] {
    guard let members = members(of: node, name) else { return [] }
    return members.compactMap { key, value in
      text(value, key.value).map { ContextChoice(modifier: key, context: $0) }
    }
  }

  /// Returns the properties of `node`, an object with user-defined keys that is the value of
  /// `name`.
  mutating func members(
    of node: JSONNode,
    _ name: String
  ) -> [(key: Located<String>, value: JSONNode)]? {
    guard isKind(.object, node, name, "an object") else { return nil }
    return tree.members(of: node).map {
      (Located(tree.string($0.key), at: span($0.key)), $0.value)
    }
  }

  /// Reads a string or a list of strings.
  mutating func textOrTexts(_ node: JSONNode, _ name: String) -> [Located<String>] {
    tree.kind(node) == .array ? texts(node, name) : text(node, name).map { [$0] } ?? []
  }

  /// Returns the elements of a list; reports values of another kind.
  mutating func elements(
    of node: JSONNode,
    _ name: String,
    _ expected: String = "a list"
  ) -> [JSONNode] {
    isKind(.array, node, name, expected) ? Array(tree.elements(of: node)) : []
  }

  /// Whether the value is of a kind; reports it if not.
  mutating func isKind(
    _ kind: JSONKind,
    _ node: JSONNode,
    _ name: String,
    _ expected: String
  ) -> Bool {
    if tree.kind(node) == kind { return true }
    reportKind(of: node, name, expected)
    return false
  }

  /// Reports that the value is of a kind that the setting can't have.
  mutating func reportKind(of node: JSONNode, _ name: String, _ expected: String) {
    report(.invalidSetting(name, found: tree.kind(node), expected: expected, at: span(node)))
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  func span(_ node: JSONNode) -> Span { tree.span(node) }
}

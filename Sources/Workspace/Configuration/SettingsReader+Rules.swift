internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler
internal import TokenModel

extension SettingsReader {
  static let ruleMembers = ["paths", "files"] + ruleEffects
  /// The properties of a rule that affect its tokens.
  private static let ruleEffects = ["private", "omit", "type", "unit"]

  /// Reads the value of `rules`.
  mutating func rules(_ node: JSONNode) -> [SourceRule] {
    guard tree.kind(node) == .array else {
      report(.invalidSetting("rules", found: tree.kind(node), expected: "a list", at: span(node)))
      return []
    }
    return tree.elements(of: node).compactMap { rule($0) }
  }

  private mutating func rule(_ node: JSONNode) -> SourceRule? {
    let count = diagnostics.count
    guard let settings = settings(node, "a rule", known: Self.ruleMembers) else { return nil }
    var rule = SourceRule(span: span(node))
    if let paths = settings.value("paths") { rule.paths = patterns(paths, "paths", separator: ".") }
    if let files = settings.value("files") { rule.files = patterns(files, "files", separator: "/") }
    rule.isPrivate = settings.value("private").flatMap { boolean($0, "private") }
    rule.isOmitted = settings.value("omit").flatMap { boolean($0, "omit") } ?? false
    rule.type = settings.value("type").flatMap { ruleType($0) }
    rule.lengthUnit = settings.value("unit").flatMap { lengthUnit($0) }
    guard diagnostics.count == count else { return nil }
    if settings.value("paths") == nil, settings.value("files") == nil {
      report(.incompleteRule("names no tokens", expected: "`paths` or `files`", at: span(node)))
    }
    if Self.ruleEffects.allSatisfy({ settings.value($0) == nil }) {
      let expected = "`private`, `omit`, `type`, or `unit`"
      report(.incompleteRule("has no effect", expected: expected, at: span(node)))
    }
    return rule
  }

  // MARK: New paths

  /// Reads the value of `rename`: new paths of groups and tokens, by their paths in the files.
  mutating func renames(_ node: JSONNode) -> [Rename] {
    guard let members = members(of: node, "rename") else { return [] }
    return members.compactMap { path, value in
      guard tree.kind(value) == .string else {
        let found = tree.kind(value)
        report(.invalidSetting(path.value, found: found, expected: "a path", at: span(value)))
        return nil
      }
      let newPath = Located(tree.string(value), at: span(value))
      for path in [path, newPath] where !isPath(path) {
        report(.malformedPath(path))
        return nil
      }
      guard !path.value.isEmpty else {
        report(.malformedPath(path))
        return nil
      }
      return Rename(path, to: newPath)
    }
  }

  /// Whether a string is the path of a token or group, or empty.
  private func isPath(_ path: Located<String>) -> Bool {
    path.value.isEmpty
      || path.value.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { name in
        !name.isEmpty && name.first != "$" && !name.contains { "{}*".contains($0) }
      }
  }

  // MARK: Effects

  /// Reads the type for tokens without one.
  private mutating func ruleType(_ node: JSONNode) -> TokenType? {
    guard let word = text(node, "type") else { return nil }
    if let type = TokenType.allCases.first(where: { $0.name == word.value }) { return type }
    report(.unknownSelectedType(word, known: TokenType.allCases.map(\.name)))
    return nil
  }

  /// Reads the unit for lengths without one.
  private mutating func lengthUnit(_ node: JSONNode) -> String? {
    if tree.kind(node) == .string, ["px", "rem"].contains(tree.string(node)) {
      return tree.string(node)
    }
    let expected = "`px` or `rem`"
    report(.invalidSetting("unit", found: tree.kind(node), expected: expected, at: span(node)))
    return nil
  }

  private mutating func boolean(_ node: JSONNode, _ name: String) -> Bool? {
    switch tree.kind(node) {
    case .true: return true
    case .false: return false
    case let kind:
      let expected = "`true` or `false`"
      report(.invalidSetting(name, found: kind, expected: expected, at: span(node)))
      return nil
    }
  }
}

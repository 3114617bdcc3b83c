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
    elements(of: node, "rules").compactMap { rule($0) }
  }

  private mutating func rule(_ node: JSONNode) -> SourceRule? {
    let count = diagnostics.count
    guard let settings = settings(node, "a rule", known: Self.ruleMembers) else { return nil }
    var rule = SourceRule(span: span(node))
    if let paths = settings.value("paths") { rule.paths = patterns(paths, "paths", separator: ".") }
    if let files = settings.value("files") { rule.files = patterns(files, "files", separator: "/") }
    rule.isPrivate = settings.value("private").flatMap { boolean($0, "private") }
    rule.isOmitted = settings.value("omit").flatMap { boolean($0, "omit") } ?? false
    let type = optionalText("type", of: settings)
    rule.type = type.flatMap { self.type($0, among: TokenType.allCases)?.value }
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
      guard isKind(.string, value, path.value, "a path") else { return nil }
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

  /// Reads the unit for lengths without one.
  private mutating func lengthUnit(_ node: JSONNode) -> String? {
    if tree.kind(node) == .string, ["px", "rem"].contains(tree.string(node)) {
      return tree.string(node)
    }
    reportKind(of: node, "unit", "`px` or `rem`")
    return nil
  }

  private mutating func boolean(_ node: JSONNode, _ name: String) -> Bool? {
    switch tree.kind(node) {
    case .true: return true
    case .false: return false
    default:
      reportKind(of: node, name, "`true` or `false`")
      return nil
    }
  }
}

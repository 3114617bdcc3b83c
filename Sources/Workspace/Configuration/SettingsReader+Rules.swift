internal import Diagnostics
internal import JSONSyntax
internal import TokenCompiler

extension SettingsReader {
  /// The members of a rule.
  static let ruleMembers = ["paths", "files", "private", "omit", "unit"]

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
    rule.lengthUnit = settings.value("unit").flatMap { lengthUnit($0) }
    guard diagnostics.count == count else { return nil }
    if settings.value("paths") == nil, settings.value("files") == nil {
      report(.incompleteRule("names no tokens", expected: "`paths` or `files`", at: span(node)))
    }
    if ["private", "omit", "unit"].allSatisfy({ settings.value($0) == nil }) {
      let expected = "`private`, `omit` or `unit`"
      report(.incompleteRule("says nothing", expected: expected, at: span(node)))
    }
    return rule
  }

  /// Reads the unit of lengths that have none.
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

extension Diagnostic {
  fileprivate static func incompleteRule(
    _ what: String,
    expected: String,
    at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .missingSetting,
      "a rule \(what), expected \(expected)",
      at: Label(span, "expected \(expected)"),
      help: "as in `{ \"paths\": \"internal.**\", \"private\": true }`"
    )
  }
}

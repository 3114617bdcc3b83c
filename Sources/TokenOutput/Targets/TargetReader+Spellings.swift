import JSONSyntax

extension TargetReader {
  mutating func readSpellings(_ member: TypedReader.Member) {
    guard reader.tree.kind(member.value) == .array else {
      return reader.mistyped(member.value, at: member.path, expected: "a list of objects")
    }
    target.spellings = reader.tree.elements(of: member.value).enumerated()
      .compactMap { index, node in spelling(node, at: "\(member.path)[\(index)]") }
  }

  private mutating func spelling(_ node: JSONNode, at path: String) -> SpellingRule? {
    let members = reader.members(of: node, at: path, known: ["text", "when", "note"])
    guard reader.tree.kind(node) == .object else { return nil }
    func found(_ name: String) -> TypedReader.Member? { members.last { $0.name == name } }
    guard let text = found("text") else {
      reader.report(OutputDiagnostics.missingMember("text", of: path, reader.tree.span(node)))
      return nil
    }
    guard let pattern = pathPattern(text) else { return nil }
    var rule = SpellingRule(text: pattern)
    if let when = found("when") { rule.conditions = conditions(when) }
    if let note = found("note") { rule.note = reader.string(note) }
    return rule
  }
}

import Diagnostics
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
    let members = reader.members(of: node, at: path, known: ["text", "template", "when", "note"])
    guard reader.tree.kind(node) == .object else { return nil }
    func found(_ name: String) -> TypedReader.Member? { members.last { $0.name == name } }
    var rule: SpellingRule
    if let template = found("template") {
      found("text").map { reader.report(.textBesideTemplate($0.key)) }
      guard let name = reader.string(template) else { return nil }
      rule = SpellingRule(content: .template(name, reader.tree.span(template.value)))
    } else if let text = found("text") {
      guard let pattern = pathPattern(text) else { return nil }
      rule = SpellingRule(content: .text(pattern))
    } else {
      reader.report(.missingMember("text", of: path, reader.tree.span(node)))
      return nil
    }
    if let when = found("when") { rule.conditions = conditions(when) }
    if let note = found("note") { rule.note = reader.string(note) }
    return rule
  }
}

import Diagnostics
import JSONSyntax

extension TargetReader {
  mutating func readFiles(_ member: TypedReader.Member) {
    guard reader.tree.kind(member.value) == .array else {
      return reader.mistyped(member.value, at: member.path, expected: "a list of objects")
    }
    target.files = reader.tree.elements(of: member.value).enumerated().compactMap { index, node in
      file(node, at: "\(member.path)[\(index)]")
    }
  }

  private mutating func file(_ node: JSONNode, at path: String) -> FileRule? {
    let known = ["template", "copy", "path", "each", "in", "depth", "when"]
    let members = reader.members(of: node, at: path, known: known)
    guard reader.tree.kind(node) == .object else { return nil }
    func found(_ name: String) -> TypedReader.Member? { members.last { $0.name == name } }
    let isCopy = found("copy") != nil
    for name in [isCopy ? "copy" : "template", "path"] where found(name) == nil {
      reader.report(.missingMember(name, of: path, reader.tree.span(node)))
    }
    if isCopy {
      for name in ["template", "each", "in"] {
        found(name).map { reader.report(.memberBesideCopy(name, $0.key)) }
      }
    }
    guard let contentMember = found(isCopy ? "copy" : "template"), let pathMember = found("path"),
      let name = reader.string(contentMember), let pattern = pathPattern(pathMember)
    else { return nil }
    var rule = FileRule(
      content: isCopy ? .copy(name) : .template(name),
      contentSpan: reader.tree.span(contentMember.value),
      path: pattern
    )
    if let each = found("each") { rule.each = reader.word(each, FileRule.Each.self) ?? .once }
    if let within = found("in") { rule.isInAppearances = isInAppearances(within, rule.each) }
    if let depth = found("depth") { rule.depth = self.depth(depth, for: rule.each) }
    if let when = found("when") {
      rule.conditions = conditions(when)
      rule.conditionText = reader.tree.string(when.value)
    }
    return rule
  }

  private mutating func isInAppearances(
    _ member: TypedReader.Member,
    _ each: FileRule.Each
  ) -> Bool {
    guard reader.word(member, FileRule.Within.self) != nil else { return false }
    if each.isInBase { return true }
    reader.report(.appearancesWithoutEach(member.key))
    return false
  }

  private mutating func depth(_ member: TypedReader.Member, for each: FileRule.Each) -> Int? {
    let depth = reader.integer(member, in: 1...1000)
    if each != .group { reader.report(.depthWithoutGroup(member.key)) }
    return depth
  }

  mutating func pathPattern(_ member: TypedReader.Member) -> PathPattern? {
    guard let text = reader.string(member) else { return nil }
    do throws(PathPattern.Mistake) {
      return try PathPattern(text, at: reader.tree.span(member.value))
    } catch {
      let offset = reader.tree.offset(inString: member.value, decodedOffset: error.offset)
      let span = Span(file: reader.tree.file, start: offset, end: offset + 1)
      reader.report(.invalidPathPattern(error.message, span))
      return nil
    }
  }

  mutating func conditions(_ member: TypedReader.Member) -> [[FileCondition]] {
    guard let text = reader.string(member) else { return [] }
    do throws(FileCondition.Mistake) {
      return try FileCondition.parse(text, at: reader.tree.span(member.value))
    } catch {
      let span = reader.tree.span(member.value)
      reader.report(.invalidCondition(error.message, span))
      return []
    }
  }
}

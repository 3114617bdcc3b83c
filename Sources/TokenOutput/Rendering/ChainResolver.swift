import Diagnostics
import TemplateEngine
import TokenCompiler

/// Resolves the names of values in the paths and conditions of `files`, and reports unknown names.
struct ChainResolver {
  let schema: TemplateSchema
  let target: Target
  private var diagnostics: [Diagnostic] = []
  /// The members found so far.
  private(set) var used: Set<TemplateMemberUse> = []

  init(schema: TemplateSchema, target: Target) {
    self.schema = schema
    self.target = target
  }

  /// Removes and returns the diagnostics reported since the last call.
  mutating func takeDiagnostics() -> [Diagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  // MARK: Paths

  mutating func parts(of pattern: PathPattern, for each: FileRule.Each) -> [CompiledRule.PathPart] {
    var parts: [CompiledRule.PathPart] = []
    for part in pattern.parts {
      switch part {
      case .text(let text): parts.append(.text(text))
      case .value(let chain, let transform):
        if let value = value(chain, transform, each, pattern.span) {
          parts.append(.value(value, transform))
        }
      }
    }
    return parts
  }

  private mutating func value(
    _ chain: MemberChain,
    _ transform: PathPattern.Transform,
    _ each: FileRule.Each,
    _ span: Span
  ) -> ResolvedChain? {
    let root = OutputSchema.root(of: each)
    guard let resolved = resolve(expanded(chain, each), written: chain, root, span) else {
      return nil
    }
    if case .table(let name) = transform {
      return checkTable(name, for: resolved, chain, span) ? resolved : nil
    }
    switch resolved.type {
    case .code, .text, .word, .integer: return resolved
    default:
      diagnostics.append(.unfitValue(chain.text, expected: "a name or a word", span))
      return nil
    }
  }

  /// Returns the chain with abbreviations expanded: short names for a file's object, and options
  /// without `options`.
  private func expanded(_ chain: MemberChain, _ each: FileRule.Each) -> MemberChain {
    guard chain.names.count == 1, let name = chain.names.first else { return chain }
    switch (name, each) {
    case ("context", .context): return MemberChain(names: ["setting", "id"])
    case ("type", .type): return MemberChain(names: ["type", "type"])
    default: break
    }
    guard target.options.contains(where: { $0.name == name && $0.kind != .context }) else {
      return chain
    }
    return MemberChain(names: ["options", name])
  }

  private mutating func checkTable(
    _ name: String,
    for chain: ResolvedChain,
    _ written: MemberChain,
    _ span: Span
  ) -> Bool {
    guard let table = target.table(name) else {
      diagnostics.append(.unknownTable(name, known: target.tables.map(\.name), span))
      return false
    }
    guard case .word(let type) = chain.type else {
      diagnostics.append(.unfitValue(written.text, expected: "a word", span))
      return false
    }
    let missing = schema[type].words.first { word in !table.rows.contains { $0.word == word } }
    if let missing {
      diagnostics.append(.missingRow(missing, table: name, span))
    }
    return missing == nil
  }

  // MARK: Conditions

  /// Resolves the conditions of a rule that is applied to each object of a kind.
  mutating func compile(
    _ conditions: [[FileCondition]],
    for each: FileRule.Each
  ) -> [[CompiledCondition]] {
    let root = OutputSchema.root(of: each)
    var alternatives: [[CompiledCondition]] = []
    for all in conditions {
      var compiled: [CompiledCondition] = []
      for condition in all {
        let first = condition.chain.names.first ?? ""
        let isMember = schema[root].members.contains { $0.name == first }
        let full = isMember ? condition.chain : expanded(condition.chain, each)
        guard let chain = resolve(full, written: condition.chain, root, condition.span) else {
          continue
        }
        checkComparison(condition, chain)
        compiled.append(
          CompiledCondition(condition: condition, chain: chain, word: word(condition, chain))
        )
      }
      alternatives.append(compiled)
    }
    return alternatives
  }

  /// Returns the index of the word that a condition tests for equality or inequality; `nil` for
  /// other conditions.
  private func word(_ condition: FileCondition, _ chain: ResolvedChain) -> Int? {
    guard let comparison = condition.comparison, case .word(let word) = comparison.operand,
      case .word(let type) = chain.type, [.equal, .notEqual].contains(comparison.relation)
    else { return nil }
    return schema[type].words.firstIndex(of: word)
  }

  private mutating func checkComparison(_ condition: FileCondition, _ chain: ResolvedChain) {
    guard let comparison = condition.comparison else { return }
    let name = condition.chain.text
    switch (comparison.operand, chain.type) {
    case (.integer, .list), (.integer, .integer), (.integer, .number): return
    case (.word(let word), .word(let type)):
      let words = schema[type].words
      if words.contains(word) { return }
      diagnostics.append(.unknownWord(word, at: name, words: words, condition.span))
    case (.word, .code), (.word, .text): return
    case (.integer, _):
      diagnostics.append(.unfitValue(name, expected: "a list or a number", condition.span))
    case (.word, _):
      diagnostics.append(.unfitValue(name, expected: "a word or a text", condition.span))
    }
  }

  // MARK: Members

  /// Returns the kind of files whose templates and paths can use a name; `nil` if there is none.
  private static func files(seeing name: String) -> FileRule.Each? {
    FileRule.Each.allCases.first { each in
      ObjectKind(OutputSchema.root(of: each)).subject?.name == name || each.rawValue == name
    }
  }

  private mutating func resolve(
    _ chain: MemberChain,
    written: MemberChain,
    _ root: ObjectTypeID,
    _ span: Span
  ) -> ResolvedChain? {
    var type = TemplateType.object(root)
    var members: [TemplateMemberUse] = []
    for name in chain.names {
      var known: [TemplateMember] = []
      if case .object(let object) = type.unwrapped { known = schema[object].members }
      guard case .object(let object) = type.unwrapped,
        let member = known.first(where: { $0.name == name })
      else {
        let options = members.isEmpty ? target.options.map(\.name) : []
        diagnostics.append(
          .unknownPathName(
            name,
            in: written.text,
            known: options + known.map(\.name),
            files: members.isEmpty ? Self.files(seeing: name) : nil,
            span
          )
        )
        return nil
      }
      members.append(TemplateMemberUse(type: object, member: member.id))
      type = member.type
    }
    used.formUnion(members)
    return ResolvedChain(members: members, type: type.unwrapped)
  }
}

extension TemplateType {
  /// The type without `?`.
  fileprivate var unwrapped: TemplateType {
    if case .optional(let type) = self { return type.unwrapped }
    return self
  }
}

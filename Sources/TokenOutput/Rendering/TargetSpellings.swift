import TemplateEngine

/// The rules of a target for the spelling of tokens and constants.
struct TargetSpellings: Sendable {
  let rules: [Rule]
  /// The members that the rules read, which templates might not read.
  let used: Set<TemplateMemberUse>

  /// A rule with all names resolved.
  struct Rule: Sendable {
    let content: Content
    let conditions: [[CompiledCondition]]
    let note: String?
  }

  enum Content: Sendable {
    case parts([Part])
    /// A template that prints the spellings of a token, one per line.
    case template(TemplateCompiler.Request)
  }

  enum Part: Sendable {
    case pattern(CompiledRule.PathPart)
    /// The kind of declaration generated for the token, from `names.kinds`.
    case kind
  }
}

extension ChainResolver {
  /// Returns the target's spelling rules with all names resolved.
  mutating func spellings() -> TargetSpellings {
    let rules = target.spellings.map { rule in
      TargetSpellings.Rule(
        content: content(of: rule),
        conditions: compile(rule.conditions, for: .token),
        note: rule.note
      )
    }
    return TargetSpellings(rules: rules, used: used)
  }

  private mutating func content(of rule: SpellingRule) -> TargetSpellings.Content {
    switch rule.content {
    case .template(let name, _): .template(SpellingRule.request(name))
    case .text(let text): .parts(parts(ofSpelling: text))
    }
  }

  private mutating func parts(ofSpelling text: PathPattern) -> [TargetSpellings.Part] {
    let kind = MemberChain(names: ["kind"])
    return text.parts.flatMap { part -> [TargetSpellings.Part] in
      if case .value(kind, .none) = part, !target.names.kinds.isEmpty { return [.kind] }
      let pattern = PathPattern(part, like: text)
      return parts(of: pattern, for: .token).map { .pattern($0) }
    }
  }
}

extension PathPattern {
  /// Creates a pattern from one part of `other`.
  fileprivate init(_ part: Part, like other: PathPattern) {
    parts = [part]
    text = other.text
    span = other.span
  }
}

extension SpellingRule {
  /// The template of the rule; `nil` for a pattern.
  var request: TemplateCompiler.Request? {
    guard case .template(let name, _) = content else { return nil }
    return Self.request(name)
  }

  fileprivate static func request(_ name: String) -> TemplateCompiler.Request {
    TemplateCompiler.Request(name, root: OutputSchema.root(of: .token))
  }
}

import TemplateEngine

/// How code writes tokens and constants, as a target says it.
struct TargetSpellings: Sendable {
  let rules: [Rule]
  /// The members that they ask for, which no template may ask for.
  let used: Set<TemplateMemberUse>

  /// A way to write a token, ready to be asked for.
  struct Rule: Sendable {
    let parts: [Part]
    let conditions: [[CompiledCondition]]
    let note: String?
  }

  enum Part: Sendable {
    case pattern(CompiledRule.PathPart)
    /// The kind of thing that a token becomes, as `names.kinds` has it.
    case kind
  }
}

extension ChainResolver {
  /// What the spellings of the target name.
  mutating func spellings() -> TargetSpellings {
    let rules = target.spellings.map { rule in
      TargetSpellings.Rule(
        parts: parts(of: rule),
        conditions: compile(rule.conditions, for: .token),
        note: rule.note
      )
    }
    return TargetSpellings(rules: rules, used: used)
  }

  private mutating func parts(of rule: SpellingRule) -> [TargetSpellings.Part] {
    let kind = MemberChain(names: ["kind"])
    return rule.text.parts.flatMap { part -> [TargetSpellings.Part] in
      if case .value(kind, .none) = part, !target.names.kinds.isEmpty { return [.kind] }
      let pattern = PathPattern(part, like: rule.text)
      return parts(of: pattern, for: .token).map { .pattern($0) }
    }
  }
}

extension PathPattern {
  /// A pattern of one part of `other`.
  fileprivate init(_ part: Part, like other: PathPattern) {
    parts = [part]
    text = other.text
    span = other.span
  }
}

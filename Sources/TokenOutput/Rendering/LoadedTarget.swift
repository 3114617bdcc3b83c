import TemplateEngine

/// A target whose `target.json` has been read.
///
/// Its templates are compiled. Built-in templates can instead be compiled when they are first
/// needed.
public struct LoadedTarget: Sendable {
  /// The name of the target.
  public var name: String { target.name }
  /// A one-line description of the target's output.
  public var summary: String { target.summary }
  /// A hash of `target.json` and all templates, which changes whenever the output can change.
  public let fingerprint: String
  /// The total size of the templates in bytes.
  let templateByteCount: Int
  /// Returns the time that rendering takes relative to other targets, as an estimate.
  ///
  /// For a small source, it's the time for compiling the templates. For a large one, a target with
  /// a file for each token takes longest, followed by those with few files, which contain all tokens
  /// with everything about them.
  package func cost(forSourceOf bytes: Int) -> Int {
    if !Self.isLarge(bytes) { return templateByteCount }
    return rules.contains { $0.rule.each == .token } ? 1 << 16 : 1 << 16 / (rules.count + 1)
  }

  /// Whether rendering a source of this many bytes takes much longer than compiling templates.
  package static func isLarge(_ bytes: Int) -> Bool { bytes >= 1 << 20 }

  /// Whether templates read the spellings of tokens in code that uses other outputs.
  package var showsSpellings: Bool {
    used.contains(TemplateMemberUse(type: ObjectKind.token.id, member: TokenMember.spellings.id))
  }
  /// Whether templates read facts about tokens that aren't in the source.
  package var showsAnnotations: Bool {
    used.contains(TemplateMemberUse(type: ObjectKind.token.id, member: TokenMember.annotations.id))
  }
  /// The beginnings of import declarations in the target's language, from the most to the least
  /// visible, if outputs can be combined into a single file; `nil` if they can't.
  package var oneFile: [String]? { target.oneFile }
  /// Whether this is the target called `name`, or extends it.
  package func isOrExtends(_ name: String) -> Bool {
    self.name == name || target.bases.contains(name)
  }
  let target: Target
  let schema: OutputSchema
  let rules: [CompiledRule]
  let spellings: TargetSpellings
  /// The members read by templates, paths, or conditions.
  let used: Set<TemplateMemberUse>
  private(set) var templates: TargetTemplates

  /// Compiles the templates that would be compiled when they are needed.
  package mutating func compileTemplates() {
    let requests = rules.compactMap(\.request) + spellings.rules.compactMap(\.request)
    templates = TargetTemplates(templates.programs(for: requests))
  }
}

/// A rule of `files` with all names resolved.
struct CompiledRule: Sendable {
  let rule: FileRule
  let content: Content
  let path: [PathPart]
  /// The alternatives of which one must be met, each with all of its conditions; empty for an
  /// unconditional rule.
  let conditions: [[CompiledCondition]]

  /// The content of the generated files.
  enum Content: Sendable {
    case template(TemplateCompiler.Request)
    case copy(FileContent)
  }

  enum PathPart: Sendable {
    case text(String)
    case value(ResolvedChain, PathPattern.Transform)
  }

  /// The index of the token type to which the conditions limit a rule with `each` set to `token`;
  /// `nil` if they don't limit it to one.
  var onlyTokenType: Int? {
    guard conditions.count == 1 else { return nil }
    let type = [
      TemplateMemberUse(type: OutputSchema.root(of: .token), member: OutputSchema.subject),
      TemplateMemberUse(type: ObjectKind.token.id, member: TokenMember.type.id),
    ]
    return conditions[0].first { $0.wantsWord && $0.chain.members == type }?.word
  }
}

/// A condition with all names resolved.
///
/// This is a class because a rule with `each` set to `token` evaluates it for every token, and
/// copying such a large structure each time would be slow.
final class CompiledCondition: Sendable {
  let condition: FileCondition
  let chain: ResolvedChain
  /// The index of the word to compare with; `nil` for other conditions.
  let word: Int?
  /// The result of the comparison with the word for which the condition is met.
  let wantsWord: Bool

  init(condition: FileCondition, chain: ResolvedChain, word: Int?) {
    self.condition = condition
    self.chain = chain
    self.word = word
    wantsWord = (condition.comparison?.relation == .equal) != condition.isNegated
  }
}

/// A chain of members that starts at the object of a file.
struct ResolvedChain: Sendable {
  let members: [TemplateMemberUse]
  /// The type of the last member, without `?`.
  let type: TemplateType
}

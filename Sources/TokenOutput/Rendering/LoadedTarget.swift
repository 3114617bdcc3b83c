import TemplateEngine

/// A target whose `target.json` was read.
///
/// Its templates are compiled, unless they are built in: then they can wait for what is rendered.
public struct LoadedTarget: Sendable {
  /// Its name.
  public var name: String { target.name }
  /// One line on what it makes.
  public var summary: String { target.summary }
  /// A hash of `target.json` and all templates: another one means other output.
  public let fingerprint: String
  /// The size of all its templates: the more there is of them, the longer it takes to render.
  package let templateByteCount: Int
  /// Whether its templates ask how code that uses other outputs writes tokens.
  package var showsSpellings: Bool {
    used.contains(TemplateMemberUse(type: ObjectKind.token.id, member: TokenMember.spellings.id))
  }
  /// How its language begins an import, the widest access first, if all files of an output may also
  /// be one; `nil` if they may not.
  package var oneFile: [String]? { target.oneFile }
  let target: Target
  let schema: OutputSchema
  let rules: [CompiledRule]
  let spellings: TargetSpellings
  /// The members that some template, path or condition asks for.
  let used: Set<TemplateMemberUse>
  let templates: TargetTemplates
}

/// A rule of `files`, ready to run.
struct CompiledRule: Sendable {
  let rule: FileRule
  let content: Content
  let path: [PathPart]
  /// One of these has to hold in all its conditions; none at all is not a condition.
  let conditions: [[CompiledCondition]]

  /// What the files hold.
  enum Content: Sendable {
    case template(TemplateCompiler.Request)
    case copy(FileContent)
  }

  enum PathPart: Sendable {
    case text(String)
    case value(ResolvedChain, PathPattern.Transform)
  }

  /// The type of all tokens that a rule `each` token makes files of, by its place among the types;
  /// `nil` if its conditions do not name one.
  var onlyTokenType: Int? {
    guard conditions.count == 1 else { return nil }
    let type = [
      TemplateMemberUse(type: OutputSchema.root(of: .token), member: OutputSchema.subject),
      TemplateMemberUse(type: ObjectKind.token.id, member: TokenMember.type.id),
    ]
    return conditions[0].first { $0.wantsWord && $0.chain.members == type }?.word
  }
}

/// A condition whose names were found.
///
/// A class, because a rule `each` token asks it of every token: a structure of so much would be
/// copied each time.
final class CompiledCondition: Sendable {
  let condition: FileCondition
  let chain: ResolvedChain
  /// What a word has to be equal or unequal to, by its place among the words of the type.
  let word: Int?
  /// What the comparison with the word has to give.
  let wantsWord: Bool

  init(condition: FileCondition, chain: ResolvedChain, word: Int?) {
    self.condition = condition
    self.chain = chain
    self.word = word
    wantsWord = (condition.comparison?.relation == .equal) != condition.isNegated
  }
}

/// A value that hangs on the object of a file: one member after the other.
struct ResolvedChain: Sendable {
  let members: [TemplateMemberUse]
  /// The type of the last one, without its `?`.
  let type: TemplateType

  /// The value; absent where something on the way is.
  func value(of root: TemplateObject, in host: BoundOutput) -> TemplateValue {
    var value = TemplateValue.object(root)
    for use in members {
      guard case .object(let object) = value else { return .none }
      value = host.member(use.member, of: object)
    }
    return value
  }
}

import Diagnostics
import TemplateEngine
import TokenCompiler
import TokenModel

/// The input shared by all binding phases.
struct BindingInput {
  let source: OutputSource
  let target: Target
  let settings: OutputSettings
  let schema: OutputSchema
  /// The tokens of the source, with the output's fixed modifiers applied.
  let projection: Projection
  /// The base context of each modifier: its fixed context if the output fixes it, otherwise its
  /// default.
  let baseAssignment: [Modifier.ContextIndex]
  /// The members read by at least one template of the target.
  let used: Set<TemplateMemberUse>
  /// The formulas of the source; `nil` unless an option enables them.
  let formulas: FormulaTable?

  /// Creates the input.
  ///
  /// `used` contains the members read by the target's templates.
  init(
    _ source: OutputSource,
    _ target: Target,
    _ schema: OutputSchema,
    _ settings: OutputSettings,
    used: Set<TemplateMemberUse>
  ) {
    self.source = source
    self.target = target.adjusted(by: settings.options)
    self.schema = schema
    self.settings = settings
    self.used = used
    projection = Projection(source, pins: settings.pins)
    var base = source.ir.modifiers.map(\.defaultContext)
    for pin in settings.pins { base[pin.modifier] = pin.context }
    baseAssignment = base
    formulas = self.target.writesFormulas ? FormulaTable(source) : nil
  }

  var ir: IR { source.ir }

  /// The tokens that can be written differently in different contexts.
  var contextual: [UInt32] { formulas?.contextual ?? source.lists.contextual }

  /// Returns the modifiers that a token, or any token it refers to, directly or indirectly, varies
  /// with.
  func support(of token: Int) -> ModifierSet {
    formulas?.supports[token] ?? source.lists.supports[token]
  }

  /// Returns the modifiers that change what a token's name stands for.
  ///
  /// A formula counts as changed if its operands are, even if its result is the same: scripts can
  /// change the operands at run time.
  func varying(_ token: Int) -> ModifierSet {
    guard let formulas, formulas.isDependent[token] else { return projection.dependsOn[token] }
    return formulas.supports[token]
  }

  /// Whether a template reads `member` on any type.
  func uses(_ member: some OutputMember) -> Bool {
    member.owners.contains { used.contains(TemplateMemberUse(type: $0, member: member.id)) }
  }

  /// Returns the source span of `origin`.
  func span(of origin: Token.Origin) -> Span {
    ir.sources.span(of: origin)
  }

  /// Returns the text of the option `name`; `nil` if it isn't set to a string.
  func optionText(_ name: String) -> String? {
    guard let index = target.options.firstIndex(where: { $0.name == name }),
      case .string(let text) = settings.options[index]
    else { return nil }
    return text
  }

  /// Returns the index of the first constant in a list that is in IR order; `tokens.count` if there
  /// are none.
  func split(_ tokens: [UInt32]) -> Int {
    guard let last = tokens.last, Int(last) >= ir.tokenCount else { return tokens.count }
    return tokens.firstIndex { Int($0) >= ir.tokenCount } ?? tokens.count
  }
}

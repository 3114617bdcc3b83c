import Diagnostics
import TemplateEngine
import TokenCompiler
import TokenModel

/// Binds an IR to a target: decides what is in the output, what it is called and what it varies with.
struct Binder {
  let output: BoundOutput
  /// The tokens of the source.
  let ir: IR
  var diagnostics: [Diagnostic] = []
  /// The default of every modifier, fixed ones as they are fixed.
  let baseAssignment: [Modifier.ContextIndex]
  /// The members that some template of the target asks for.
  let used: Set<TemplateMemberUse>

  /// The most choices of contexts that a list of settings may have.
  static let settingLimit = 4096

  /// Binds `source` to `target`.
  ///
  /// `used` are the members that the target's templates ask for: lists that nothing asks for are not
  /// made.
  @inline(never)
  static func bind(
    _ source: OutputSource,
    to target: Target,
    _ schema: OutputSchema,
    settings: OutputSettings,
    used: Set<TemplateMemberUse>
  ) -> (output: BoundOutput, diagnostics: [Diagnostic]) {
    var base = source.ir.modifiers.map(\.defaultContext)
    for pin in settings.pins { base[pin.modifier] = pin.context }
    var binder = Binder(
      output: BoundOutput(
        source: source,
        target: target,
        settings: settings,
        schema: schema
      ),
      ir: source.ir,
      baseAssignment: base,
      used: used
    )
    binder.bindContexts()
    binder.chooseTokens()
    binder.bindNames()
    binder.bindDeprecations()
    binder.bindOptions()
    binder.bindExtensions()
    binder.bindSpellings()
    binder.bindSettings()
    binder.findIncompleteTokens()
    binder.findFonts()
    binder.reportOmissions()
    binder.sortNestedLists()
    binder.output.nameTexts = FrozenTexts(binder.output.names.texts)
    return (binder.output, binder.diagnostics)
  }

  /// Puts lists of groups into the order of the source, once nothing counts their elements any more.
  private func sortNestedLists() {
    guard uses(GroupMember.allTokens) || uses(GroupMember.allConstants) else { return }
    output.tree.sortNested()
  }

  /// Whether a template asks for `member` of `type`.
  func uses(_ member: some OutputMember) -> Bool {
    member.owners.contains { used.contains(TemplateMemberUse(type: $0, member: member.id)) }
  }

  /// Where something was written, as a place that can be shown.
  func span(of origin: Token.Origin) -> Span {
    ir.sources.span(of: origin)
  }
}

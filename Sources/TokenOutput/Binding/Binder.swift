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
    binder.bindOptions()
    binder.bindExtensions()
    binder.bindSettings()
    binder.findIncompleteTokens()
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

extension SourceMap {
  /// The name of the member whose value begins at `origin`; the first character where there is none.
  func span(of origin: Token.Origin) -> Span {
    let bytes = self[origin.file].bytes
    let start = Int(origin.offset)
    let name = start < bytes.count ? bytes.memberName(before: start) : nil
    let range = name ?? min(start, bytes.count)..<min(start + 1, bytes.count)
    return Span(
      file: origin.file,
      start: UInt32(range.lowerBound),
      end: UInt32(range.upperBound)
    )
  }
}

extension [UInt8] {
  /// The quoted name before the colon before `offset`.
  fileprivate func memberName(before offset: Int) -> Range<Int>? {
    var index = offset
    func skipBlanks() {
      while index > 0, [0x20, 0x09, 0x0A, 0x0D].contains(self[index - 1]) { index -= 1 }
    }
    skipBlanks()
    guard index > 0, self[index - 1] == UInt8(ascii: ":") else { return nil }
    index -= 1
    skipBlanks()
    guard index > 0, self[index - 1] == UInt8(ascii: "\"") else { return nil }
    let end = index
    index -= 1
    while index > 0 {
      index -= 1
      guard self[index] == UInt8(ascii: "\"") else { continue }
      var slashes = 0
      while index - slashes > 0, self[index - slashes - 1] == UInt8(ascii: "\\") { slashes += 1 }
      if slashes.isMultiple(of: 2) { return index..<end }
    }
    return nil
  }
}

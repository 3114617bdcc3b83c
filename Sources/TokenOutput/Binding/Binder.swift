import Diagnostics
import TemplateEngine
import TokenCompiler
import TokenModel

/// Binds an IR to a target: decides what is in the output, what it is called and what it varies with.
struct Binder {
  var output: BoundOutput
  var diagnostics: [Diagnostic] = []
  /// The default of every modifier, fixed ones as they are fixed.
  let baseAssignment: [ContextIndex]
  /// The members that some template of the target asks for.
  let used: Set<TemplateMemberUse>

  var ir: IR { output.source.ir }

  /// The most choices of contexts that a list of settings may have.
  static let settingLimit = 4096

  /// Binds `source` to `target`.
  ///
  /// `used` are the members that the target's templates ask for: lists that nothing asks for are not
  /// made.
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
        schema: schema,
        projection: Projection(source, pins: settings.pins),
        views: ViewTable(modifierCount: source.ir.modifiers.count)
      ),
      baseAssignment: base,
      used: used
    )
    binder.bindContexts()
    binder.chooseTokens()
    binder.bindNames()
    binder.bindOptions()
    binder.bindSettings()
    return (binder.output, binder.diagnostics)
  }

  /// Whether a template asks for `member` of `type`.
  func uses(_ member: some OutputMember) -> Bool {
    member.owners.contains { used.contains(TemplateMemberUse(type: $0, member: member.id)) }
  }

  /// Where something was written, as a place that can be shown.
  func span(of origin: Origin) -> Span {
    ir.sources.span(of: origin)
  }
}

extension SourceMap {
  /// The first string or character at a place that has no end of its own.
  func span(of origin: Origin) -> Span {
    let bytes = self[origin.file].bytes
    var end = Int(origin.offset)
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      end += 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\n") {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    end = min(end + 1, bytes.count)
    return Span(file: origin.file, start: origin.offset, end: max(origin.offset, UInt32(end)))
  }
}

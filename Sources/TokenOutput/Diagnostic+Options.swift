package import Diagnostics
import JSONSyntax
import TokenCompiler

extension DiagnosticCode {
  package static let optionCodes: [DiagnosticCode] = [
    unknownTargetOption, invalidTargetOption, tooManySettings,
  ]

  package static let unknownTargetOption: DiagnosticCode = """
    error[unknown-target-option]: an output sets an option that its target doesn't have

    The options of an output are declared in the `target.json` of its target.

    Example:

        { "target": "css", "options": { "prefx": "acme" } }

    Fix: use one of the names listed in the message.
    """

  package static let invalidTargetOption: DiagnosticCode = """
    error[invalid-target-option]: an option of an output has an invalid value

    Each option has a type, and can have a pattern, a list of words, or bounds. The
    value must match them, because templates print it unchanged.

    Example:

        { "target": "css", "options": { "prefix": "acme { }" } }

    Fix: write a value of the form given in the message.
    """

  package static let tooManySettings: DiagnosticCode = """
    error[too-many-settings]: an output would need too many combinations of contexts

    The size of a target that prints every combination of contexts grows with the
    product of their numbers. The message gives the limit.

    Example:

        six modifiers with five contexts each are 15,625 combinations

    Fix: fix some modifiers to a context with `contexts` in the output, and
    configure an output for each combination that you need.
    """
}

/// Diagnostics about the settings of an output.
extension Diagnostic {
  static func unknownToken(_ path: String, _ setting: OptionSetting, known: [String]) -> Self {
    Self(
      .invalidTargetOption,
      "the option `\(setting.name)` names `\(path)`, which is not a token of the source"
    )
    .at(setting.span, "no such token").suggesting(path, among: known)
    .help("write the full path of a token, with the names of all its groups, joined with periods")
  }

  static func excludedToken(_ path: String, _ option: String, _ span: Span?) -> Self {
    Self(
      .invalidTargetOption,
      "the option `\(option)` names `\(path)`, which this output leaves out"
    )
    .at(span).help("name a token that is in this output")
  }

  static func unknownOption(_ setting: OptionSetting, of target: Target) -> Self {
    let known = target.options.map(\.name)
    return Self(.unknownTargetOption, "the target `\(target.name)` has no option `\(setting.name)`")
      .at(setting.nameSpan).suggesting(setting.name, among: known)
      .help(known.isEmpty ? "the target has no options" : "use " + known.listed("or"))
  }

  static func repeatedOption(_ setting: OptionSetting) -> Self {
    Self(.invalidTargetOption, "the option `\(setting.name)` is set twice")
      .at(setting.nameSpan).help("remove one of them")
  }

  static func invalidOption(
    _ name: String,
    _ setting: OptionSetting,
    expected: String,
    of option: OptionDeclaration
  ) -> Self {
    var nearest: String?
    if case .string(let text) = setting.value, option.kind == .choice {
      nearest = nearestName(to: text, among: option.values)
    }
    return Self(.invalidTargetOption, "`\(name)` is \(setting.value.phrase), expected \(expected)")
      .at(setting.span ?? setting.nameSpan).suggesting(nearest)
      .help(option.help.map { "`\(option.name)` is the \($0)" })
  }

  static func unknownModifier(_ name: String, known: [String], _ span: Span?) -> Self {
    Self(.unknownModifier, "the source has no modifier `\(name)`")
      .at(span).suggesting(name, among: known)
      .help(known.isEmpty ? "the source has no modifiers" : "use " + known.listed("or"))
  }

  static func unknownContext(
    _ name: String,
    of modifier: String,
    known: [String],
    _ span: Span?
  ) -> Self {
    Self(.unknownContext, "the modifier `\(modifier)` has no context `\(name)`")
      .at(span).suggesting(name, among: known).help("use " + known.listed("or"))
  }

  static func tooManySettings(
    _ modifiers: [String],
    limit: Int,
    target: String,
    _ span: Span?
  ) -> Self {
    Self(
      .tooManySettings,
      "`\(target)` would need more than \(limit) combinations of the contexts of "
        + modifiers.listed()
    )
    .at(span).help("fix some of them to a context with `contexts` in the output's configuration")
  }
}

extension OptionSetting.Value {
  /// The value for diagnostics.
  fileprivate var phrase: String {
    switch self {
    case .string(let text): "`\(text)`"
    case .number(let number): "`\(number.shortText)`"
    case .boolean(let boolean): "`\(boolean)`"
    case .contexts, .modifiers: "an object"
    case .unsupported: "a list, `null`, or an unsupported object"
    }
  }
}

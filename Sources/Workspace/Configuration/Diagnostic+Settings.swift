package import Diagnostics
internal import JSONSyntax
internal import TokenCompiler
internal import TokenLint

extension DiagnosticCode {
  package static let settingCodes: [DiagnosticCode] = [
    unmetRequirement, unknownSetting, missingSetting, invalidSetting, misplacedSetting, unknownCode,
  ]

  package static let unmetRequirement: DiagnosticCode = """
    error[unmet-requirement]: the configuration requires another version of tokens

    `requires` in the configuration defines the versions of tokens that can build
    it. A condition is `>=`, `>`, `<=`, `<`, or `=`, followed by a version. If there
    are several conditions, separated by single spaces, all of them must be met. The
    rest of the configuration wasn't read.

    Example:

        "requires": ">=0.2 <1"

    Fix: install a version that meets the requirement; `tokens --version` prints the
    current one. If the team has moved to this version, update the setting.
    """

  package static let unknownSetting: DiagnosticCode = """
    error[unknown-setting]: the configuration has an unknown setting

    The configuration contains only defined settings, so an unknown one is usually a
    typo. It would have no effect.

    Example:

        { "source": "app.resolver.json", "output": [] }

    Fix: use the suggested name, or remove the setting. All settings are defined in
    `tokens/tokens.config.schema.json`; editors use it if the configuration refers
    to it with `$schema`.
    """

  package static let missingSetting: DiagnosticCode = """
    error[missing-setting]: the configuration is missing a required setting

    The setting defines what to read, what to build, or where to write it.

    Example:

        { "outputs": [{ "target": "css" }] }

    Fix: add the settings given in the messages, here `source`, and the `directory`
    of the output.
    """

  package static let invalidSetting: DiagnosticCode = """
    error[invalid-setting]: a setting in the configuration has an invalid value

    The value has the wrong type, isn't one of the allowed values, or is empty.

    Example:

        { "source": ["a.tokens.json"], "outputs": "css" }

    Fix: write a value of the type given in the message, here a list of outputs, as
    in `[{ "target": "css", "directory": "build" }]`.
    """

  package static let misplacedSetting: DiagnosticCode = """
    error[misplaced-setting]: a setting conflicts with another one

    `modifiers` declares contexts for a list of token files. A resolver document
    declares its own, so the two would conflict.

    Example:

        { "source": "app.resolver.json", "modifiers": {}, "outputs": [] }

    Fix: remove `modifiers` from the configuration, or list the token files in
    `source`.
    """

  package static let unknownCode: DiagnosticCode = """
    error[unknown-code]: there is no diagnostic of this name

    `tokens explain` and the setting `lint` take the codes that diagnostics show in
    brackets, as in `error[unknown-reference]`.

    Example:

        tokens explain unknown-refrence

    Fix: correct the code. `tokens explain` lists all of them.
    """
}

/// Diagnostics about the settings of a configuration.
extension Diagnostic {
  static func unknownLintCode(_ name: String, at span: Span?) -> Self {
    let nearest =
      nearestName(
        to: name,
        among: (DiagnosticCode.configurable + DiagnosticCode.lintRuleCodes).map(\.name)
      )
      ?? nearestName(to: name, among: DiagnosticCode.all.map(\.name))
    return Self(.unknownCode, "there is no diagnostic `\(name)`")
      .at(span, "no code has this name").suggesting(nearest)
      .help("use the code in the brackets of a diagnostic; `tokens explain` lists all codes")
  }

  static func wrongRule(_ name: String, count: Int, at span: Span) -> Self {
    let expected = "a level and an object with options"
    return Self(
      .invalidSetting,
      "`\(name)` is a list of \(count.counted("element")), expected \(expected)"
    )
    .at(span, "expected \(expected)")
  }

  static func unknownLevel(_ level: String?, of code: String, at span: Span) -> Self {
    let levels = DiagnosticLevel.allCases.map(\.rawValue)
    let nearest = level.flatMap { nearestName(to: $0, among: levels) }
    return Self(
      .invalidSetting,
      level.map { "`\($0)` is not a level" } ?? "the level of `\(code)` is not a string"
    )
    .at(span, "expected `allow`, `advice`, `warn`, or `error`").suggesting(
      nearest,
      insteadOf: level
    )
  }

  static func unknownChoice(_ choice: Located<String>, of name: String, _ known: [String]) -> Self {
    Self(.invalidSetting, "`\(name)` can't be `\(choice.value)`")
      .at(choice.span, "expected \(known.listed("or"))").suggesting(choice.value, among: known)
  }

  static func fixedLevel(_ code: DiagnosticCode, at span: Span?) -> Self {
    let reason =
      code.severity == .error
      ? "is always an error: its level can't be changed" : "is not reported by builds"
    return Self(.invalidSetting, "`\(code.name)` \(reason)")
      .at(span, "expected the code of a warning")
      .help("remove it; `lint` sets the levels of warnings")
  }

  static func malformedPath(_ path: Located<String>) -> Self {
    Self(.invalidSetting, "`\(path.value)` is not the path of a group or a token")
      .at(path.span, "expected names joined with periods")
      .help("write, for example, `\"rename\": { \"sys.color\": \"color\" }`")
  }

  static func incompleteRule(_ what: String, expected: String, at span: Span) -> Self {
    Self(.missingSetting, "a rule \(what), expected \(expected)")
      .at(span, "expected \(expected)")
      .help("write, for example, `{ \"paths\": \"internal.**\", \"private\": true }`")
  }

  static func emptySelection(_ name: String, at span: Span) -> Self {
    Self(.invalidSetting, "`\(name)` is empty, expected `types`, `paths`, or `files`")
      .at(span, "expected at least one of them")
  }

  static func unknownSelectedType(_ word: Located<String>, known: [String]) -> Self {
    Self(.invalidSetting, "`\(word.value)` is not a token type")
      .at(word.span, "no such type").suggesting(word.value, among: known)
      .help("the types are " + known.quoted)
  }

  static func emptyNameInPattern(_ text: Located<String>, separator: Character) -> Self {
    Self(.invalidSetting, "the pattern `\(text.value)` has an empty name")
      .at(text.span, "expected a name on each side of every `\(separator)`")
      .help("use `**` to match any number of names")
  }

  static func unknownSetting(
    _ name: String,
    of owner: String,
    known: [String],
    _ nearest: String?,
    at span: Span
  ) -> Self {
    let names = known.filter { $0 != "$schema" }.map { "`\($0)`" }
    return Self(.unknownSetting, "\(owner) has no setting `\(name)`")
      .at(span, "unknown setting").suggesting(nearest, insteadOf: name)
      .help(
        names.isEmpty
          ? "remove it; there are no settings here"
          : "the settings are \(names.joined(separator: ", "))"
      )
  }

  static func missingSetting(
    _ name: String,
    of owner: String,
    expected: String,
    at span: Span
  ) -> Self {
    Self(.missingSetting, "\(owner) has no `\(name)`")
      .at(span, "`\(name)` is missing").help("add `\"\(name)\"`: \(expected)")
  }

  static func invalidSetting(
    _ name: String,
    found: JSONKind,
    expected: String,
    at span: Span
  ) -> Self {
    Self(.invalidSetting, "\(quoted(name)) is \(found.phrase), expected \(expected)")
      .at(span, "expected \(expected)")
  }

  static func invalidNumber(
    _ name: String,
    found: JSONKind,
    expected: String,
    at span: Span
  ) -> Self {
    let message =
      found == .number
      ? "`\(name)` is out of range, expected \(expected)"
      : "`\(name)` is \(found.phrase), expected \(expected)"
    return Self(.invalidSetting, message).at(span, "expected \(expected)")
  }

  static func invalidVersion(_ version: Located<String>) -> Self {
    Self(.invalidSetting, "`version` is `\(version.value)`, expected a version such as `3.0`")
      .at(version.span)
  }

  static func unknownRequirement(_ text: String, at span: Span) -> Self {
    Self(
      .invalidSetting,
      "`requires` is \(quoted(text)), expected versions such as `>=0.2` or `>=0.2 <1`"
    )
    .at(span, "expected conditions such as `>=0.2`, separated by single spaces")
  }

  static func unmetRequirement(_ requirement: String, at span: Span) -> Self {
    Self(
      .unmetRequirement,
      "this configuration requires tokens \(requirement); this is \(Generator.version)"
    )
    .at(span, "required here").help("install a version of tokens that `requires` allows")
  }

  static func emptyList(_ name: String, expected: String, at span: Span) -> Self {
    Self(.invalidSetting, "`\(name)` is empty, expected \(expected)")
      .at(span, "expected \(expected)")
  }

  static func unusableText(_ name: String, isEmpty: Bool, at span: Span) -> Self {
    Self(
      .invalidSetting,
      isEmpty
        ? "\(quoted(name)) is empty, expected a name or path"
        : "\(quoted(name)) contains the character U+0000, which is invalid in a name or path"
    )
    .at(span)
  }

  static func emptyHighContrast(at span: Span) -> Self {
    Self(
      .invalidSetting,
      "`highContrast` is empty, expected the contexts or the modifier of high contrast"
    )
    .at(span).help("write `{\"light\": …, \"dark\": …}` or `{\"modifier\": …, \"high\": …}`")
  }

  /// Returns `name` in backticks, unless it's a phrase such as "an element of `source`".
  private static func quoted(_ name: String) -> String {
    name.contains("`") || name.contains(" ") ? name : "`\(name)`"
  }

  static func modifiersBesideResolver(at span: Span, source: Span?) -> Self {
    Self(.misplacedSetting, "`modifiers` can't be combined with a resolver document")
      .at(span, "not expected").also(source, "the resolver document")
      .help("declare them in the resolver document, or list the token files in `source`")
  }
}

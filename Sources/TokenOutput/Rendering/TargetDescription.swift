/// A description of a target for people who want to use or change it.
package struct TargetDescription: Sendable {
  package let name: String
  package let summary: String
  /// The targets that this target extends, directly or indirectly, starting with the most distant.
  package let bases: [String]
  package let options: [Option]
  package let files: [File]
  /// The forms of names: the named thing, and its form.
  package let names: [(what: String, form: String)]

  /// An option that an output can set.
  package struct Option: Sendable {
    package let name: String
    /// The accepted type of value.
    package let type: String
    /// The default value; `nil` if there is none.
    package let defaultValue: String?
    package let help: String?
  }

  package struct File: Sendable {
    package let path: String
    /// The name of the file in the target's folder that the file is generated from.
    package let source: String
    package let isCopied: Bool
    /// The kind of objects to generate a file for; `nil` for a single file.
    package let each: String?
    /// Whether there is a separate file for each appearance.
    package let isInAppearances: Bool
    /// The condition under which the file is generated; empty if it always is.
    package let condition: String
  }

  /// Describes a successfully loaded target.
  package init(_ loaded: LoadedTarget) {
    let target = loaded.target
    name = target.name
    summary = target.summary
    bases = target.bases
    options = target.options.map(Option.init)
    files = target.files.map(File.init)
    let names = target.names
    let isGlobal = names.scope == .global
    self.names = [
      ("tokens", names.token.rawValue),
      ("groups", names.group.rawValue),
      ("unique", isGlobal ? "in the whole output" : "in their group"),
    ]
  }
}

extension TargetDescription.Option {
  fileprivate init(_ option: OptionDeclaration) {
    name = option.name
    type =
      option.kind == .choice
      ? option.values.joined(separator: ", ")
      : option.pattern.map { "\(option.kind.rawValue), \($0.text)" } ?? option.kind.rawValue
    defaultValue = option.defaultValue?.shownText
    help = option.help
  }
}

extension TargetDescription.File {
  fileprivate init(_ rule: FileRule) {
    path = rule.path.text
    source = rule.content.name
    if case .copy = rule.content { isCopied = true } else { isCopied = false }
    each = rule.each == .once ? nil : rule.each.rawValue
    isInAppearances = rule.isInAppearances
    condition = rule.conditionText
  }
}

extension OptionSetting.Value {
  /// The value in the syntax of the configuration; `nil` for texts of contexts and modifiers.
  fileprivate var shownText: String? {
    switch self {
    case .string(let text): "\"\(text)\""
    case .number(let number): number.shortText
    case .boolean(let value): value ? "true" : "false"
    case .contexts, .modifiers, .unsupported: nil
    }
  }
}

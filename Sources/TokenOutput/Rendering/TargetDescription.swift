/// What a target is, for people who want to use or change it.
package struct TargetDescription: Sendable {
  package let name: String
  package let summary: String
  /// The targets that it extends, what stands furthest away first.
  package let bases: [String]
  package let options: [Option]
  package let files: [File]
  /// How names are formed: what is named, and how.
  package let names: [(what: String, form: String)]

  /// An option that an output can set.
  package struct Option: Sendable {
    package let name: String
    /// What it takes.
    package let type: String
    /// What it is where nothing is set; `nil` for nothing.
    package let defaultValue: String?
    package let help: String?
  }

  /// A rule of `files`.
  package struct File: Sendable {
    package let path: String
    /// The file of the target's folder that it is made from.
    package let source: String
    package let isCopied: Bool
    /// What there is a file for each of; `nil` for one file.
    package let each: String?
    /// When it is made; empty for always.
    package let condition: String
  }

  /// Describes a target that could be loaded.
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
    condition = rule.conditionText
  }
}

extension OptionSetting.Value {
  /// The value as a configuration writes it; `nil` for texts of contexts and modifiers.
  fileprivate var shownText: String? {
    switch self {
    case .string(let text): "\"\(text)\""
    case .number(let number): number.shortText
    case .boolean(let value): value ? "true" : "false"
    case .contexts, .modifiers, .unsupported: nil
    }
  }
}

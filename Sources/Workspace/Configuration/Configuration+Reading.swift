package import Diagnostics
package import JSONSyntax
internal import TokenCompiler
internal import TokenLint
internal import TokenOutput

extension Configuration {
  /// Reads the configuration in `tree`.
  ///
  /// The JSON Schema `tokens/tokens.config.schema.json` defines the same settings; a test compares
  /// the two.
  ///
  /// - Parameters:
  ///   - tree: the parsed text, without syntax errors.
  ///   - diagnostics: receives all errors and warnings about the settings.
  /// - Returns: the configuration, or `nil` if it can't be used at all.
  package static func read(
    _ tree: JSONTree,
    diagnostics: inout [Diagnostic]
  ) -> Configuration? {
    var reader = SettingsReader(tree)
    defer { diagnostics += reader.diagnostics }
    return tree.root.flatMap { reader.configuration($0) }
  }
}

extension SettingsReader {
  static let configurationMembers = [
    "$schema", "version", "requires", "source", "modifiers", "appearance", "defaults", "outputs",
    "templates", "outside", "assets", "rules", "rename", "contextExtensions", "onError", "lint",
  ]
  static let outputMembers = [
    "target", "directory", "options", "contexts", "include", "exclude",
  ]

  fileprivate mutating func configuration(_ root: JSONNode) -> Configuration? {
    let name = "the configuration"
    // Another version may support settings that this one would reject.
    guard meetsRequirement(of: root) else { return nil }
    guard let settings = settings(root, name, known: Self.configurationMembers) else { return nil }
    _ = optionalText("$schema", of: settings)
    let sourceNode = required("source", of: settings, "a path or a list of paths")
    let source = sourceNode.flatMap { self.source($0) }
    var configuration = Configuration(source: source ?? .list([]), tree: tree)
    if let node = settings.value("modifiers") {
      configuration.modifiers = modifiers(node)
      configuration.modifiersSpan = settings.values.first { $0.name == "modifiers" }
        .map { span($0.key) }
    }
    configuration.appearance = settings.value("appearance").flatMap { appearance($0) }
    configuration.defaults = settings.value("defaults").map { choices($0, "defaults") } ?? []
    configuration.templates = settings.value("templates").map { textOrTexts($0, "templates") } ?? []
    configuration.outside = settings.value("outside").map { texts($0, "outside") } ?? []
    configuration.assets = settings.value("assets").map { texts($0, "assets") } ?? []
    configuration.rules = settings.value("rules").map { rules($0) } ?? []
    configuration.renames = settings.value("rename").map { renames($0) } ?? []
    configuration.contextExtensions =
      settings.value("contextExtensions").map { contextExtensions($0) } ?? []
    configuration.omitsErrors = omitsErrors(settings)
    if let node = settings.value("lint") { readLint(node, into: &configuration) }
    if let version = optionalText("version", of: settings) {
      configuration.lint.version = ReleaseVersion(version.value)
      if configuration.lint.version == nil { report(.invalidVersion(version)) }
    }
    if let node = required("outputs", of: settings, "a list of outputs") {
      configuration.outputs = outputs(node)
    }
    return source == nil ? nil : configuration
  }

  private mutating func source(_ node: JSONNode) -> Configuration.Source? {
    switch tree.kind(node) {
    case .string: return text(node, "source").map { .file($0) }
    case .array:
      guard tree.count(of: node) > 0 else {
        report(.emptyList("source", expected: "at least one path", at: span(node)))
        return nil
      }
      let paths = texts(node, "source")
      return paths.isEmpty ? nil : .list(paths)
    default:
      reportKind(of: node, "source", "a path or a list of paths")
      return nil
    }
  }

  /// Reads what happens to tokens with errors: `fail`, the default, or `omit`.
  private mutating func omitsErrors(_ settings: Settings) -> Bool {
    guard let choice = optionalText("onError", of: settings) else { return false }
    if choice.value != "omit", choice.value != "fail" {
      report(.unknownChoice(choice, of: "onError", ["fail", "omit"]))
    }
    return choice.value == "omit"
  }

  // MARK: Modifiers and contexts

  private mutating func modifiers(_ node: JSONNode) -> [CompileRequest.DeclaredModifier] {
    guard let members = members(of: node, "modifiers") else { return [] }
    return members.compactMap { key, value in
      let known = ["contexts", "default"]
      guard let settings = settings(value, "modifier `\(key.value)`", known: known),
        let contexts = required("contexts", of: settings, "a list of names")
      else { return nil }
      guard tree.kind(contexts) != .array || tree.count(of: contexts) > 0 else {
        report(.emptyList("contexts", expected: "at least one name", at: span(contexts)))
        return nil
      }
      return CompileRequest.DeclaredModifier(
        name: key,
        contexts: texts(contexts, "contexts"),
        defaultContext: optionalText("default", of: settings)
      )
    }
  }

  private mutating func appearance(_ node: JSONNode) -> CompileRequest.AppearanceSetting? {
    let known = ["modifier", "light", "dark", "highContrast"]
    guard let settings = settings(node, "`appearance`", known: known) else { return nil }
    let modifier = requiredText("modifier", of: settings)
    let light = requiredText("light", of: settings)
    let dark = requiredText("dark", of: settings)
    let highContrast = settings.value("highContrast").flatMap { self.highContrast($0) }
    guard let modifier, let light, let dark else { return nil }
    return CompileRequest.AppearanceSetting(
      modifier: modifier,
      light: light,
      dark: dark,
      highContrast: highContrast
    )
  }

  /// Reads either `{"light": …, "dark": …}` or `{"modifier": …, "high": …}`.
  private mutating func highContrast(_ node: JSONNode) -> CompileRequest.AppearanceSetting
    .HighContrast?
  {
    let isModifier =
      tree.member(named: "modifier", in: node) != nil || tree.member(named: "high", in: node) != nil
    let known = isModifier ? ["modifier", "high"] : ["light", "dark"]
    guard let settings = settings(node, "`highContrast`", known: known) else { return nil }
    if isModifier {
      let modifier = requiredText("modifier", of: settings)
      let high = requiredText("high", of: settings)
      guard let modifier, let high else { return nil }
      return .modifier(modifier, high: high)
    }
    if settings.values.isEmpty, tree.count(of: node) == 0 {
      report(.emptyHighContrast(at: span(node)))
      return nil
    }
    return .contexts(
      light: optionalText("light", of: settings),
      dark: optionalText("dark", of: settings)
    )
  }

  // MARK: Outputs

  private mutating func outputs(_ node: JSONNode) -> [ConfiguredOutput] {
    elements(of: node, "outputs").compactMap { output($0) }
  }

  private mutating func output(_ node: JSONNode) -> ConfiguredOutput? {
    guard let settings = settings(node, "an output", known: Self.outputMembers) else { return nil }
    let target = requiredText("target", of: settings, "the name of a target, such as `css`")
    let directory = requiredText("directory", of: settings, "the folder for its files")
    let contexts = settings.value("contexts").map { choices($0, "contexts") } ?? []
    let options = settings.value("options")
    if let options { _ = members(of: options, "options") }
    let include = settings.value("include").map { selection($0, "include") }
    let exclude = settings.value("exclude").map { selection($0, "exclude") }
    guard let target, let directory else { return nil }
    return ConfiguredOutput(
      target: target,
      directory: directory,
      options: options,
      contexts: contexts,
      include: include ?? TokenSelection(),
      exclude: exclude ?? TokenSelection(),
      span: span(node)
    )
  }
}

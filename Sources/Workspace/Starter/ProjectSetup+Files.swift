internal import JSONSyntax
internal import TokenOutput

extension ProjectSetup {
  /// The rule that reads lengths without a unit as `rem`, like most transforms of Style Dictionary.
  static func remRule(for pattern: String) -> String {
    "{ \"paths\": \"\(pattern)\", \"unit\": \"rem\" }"
  }

  /// The name of the generated resolver document.
  static let resolverName = "tokens.resolver.json"

  /// The files to write into ``folder``.
  package var files: [StarterSource.File] {
    var files = [
      StarterSource.File(path: "tokens.config.json", text: configuration),
      StarterSource.File(path: StarterSource.schemaName, text: EmbeddedSchemas.configuration),
    ]
    if case .contexts(let always) = source {
      files.append(StarterSource.File(path: Self.resolverName, text: resolver(always)))
    }
    return files
  }

  // MARK: Configuration

  private var configuration: String {
    var lines = [
      "// The configuration of `tokens build`. Paths are relative to this file.", "{",
      "  \"$schema\": \"./\(StarterSource.schemaName)\",",
    ]
    switch source {
    case .document(let name):
      lines += ["  // The resolver document, which lists the source files."]
      lines += ["  \"source\": \(JSONWriter.quoted(name)),"]
    case .contexts:
      lines += ["  // The resolver document, which lists the source files and contexts."]
      lines += ["  \"source\": \"\(Self.resolverName)\","]
    case .files(let files) where hasTokenSets:
      lines += ["  // The token sets and their themes. Each group of themes is a modifier."]
      lines += sourceLines(files)
    case .files(let files):
      lines += ["  // The token files. For duplicate tokens, the later file takes precedence."]
      lines += sourceLines(files) + modifierLines
    }
    if let appearance { lines += appearance }
    if !setNames.isEmpty {
      let renames = setNames.map { "\(JSONWriter.quoted($0)): \"\"" }.joined(separator: ", ")
      lines += ["  // Token sets: groups whose names are omitted in references."]
      lines += ["  \"rename\": { \(renames) },"]
    }
    lines += rules
    if let contextExtension { lines += Self.lines(of: contextExtension) }
    lines += ["  // One line per platform."]
    lines += ["  \"outputs\": ["]
    lines += StarterSource.lines(for: TemplateLibrary().names.filter { !targets.contains($0) })
    lines += outputs.enumerated().map { $1 + ($0 == outputs.count - 1 ? "" : ",") }
    lines += ["  ]", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// Declares the modifiers whose contexts have values but no files.
  private var modifierLines: [String] {
    guard !modifiers.isEmpty else { return [] }
    let declarations = modifiers.map { modifier in
      let contexts = modifier.contexts.map { JSONWriter.quoted($0.name) }.joined(separator: ", ")
      return "\(JSONWriter.quoted(modifier.name)): { \"contexts\": [\(contexts)] }"
    }
    return [
      "  // A guess: the contexts that tokens have values for. The first one is the default.",
      "  \"modifiers\": { \(declarations.joined(separator: ", ")) },",
    ]
  }

  private static func lines(of guess: ContextExtensionGuess) -> [String] {
    let (key, modifier) = (JSONWriter.quoted(guess.key), JSONWriter.quoted(guess.modifier))
    if guess.isValue, guess.contexts.allSatisfy({ $0.names == [$0.name] }) {
      return ["  \"contextExtensions\": { \(key): \(modifier) },"]
    }
    let contexts = guess.contexts.map { context in
      let names = context.names.map { JSONWriter.quoted($0) }
      return "        \(JSONWriter.quoted(context.name)): [\(names.joined(separator: ", "))]"
    }
    let place = guess.isValue ? "values" : "an extension with values"
    return [
      "  // A guess: \(place) for contexts. The last name with a value takes precedence.",
      "  \"contextExtensions\": {",
      "    \(key): {",
      "      \"modifier\": \(modifier),",
      "      \"contexts\": {",
      contexts.joined(separator: ",\n"),
      "      }",
      "    }",
      "  },",
    ]
  }

  private var rules: [String] {
    let unit = ", \"unit\": \"px\""
    var rules: [(comment: String, rule: String)] = missingTypes.rules.map { rule in
      let pattern = JSONWriter.quoted(rule.pattern)
      return (
        "The types of tokens that don't specify one.",
        "{ \"paths\": \(pattern), \"type\": \"\(rule.type)\"\(rule.lacksUnit ? unit : "") }"
      )
    }
    for (type, files) in typesOfFiles.rules {
      let names = files.map { JSONWriter.quoted($0) }.joined(separator: ", ")
      let list = files.count == 1 ? names : "[\(names)]"
      let comment = "The types of files that have different ones."
      rules.append((comment, "{ \"files\": \(list), \"type\": \(JSONWriter.quoted(type)) }"))
    }
    if let pattern = remPattern?.pattern {
      let comment = "The unit of lengths without one, as in Style Dictionary."
      rules.append((comment, Self.remRule(for: pattern)))
    }
    guard let first = rules.first else { return [] }
    if rules.count == 1 { return ["  // \(first.comment)", "  \"rules\": [\(first.rule)],"] }
    var lines = ["  // Information that is missing from the files.", "  \"rules\": ["]
    for (index, rule) in rules.enumerated() {
      lines.append("    \(rule.rule)" + (index == rules.count - 1 ? "" : ","))
    }
    return lines + ["  ],"]
  }

  private func sourceLines(_ files: [String]) -> [String] {
    if let only = files.first, files.count == 1 {
      return ["  \"source\": \(JSONWriter.quoted(only)),"]
    }
    let listed = files.map { "    \(JSONWriter.quoted($0))" }
    return ["  \"source\": [", listed.joined(separator: ",\n"), "  ],"]
  }

  /// The targets of the project.
  ///
  /// Teams with Style Dictionary build for every platform, whatever files are next to the tokens.
  var targets: [String] {
    styleDictionaries.isEmpty
      ? ProjectTargets(around: folder).names : StarterSource.platformTargets
  }

  private var outputs: [String] {
    targets.map { target in
      var members = ["\"target\": \"\(target)\"", "\"directory\": \"generated/\(target)\""]
      let options = options(of: target).map { "\"\($0)\": \($1)" }.sorted()
      if !options.isEmpty {
        members.append("\"options\": { \(options.joined(separator: ", ")) }")
      }
      if let filter = filter(of: target) {
        let patterns = filter.patterns.map { JSONWriter.quoted($0) }.joined(separator: ", ")
        let setting = filter.isExclusion ? "exclude" : "include"
        members.append("\"\(setting)\": { \"\(filter.subject)\": [\(patterns)] }")
      }
      return "    { \(members.joined(separator: ", ")) }"
    }
  }

  /// The `appearance` setting, unless the names of contexts make it unnecessary.
  private var appearance: [String]? {
    if appearances.count > 1, let first = appearances.first {
      let parts = [("modifier", first.group), ("light", first.light), ("dark", first.dark)]
        .map { "\"\($0)\": \(JSONWriter.quoted($1))" }
      return [
        "  // A guess: the appearance of the app.",
        "  \"appearance\": { \(parts.joined(separator: ", ")) },",
      ]
    }
    for modifier in modifiers {
      let names = modifier.names
      func name(_ words: String...) -> String? {
        names.first { name in
          words.contains(name.lowercased().split { $0 == "-" || $0 == "_" }.joined(separator: "-"))
        }
      }
      guard let dark = name("dark"), let light = name("light", "default", "base") else { continue }
      let words = ["high-contrast", "hc", "contrast", "ax", "highcontrast"]
      let highLight = words.lazy.compactMap { name("light-\($0)") }.first
      let highDark = words.lazy.compactMap { name("dark-\($0)") }.first
      guard light.lowercased() != "light" || highLight != nil || highDark != nil else { return nil }
      var parts = [
        "\"modifier\": \(JSONWriter.quoted(modifier.name))",
        "\"light\": \(JSONWriter.quoted(light))",
        "\"dark\": \(JSONWriter.quoted(dark))",
      ]
      let high = [("light", highLight), ("dark", highDark)].compactMap { scheme, name in
        name.map { "\"\(scheme)\": \(JSONWriter.quoted($0))" }
      }
      if !high.isEmpty { parts.append("\"highContrast\": { \(high.joined(separator: ", ")) }") }
      return [
        "  // A guess by their names: the light and dark contexts.",
        "  \"appearance\": { \(parts.joined(separator: ", ")) },",
      ]
    }
    return nil
  }

  // MARK: Resolver document

  private func resolver(_ always: [ResolverText.Source]) -> String {
    ResolverText(
      always: always,
      description: "The base values. Later files take precedence.",
      modifiers: modifiers.map { modifier in
        ResolverText.Modifier(
          name: modifier.name,
          description: "A guess: these files define the same tokens.",
          defaultContext: modifier.defaultContext,
          contexts: modifier.contexts.map { ($0.name, $0.files.map(\.source)) }
        )
      }
    ).text
  }
}

extension ProjectSetup {
  /// Makes a configuration that was just created leave out tokens with errors.
  ///
  /// Returns whether the file was changed.
  package static func omitErrors(in configuration: AbsolutePath) -> Bool {
    guard let bytes = try? Disk.read(configuration) else { return false }
    let outputs = "  // One line per platform.\n"
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: outputs, maxSplits: 1)
    guard parts.count == 2 else { return false }
    let setting =
      "  // Tokens with errors are left out, with a warning.\n  \"onError\": \"omit\",\n"
    let text = parts[0] + setting + outputs + parts[1]
    return (try? Disk.replace(configuration, with: Array(text.utf8))) != nil
  }
}

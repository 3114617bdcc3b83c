internal import JSONSyntax

extension ProjectSetup {
  /// The rule that makes lengths without a unit what most transforms of Style Dictionary make them.
  static let remRule = "{ \"paths\": \"**\", \"unit\": \"rem\" }"

  /// The name of the resolver document that is made.
  static let resolverName = "tokens.resolver.json"

  /// The files to write into ``folder``.
  package var files: [StarterSource.File] {
    var files = [
      StarterSource.File(path: "tokens.config.json", text: configuration),
      StarterSource.File(path: ConfigurationSchema.name, text: ConfigurationSchema.text),
    ]
    if case .contexts(let always) = source {
      files.append(StarterSource.File(path: Self.resolverName, text: resolver(always)))
    }
    return files
  }

  // MARK: Configuration

  private var configuration: String {
    var lines = [
      "// What to build. `tokens build` reads this file; paths are relative to it.", "{",
      "  \"$schema\": \"./\(ConfigurationSchema.name)\",",
    ]
    switch source {
    case .document(let name):
      lines += ["  // The document that says which files belong together."]
      lines += ["  \"source\": \(JSONWriter.quoted(name)),"]
    case .contexts:
      lines += ["  // The document that says which files belong together, and in which contexts."]
      lines += ["  \"source\": \"\(Self.resolverName)\","]
    case .files(let files) where hasTokenSets:
      lines += ["  // The token sets, with the themes that select them: each group is a modifier."]
      lines += sourceLines(files)
    case .files(let files):
      lines += ["  // The token files. Where two define the same token, the later one counts."]
      lines += sourceLines(files)
    }
    if let appearance { lines += appearance }
    if !setNames.isEmpty {
      let renames = setNames.map { "\(JSONWriter.quoted($0)): \"\"" }.joined(separator: ", ")
      lines += ["  // Token sets: groups whose names references leave out."]
      lines += ["  \"rename\": { \(renames) },"]
    }
    lines += rules
    if let contextExtension { lines += Self.lines(of: contextExtension) }
    lines += ["  // One line for each platform: remove those that you do not need."]
    lines += ["  \"outputs\": ["]
    lines += outputs.enumerated().map { $1 + ($0 == outputs.count - 1 ? "" : ",") }
    lines += ["  ]", "}", ""]
    return lines.joined(separator: "\n")
  }

  private static func lines(of guess: ContextExtensionGuess) -> [String] {
    let contexts = guess.contexts.map { context in
      let names = context.names.map { JSONWriter.quoted($0) }
      return "        \(JSONWriter.quoted(context.name)): [\(names.joined(separator: ", "))]"
    }
    return [
      "  // A guess: an extension that has values for contexts; the last name with a value wins.",
      "  \"contextExtensions\": {",
      "    \(JSONWriter.quoted(guess.key)): {",
      "      \"modifier\": \(JSONWriter.quoted(guess.modifier)),",
      "      \"contexts\": {",
      contexts.joined(separator: ",\n"),
      "      }",
      "    }",
      "  },",
    ]
  }

  private var rules: [String] {
    var rules: [(comment: String, rule: String)] = missingTypes.rules.map { rule in
      let pattern = JSONWriter.quoted(rule.pattern)
      return (
        "The types of tokens that say none.",
        "{ \"paths\": \(pattern), \"type\": \"\(rule.type)\" }"
      )
    }
    if styleDictionaries.contains(where: \.readsSizesAsRem) {
      let comment = "Lengths that are written without a unit, as Style Dictionary reads them."
      rules.append((comment, Self.remRule))
    }
    guard let first = rules.first else { return [] }
    if rules.count == 1 { return ["  // \(first.comment)", "  \"rules\": [\(first.rule)],"] }
    var lines = ["  // What the files do not say.", "  \"rules\": ["]
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

  private var outputs: [String] {
    StarterSource.platformTargets.map { target in
      var members = ["\"target\": \"\(target)\"", "\"directory\": \"generated/\(target)\""]
      if let prefix = prefix(of: target) {
        members.append("\"options\": { \"prefix\": \(JSONWriter.quoted(prefix)) }")
      }
      if let (modifier, context) = platform(of: target) {
        let pin = "\(JSONWriter.quoted(modifier)): \(JSONWriter.quoted(context))"
        members.append("\"contexts\": { \(pin) }")
      }
      return "    { \(members.joined(separator: ", ")) }"
    }
  }

  /// What stands before the names of an output, if all configurations of Style Dictionary agree.
  private func prefix(of target: String) -> String? {
    let prefixes = Set(styleDictionaries.map { $0.prefixes[target] })
    return prefixes.count == 1 ? prefixes.first ?? nil : nil
  }

  /// The context of an output, where files are for platforms.
  private func platform(of target: String) -> (modifier: String, context: String)? {
    let words = ["swift": "ios", "kotlin": "android", "android": "android", "css": "web"]
    guard let word = words[target] else { return nil }
    for modifier in modifiers where modifier.name == "platform" {
      if let name = modifier.names.first(where: { $0.lowercased() == word }) {
        return (modifier.name, name)
      }
    }
    return nil
  }

  /// The setting `appearance`, where the names of contexts do not say it by themselves.
  private var appearance: [String]? {
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
        "  // A guess, by the names: which contexts are light and dark.",
        "  \"appearance\": { \(parts.joined(separator: ", ")) },",
      ]
    }
    return nil
  }

  // MARK: Resolver document

  private func resolver(_ always: [String]) -> String {
    ResolverText(
      always: always,
      description: "What holds everywhere. Later files win.",
      modifiers: modifiers.map { modifier in
        ResolverText.Modifier(
          name: modifier.name,
          description: "A guess: these files define the same tokens.",
          defaultContext: modifier.defaultContext,
          contexts: modifier.contexts
        )
      }
    ).text
  }
}

internal import JSONSyntax

extension ProjectSetup {
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
      lines += ["  \"source\": \(Self.quoted(name)),"]
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
    if styleDictionary?.readsSizesAsRem == true {
      lines += ["  // Lengths that are written without a unit, as Style Dictionary reads them."]
      lines += ["  \"rules\": [{ \"paths\": \"**\", \"unit\": \"rem\" }],"]
    }
    lines += ["  // One line for each platform: remove those that you do not need."]
    lines += ["  \"outputs\": ["]
    lines += outputs.enumerated().map { $1 + ($0 == outputs.count - 1 ? "" : ",") }
    lines += ["  ]", "}", ""]
    return lines.joined(separator: "\n")
  }

  private func sourceLines(_ files: [String]) -> [String] {
    if let only = files.first, files.count == 1 { return ["  \"source\": \(Self.quoted(only)),"] }
    let listed = files.map { "    \(Self.quoted($0))" }
    return ["  \"source\": [", listed.joined(separator: ",\n"), "  ],"]
  }

  private var outputs: [String] {
    ["swift", "kotlin", "android", "css", "json"].map { target in
      var members = ["\"target\": \"\(target)\"", "\"directory\": \"generated/\(target)\""]
      if let prefix = styleDictionary?.prefixes[target] {
        members.append("\"options\": { \"prefix\": \(Self.quoted(prefix)) }")
      }
      if let (modifier, context) = platform(of: target) {
        let pin = "\(Self.quoted(modifier)): \(Self.quoted(context))"
        members.append("\"contexts\": { \(pin) }")
      }
      return "    { \(members.joined(separator: ", ")) }"
    }
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
        "\"modifier\": \(Self.quoted(modifier.name))", "\"light\": \(Self.quoted(light))",
        "\"dark\": \(Self.quoted(dark))",
      ]
      let high = [("light", highLight), ("dark", highDark)].compactMap { scheme, name in
        name.map { "\"\(scheme)\": \(Self.quoted($0))" }
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
    var order = modifiers.map { "    { \"$ref\": \"#/modifiers/\(Self.segment($0.name))\" }" }
    var lines = ["{", "  \"version\": \"2025.10\","]
    if !always.isEmpty {
      order.insert("    { \"$ref\": \"#/sets/base\" }", at: 0)
      lines += ["  \"sets\": {", "    \"base\": {"]
      lines += ["      \"description\": \"What holds everywhere. Later files win.\","]
      lines += ["      \"sources\": ["]
      lines += [always.map { "        \(reference($0))" }.joined(separator: ",\n")]
      lines += ["      ]", "    }", "  },"]
    }
    lines += ["  \"modifiers\": {"]
    lines += [modifiers.map(text).joined(separator: ",\n")]
    lines += ["  },", "  \"resolutionOrder\": [", order.joined(separator: ",\n"), "  ]", "}", ""]
    return lines.joined(separator: "\n")
  }

  private func text(_ modifier: ContextGuess.Modifier) -> String {
    let contexts = modifier.contexts.map { context -> String in
      let files = context.files.map { "          \(reference($0))" }.joined(separator: ",\n")
      let list = files.isEmpty ? "[]" : "[\n\(files)\n        ]"
      return "        \(Self.quoted(context.name)): \(list)"
    }
    return """
          \(Self.quoted(modifier.name)): {
            "description": "A guess: these files define the same tokens.",
            "default": \(Self.quoted(modifier.defaultContext)),
            "contexts": {
      \(contexts.joined(separator: ",\n"))
            }
          }
      """
  }

  private func reference(_ file: String) -> String {
    // References are addresses, in which these two mean something else.
    let address = file.map { $0 == "%" ? "%25" : $0 == "#" ? "%23" : String($0) }.joined()
    return "{ \"$ref\": \(Self.quoted(address)) }"
  }

  /// A name as a segment of a JSON pointer.
  private static func segment(_ name: String) -> String {
    let pointer = name.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
    return String(quoted(pointer).dropFirst().dropLast())
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

internal import JSONSyntax

/// A generated resolver document: files that always apply, and modifiers with the files of their
/// contexts.
struct ResolverText {
  struct Modifier {
    let name: String
    var description: String?
    let defaultContext: String
    let contexts: [(name: String, files: [String])]
  }

  let text: String

  /// - Parameters:
  ///   - always: the files that apply in every context. Later ones take precedence.
  ///   - description: the description of these files, if any.
  ///   - modifiers: the modifiers, in the order in which they apply.
  init(always: [String], description: String? = nil, modifiers: [Modifier]) {
    var order = modifiers.map { "    { \"$ref\": \"#/modifiers/\(Self.segment($0.name))\" }" }
    var lines = ["{", "  \"version\": \"2025.10\","]
    if !always.isEmpty {
      order.insert("    { \"$ref\": \"#/sets/base\" }", at: 0)
      lines += ["  \"sets\": {", "    \"base\": {"]
      if let description { lines += ["      \"description\": \(JSONWriter.quoted(description)),"] }
      lines += ["      \"sources\": ["]
      lines += [always.map { "        \(Self.reference($0))" }.joined(separator: ",\n")]
      lines += ["      ]", "    }", "  },"]
    }
    if !modifiers.isEmpty {
      lines += ["  \"modifiers\": {"]
      lines += [modifiers.map(Self.lines).joined(separator: ",\n"), "  },"]
    }
    lines += ["  \"resolutionOrder\": [", order.joined(separator: ",\n"), "  ]", "}", ""]
    text = lines.joined(separator: "\n")
  }

  private static func lines(of modifier: Modifier) -> String {
    var lines = ["    \(JSONWriter.quoted(modifier.name)): {"]
    if let description = modifier.description {
      lines += ["      \"description\": \(JSONWriter.quoted(description)),"]
    }
    lines += ["      \"default\": \(JSONWriter.quoted(modifier.defaultContext)),"]
    lines += ["      \"contexts\": {"]
    let contexts = modifier.contexts.map { context -> String in
      let files = context.files.map { "          \(reference($0))" }.joined(separator: ",\n")
      let list = files.isEmpty ? "[]" : "[\n\(files)\n        ]"
      return "        \(JSONWriter.quoted(context.name)): \(list)"
    }
    return (lines + [contexts.joined(separator: ",\n"), "      }", "    }"]).joined(separator: "\n")
  }

  private static func reference(_ file: String) -> String {
    // References are URIs, in which these two characters have a special meaning.
    let address = file.map { $0 == "%" ? "%25" : $0 == "#" ? "%23" : String($0) }.joined()
    return "{ \"$ref\": \(JSONWriter.quoted(address)) }"
  }

  /// Returns a name as a segment of a JSON Pointer.
  private static func segment(_ name: String) -> String {
    let pointer = name.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
    return String(JSONWriter.quoted(pointer).dropFirst().dropLast())
  }
}

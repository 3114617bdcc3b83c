internal import JSONSyntax

/// A generated resolver document: files that always apply, and modifiers with the files of their
/// contexts.
struct ResolverText {
  struct Modifier {
    let name: String
    var description: String?
    let defaultContext: String
    let contexts: [(name: String, files: [Source])]
  }

  /// A reference to a file or to one of its token sets.
  struct Source {
    let reference: String
    /// A context of another modifier in which the file applies.
    let condition: (modifier: String, context: String)?

    init(
      file: String,
      set: String? = nil,
      when condition: (modifier: String, context: String)? = nil
    ) {
      // References are URIs, in which these two characters have a special meaning.
      func escaped(_ text: String) -> String {
        text.map { $0 == "%" ? "%25" : $0 == "#" ? "%23" : String($0) }.joined()
      }
      reference = escaped(file) + (set.map { "#/" + escaped(ResolverText.pointer($0)) } ?? "")
      self.condition = condition
    }

    /// The object in the document.
    fileprivate var object: String {
      let reference = "{ \"$ref\": \(JSONWriter.quoted(reference))"
      guard let (modifier, context) = condition else { return reference + " }" }
      let when = "{ \(JSONWriter.quoted(modifier)): \(JSONWriter.quoted(context)) }"
      return reference + ", \"$extensions\": { \"dev.tokens\": { \"when\": \(when) } } }"
    }
  }

  let text: String

  /// - Parameters:
  ///   - always: the files that apply in every context. Later ones take precedence.
  ///   - description: the description of these files, if any.
  ///   - modifiers: the modifiers, in the order in which they apply.
  init(always: [Source], description: String? = nil, modifiers: [Modifier]) {
    var order = modifiers.map { "    { \"$ref\": \"#/modifiers/\(Self.segment($0.name))\" }" }
    var lines = ["{", "  \"version\": \"2025.10\","]
    if !always.isEmpty {
      order.insert("    { \"$ref\": \"#/sets/base\" }", at: 0)
      lines += ["  \"sets\": {", "    \"base\": {"]
      if let description { lines += ["      \"description\": \(JSONWriter.quoted(description)),"] }
      lines += ["      \"sources\": ["]
      lines += [always.map { "        \($0.object)" }.joined(separator: ",\n")]
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
      let files = context.files.map { "          \($0.object)" }.joined(separator: ",\n")
      let list = files.isEmpty ? "[]" : "[\n\(files)\n        ]"
      return "        \(JSONWriter.quoted(context.name)): \(list)"
    }
    return (lines + [contexts.joined(separator: ",\n"), "      }", "    }"]).joined(separator: "\n")
  }

  /// Returns a name as a segment of a JSON Pointer in JSON.
  private static func segment(_ name: String) -> String {
    String(JSONWriter.quoted(pointer(name)).dropFirst().dropLast())
  }

  fileprivate static func pointer(_ name: String) -> String {
    name.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
  }
}

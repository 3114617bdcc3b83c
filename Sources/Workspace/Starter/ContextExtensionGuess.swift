internal import SourceForms
internal import TokenCompiler

/// An extension of another tool that seems to contain values for contexts.
struct ContextExtensionGuess {
  let key: String
  let modifier: String
  /// The names in the extension that apply in each context.
  let contexts: [(name: String, names: [String])]
  /// Whether the values are in the tokens' values or next to them.
  var isValue: Bool { key == ContextExtension.valueKey }

  /// Finds the extension, and adds the contexts that no file defines to its modifier.
  ///
  /// - Parameters:
  ///   - files: the token files.
  ///   - modifiers: the modifiers found from files; receives another one if none of them matches.
  init?(_ files: [TokenFileSurvey], _ modifiers: inout [ContextGuess.Modifier]) {
    guard let (key, names) = Self.extensionWithMostNames(files) else { return nil }
    let index = modifiers.firstIndex { !names.isDisjoint(with: $0.names) }
    var modifier =
      index.map { modifiers[$0] }
      ?? ContextGuess.Modifier(
        name: ContextGuess.newName("theme", besides: modifiers),
        parts: [],
        names: ["light"]
      )
    modifier.names += names.subtracting(modifier.names).sorted()
    if let index { modifiers[index] = modifier } else { modifiers.append(modifier) }
    self.init(key, names, modifier: modifier.name, contexts: modifier.contexts.map(\.name))
  }

  /// Finds the extension for a source with a resolver document, which defines the contexts.
  init?(_ files: [TokenFileSurvey], resolver: TokenFileSurvey) {
    guard let (key, names) = Self.extensionWithMostNames(files),
      let modifier = resolver.modifiers.first(where: { !names.isDisjoint(with: $0.contexts) })
    else { return nil }
    self.init(key, names, modifier: modifier.name, contexts: modifier.contexts)
  }

  private init(_ key: String, _ names: Set<String>, modifier: String, contexts: [String]) {
    self.key = key
    self.modifier = modifier
    self.contexts = contexts.compactMap { context in
      // `dark-high-contrast` is a variant of `dark`.
      let words = context.split(separator: "-").map { $0 == "hc" ? "high-contrast" : $0 }
      let whole = words.joined(separator: "-")
      let general = names.filter { whole == $0 || whole.hasPrefix($0 + "-") }
      let sorted = general.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
      return sorted.isEmpty ? nil : (context, sorted)
    }
  }

  private static func extensionWithMostNames(
    _ files: [TokenFileSurvey]
  ) -> (key: String, names: Set<String>)? {
    var found: [String: Set<String>] = [:]
    for file in files { found.merge(file.contextExtensions) { $0.union($1) } }
    return found.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
      .map { ($0.key, $0.value) }
  }
}

import Diagnostics
internal import JSONSyntax
internal import TokenOutput

extension ProjectSetup {
  /// Returns the options of an output on which all Style Dictionary configurations agree, as JSON.
  func options(of target: String) -> [String: String] {
    let options = styleDictionaries.map { $0.options(of: target) }
    var shared = (options.first ?? [:]).filter { option in
      options.allSatisfy { $0[option.key] == option.value }
    }
    if ["css", "scss", "tailwind"].contains(target) { shared["numbers"] = numbers }
    return shared
  }

  /// The pattern for the tokens whose lengths without a unit are in `rem`, and the configuration that
  /// says so; `nil` if there are no such tokens.
  var remPattern: (pattern: String, path: AbsolutePath)? {
    for styleDictionary in styleDictionaries {
      guard let pattern = styleDictionary.remPattern(hasTypes: hasLengthTypes) else { continue }
      let hasTokens = pattern == "**" || tokenPaths.contains { $0.hasPrefix("size.") }
      return hasTokens ? (pattern, styleDictionary.path) : nil
    }
    return nil
  }

  /// The option for names in which Style Dictionary separates numbers from letters; `nil` if there
  /// are none.
  private var numbers: String? {
    guard let version = styleDictionaries.first.map(\.version) else { return nil }
    // Version 3 replaced the library that divides names into words.
    let isApart = version.map { $0 < 3 } ?? false
    let hasNumber = tokenPaths.contains { path in
      zip(path, path.dropFirst()).contains { one, other in
        isApart
          ? one.isNumber && other.isLetter || one.isLetter && other.isNumber
          : one.isNumber && other.isUppercase
      }
    }
    return hasNumber ? JSONWriter.quoted(isApart ? "apart" : "capitals") : nil
  }

  /// Returns the filter of an output that contains only some tokens.
  ///
  /// Patterns that match no token are left out.
  func filter(of target: String) -> StyleDictionaryFilter? {
    let all = StyleDictionaryConfiguration.filter(of: target, in: styleDictionaries).filter
    guard var filter = all, filter.subject == .paths else { return all }
    // The patterns contain the names of sets, which aren't part of our paths.
    guard setNames.isEmpty else { return nil }
    filter.patterns = filter.patterns.filter { pattern in
      let isAnyGroup = pattern.hasPrefix("*.")
      let group = pattern.dropFirst(isAnyGroup ? 2 : 0).dropLast(2)
      return tokenPaths.contains { path in
        let rest = isAnyGroup ? path.drop { $0 != "." }.dropFirst() : path[...]
        return rest.hasPrefix(group) || rest == group.dropLast()
      }
    }
    return filter.patterns.isEmpty ? nil : filter
  }

  /// Uses a context for each Style Dictionary configuration.
  mutating func useContexts(
    of builds: StyleDictionaryBuilds,
    _ tokens: [TokenFileFinder.Found]
  ) {
    func file(_ path: AbsolutePath) -> ContextGuess.File {
      ContextGuess.File(path: name(of: path), tokens: [], mode: nil)
    }
    let names = builds.contexts.map(\.name)
    let files = Dictionary(builds.contexts.map { ($0.name, $0.files.map(file)) }) { $0 + $1 }
    modifiers = [
      ContextGuess.Modifier(
        name: ContextNames.modifier(of: names, []),
        parts: [files],
        names: names
      )
    ]
    source = .contexts(always: builds.always.map { file($0).source })
    note("themes", "\(modifiers[0].summary), from the Style Dictionary configurations")
    let used = Set(builds.always + builds.contexts.flatMap(\.files))
    let left = tokens.count { !used.contains($0.path) }
    if left > 0 {
      note("left out", "\(left.counted("file")) with tokens that they don't list")
    }
    if let first = builds.unused.first {
      let more = builds.unused.count == 1 ? "" : " and \(builds.unused.count - 1) more"
      let verb = builds.unused.count == 1 ? "lists" : "list"
      note("not used", "\(name(of: first))\(more), which \(verb) only some of the tokens")
    }
    note("", "to change the contexts, edit \(Self.resolverName)")
  }

  /// Notes the settings of Style Dictionary configurations that aren't carried over.
  mutating func noteStyleDictionaries() {
    let platforms = styleDictionaries.flatMap(\.platforms)
    noteNames("not read", "computed values", styleDictionaries.flatMap(\.computed))
    let isCustomSheet = platforms.contains { $0.isStyleSheet && !$0.customNames.isEmpty }
    let isPixels = isCustomSheet && !styleDictionaries.contains(where: \.readsSizesAsRem)
    noteNames(
      "not used",
      "custom transforms and formats",
      platforms.flatMap(\.customNames),
      isPixels ? "; lengths without a unit are in pixels" : ""
    )
    noteNames(
      "not used",
      "parsers and preprocessors",
      styleDictionaries.flatMap(\.preprocessors),
      "; run them before `tokens build`"
    )
    let unfiltered = targets.flatMap { target -> [String] in
      let (_, files) = StyleDictionaryConfiguration.filter(of: target, in: styleDictionaries)
      return filter(of: target) == nil ? files : []
    }
    noteNames("not used", "filters", unfiltered)
    let others = Set(platforms.flatMap(\.targets)).subtracting(targets).sorted()
    noteNames("not set up", "outputs", others, "; uncomment them in tokens.config.json")
  }

  mutating func noteNames(
    _ topic: String,
    _ subject: String,
    _ names: [String],
    _ consequence: String = ""
  ) {
    let names = names.unique
    guard !names.isEmpty else { return }
    note(topic, "\(subject): \(names.quoted(first: 3))\(consequence)")
  }
}

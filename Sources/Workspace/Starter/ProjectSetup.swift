import Diagnostics
internal import TokenCompiler

/// Finds out how a team's token files belong together, and which files to write next to them.
package struct ProjectSetup {
  /// The folder of the configuration.
  package let folder: AbsolutePath
  /// The findings and guesses, one line each.
  package private(set) var findings: [Finding] = []
  /// How the files are merged.
  var source = Source.files([])
  var modifiers: [ContextGuess.Modifier] = []
  /// The Style Dictionary configurations.
  ///
  /// A team may have one for each theme.
  private(set) var styleDictionaries: [StyleDictionaryConfiguration] = []
  /// The groups whose names are missing in references.
  private(set) var setNames: [String] = []
  /// The extension of another tool that contains values for contexts.
  private(set) var contextExtension: ContextExtensionGuess?
  /// The file list of the Style Dictionary configuration, if it selects exactly the files in use.
  private var patterns: [String]?
  /// The paths of all tokens.
  let tokenPaths: Set<String>
  /// The types that the files lack.
  let missingTypes: MissingTypes
  /// Whether some tokens have a type for lengths.
  let hasLengthTypes: Bool
  /// The types of files that would otherwise get the type of another file.
  private(set) var typesOfFiles = FileTypes()
  /// Whether a file has themes that select token sets.
  package private(set) var hasTokenSets = false
  /// The groups of themes with a light and a dark one, of which only one can be the appearance.
  private(set) var appearances: [(group: String, light: String, dark: String)] = []

  /// The source to write to the configuration.
  enum Source {
    /// A file that defines how it's read.
    case document(String)
    /// Token files in merge order.
    case files([String])
    /// Files and contexts to list in a resolver document.
    case contexts(always: [ResolverText.Source])
  }

  /// Why files can't be set up.
  package enum Failure: Error {
    /// There are no token files.
    ///
    /// `notes` are about files that may contain tokens.
    case noTokens(broken: [AbsolutePath], notes: [Finding])
    /// All token files are in languages that can't be read, such as YAML.
    case unreadable([AbsolutePath])
    case severalResolvers([AbsolutePath])
  }

  /// Examines files and folders.
  ///
  /// - Parameters:
  ///   - paths: existing paths; at least one.
  ///   - isCautious: whether it's uncertain that there are any tokens.
  /// - Throws: ``Failure`` if nothing can be set up.
  package init(_ paths: [AbsolutePath], isCautious: Bool = false) throws(Failure) {
    var finder = TokenFileFinder(isCautious: isCautious)
    folder = finder.takeAll(of: paths)
    guard !finder.found.isEmpty else {
      guard finder.unreadable.isEmpty else { throw .unreadable(finder.unreadable) }
      let doubts = Self.doubts(finder, in: folder, "run `tokens init FILE`")
      throw .noTokens(broken: finder.broken.map(\.path), notes: doubts)
    }
    let resolvers = finder.found.filter { $0.survey.kind == .resolver }.map(\.path)
    guard resolvers.count < 2 else { throw .severalResolvers(resolvers) }
    styleDictionaries = finder.styleDictionaries
    missingTypes = MissingTypes(of: finder.found.map(\.survey))
    hasLengthTypes = finder.found.contains(where: \.survey.hasLengthType)
    tokenPaths = finder.found.reduce(into: []) { $0.formUnion($1.survey.paths) }
    let tokens = ordered(finder.found.filter { $0.survey.kind != .resolver } + finder.broken)
    typesOfFiles = FileTypes(of: tokens.map { (name(of: $0.path), $0.survey.rootType) })
    noteMissingTypes()
    noteFiles(tokens.filter { !$0.path.isThemeIndex && !$0.survey.hasMistake }, finder)
    if let resolver = finder.found.first(where: { $0.path == resolvers.first }) {
      source = .document(name(of: resolver.path))
      note("resolver", "\(name(of: resolver.path)) defines how the files are merged")
      contextExtension = ContextExtensionGuess(tokens.map(\.survey), resolver: resolver.survey)
      noteContextExtension()
    } else {
      chooseSource(tokens)
    }
    noteStyleDictionaries()
  }

  /// Chooses how to merge the files if there is no resolver document.
  private mutating func chooseSource(_ tokens: [TokenFileFinder.Found]) {
    if let index = tokens.first(where: { TokenFileFinder.isIndexWithoutChoices($0, of: tokens) }) {
      note(
        "not used",
        "\(name(of: index.path)), whose themes offer no choice and leave out sets that do"
      )
      guessContexts(tokens.filter { !$0.path.isThemeIndex })
    } else if tokens.contains(where: \.hasThemes) {
      useTokenSets(tokens)
    } else if let builds = StyleDictionaryBuilds(
      styleDictionaries,
      Dictionary(tokens.map { ($0.path, $0.survey.paths) }) { first, _ in first }
    ) {
      useContexts(of: builds, tokens)
    } else {
      guessContexts(styleDictionaries.count > 1 ? listed(tokens) : tokens)
    }
  }

  func name(of path: AbsolutePath) -> String { path.relative(to: folder) }

  mutating func note(_ topic: String, _ text: String) {
    findings.append(Finding(topic: topic, text: text))
  }

  // MARK: Files

  /// Returns the files to use, in merge order.
  private mutating func ordered(_ found: [TokenFileFinder.Found]) -> [TokenFileFinder.Found] {
    let sorted = found.sorted { $0.path.text.isBeforeInBytes($1.path.text) }
    if let rem = remPattern {
      note(
        "guessed",
        "that lengths without a unit \(rem.pattern == "**" ? "" : "in `size` ")are in rem, as in most "
          + "transform groups of \(name(of: rem.path)); tokens.config.json has a rule for it"
      )
    }
    guard let styleDictionary = styleDictionaries.first, styleDictionaries.count == 1 else {
      return sorted
    }
    let config = name(of: styleDictionary.path)
    let files = styleDictionary.files()
    let listed = files.compactMap { file in found.first { $0.path == file } }
    // The themes of a folder select its files, even if a program reads them in another way.
    let isIndexed = found.contains { index in
      index.path.isThemeIndex && files.contains { index.path.parent.contains($0) }
    }
    guard !listed.isEmpty, !isIndexed else { return sorted }
    note("files", "listed in \(config): \(styleDictionary.patterns.joined(separator: ", "))")
    patterns = patterns(of: styleDictionary, selecting: listed.map(\.path))
    let left = found.count - listed.count
    if left > 0 {
      note("left out", "\(left.counted("file")) with tokens that \(config) doesn't list")
    }
    return listed
  }

  /// Returns the files that several Style Dictionary configurations list, unless they leave out most.
  private mutating func listed(_ tokens: [TokenFileFinder.Found]) -> [TokenFileFinder.Found] {
    let files = Set(styleDictionaries.flatMap { $0.files() })
    let listed = tokens.filter { files.contains($0.path) }
    note(
      "not used",
      "the file lists of \(styleDictionaries.count) Style Dictionary configurations; pass the folder of "
        + "one to use its list"
    )
    guard listed.count * 2 >= tokens.count else { return tokens }
    noteFirst(
      "left out",
      tokens.map(\.path).filter { !files.contains($0) },
      "no configuration lists it; to use it, add it to `source`"
    )
    return listed
  }

  /// Returns the patterns of a configuration relative to the folder of ours, if they select exactly
  /// these files in our syntax.
  private func patterns(
    of styleDictionary: StyleDictionaryConfiguration,
    selecting files: [AbsolutePath]
  ) -> [String]? {
    var known: Set<AbsolutePath> = []
    var selected: [AbsolutePath] = []
    var patterns: [String] = []
    for pattern in styleDictionary.patterns {
      let matches = styleDictionary.files(matching: pattern)
      let new = matches.filter { known.insert($0).inserted }
      guard new.contains(where: TokenFileFinder.isJSON) else { continue }
      // The pattern must not match the schema that is written next to our configuration.
      let name = pattern.split(separator: "/").last ?? ""
      let search = FilePattern(pattern, in: styleDictionary.base)
      if search?.start.contains(folder) == true,
        FilePattern.matches(Array(name.utf8), Array(StarterSource.schemaName.utf8))
      {
        return nil
      }
      selected += new
      patterns.append(self.name(of: styleDictionary.base.appending(pattern)))
    }
    return selected == files ? patterns : nil
  }

  private mutating func noteMissingTypes() {
    if !typesOfFiles.rules.isEmpty {
      note("types", "files have a `$type` each; the rules in tokens.config.json keep them apart")
    }
    guard !missingTypes.rules.isEmpty else { return }
    let origin = missingTypes.hasGuesses ? "another file or from their values" : "another file"
    note(
      missingTypes.hasGuesses ? "guessed" : "types",
      missingTypes.count.counted("token has", "tokens have")
        + " no type in some file; the rules in tokens.config.json set the type from \(origin)"
        + (missingTypes.rules.contains(where: \.lacksUnit) ? "; lengths are in px" : "")
    )
  }

  private mutating func noteFiles(
    _ tokens: [TokenFileFinder.Found],
    _ finder: TokenFileFinder
  ) {
    guard !tokens.isEmpty else { return }
    let foreign = tokens.count { $0.survey.isForeign || !$0.survey.plainValues.isEmpty }
    let files = tokens.count.counted("file") + " with tokens"
    let form =
      switch foreign {
      case 0: "in the Design Tokens 2025.10 format"
      case tokens.count: "in another tool's format, which is supported as is"
      default: "\(foreign) of them in another tool's format, which is supported as is"
      }
    findings.insert(Finding(topic: "found", text: "\(files), \(form)"), at: 0)
    noteUnreadFiles(finder)
  }

  private mutating func noteUnreadFiles(_ finder: TokenFileFinder) {
    noteFirst("errors in", finder.broken.map(\.path), "a syntax error; `tokens ir FILE` shows it")
    noteFirst("not read", finder.listedPrograms, "not JSON; export it as JSON")
    noteFirst("skipped", finder.generatedFolders, "generated files")
    noteFirst("skipped", finder.testFolders, "test data")
    noteFirst("skipped", finder.schemas, "a JSON Schema")
    findings += Self.doubts(finder, in: folder, "add it to `source`")
    if let first = finder.undecodable.first {
      let more = finder.undecodable.count == 1 ? "" : " and \(finder.undecodable.count - 1) more"
      let shown = first.shown(relativeTo: folder)
      note("left out", "\(shown)\(more): a name that isn't UTF-8; rename it")
    }
    noteFirst(
      "not read",
      finder.styleDictionaryPrograms,
      "a Style Dictionary configuration in JavaScript. If its transform group reads lengths without "
        + "a unit as rem (css, scss, js, less, android, or ios), add \"rules\": [\(Self.remRule(for: "**"))]"
    )
  }

  private mutating func noteFirst(_ topic: String, _ paths: [AbsolutePath], _ reason: String) {
    if let finding = Finding(topic, paths, reason, in: folder) { findings.append(finding) }
  }

  // MARK: Themes

  private mutating func useTokenSets(_ tokens: [TokenFileFinder.Found]) {
    let indexes = tokens.filter { $0.path.isThemeIndex }.map(\.path)
    let themes = indexes.filter { $0.name == "$themes.json" }
    let index = themes.first { !isOld($0) } ?? themes.first ?? indexes.first
    if let index {
      note("files", "listed in \(name(of: index))")
    }
    noteFirst(
      "not used",
      themes.filter { $0 != index },
      "it lists other token sets; to use them, put it into `source` instead"
    )
    // The sets in a folder are found through the index file, which names them.
    let isListed = { (found: TokenFileFinder.Found) in
      index.map { $0.parent.contains(found.path) } ?? false
    }
    let unneeded = UnneededFiles(by: tokens.filter(isListed), of: tokens.filter { !isListed($0) })
    noteFirst(
      "left out",
      unneeded.paths,
      "the token sets don't need it; to use it, add it to `source`"
    )
    let others = tokens.filter { found in
      !found.path.isThemeIndex && !isListed(found) && !unneeded.paths.contains(found.path)
    }
    noteUnusedSets(tokens, in: index?.parent)
    noteAppearances(tokens.filter { !$0.path.isThemeIndex || $0.path == index })
    hasTokenSets = true
    source = .files((index.map { [$0] } ?? []).map(name) + others.map(\.path).map(name))
  }

  /// Whether a file is in a folder for what is no longer in use.
  private func isOld(_ path: AbsolutePath) -> Bool {
    let words = name(of: path).lowercased().split { !$0.isLetter }
    return words.contains { ["archive", "archived", "deprecated", "legacy", "old"].contains($0) }
  }

  /// Finds the theme groups that could be the appearance, and notes which one is used if there are
  /// several.
  private mutating func noteAppearances(_ tokens: [TokenFileFinder.Found]) {
    appearances = tokens.flatMap(\.survey.themes).compactMap { group, themes in
      guard let light = themes.first(where: { $0.lowercased() == "light" }),
        let dark = themes.first(where: { $0.lowercased() == "dark" })
      else { return nil }
      return (group, light, dark)
    }
    guard appearances.count > 1, let first = appearances.first else { return }
    let others = appearances.dropFirst().map { "`\($0.group)`" }.joined(separator: ", ")
    note("guessed", "that `\(first.group)` is the appearance, although \(others) could be, too")
  }

  /// Notes the sets that no theme selects, including files that the index file in `folder` doesn't
  /// list.
  private mutating func noteUnusedSets(
    _ tokens: [TokenFileFinder.Found],
    in folder: AbsolutePath?
  ) {
    guard tokens.contains(where: { !$0.survey.themes.isEmpty }) else { return }
    let files = tokens.map(\.path).filter { folder?.contains($0) == true && !$0.isThemeIndex }
    let names = files.map { $0.nameOfSet(in: folder ?? .root) }
    let selected = tokens.reduce(into: Set<String>()) { $0.formUnion($1.survey.selectedSets) }
    let sets = (tokens.flatMap(\.survey.sets).map(\.set) + names).filter { !selected.contains($0) }
    noteNames("not used", "token sets that no theme enables", sets)
  }

  // MARK: Contexts

  private mutating func guessContexts(_ tokens: [TokenFileFinder.Found]) {
    let files = tokens.flatMap { found -> [ContextGuess.File] in
      let (path, survey) = (name(of: found.path), found.survey)
      guard survey.kind == .tokenSets else {
        return [ContextGuess.File(path: path, tokens: survey.paths, mode: survey.mode)]
      }
      return survey.sets.map { set, paths in
        ContextGuess.File(path: path, set: set, tokens: paths, mode: nil)
      }
    }
    setNames = SetNames(of: tokens.map(\.survey)).names
    if !setNames.isEmpty {
      let rest =
        setNames.count == 1
        ? "is a token set, because references omit its name"
        : "are token sets, because references omit their names"
      note("guessed", "that \(setNames.quoted(first: 3)) \(rest)")
    }
    let guess = ContextGuess(files)
    modifiers = guess.modifiers
    contextExtension = ContextExtensionGuess(tokens.map(\.survey), &modifiers)
    let hasSets = tokens.contains { $0.survey.kind == .tokenSets }
    if hasSets, modifiers.isEmpty { return useTokenSets(tokens) }
    for modifier in modifiers { note("themes", modifier.summary) }
    guard modifiers.contains(where: { hasSets || !$0.parts.isEmpty }) else {
      source = .files(patterns ?? files.map(\.path))
      return noteContextExtension()
    }
    source = .contexts(always: guess.always.map(\.source))
    for modifier in modifiers { noteFiles(of: modifier) }
    noteContextExtension()
    note("", "to change a guess, edit \(Self.resolverName)")
  }

  private mutating func noteFiles(of modifier: ContextGuess.Modifier) {
    let files = modifier.contexts.flatMap(\.files).map(\.source.reference).unique
    guard !files.isEmpty else { return }
    let shown = files.prefix(2).joined(separator: files.count > 2 ? ", " : " and ")
    let more = files.count > 2 ? " and \(files.count - 2) more" : ""
    note(
      "guessed",
      files.count == 1
        ? "that \(shown) is a context, because other files define its tokens, too"
        : "that \(shown)\(more) are contexts, because they define the same tokens"
    )
  }

  private mutating func noteContextExtension() {
    guard let guess = contextExtension else { return }
    let names = guess.contexts.map(\.name).joined(separator: ", ")
    let key = guess.isValue ? "tokens have" : "`\(guess.key)` has"
    note("guessed", "that \(key) values for contexts of \(guess.modifier): \(names)")
  }
}

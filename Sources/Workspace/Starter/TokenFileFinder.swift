internal import TokenCompiler

/// Finds the token files of a team in folders that hold other files too.
struct TokenFileFinder {
  /// A file that has to do with tokens.
  struct Found {
    let path: AbsolutePath
    let survey: TokenFileSurvey
  }

  private static let extensions = [".json", ".json5", ".jsonc", ".tokens"]
  /// Folders that hold what tools have made or fetched.
  private static let skipped: Set<String> = [
    "node_modules", "build", "dist", "out", "generated", "coverage", "vendor", "Pods", "Carthage",
    "DerivedData", "target", "bower_components",
  ]
  /// Files of other tools that may have members called `value`.
  private static let foreign: Set<String> = [
    "package.json", "package-lock.json", "composer.json", "manifest.json", "components.json",
    "tsconfig.json", "jsconfig.json", "Package.resolved",
  ]
  private static let depthLimit = 16

  private(set) var found: [Found] = []
  /// Files whose syntax has a mistake.
  private(set) var broken: [AbsolutePath] = []
  private(set) var styleDictionaries: [StyleDictionaryConfiguration] = []
  /// Configurations of ours.
  private(set) var configurations: [AbsolutePath] = []
  private var known: Set<AbsolutePath> = []

  /// Looks at all files below a folder.
  mutating func search(_ folder: AbsolutePath, depth: Int = 0) {
    guard depth < Self.depthLimit, let names = try? Disk.names(in: folder) else { return }
    for name in names where name.utf8.first != UInt8(ascii: ".") {
      let path = folder.appending(name)
      if Disk.isFolderItself(path) {
        if !Self.skipped.contains(name) { search(path, depth: depth + 1) }
      } else if Self.extensions.contains(where: name.hasSuffix), !Self.foreign.contains(name),
        !name.hasSuffix(".schema.json"), Disk.isFile(path)
      {
        take(path, isNamed: false)
      }
    }
  }

  /// Looks at one file.
  mutating func take(_ path: AbsolutePath, isNamed: Bool) {
    guard known.insert(path).inserted, let bytes = try? Disk.read(path) else { return }
    if let styleDictionary = StyleDictionaryConfiguration(bytes, at: path) {
      styleDictionaries.append(styleDictionary)
      return
    }
    let survey = TokenFileSurvey(bytes, path: path.name)
    if survey.hasMistake {
      // Settings of other tools have comments, and they are not asked for.
      if isNamed || bytes.containsWord("value") { broken.append(path) }
    } else if survey.kind == .configuration {
      configurations.append(path)
    } else if survey.kind != .tokens || !survey.paths.isEmpty || path.isThemeIndex {
      found.append(Found(path: path, survey: survey))
    }
  }
}

extension AbsolutePath {
  /// Whether it is a file of Tokens Studio that says which sets a folder has.
  var isThemeIndex: Bool { name == "$themes.json" || name == "$metadata.json" }
}

extension [UInt8] {
  /// Whether a member may be called by a word, with or without `$`.
  fileprivate func containsWord(_ word: String) -> Bool {
    let texts = ["\"\(word)\"", "\"$\(word)\"", "$\(word):"].map { Array($0.utf8) }
    return texts.contains { text in
      guard count >= text.count else { return false }
      return (0...(count - text.count)).contains { start in
        self[start] == text[0] && self[start..<start + text.count].elementsEqual(text)
      }
    }
  }
}

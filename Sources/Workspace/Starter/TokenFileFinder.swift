internal import TokenCompiler

/// Finds a team's token files in folders that also contain other files.
struct TokenFileFinder {
  /// A file related to tokens.
  struct Found {
    let path: AbsolutePath
    let survey: TokenFileSurvey

    /// Whether the file lists token sets, and themes may select them.
    var hasThemes: Bool {
      path.isThemeIndex || survey.kind == .tokenSets && !survey.themes.isEmpty
    }
  }

  private static let extensions = [".json", ".json5", ".jsonc", ".tokens"]

  static func isJSON(_ path: AbsolutePath) -> Bool {
    extensions.contains(where: path.name.hasSuffix)
  }

  /// Folders with files that tools generated.
  private static let generated: Set<String> = ["build", "dist", "out", "output", "generated"]
  private static let testData: Set<String> = ["test", "tests", "__tests__", "fixtures"]
  /// Folders with files that tools generated or downloaded, and with test data.
  static let skipped: Set<String> = generated.union(testData).union([
    "node_modules", "coverage", "vendor", "Pods", "Carthage", "DerivedData", "target",
    "bower_components",
  ])
  /// Files of other tools that may have properties called `value`.
  private static let foreign: Set<String> = [
    "package.json", "package-lock.json", "composer.json", "tsconfig.json", "jsconfig.json",
    "Package.resolved",
  ]
  /// Words in the paths of files that probably contain tokens.
  private static let telling = [
    "token", "theme", "design", "figma", "palette", "color", "colour", "brand", "style",
  ]
  /// File extensions of programs, and words in the names of those that may configure Style
  /// Dictionary.
  private static let programs = [".js", ".mjs", ".cjs", ".ts", ".mts"]
  private static let yaml = [".yaml", ".yml"]
  private static let programWords = ["config", "style-dictionary", "sd.", "build", "token"]
  private static let programLimit: Int64 = 1 << 18
  private static let depthLimit = 16
  private static let sizeLimit: Int64 = 64 << 20

  private(set) var found: [Found] = []
  /// Files with properties called `value`, which may not be tokens.
  private(set) var doubtful: [Found] = []
  /// Files with properties called `$value` in which no tokens were found.
  private(set) var unknown: [AbsolutePath] = []
  /// Files without tokens whose values token files may refer to.
  private var plain: [Found] = []
  /// The folder that is being searched.
  private var root: AbsolutePath?
  /// Files that may contain tokens, and folders, whose names aren't UTF-8.
  private(set) var undecodable: [UndecodablePath] = []
  /// Files with syntax errors.
  private(set) var broken: [Found] = []
  /// Files with syntax errors that may not be token files.
  private var doubtfulBroken: [Found] = []
  private(set) var styleDictionaries: [StyleDictionaryConfiguration] = []
  /// Style Dictionary configurations that are programs without readable settings.
  private(set) var styleDictionaryPrograms: [AbsolutePath] = []
  /// Files in other languages that a Style Dictionary configuration lists.
  private(set) var listedPrograms: [AbsolutePath] = []
  /// Folders with generated files, which weren't searched.
  private(set) var generatedFolders: [AbsolutePath] = []
  /// Folders with test data that contain token files, which weren't searched.
  private(set) var testFolders: [AbsolutePath] = []
  /// JSON Schemas.
  private(set) var schemas: [AbsolutePath] = []
  /// Files in other languages that look like token files.
  private(set) var unreadable: [AbsolutePath] = []
  /// Configurations of this program.
  private(set) var configurations: [AbsolutePath] = []
  private var known: Set<AbsolutePath> = []
  /// Programs that may configure Style Dictionary.
  private var programs: [AbsolutePath] = []
  /// Whether a property called `value` isn't enough to identify a token file, because the user
  /// didn't say that there are tokens.
  private let isCautious: Bool
  /// The number of files to examine at most, and only until a token file is found; `nil` for all.
  private var fileLimit: Int?

  init(isCautious: Bool) { self.isCautious = isCautious }

  /// Examines files and folders, and the files that they name.
  ///
  /// - Returns: the innermost folder that contains all of `paths`.
  mutating func takeAll(of paths: [AbsolutePath]) -> AbsolutePath {
    var folders: [AbsolutePath] = []
    for path in paths {
      if (try? Disk.isFolder(path)) == true {
        folders.append(path)
        search(path)
      } else {
        folders.append(path.parent)
        take(path, isNamed: true)
      }
    }
    takeStyleDictionaries()
    if found.isEmpty { searchOutputs() }
    takeFilesOfResolver()
    takeRelated()
    takeReferredValues()
    return folders.dropFirst().reduce(folders.first ?? .root) { common, folder in
      common.selfAndAncestors.first { $0.contains(folder) } ?? .root
    }
  }

  /// Examines all files in a folder and its subfolders.
  mutating func search(_ folder: AbsolutePath, depth: Int = 0) {
    if depth == 0 { root = folder }
    var unread: [UndecodablePath] = []
    guard depth < Self.depthLimit, let names = try? Disk.names(in: folder, &unread) else { return }
    undecodable += unread.filter { $0.isFolder || Self.extensions.contains(where: $0.hasSuffix) }
    for name in names where !name.hasPrefix(".") || name == ".style-dictionary" {
      if let fileLimit, known.count >= fileLimit || !found.isEmpty { return }
      let path = folder.appending(name)
      if Disk.isFolderItself(path) {
        if Self.generated.contains(name) {
          generatedFolders.append(path)
        } else if Self.testData.contains(name) {
          if hasTokens(path) { testFolders.append(path) }
        } else if !Self.skipped.contains(name) {
          search(path, depth: depth + 1)
        }
      } else if Self.extensions.contains(where: name.hasSuffix), !Self.foreign.contains(name),
        !name.hasSuffix(".schema.json"), Disk.isFile(path)
      {
        take(path, isNamed: false)
      } else if Self.programs.contains(where: name.hasSuffix), isStyleDictionary(path) {
        programs.append(path)
      } else if (Self.yaml + Self.programs).contains(where: name.hasSuffix), looksLikeTokens(path) {
        unreadable.append(path)
      }
    }
  }

  /// Whether a folder with test data contains token files, judging by the first of its files.
  private func hasTokens(_ folder: AbsolutePath) -> Bool {
    guard fileLimit == nil else { return false }
    var finder = Self(isCautious: true)
    finder.fileLimit = 100
    finder.root = root
    finder.search(folder, depth: 1)
    return !finder.found.isEmpty
  }

  /// Whether a file in YAML, JavaScript, or TypeScript probably contains tokens: it has several
  /// properties called `value`, and its path contains one of the ``telling`` words.
  private func looksLikeTokens(_ path: AbsolutePath) -> Bool {
    let place = path.relative(to: root ?? .root).lowercased()
    guard Self.telling.contains(where: { place.contains($0) }),
      let bytes = try? Disk.read(path, atMost: Self.programLimit)
    else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    let keys = ["value:", "value':", "value\":"]
    return text.split(separator: "\n").count { line in keys.contains { line.contains($0) } } > 1
  }

  /// Whether a program may configure Style Dictionary, judging by the settings it contains.
  private func isStyleDictionary(_ path: AbsolutePath) -> Bool {
    let name = path.name.lowercased()
    let size = (try? POSIX.status(of: path.text))?.size ?? .max
    guard Self.programWords.contains(where: { name.contains($0) }), size <= Self.programLimit,
      !name.contains(".spec."), !name.contains(".test."),
      let bytes = try? Disk.read(path)
    else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("platforms")
      && ["buildPath", "transformGroup", "style-dictionary"].contains { text.contains($0) }
  }

  /// Whether a file probably contains tokens, judging by its path or because a user said so.
  private func isTelling(_ path: AbsolutePath) -> Bool {
    guard isCautious else { return true }
    let text = path.relative(to: root ?? .root).lowercased()
    return Self.telling.contains { text.contains($0) }
  }

  /// Reads the programs that configure Style Dictionary, unless a JSON file does, and accepts the
  /// files that only a configuration identifies as token files.
  mutating func takeStyleDictionaries() {
    var read: [StyleDictionaryConfiguration] = []
    for program in programs {
      let bytes = styleDictionaries.isEmpty ? try? Disk.read(program) : nil
      if let configuration = bytes.flatMap({
        StyleDictionaryConfiguration(program: $0, at: program)
      }) {
        read.append(configuration)
      } else {
        styleDictionaryPrograms.append(program)
      }
    }
    styleDictionaries += read
    for index in styleDictionaries.indices { styleDictionaries[index].findBase() }
    guard let first = styleDictionaries.first else { return }
    found += doubtful
    broken += doubtfulBroken
    (doubtful, doubtfulBroken) = ([], [])
    let listed = Set(styleDictionaries.flatMap { $0.files() })
    let named = styleDictionaries.count == 1 ? first.files() : []
    listedPrograms = named.filter { !Self.isJSON($0) }
    for file in named where Self.isJSON(file) { take(file, isNamed: true) }
    for folder in Set(styleDictionaries.flatMap(\.buildFolders)).sorted(by: { $0.text < $1.text }) {
      let isGenerated = { (path: AbsolutePath) in folder.contains(path) && !listed.contains(path) }
      guard found.contains(where: { isGenerated($0.path) }) else { continue }
      found.removeAll { isGenerated($0.path) }
      generatedFolders.append(folder)
    }
  }

  /// Searches folders named `output`, which may also contain what a design tool exported.
  mutating func searchOutputs() {
    let outputs = generatedFolders.filter { $0.name == "output" }
    generatedFolders.removeAll { $0.name == "output" }
    for folder in outputs { search(folder, depth: 1) }
  }

  /// Accepts files whose tokens refer to tokens of an accepted file, or the other way round.
  mutating func takeRelated() {
    var (paths, references) = (Set<String>(), Set<String>())
    var new = found
    while !new.isEmpty, !doubtful.isEmpty {
      for file in new {
        paths.formUnion(file.survey.paths)
        references.formUnion(file.survey.references)
      }
      let isRelated = { (file: Found) in
        !file.survey.references.isDisjoint(with: paths)
          || !file.survey.paths.isDisjoint(with: references)
      }
      new = doubtful.filter(isRelated)
      doubtful.removeAll(where: isRelated)
      found += new
    }
  }

  /// Accepts the files that a resolver document names.
  mutating func takeFilesOfResolver() {
    guard let resolver = found.first(where: { $0.survey.kind == .resolver }) else { return }
    for file in resolver.survey.files {
      let path = resolver.path.parent.appending(file)
      if Disk.isFile(path) { take(path, isNamed: true) }
    }
  }

  /// Accepts files without tokens whose values the token files refer to.
  mutating func takeReferredValues() {
    let references = found.reduce(into: Set<String>()) { $0.formUnion($1.survey.references) }
    found += plain.filter { !$0.survey.plainValues.isDisjoint(with: references) }
    plain = []
  }

  /// Examines a file.
  mutating func take(_ path: AbsolutePath, isNamed: Bool) {
    let size = (try? POSIX.status(of: path.text))?.size ?? 0
    guard !Self.programs.contains(where: path.name.hasSuffix) else { return programs.append(path) }
    guard isNamed || size <= Self.sizeLimit, known.insert(path).inserted,
      let bytes = try? Disk.read(path)
    else { return }
    if let styleDictionary = StyleDictionaryConfiguration(bytes, at: path) {
      styleDictionaries.append(styleDictionary)
      return
    }
    let survey = TokenFileSurvey(bytes, path: path.name)
    if survey.hasMistake {
      // Settings of other tools may contain comments, so their syntax errors aren't reported.
      guard isNamed || bytes.mayContainValue else { return }
      if isNamed || isTelling(path) {
        broken.append(Found(path: path, survey: survey))
      } else {
        doubtfulBroken.append(Found(path: path, survey: survey))
      }
    } else if survey.isSchema {
      schemas.append(path)
    } else if survey.kind == .configuration {
      configurations.append(path)
    } else if survey.kind == .tokens, survey.isForeign, !isNamed, !isTelling(path),
      !bytes.containsDollarValue
    {
      doubtful.append(Found(path: path, survey: survey))
    } else if path.isThemeIndex, !survey.listsSets {
      return
    } else if survey.kind != .tokens || !survey.paths.isEmpty || path.isThemeIndex {
      found.append(Found(path: path, survey: survey))
    } else if !survey.plainValues.isEmpty {
      plain.append(Found(path: path, survey: survey))
    } else if bytes.containsDollarValue {
      unknown.append(path)
    }
  }
}

extension AbsolutePath {
  /// Whether this is a file of Tokens Studio that lists the sets in a folder.
  var isThemeIndex: Bool { name == "$themes.json" || name == "$metadata.json" }
}

extension [UInt8] {
  /// Whether the text may contain a property called `value` or `$value`.
  fileprivate var mayContainValue: Bool { contains("\"value\"") || containsDollarValue }

  /// Whether the text may contain a property called `$value`, which only tokens have.
  fileprivate var containsDollarValue: Bool { contains("\"$value\"") || contains("$value:") }

  private func contains(_ text: StaticString) -> Bool {
    let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard count >= text.count else { return false }
    return (0...(count - text.count)).contains { start in
      self[start] == text[0] && self[start..<start + text.count].elementsEqual(text)
    }
  }
}

internal import Diagnostics
internal import JSONSyntax
internal import SourceForms

/// The settings of a Style Dictionary configuration that have equivalents in ours.
struct StyleDictionaryConfiguration {
  let path: AbsolutePath
  /// The folder that paths are relative to: the working directory of Style Dictionary.
  private(set) var base: AbsolutePath
  /// The major version of Style Dictionary that the package requires; `nil` if it's unknown.
  private(set) var version: Int?
  /// The patterns of token files, in order; empty if they aren't known.
  private(set) var patterns: [String] = []
  private(set) var platforms: [StyleDictionaryPlatform] = []
  /// Whether composite tokens are divided into a token for each of their properties.
  private var expands = false
  /// The names of parsers and preprocessors other than `tokens-studio`.
  private(set) var preprocessors: [String] = []
  /// The settings whose values aren't literals.
  private(set) var computed: [String] = []

  /// Parses a JSON file.
  ///
  /// Returns `nil` if it isn't a Style Dictionary configuration.
  init?(_ bytes: [UInt8], at path: AbsolutePath) {
    self.init(bytes, at: path, groups: [:])
    guard !patterns.isEmpty else { return nil }
  }

  /// Reads the literals of a program.
  ///
  /// Returns `nil` if it doesn't contain a configuration. The file lists of several ones are joined.
  init?(program bytes: [UInt8], at path: AbsolutePath) {
    let reader = ScriptReader(bytes)
    var groups: [String: StyleDictionaryTransforms] = [:]
    for object in reader.objects(with: "transforms") {
      guard let (tree, root) = Self.parse(object), let name = tree.text(of: "name", in: root) else {
        continue
      }
      groups[name] = tree.value(of: "transforms", in: root)
        .map { StyleDictionaryTransforms($0, in: tree) }
    }
    let all = reader.objects(with: "platforms").compactMap { object in
      Self(object, at: path, groups: groups)
    }
    guard var joined = all.first else { return nil }
    for other in all.dropFirst() {
      joined.patterns += other.patterns.filter { !joined.patterns.contains($0) }
      joined.platforms += other.platforms
      joined.preprocessors += other.preprocessors
      joined.computed += other.computed
    }
    if joined.computed.contains("source") { joined.patterns = [] }
    self = joined
  }

  private init?(
    _ bytes: [UInt8],
    at path: AbsolutePath,
    groups: [String: StyleDictionaryTransforms]
  ) {
    guard let (tree, root) = Self.parse(bytes),
      let platforms = tree.value(of: "platforms", in: root), tree.kind(platforms) == .object
    else { return nil }
    self.path = path
    base = path.parent
    expands = StyleDictionaryPlatform.expands(root, in: tree)
    for name: StaticString in ["include", "source"] {
      guard let list = tree.value(of: name, in: root) else { continue }
      readPatterns(in: list, of: tree)
    }
    if computed.contains("source") { patterns = [] }
    var groups = groups
    if let hooks = tree.value(of: "hooks", in: root),
      let own = tree.value(of: "transformGroups", in: hooks)
    {
      for group in tree.members(of: own) {
        let name = tree.string(group.key)
        groups[name] = StyleDictionaryTransforms(group.value, in: tree)
      }
    }
    preprocessors =
      (tree.elements(of: "parsers", in: root) + tree.elements(of: "preprocessors", in: root))
      .compactMap { tree.textIfString($0) }.filter { $0 != "tokens-studio" }
    for platform in tree.members(of: platforms) where tree.kind(platform.value) == .object {
      self.platforms.append(
        StyleDictionaryPlatform(tree.string(platform.key), platform.value, in: tree, groups: groups)
      )
    }
    computed += self.platforms.flatMap { platform in
      platform.computed.map { "\(platform.name).\($0)" }
    }
    if tree.text(of: "$script", in: platforms) != nil { computed.append("platforms") }
  }

  private mutating func readPatterns(in list: JSONNode, of tree: JSONTree) {
    let elements = Array(tree.elements(of: list))
    let texts = elements.compactMap { tree.textIfString($0) }
    // A pattern that begins with an unknown folder matches too much.
    if tree.kind(list) != .array || texts.contains(where: { $0.hasPrefix("*/") })
      || texts.count < elements.count
    {
      computed.append("source")
    } else {
      patterns += texts.flatMap(Self.expanded)
    }
  }

  private static func parse(_ bytes: [UInt8]) -> (tree: JSONTree, root: JSONNode)? {
    var diagnostics: [Diagnostic] = []
    let tree = SourceText(bytes, path: ".json", diagnostics: &diagnostics).tree
    guard diagnostics.isEmpty, let root = tree.root, tree.kind(root) == .object else { return nil }
    return (tree, root)
  }

  // MARK: Meaning

  /// The folders of generated files, unless they also contain the configuration.
  var buildFolders: [AbsolutePath] {
    platforms.compactMap { platform in
      let known = platform.buildPath?.prefix { $0 != "*" }.split(separator: "/") ?? []
      let folder = base.appending(known.joined(separator: "/"))
      return folder.contains(path) || folder.contains(base) ? nil : folder
    }
  }

  /// The platforms that decide how lengths are read: those of style sheets, if there are any.
  private var decisive: [StyleDictionaryPlatform] {
    let sheets = platforms.filter(\.isStyleSheet)
    return sheets.isEmpty ? platforms : sheets
  }

  /// Whether lengths without a unit are in `rem`.
  var readsSizesAsRem: Bool { decisive.contains(where: \.readsSizesAsRem) }

  /// Finds the tokens whose lengths without a unit are in `rem`.
  ///
  /// Transforms apply to the types for lengths. Before version 4, they applied to the category
  /// `size`, the first name of a path.
  ///
  /// - Parameter hasTypes: whether there are tokens with such a type.
  /// - Returns: the pattern of their paths; `nil` if there are none.
  func remPattern(hasTypes: Bool) -> String? {
    guard readsSizesAsRem else { return nil }
    if version.map({ $0 < 4 }) ?? !hasTypes { return "size.**" }
    return hasTypes ? "**" : nil
  }

  /// The options of an output, as JSON.
  func options(of target: String) -> [String: String] {
    var options: [String: String] = [:]
    let isSheet = ["css", "scss"].contains(target)
    for platform in platforms
    where isSheet ? platform.isStyleSheet : platform.targets.contains(target) {
      if isSheet, let prefix = platform.kebabPrefix {
        options["prefix"] = options["prefix"] ?? JSONWriter.quoted(prefix)
      } else if target == "android", let prefix = platform.kebabPrefix {
        options["prefix"] =
          options["prefix"] ?? JSONWriter.quoted(prefix.replacing("-", with: "_"))
      }
      if target == "css", !expands, platform.writesFontShorthands(in: version) {
        options["fontShorthands"] = "true"
      }
      guard target == "css", let unit = platform.unit else { continue }
      options["unit"] = JSONWriter.quoted(unit)
      if let pixels = platform.basePixels, pixels != "16", (Double(pixels) ?? 0) >= 1 {
        options["remBase"] = pixels
      }
    }
    return options
  }

  /// Returns the filter of a target's files in `configurations`, if none of them contains all tokens
  /// and a setting can express it, and otherwise the names of these files.
  static func filter(
    of target: String,
    in configurations: [Self]
  ) -> (filter: StyleDictionaryFilter?, files: [String]) {
    let files = configurations.flatMap(\.platforms).flatMap(\.files).filter { $0.target == target }
    guard files.allSatisfy(\.isFiltered) else { return (nil, []) }
    return (StyleDictionaryFilter(any: files.map(\.filter)), files.map(\.name))
  }

  /// Finds the folder that the patterns are relative to: the configuration's, or one above it, up
  /// to that of the package.
  ///
  /// Also finds the version of Style Dictionary that the package requires.
  mutating func findBase() {
    let folders = Array(path.parent.selfAndAncestors.prefix(Self.searchedFolders))
    let package = folders.firstIndex { Disk.isFile($0.appending("package.json")) } ?? 0
    base = folders[...package].first { !files(in: $0).isEmpty } ?? path.parent
    version = Self.version(requiredIn: base)
  }

  /// Returns the major version of Style Dictionary that the package around a folder requires; `nil`
  /// if it's unknown.
  private static func version(requiredIn folder: AbsolutePath) -> Int? {
    for folder in folder.selfAndAncestors.prefix(searchedFolders) {
      guard let bytes = try? Disk.read(folder.appending("package.json")) else { continue }
      guard let (tree, root) = JSONTree.parseIfValid(bytes) else { return nil }
      for list: StaticString in ["dependencies", "devDependencies"] {
        let version = tree.value(of: list, in: root)
          .flatMap { tree.text(of: "style-dictionary", in: $0) }
        if let version { return Int(version.drop { !$0.isNumber }.prefix { $0.isNumber }) }
      }
    }
    return nil
  }

  private static let searchedFolders = 4

  /// Returns the token files that match the patterns, in the order of the patterns.
  func files() -> [AbsolutePath] { files(in: base) }

  private func files(in folder: AbsolutePath) -> [AbsolutePath] {
    patterns.flatMap { files(matching: $0, in: folder) }.unique
  }

  /// Returns the files that match a pattern.
  func files(matching pattern: String) -> [AbsolutePath] { files(matching: pattern, in: base) }

  private func files(matching pattern: String, in folder: AbsolutePath) -> [AbsolutePath] {
    guard let search = FilePattern(pattern, in: folder) else {
      let file = folder.appending(pattern)
      return Disk.isFile(file) ? [file] : []
    }
    return search.matches().files
  }

  /// Expands the alternatives in a pattern, as in `*.{json,json5}` and `*.@(json|json5)`.
  ///
  /// An exclusion such as `!(*.dark).json` becomes `*.json`, so all files are examined.
  static func expanded(_ pattern: String) -> [String] {
    guard let (before, choices, after) = alternatives(in: pattern) else {
      var pattern = pattern[...]
      while pattern.hasPrefix("./") { pattern = pattern.dropFirst(2).drop { $0 == "/" } }
      return [String(pattern)]
    }
    return choices.flatMap { expanded(before + $0 + after) }
  }

  private static func alternatives(in pattern: String) -> (String, [String], String)? {
    let groups = [("{", "}", ","), ("@(", ")", "|"), ("+(", ")", "|"), ("!(", ")", "|")]
    for (open, close, separator) in groups {
      guard let start = pattern.range(of: open),
        let end = pattern[start.upperBound...].firstIndex(of: Character(close))
      else { continue }
      let choices = pattern[start.upperBound..<end].split(separator: Character(separator))
      return (
        String(pattern[..<start.lowerBound]), open == "!(" ? ["*"] : choices.map(String.init),
        String(pattern[pattern.index(after: end)...])
      )
    }
    return nil
  }
}

extension String {
  /// Returns the first range of another string.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}

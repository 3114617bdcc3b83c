/// Derives the names of contexts and modifiers from the paths of files.
enum ContextNames {
  /// Returns the differing part of each path, or `nil` if two paths get the same name.
  static func names(of paths: [String]) -> [String]? {
    let all = paths.map { segments(of: $0) }
    let common = Set(all.dropFirst().reduce(Set(all.first ?? [])) { $0.intersection($1) })
    let rest = all.map { segments in unique(segments.filter { !common.contains($0) }) }
    let words = rest.map { unique($0.flatMap { parts(of: $0) }) }
    let filled = words.filter { !$0.isEmpty }
    let commonWords = Set(
      filled.dropFirst().reduce(Set(filled.first ?? [])) { $0.intersection($1) }
    )
    // If there is only one name, all of it is common.
    let left = filled.count > 1 ? commonWords : []
    let isNumbered = words.contains { own in
      let short = own.filter { !left.contains($0) }
      return !short.isEmpty && short.allSatisfy { $0.allSatisfy(\.isNumber) }
    }
    var names = zip(rest, words).map { segments, words in
      (isNumbered ? segments : words.filter { !left.contains($0) }).joined(separator: "-")
    }
    guard names.count(where: \.isEmpty) < 2 else { return nil }
    if let bare = names.firstIndex(of: "") {
      let isTheme = names.contains { $0.lowercased().contains("dark") }
      names[bare] = isTheme && !names.contains("light") ? "light" : "default"
    }
    return Set(names).count == names.count ? names : nil
  }

  /// Returns the folders and the parts of the file name, without the extension.
  static func segments(of path: String) -> [String] {
    var path = path[...]
    for suffix in [".json", ".json5", ".jsonc", ".tokens"] where path.hasSuffix(suffix) {
      path = path.dropLast(suffix.count)
    }
    if path.hasSuffix(".tokens") { path = path.dropLast(7) }
    return path.split { $0 == "/" || $0 == "." }.map(String.init)
  }

  private static func parts(of segment: String) -> [String] {
    segment.split { $0 == "-" || $0 == "_" || $0 == " " }.flatMap { word in
      let humps = themeHumps(of: word)
      return humps.isEmpty ? [String(word)] : humps
    }
  }

  /// Returns the words of a name in camel case such as `darkTheme`; empty unless one of them is
  /// the name of a theme.
  private static func themeHumps(of name: Substring) -> [String] {
    var humps = [""]
    for character in name {
      if character.isUppercase, humps[humps.count - 1].last?.isLowercase == true {
        humps.append("")
      }
      humps[humps.count - 1].append(character)
    }
    let words = humps.map { $0.lowercased() }
    return words.count > 1 && words.contains(where: themeWords.contains) ? words : []
  }

  /// Returns the names of contexts that the folders and the file name of a path can be.
  static func candidates(in path: String) -> Set<String> {
    let segments = segments(of: path)
    return Set(segments + segments.flatMap { themeHumps(of: $0[...]) })
  }

  /// Whether a context is usually not the default one.
  static func isDark(_ name: String) -> Bool {
    parts(of: name).contains { ["dark", "night"].contains($0.lowercased()) }
  }

  private static func unique(_ words: [String]) -> [String] {
    var known: Set<String> = []
    return words.filter { known.insert($0).inserted }
  }

  /// Whether a context is usually the one that others differ from.
  static func isUsual(_ name: String) -> Bool {
    ["light", "default", "base", "regular", "standard"].contains(name.lowercased())
  }

  // MARK: Modifiers

  /// Returns the name of the modifier for some contexts.
  static func modifier(of contexts: [String], _ paths: [String]) -> String {
    let words = Set(contexts.flatMap { Self.parts(of: $0.lowercased()) })
    for (name, telling) in tellingWords where !words.isDisjoint(with: telling) { return name }
    let folders = Set(paths.flatMap { $0.split(separator: "/").dropLast().map { $0.lowercased() } })
    for (name, telling) in tellingFolders where !folders.isDisjoint(with: telling) { return name }
    return "theme"
  }

  private static let themeWords: Set<String> = [
    "light", "dark", "dimmed", "contrast", "day", "night",
  ]
  private static let tellingWords: [(String, Set<String>)] = [
    ("theme", themeWords),
    ("platform", ["ios", "android", "web", "macos", "windows"]),
    (
      "size",
      [
        "desktop", "mobile", "tablet", "compact", "comfortable", "small", "large", "medium",
        "coarse", "fine", "xs", "sm", "md", "lg", "xl",
      ]
    ),
    ("brand", ["brand"]),
  ]

  private static let tellingFolders: [(String, Set<String>)] = [
    ("brand", ["brand", "brands"]), ("platform", ["platform", "platforms"]),
    ("size", ["size", "sizes", "breakpoint", "breakpoints", "density"]),
    ("mode", ["mode", "modes"]), ("theme", ["theme", "themes"]),
  ]
}

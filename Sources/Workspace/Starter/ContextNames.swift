internal import SourceForms

/// Derives the names of contexts and modifiers from the paths of files.
enum ContextNames {
  /// Returns the differing part of each path, or `nil` if two paths get the same name.
  static func names(of paths: [String]) -> [String]? {
    let all = paths.map { segments(of: $0) }
    let common = Set(all.dropFirst().reduce(Set(all.first ?? [])) { $0.intersection($1) })
    let folders = tellingFolders.reduce(into: Set<String>()) { $0.formUnion($1.1) }
    let rest = all.map { segments -> [String] in
      let own = segments.filter { !common.contains($0) }.unique
      // In `modes/dark` and `dark/tokens`, only `dark` is a name.
      let names = own.filter { !folders.contains($0.lowercased()) }
      let telling = names.filter { !["tokens", "variables"].contains($0.lowercased()) }
      return telling.isEmpty ? names.isEmpty ? own : names : telling
    }
    let words = rest.map { $0.flatMap { ContextWords.parts(of: $0) }.unique }
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

  /// Returns the names of contexts that the folders and the file name of a path can be.
  static func candidates(in path: String) -> Set<String> {
    let segments = segments(of: path)
    return Set(segments + segments.flatMap { ContextWords.themeHumps(of: $0[...]) })
  }

  /// Whether a context is usually the one that others differ from.
  static func isUsual(_ name: String) -> Bool {
    ["light", "default", "base", "regular", "standard"].contains(name.lowercased())
  }

  // MARK: Modifiers

  /// Returns the name of the modifier for some contexts.
  static func modifier(of contexts: [String], _ paths: [String]) -> String {
    if let name = ContextWords.modifier(named: contexts) { return name }
    let folders = Set(paths.flatMap { $0.split(separator: "/").dropLast().map { $0.lowercased() } })
    for (name, telling) in tellingFolders where !folders.isDisjoint(with: telling) { return name }
    return "theme"
  }

  /// Whether a file is a context of another file's tokens, judging by its path.
  static func isTelling(_ path: String, besides base: String) -> Bool {
    let folders = Set(path.split(separator: "/").dropLast().map { $0.lowercased() })
    return tellingFolders.contains { !$0.1.isDisjoint(with: folders) }
      || (names(of: [base, path])?.last).flatMap { ContextWords.modifier(named: [$0]) } != nil
  }

  private static let tellingFolders: [(String, Set<String>)] = [
    ("brand", ["brand", "brands"]), ("platform", ["platform", "platforms"]),
    ("size", ["size", "sizes", "breakpoint", "breakpoints", "density"]),
    ("mode", ["mode", "modes"]), ("theme", ["theme", "themes"]),
  ]
}

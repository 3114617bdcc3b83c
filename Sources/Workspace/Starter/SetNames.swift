internal import TokenCompiler

/// The top-level groups that references omit, such as token sets in files without `$themes`.
struct SetNames {
  /// The paths of the groups; empty if references contain complete paths.
  let names: [String]

  /// Checks whether unresolved references match paths without their first name.
  init(of files: [TokenFileSurvey]) {
    let all = files.reduce(into: Set<String>()) { $0.formUnion($1.paths) }
    let lost = files.reduce(into: Set<String>()) { lost, file in
      lost.formUnion(file.references.filter { !all.contains($0) && !file.plainValues.contains($0) })
    }
    // If `text` were a token set, a token `text.size` with the value `{size}` would refer to itself.
    .subtracting(files.flatMap(\.selfReferences))
    guard !lost.isEmpty else {
      names = []
      return
    }
    let found = files.reduce(into: Set<String>()) { $0.formUnion($1.references) }.intersection(all)
    let named = Set(found.compactMap { Self.first(of: $0) })
    var tops: Set<String> = []
    for file in files where file.kind == .tokens {
      let omitted = file.paths.filter { Self.rest(of: $0).map(lost.contains) ?? false }
      guard !omitted.isEmpty else { continue }
      let sets = Set(omitted.compactMap { Self.first(of: $0) })
      // References name other groups in full, so not all groups of the file are token sets.
      let isMixed = !named.subtracting(sets).isEmpty
      tops.formUnion(isMixed ? sets : Set(file.paths.compactMap { Self.first(of: $0) }))
    }
    names = tops.sorted()
  }

  /// Returns the first name of a path, or `nil` if the path has only one name.
  private static func first(of path: String) -> String? {
    path.firstIndex(of: ".").map { String(path[..<$0]) }
  }

  /// Returns the path without its first name, or `nil` if the path has only one name.
  private static func rest(of path: String) -> String? {
    path.firstIndex(of: ".").map { String(path[path.index(after: $0)...]) }
  }
}

internal import TokenCompiler

/// Groups at the top of files that references leave out, as token sets without `$themes` are.
struct SetNames {
  /// The paths of the groups; empty if references have the whole paths.
  let names: [String]

  /// Looks whether references that lead nowhere lead somewhere without the first name of each path.
  init(of files: [TokenFileSurvey]) {
    let all = files.reduce(into: Set<String>()) { $0.formUnion($1.paths) }
    let lost = files.reduce(into: Set<String>()) { lost, file in
      lost.formUnion(file.references.filter { !all.contains($0) && !file.plainValues.contains($0) })
    }
    guard !lost.isEmpty else {
      names = []
      return
    }
    var tops: Set<String> = []
    for file in files where file.kind == .tokens {
      let isDocument = file.paths.contains { Self.rest(of: $0).map(lost.contains) ?? false }
      if isDocument { tops.formUnion(file.paths.compactMap { Self.first(of: $0) }) }
    }
    names = tops.sorted()
  }

  /// The first name of a path with several names.
  private static func first(of path: String) -> String? {
    path.firstIndex(of: ".").map { String(path[..<$0]) }
  }

  /// The path without the first name.
  private static func rest(of path: String) -> String? {
    path.firstIndex(of: ".").map { String(path[path.index(after: $0)...]) }
  }
}

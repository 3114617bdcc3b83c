internal import TokenCompiler

extension TokenFileFinder {
  /// Whether a file is an index of themes that offer no choice, and leave out sets that do.
  ///
  /// A design tool writes such an index if only some collections of variables are themes. A script
  /// combines the other files by their names.
  static func isIndexWithoutChoices(_ index: Found, of files: [Found]) -> Bool {
    let survey = index.survey
    guard index.path.isThemeIndex, !survey.themes.isEmpty,
      survey.themes.allSatisfy({ $0.themes.count == 1 })
    else { return false }
    let folder = index.path.parent
    var known: Set<String> = []
    var left: [Set<String>] = []
    for file in files where !file.path.isThemeIndex && folder.contains(file.path) {
      if survey.selectedSets.contains(file.path.nameOfSet(in: folder)) {
        known.formUnion(file.survey.paths)
      } else {
        left.append(file.survey.paths)
      }
    }
    var seen: Set<String> = []
    return left.map { $0.subtracting(known) }.contains { paths in
      defer { seen.formUnion(paths) }
      return !paths.isDisjoint(with: seen)
    }
  }
}

extension AbsolutePath {
  /// The name of the token set in a file of a folder with an index.
  func nameOfSet(in folder: AbsolutePath) -> String {
    let name = relative(to: folder)
    let suffix = [".tokens.json", ".json"].first(where: name.hasSuffix) ?? ""
    return String(name.dropLast(suffix.count))
  }
}

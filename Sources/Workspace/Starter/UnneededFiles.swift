internal import TokenCompiler

/// Token files that would override token sets or each other.
///
/// They're usually exports of a design tool: copies of the sets, or a file for each mode, all of
/// which would always apply.
struct UnneededFiles {
  /// The paths, sorted by their text.
  private(set) var paths: [AbsolutePath] = []

  /// The token files in a folder.
  private struct Folder {
    let files: [TokenFileFinder.Found]
    /// The paths of the tokens that the sets don't define.
    let own: Set<String>
    let references: Set<String>
    /// Whether most tokens are those of the sets, or several files define the same tokens.
    let isOverriding: Bool

    init(_ files: [TokenFileFinder.Found], without defined: Set<String>) {
      self.files = files
      let paths = files.reduce(into: Set<String>()) { $0.formUnion($1.survey.paths) }
      own = paths.subtracting(defined)
      references = files.reduce(into: []) { $0.formUnion($1.survey.references) }
      isOverriding =
        own.count * 2 < paths.count
        || files.reduce(0) { $0 + $1.survey.paths.count } > paths.count
    }
  }

  /// Finds the files of `others` that `sets` don't need: those of folders that would override
  /// something, and of folders that refer to their tokens.
  init(by sets: [TokenFileFinder.Found], of others: [TokenFileFinder.Found]) {
    guard !sets.isEmpty else { return }
    let defined = sets.reduce(into: Set<String>()) { $0.formUnion($1.survey.paths) }
    let needed = sets.reduce(into: Set<String>()) { $0.formUnion($1.survey.references) }
    var folders = Dictionary(grouping: others, by: \.path.parent).values
      .map { Folder($0, without: defined) }
      .filter { $0.own.isDisjoint(with: needed) }
    var lost: Set<String> = []
    while let index = folders.firstIndex(where: {
      $0.isOverriding || !$0.references.isDisjoint(with: lost)
    }) {
      let folder = folders.remove(at: index)
      lost.formUnion(folder.own)
      paths += folder.files.map(\.path)
    }
    paths.sort { $0.text < $1.text }
  }
}

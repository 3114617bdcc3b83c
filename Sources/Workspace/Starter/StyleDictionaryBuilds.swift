internal import SourceForms

/// The contexts of a team that has a Style Dictionary configuration for each of its themes.
///
/// Each configuration lists the files of a theme. The files that all of them list always apply.
struct StyleDictionaryBuilds {
  /// The files that every configuration lists.
  private(set) var always: [AbsolutePath] = []
  /// The names of the contexts with their other files, in the order of the lists.
  private(set) var contexts: [(name: String, files: [AbsolutePath])] = []
  /// The configurations whose lists are not used, because they are not for themes.
  private(set) var unused: [AbsolutePath] = []

  /// Compares the file lists of configurations.
  ///
  /// Returns `nil` if they don't list files with the same tokens, which could be contexts.
  ///
  /// - Parameters:
  ///   - configurations: the configurations.
  ///   - tokens: the paths of the tokens in each file.
  init?(_ configurations: [StyleDictionaryConfiguration], _ tokens: [AbsolutePath: Set<String>]) {
    let lists = Self.lists(of: configurations) { tokens[$0] != nil }
    let paths = lists.map { list in
      list.files.reduce(into: Set<String>()) { $0.formUnion(tokens[$1] ?? []) }
    }
    let largest = paths.max { $0.count < $1.count } ?? []
    let shares = paths.map { $0.intersection(largest).count }
    let isComplete = shares.map { $0 * 4 >= largest.count * 3 }
    // Some of the tokens, such as the colors, in separate files.
    let isOverride = lists.indices.map { index in
      !isComplete[index] && shares[index] * 4 >= largest.count
        && shares[index] * 2 >= paths[index].count
        && !lists.indices.contains {
          isComplete[$0] && Set(lists[$0].files).isSuperset(of: lists[index].files)
        }
    }
    let used = lists.indices.filter { isComplete[$0] || isOverride[$0] }
    unused = lists.indices.filter { !used.contains($0) }.map { lists[$0].configuration }
    guard used.count > 1,
      let names = ContextNames.names(of: used.map { lists[$0].configuration.text }),
      names.allSatisfy({ Self.scriptWords.isDisjoint(with: ContextWords.parts(of: $0)) })
    else { return nil }
    let complete = zip(names, used).filter { isComplete[$1] }
    let whole = zip(names, used).map { name, index in
      let base = isOverride[index] ? Self.base(of: name, among: complete) : nil
      return (base.map { lists[$0].files } ?? []) + lists[index].files
    }
    let common = whole.reduce(Set(whole[0])) { $0.intersection($1) }
    always = whole[0].filter(common.contains)
    contexts = zip(names, whole).map { name, files in
      var known = common
      return (name, files.filter { known.insert($0).inserted })
    }
  }

  /// Words in names of programs, which say nothing about themes.
  private static let scriptWords: Set<String> = [
    "build", "config", "dictionary", "js", "json", "cjs", "mjs", "mts", "sd", "style", "tokens",
    "ts",
  ]

  /// Returns the distinct lists of token files, with the configuration that has the shortest name.
  private static func lists(
    of configurations: [StyleDictionaryConfiguration],
    _ isTokenFile: (AbsolutePath) -> Bool
  ) -> [(configuration: AbsolutePath, files: [AbsolutePath])] {
    var lists: [(configuration: AbsolutePath, files: [AbsolutePath])] = []
    for configuration in configurations.sorted(by: { $0.path.text.isBeforeInBytes($1.path.text) }) {
      let files = configuration.files().filter(isTokenFile)
      let known = lists.firstIndex { $0.files == files }
      if let known {
        // `config.dark.json` says more about its files than `config.layers.dark.json`.
        if configuration.path.name.utf8.count < lists[known].configuration.name.utf8.count {
          lists[known].configuration = configuration.path
        }
      } else if !files.isEmpty {
        lists.append((configuration.path, files))
      }
    }
    return lists
  }

  /// Returns the list that a context overrides: the one with the most words of the context's name, or
  /// the usual one.
  private static func base(of context: String, among complete: [(String, Int)]) -> Int? {
    let words = Set(ContextWords.parts(of: context))
    let general = complete.filter { words.isSuperset(of: ContextWords.parts(of: $0.0)) }
    let usual = complete.first { ContextNames.isUsual($0.0) } ?? complete.first
    return (general.max { $0.0.utf8.count < $1.0.utf8.count } ?? usual)?.1
  }
}

internal import TokenModel

/// The types of token files whose `$type` at the root differs.
///
/// DTCG merges files before tokens get their types from groups, so the last `$type` at the root
/// would apply to the tokens of all files.
struct FileTypes {
  /// The files of each type, in order of the first file.
  private(set) var rules: [(type: String, files: [String])] = []

  init() {}

  /// Collects the types at the roots of files; none if they're all the same.
  ///
  /// Types of other tools become types of individual tokens when a file is read.
  init(of files: [(path: String, type: String?)]) {
    for (path, type) in files {
      guard let type, TokenType.allCases.contains(where: { $0.name == type }) else { continue }
      if let index = rules.firstIndex(where: { $0.type == type }) {
        rules[index].files.append(path)
      } else {
        rules.append((type, [path]))
      }
    }
    if rules.count < 2 { rules = [] }
  }
}

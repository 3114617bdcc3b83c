import SourceForms

/// Generates paths for the files of an import, which stay inside its folder whatever the tokens are
/// named.
package struct FileNames {
  private var taken: Set<String> = []

  package init() {}

  /// Returns the path of a token file.
  ///
  /// Characters other than letters, digits, hyphens, and underscores become hyphens. A number is
  /// added if another file has the same path, ignoring case.
  ///
  /// - Parameter names: the folders and the name of the file, without its extension.
  /// - Returns: the path.
  mutating func path(_ names: String...) -> String { path(in: names) }

  /// Returns the path of a token file, given an array of its folders and its name.
  package mutating func path(in names: [String]) -> String {
    let plain = names.map { name -> String in
      let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
      return letters.isEmpty ? "-" : String(letters)
    }.joined(separator: "/")
    let path = plain.unused(separator: "-") { !taken.insert($0.lowercased()).inserted }
    return path + ".tokens.json"
  }
}

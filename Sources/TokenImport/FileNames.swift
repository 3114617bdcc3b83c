/// Names for the files of an import, which lie in its folder whatever the names of tokens are.
package struct FileNames {
  private var taken: Set<String> = []

  package init() {}

  /// The path of a token file.
  ///
  /// Everything but letters, digits, hyphens and underscores becomes a hyphen, and a number is added where
  /// another file has the path, also in other letter case.
  ///
  /// - Parameter names: the folders and the name of the file, without its ending.
  /// - Returns: the path.
  mutating func path(_ names: String...) -> String { path(in: names) }

  /// The path of a token file, with its folders and its name in a list.
  package mutating func path(in names: [String]) -> String {
    let plain = names.map { name -> String in
      let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
      return letters.isEmpty ? "-" : String(letters)
    }.joined(separator: "/")
    var path = plain
    var number = 2
    while !taken.insert(path.lowercased()).inserted {
      path = "\(plain)-\(number)"
      number += 1
    }
    return path + ".tokens.json"
  }
}

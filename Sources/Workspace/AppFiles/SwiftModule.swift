/// A target of a Swift package, which other targets have to import.
package struct SwiftModule: Sendable {
  package let name: String
  /// The folder with its sources.
  private let folder: AbsolutePath

  /// Finds the module whose sources contain a folder; `nil` for a folder of an app.
  package init?(containing path: AbsolutePath) {
    var folder = path
    while folder.parent.name != "Sources"
      || !Disk.exists(folder.parent.parent.appending("Package.swift"))
    {
      guard folder != folder.parent else { return nil }
      folder = folder.parent
    }
    name = folder.name
    self.folder = folder
  }

  /// Returns where a file needs an import of the module, as a UTF-8 offset; `nil` if it needs none.
  ///
  /// That's after the last import that no `#if` encloses, or before the first `#if` with imports.
  package func importOffset(in bytes: [UInt8], at path: AbsolutePath) -> Int? {
    guard !folder.contains(path) else { return nil }
    var (depth, conditional, offset) = (0, 0, 0)
    var isFound = false
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      if words.first == "#if" {
        if depth == 0 { conditional = line.startIndex }
        depth += 1
      } else if words.first == "#endif" {
        depth -= 1
      } else if Self.isImport(words) {
        if words.last == name[...] { return nil }
        if depth == 0 {
          offset = min(line.endIndex + 1, bytes.count)
        } else if !isFound {
          offset = conditional
        }
        isFound = true
      }
    }
    return offset
  }

  private static func isImport(_ words: [Substring]) -> Bool {
    let isModified =
      words.first.map { $0.hasPrefix("@") || ["internal", "private", "public"].contains($0) }
      ?? false
    return words.first == "import" || isModified && words.dropFirst().first == "import"
  }
}

import Diagnostics
import TokenModel

extension LoweringState {
  /// Assigns new paths to groups and tokens before any file is read.
  ///
  /// All are renamed at once, so two can swap their paths.
  mutating func rename(_ renames: [Rename]) {
    guard !renames.isEmpty else { return }
    let pairs = renames.map { (internPath($0.path.value), internPath($0.newPath.value)) }
    paths.rename(Dictionary(pairs) { $1 })
  }

  /// Warns about renamed paths that don't exist in any file.
  mutating func reportUnusedRenames(_ renames: [Rename], _ tree: borrowing SourceTree) {
    guard !tree.isIncomplete else { return }
    let unused = renames.filter { rename in
      let path = internPath(rename.path.value)
      return !tree.renamedPaths.contains(path)
    }
    for rename in unused { diagnostics.append(.unmatchedRename(rename)) }
  }

  /// Returns the path in source notation, which is added if it doesn't exist.
  mutating func internPath(_ text: String) -> PathID {
    text.split(separator: ".").reduce(.root) { path, name in
      paths.intern(texts.intern(String(name)), below: path)
    }
  }
}

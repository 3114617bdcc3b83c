import Diagnostics
import TokenModel

extension LoweringState {
  /// Gives groups and tokens new paths before any file is read.
  ///
  /// All of them are renamed at once, so that two can change places.
  mutating func rename(_ renames: [Rename]) {
    guard !renames.isEmpty else { return }
    let pairs = renames.map { (internPath($0.path.value), internPath($0.newPath.value)) }
    paths.rename(Dictionary(pairs) { $1 })
  }

  /// Warns of new paths for what no file has.
  mutating func reportUnusedRenames(_ renames: [Rename], _ tree: borrowing SourceTree) {
    guard !tree.isIncomplete else { return }
    let unused = renames.filter { rename in
      let path = internPath(rename.path.value)
      return !tree.renamedPaths.contains(path)
    }
    for rename in unused { diagnostics.append(.unmatchedRename(rename)) }
  }

  private mutating func internPath(_ text: String) -> PathID {
    text.split(separator: ".").reduce(.root) { path, name in
      paths.intern(texts.intern(String(name)), below: path)
    }
  }
}

extension Diagnostic {
  fileprivate static func unmatchedRename(_ rename: Rename) -> Diagnostic {
    Diagnostic(
      .unmatchedRule,
      severity: .warning,
      "the source has no group or token `\(rename.path.value)`, which is renamed",
      at: rename.path.span.map { Label($0, "has no effect") },
      help: "`rename` has the paths of the files, as `sys.color`, without wildcards"
    )
  }
}

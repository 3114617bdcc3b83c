/// What the inputs of a build look like on disk: two that are equal are about the same inputs.
package struct InputSnapshot: Equatable, Sendable {
  /// What stands at the path of each file; `nil` where nothing does, or it cannot be told.
  package private(set) var files: [AbsolutePath: POSIX.FileStatus?] = [:]
  /// The folders in which a change of the inputs would show.
  package private(set) var folders: Set<AbsolutePath> = []

  package init() {}

  /// Looks at `inputs`.
  ///
  /// - Complexity: O(files, and entries of the folders that patterns look into).
  package init(of inputs: BuildInputs) {
    for file in inputs.files { add(file) }
    for tree in inputs.trees { add(tree: tree, depth: 0) }
    for pattern in inputs.patterns {
      let found = pattern.search()
      for file in found.files { add(file) }
      for folder in found.folders { folders.insert(folder) }
    }
    // What leads to a folder can change as well: a folder can be moved, or be made only later.
    var around: Set<AbsolutePath> = []
    for folder in folders { addWays(to: folder, &around) }
    folders = around
  }

  private mutating func add(_ file: AbsolutePath) {
    guard files[file] == nil else { return }
    files[file] = .some(try? POSIX.status(of: file.text))
    folders.insert(file.parent)
    let link = try? POSIX.status(of: file.text, followingLinks: false)
    if link?.kind == .symbolicLink { folders.insert(Disk.realPath(file).parent) }
  }

  /// Adds the files of a folder of targets; hidden ones and pages are none of its files.
  private mutating func add(tree: AbsolutePath, depth: Int) {
    folders.insert(tree)
    guard depth < 20, let names = try? Disk.names(in: tree) else { return }
    for name in names where !name.hasPrefix(".") && !name.hasSuffix(".md") {
      let path = tree.appending(name)
      if (try? Disk.kind(of: path)) == .directory {
        add(tree: path, depth: depth + 1)
      } else {
        add(path)
      }
    }
  }

  /// Adds a folder, or the nearest around it that exists, and those in which it, or a link on the way to
  /// it, stands.
  private func addWays(to folder: AbsolutePath, _ around: inout Set<AbsolutePath>) {
    var current = folder
    while current != .root, around.insert(current).inserted {
      let status = try? POSIX.status(of: current.text, followingLinks: false)
      if status?.kind == .directory, current != folder { return }
      current = current.parent
    }
    around.insert(current)
  }
}

/// The state of a build's inputs on disk.
///
/// Equal snapshots mean unchanged inputs.
package struct InputSnapshot: Equatable, Sendable {
  /// The metadata of each file, or `nil` if the file doesn't exist or its metadata can't be read.
  package private(set) var files: [AbsolutePath: POSIX.FileStatus?] = [:]
  /// The folders in which a change to the inputs would be noticed.
  package private(set) var folders: Set<AbsolutePath> = []
  /// The folders whose entries are inputs, because a pattern or a target's folder searches them.
  private(set) var searched: Set<AbsolutePath> = []

  package init() {}

  /// Takes a snapshot of `inputs`.
  ///
  /// - Complexity: O(*n*) in the number of files and of entries in the folders that patterns
  ///   search.
  package init(of inputs: BuildInputs) {
    for file in inputs.files { add(file) }
    for tree in inputs.trees { add(tree: tree, depth: 0) }
    for pattern in inputs.patterns {
      let found = pattern.search()
      for file in found.files { add(file) }
      searched.formUnion(found.folders)
    }
    folders.formUnion(searched)
    // The path to a folder can change too: the folder can be moved, or created later.
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

  /// Adds the files in a target's folder, except hidden files and documentation.
  private mutating func add(tree: AbsolutePath, depth: Int) {
    searched.insert(tree)
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

  /// Adds a folder and the folders around it, up to the innermost one that exists and isn't a link.
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

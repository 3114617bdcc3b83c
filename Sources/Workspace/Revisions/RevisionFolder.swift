/// The files of a commit that a configuration may need, in a temporary folder.
package struct RevisionFolder: Sendable {
  /// The folder, which corresponds to the root of the repository.
  package let root: AbsolutePath
  /// The submodules of the commit, whose files aren't in the repository.
  package let submodules: [String]
  private var files: [AbsolutePath] = []
  private var folders: [AbsolutePath] = []

  /// Copies files of a commit to a new folder.
  ///
  /// These are JSON files, files with an extension that a configuration contains, and the folders of
  /// targets.
  ///
  /// - Throws: ``GitRepository/Failure`` if the commit can't be read.
  package init(_ commit: String, of repository: GitRepository) throws(GitRepository.Failure) {
    let entries = try repository.entries(of: commit)
    submodules = entries.filter { $0.kind == .submodule }.map(\.path)
    guard let text = try? POSIX.makeTemporaryDirectory(), let path = AbsolutePath(text) else {
      throw .unreadableObject(commit)
    }
    root = Disk.realPath(path)
    folders = [root]
    do throws(GitRepository.Failure) {
      try copy(entries, of: repository)
    } catch {
      remove()
      throw error
    }
  }

  /// Deletes the folder and the files that were copied to it.
  package func remove() {
    for file in files { try? POSIX.removeFile(file.text) }
    for folder in folders.reversed() { try? POSIX.removeDirectory(folder.text) }
  }

  /// The paths of all configurations, relative to the root.
  package var configurations: [String] {
    files.map { $0.relative(to: root) }.filter {
      $0 == "tokens.config.json" || $0.hasSuffix("/tokens.config.json")
        || $0.hasSuffix(".tokens.config.json")
    }.sortedByBytes()
  }

  private mutating func copy(
    _ entries: [GitRepository.Entry],
    of repository: GitRepository
  ) throws(GitRepository.Failure) {
    // Makes the folder the root of a repository for the check of paths outside.
    makeFolder(root.appending(".git"))
    let targets = Set(
      entries.filter { $0.path.hasSuffix("/target.json") }.map { $0.path.dropLast(11) }
    )
    var wanted = entries.filter { entry in
      entry.kind != .submodule && !entry.path.contains("node_modules/")
        && (entry.kind == .link || TokenFileFinder.isJSON(root.appending(entry.path))
          || targets.contains { entry.path.hasPrefix($0) })
    }
    try write(wanted, of: repository, number: 0)
    let extensions = configuredExtensions
    let known = Set(wanted.map(\.path))
    wanted = entries.filter {
      $0.kind == .file && !known.contains($0.path)
        && extensions.contains(root.appending($0.path).fileExtension)
    }
    if !wanted.isEmpty { try write(wanted, of: repository, number: 1) }
  }

  /// The extensions of the file names in configurations, except those of images and fonts.
  private var configuredExtensions: Set<Substring> {
    var extensions: Set<Substring> = []
    for name in configurations {
      guard let bytes = try? Disk.read(root.appending(name)) else { continue }
      let words = bytes.split { $0 == UInt8(ascii: "\"") }
      for word in words where word.count < 512 && word.contains(UInt8(ascii: ".")) {
        let found = root.appending(String(decoding: word, as: UTF8.self)).fileExtension
        if (1...10).contains(found.utf8.count), found.allSatisfy(\.isLetter) {
          extensions.insert(found)
        }
      }
    }
    return extensions.subtracting(["ttf", "otf", "woff", "woff2", "png", "svg", "swift", "kt"])
  }

  private mutating func write(
    _ entries: [GitRepository.Entry],
    of repository: GitRepository,
    number: Int
  ) throws(GitRepository.Failure) {
    let list = root.appending(".git/objects-\(number)")
    files.append(list)
    let contents = try repository.contents(of: entries.map(\.object), list: list)
    for (entry, content) in zip(entries, contents) {
      let path = root.appending(entry.path)
      guard root.contains(path) else { continue }
      makeFolder(path.parent)
      do throws(POSIX.Failure) {
        if entry.kind == .link {
          try POSIX.makeLink(path.text, to: String(decoding: content, as: UTF8.self))
        } else {
          let file = try POSIX.open(path.text, .create)
          try POSIX.closing(file) { () throws(POSIX.Failure) in
            try POSIX.write(Array(content), to: file)
          }
        }
      } catch {
        throw .unreadableObject(entry.path)
      }
      files.append(path)
    }
  }

  private mutating func makeFolder(_ folder: AbsolutePath) {
    try? Disk.makeFolders(to: folder, made: &folders)
  }
}

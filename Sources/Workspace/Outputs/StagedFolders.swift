internal import TokenOutput

/// Folders that don't exist yet, whose files are prepared in folders with temporary names.
///
/// Moving such a folder into place is one step for all of its files. Otherwise, a first build of
/// thousands of files would spend a tenth of its time on moving them one by one.
struct StagedFolders {
  /// The folders, none of which is inside another.
  private var folders: [Folder] = []

  private struct Folder {
    let path: AbsolutePath
    /// The temporary path.
    let sibling: AbsolutePath

    init(_ path: AbsolutePath) {
      self.path = path
      sibling = path.temporarySibling
    }
  }

  /// Finds the missing ones among `folders`.
  init(missingIn folders: Set<AbsolutePath>) {
    let missing = folders.filter { !Disk.mayExist($0) }
    for folder in missing where folder.name.utf8.count <= OutputFile.longestName {
      let isInside = folder.parent.selfAndAncestors.contains { missing.contains($0) }
      if !isInside { self.folders.append(Folder(folder)) }
    }
  }

  /// Finds the temporary folders that builds of `files` may have left.
  init(remainingFrom files: [AbsolutePath]) {
    var known: Set<AbsolutePath> = []
    for file in files {
      for path in file.parent.selfAndAncestors {
        guard known.insert(path).inserted else { break }
        let folder = Folder(path)
        if Disk.isFolderItself(folder.sibling) { folders.append(folder) }
      }
    }
  }

  /// Whether `path` is one of the folders or inside one.
  func contains(_ path: AbsolutePath) -> Bool { folders.contains { $0.path.contains(path) } }

  /// Returns where the file or folder at `path` is prepared; `nil` if it's in none of the folders.
  func place(of path: AbsolutePath) -> AbsolutePath? {
    guard let folder = folders.first(where: { $0.path.contains(path) }) else { return nil }
    let rest = path.relative(to: folder.path)
    return rest == "." ? folder.sibling : folder.sibling.appending(rest)
  }

  /// Whether `path` is one of the temporary folders or inside one.
  func prepares(_ path: AbsolutePath) -> Bool { folders.contains { $0.sibling.contains(path) } }

  /// Creates the temporary folders.
  ///
  /// Drops the folders for which something has the temporary name, because another configuration
  /// may be building into the same folder.
  ///
  /// - Parameter made: receives the folders that were created, outermost first, even if a later one
  ///   fails.
  /// - Throws: ``Disk/Failure`` if a folder can't be created.
  mutating func make(made: inout [AbsolutePath]) throws(Disk.Failure) {
    var kept: [Folder] = []
    for folder in folders {
      try Disk.makeFolders(to: folder.path.parent, made: &made)
      do throws(POSIX.Failure) {
        try POSIX.makeDirectory(folder.sibling.text)
      } catch {
        guard error == .exists else { throw Disk.Failure(folder.path, error) }
        continue
      }
      made.append(folder.sibling)
      kept.append(folder)
    }
    folders = kept
  }

  /// Moves the folders into place, and keeps those that can't be moved, for example because their
  /// place has been taken.
  mutating func moveIntoPlace() {
    folders.removeAll { (try? POSIX.move($0.sibling.text, to: $0.path.text)) != nil }
  }
}

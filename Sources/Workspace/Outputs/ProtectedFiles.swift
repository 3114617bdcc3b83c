/// The files that a build never writes and never deletes, by force or otherwise: what it reads, the
/// records of all configurations, and what belongs to Git.
package struct ProtectedFiles: Sendable {
  /// The paths of what was read, by their places.
  private var places: [FilePlace: [AbsolutePath]] = [:]
  /// The folders of these.
  private var folders: Set<FilePlace.Folder> = []
  /// The paths again, by what the disk knew the files as when they were read.
  private var identities: [POSIX.FileStatus.Identity: [AbsolutePath]] = [:]
  /// The folder of Git, where a link leads to it.
  private let linkedGitFolder: AbsolutePath?

  /// Protects `files`, which the run reads, and the repository's own data.
  package init(_ files: some Sequence<AbsolutePath>, in repository: AbsolutePath) {
    let git = repository.appending(".git")
    let real = Disk.realPath(git)
    linkedGitFolder = real == git ? nil : real
    var known = FilePlaces()
    for file in files {
      add(file, &known)
      guard let status = try? POSIX.status(of: file.text, followingLinks: false) else { continue }
      identities[status.identity, default: []].append(file)
      guard status.kind == .symbolicLink else { continue }
      // Both the link and what it leads to are needed.
      let target = Disk.realPath(file)
      add(target, &known)
      if let status = try? POSIX.status(of: target.text) {
        identities[status.identity, default: []].append(target)
      }
    }
  }

  private mutating func add(_ file: AbsolutePath, _ known: inout FilePlaces) {
    let place = known.place(of: file)
    places[place, default: []].append(file)
    folders.insert(place.folder)
  }

  /// Whether any file in `folder` is read.
  func mayRead(in folder: FilePlace.Folder) -> Bool { folders.contains(folder) }

  /// Whether `path`, which has this place, is that of a file that is read.
  func isRead(_ path: AbsolutePath, _ place: FilePlace) -> Bool {
    guard let files = places[place] else { return false }
    return files.contains { $0.name == path.name || $0.isSameFile(as: path) }
  }

  /// Whether the file with this status is one that is read, whatever its path is.
  func isRead(_ status: POSIX.FileStatus?) -> Bool {
    guard let status, let files = identities[status.identity] else { return false }
    // A file that an editor has replaced since has given its number away, perhaps to this one.
    return files.contains { file in
      (try? POSIX.status(of: file.text, followingLinks: false))?.identity == status.identity
    }
  }

  /// Whether the file called `name` in the folder whose real path is `folder` belongs to Git.
  func belongsToGit(_ name: String, in folder: AbsolutePath) -> Bool {
    name.lowercased() == ".git" || isInGit(folder)
  }

  /// Whether the folder, given by its real path, is one of Git's or in one.
  func isInGit(_ folder: AbsolutePath) -> Bool {
    folder.text.lowercased().split(separator: "/").contains(".git")
      || linkedGitFolder?.contains(folder) ?? false
  }
}

extension AbsolutePath {
  /// Whether both paths lead to one file, as names that differ in letter case may do.
  ///
  /// Links in the last component are not followed.
  func isSameFile(as other: AbsolutePath) -> Bool {
    guard let own = try? POSIX.status(of: text, followingLinks: false),
      let other = try? POSIX.status(of: other.text, followingLinks: false)
    else { return false }
    return own.identity == other.identity
  }
}

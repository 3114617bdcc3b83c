/// The files that a build never writes or deletes, even if forced: its inputs, the records of all
/// configurations, and Git's files.
package struct ProtectedFiles: Sendable {
  /// The paths of the inputs, by their locations.
  private var places: [FilePlace: [AbsolutePath]] = [:]
  /// The folders of the inputs.
  private var folders: Set<FilePlace.Folder> = []
  /// The paths of the inputs, by the identities that the files had when they were read.
  private var identities: [POSIX.FileStatus.Identity: [AbsolutePath]] = [:]
  /// The real path of Git's folder, if a link leads to it.
  private let linkedGitFolder: AbsolutePath?

  /// Protects `files`, which the run reads, and Git's files in `repository`.
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
      // Both the link and the file that it leads to are needed.
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

  /// Whether `path`, which a user provided, is or would be one of Git's files.
  package static func belongsToGit(_ path: AbsolutePath) -> Bool {
    let folder = Disk.realPath(path.parent)
    let repository = Confinement(base: folder).repository
    return ProtectedFiles([], in: repository).belongsToGit(path.name, in: folder)
  }

  /// Whether the run reads any file in `folder`.
  func mayRead(in folder: FilePlace.Folder) -> Bool { folders.contains(folder) }

  /// Whether the run reads the file at `path`, whose location is `place`.
  func isRead(_ path: AbsolutePath, _ place: FilePlace) -> Bool {
    guard let files = places[place] else { return false }
    return files.contains { $0.name == path.name || $0.isSameFile(as: path) }
  }

  /// Whether the run reads the file with this metadata, whatever its path is.
  func isRead(_ status: POSIX.FileStatus?) -> Bool {
    guard let status, let files = identities[status.identity] else { return false }
    // If an editor has replaced an input since, its number may have been reused, perhaps for this
    // file.
    return files.contains { file in
      (try? POSIX.status(of: file.text, followingLinks: false))?.identity == status.identity
    }
  }

  /// Whether the file called `name` in the folder with the real path `folder` belongs to Git.
  func belongsToGit(_ name: String, in folder: AbsolutePath) -> Bool {
    name.lowercased() == ".git" || isInGit(folder)
  }

  /// Whether a folder, given by its real path, is Git's folder or inside it.
  func isInGit(_ folder: AbsolutePath) -> Bool {
    folder.text.lowercased().split(separator: "/").contains(".git")
      || linkedGitFolder?.contains(folder) ?? false
  }
}

extension AbsolutePath {
  /// Whether both paths lead to the same file, which is possible if they differ only in case.
  ///
  /// Links in the last component aren't followed.
  func isSameFile(as other: AbsolutePath) -> Bool {
    guard let own = try? POSIX.status(of: text, followingLinks: false),
      let other = try? POSIX.status(of: other.text, followingLinks: false)
    else { return false }
    return own.identity == other.identity
  }
}

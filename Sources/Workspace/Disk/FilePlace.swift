/// The location of an existing or future file, which is equal for different paths to the same file.
///
/// The folder is identified by its number on disk, so symbolic links and mounts don't matter. The
/// name is lowercased: names that differ in more than case are different files on any disk.
struct FilePlace: Hashable, Sendable {
  let folder: Folder
  let name: String

  /// A folder: the identity of its innermost existing ancestor and the lowercased path from there.
  struct Folder: Hashable, Sendable {
    let existing: POSIX.FileStatus.Identity?
    let rest: String
  }
}

/// The locations of files.
///
/// Looks up each folder only once.
struct FilePlaces {
  private var folders: [AbsolutePath: FilePlace.Folder] = [:]

  /// Returns the location of the file at `path`, without following a link in the last component.
  mutating func place(of path: AbsolutePath) -> FilePlace {
    FilePlace(folder: folder(path.parent), name: path.name.lowercased())
  }

  /// Returns the identity of the folder at `path`.
  mutating func folder(_ path: AbsolutePath) -> FilePlace.Folder {
    if let known = folders[path] { return known }
    let folder: FilePlace.Folder
    if let status = try? POSIX.status(of: path.text) {
      folder = FilePlace.Folder(existing: status.identity, rest: "")
    } else if path == .root {
      folder = FilePlace.Folder(existing: nil, rest: "")
    } else {
      let around = self.folder(path.parent)
      folder = FilePlace.Folder(
        existing: around.existing,
        rest: "\(around.rest)/\(path.name.lowercased())"
      )
    }
    folders[path] = folder
    return folder
  }
}

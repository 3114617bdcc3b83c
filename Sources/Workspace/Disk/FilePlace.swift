/// Where a file is or would be, told so that different paths to one place are equal.
///
/// The folder is known by its number on the disk, so symbolic links and mounts do not matter. The
/// name is in lower case: two places that differ in more than that are different files on any disk.
struct FilePlace: Hashable, Sendable {
  let folder: Folder
  let name: String

  /// A folder: the innermost one that exists, and the path from there in lower case.
  struct Folder: Hashable, Sendable {
    let existing: POSIX.FileStatus.Identity?
    let rest: String
  }
}

/// The places of files; each folder is asked for once.
struct FilePlaces {
  private var folders: [AbsolutePath: FilePlace.Folder] = [:]

  /// The place of the file at `path`; a symbolic link in the last component is not followed.
  mutating func place(of path: AbsolutePath) -> FilePlace {
    FilePlace(folder: folder(path.parent), name: path.name.lowercased())
  }

  /// What the disk says that the folder at `path` is.
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

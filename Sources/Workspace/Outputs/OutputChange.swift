internal import TokenOutput

/// A file with new content, and the steps of writing it.
struct OutputChange: Sendable {
  let path: AbsolutePath
  let content: FileContent
  /// The metadata of the replaced file at the time of the decision to replace it.
  let found: POSIX.FileStatus?
  /// The temporary folder in which the file is prepared; `nil` for its own folder.
  var stagedFolder: AbsolutePath?

  /// The temporary path of the new content.
  var sibling: AbsolutePath { stagedFolder?.appending(path.name) ?? path.temporarySibling }

  /// Writes the content to the temporary path.
  func prepare(isFlushed: Bool) throws(Disk.Failure) {
    try Disk.at(path) { () throws(POSIX.Failure) in
      let file = try Self.create(sibling)
      try POSIX.closing(file) { () throws(POSIX.Failure) in
        if let permissions = found?.permissions {
          try POSIX.setPermissions(permissions, of: file)
        }
        try content.withUnsafeBytes { (bytes) throws(POSIX.Failure) in
          try POSIX.write(bytes, to: file)
        }
        if isFlushed { try POSIX.flush(file) }
      }
    }
  }

  /// Creates a file at `path`.
  ///
  /// Only the holder of the lock writes to this path, so an existing file was left by a build that
  /// died. A missing folder may just have been replaced, because another configuration's build moved
  /// its own into place.
  private static func create(_ path: AbsolutePath) throws(POSIX.Failure) -> POSIX.Descriptor {
    do throws(POSIX.Failure) {
      return try POSIX.open(path.text, .create)
    } catch {
      guard error == .exists || error == .missing else { throw error }
      if error == .exists { try POSIX.removeFile(path.text) }
      return try POSIX.open(path.text, .create)
    }
  }

  /// Replaces the file with its new content.
  func moveIntoPlace() throws(Disk.Failure) {
    try Disk.at(path) { () throws(POSIX.Failure) in
      try POSIX.move(sibling.text, to: path.text)
    }
  }
}

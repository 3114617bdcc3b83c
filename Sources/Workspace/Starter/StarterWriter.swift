/// Writes new files into a folder, without overwriting anything.
package enum StarterWriter {
  /// The result of writing the files.
  package enum Outcome: Hashable, Sendable {
    /// The files that were created, and an existing `.gitattributes` that was left unchanged.
    case done([AbsolutePath], existing: AbsolutePath?)
    /// The paths of files that already exist; nothing was written.
    case occupied([AbsolutePath])
  }

  /// Writes files to `folder`, and creates the folder if needed.
  ///
  /// - Parameters:
  ///   - files: the files, by their paths in the folder.
  ///   - attributes: a `.gitattributes` to write unless there is one, or `nil`.
  ///   - folder: the folder.
  /// - Returns: the result.
  /// - Throws: ``Disk/Failure`` if a file can't be written. The files written before it are
  ///   deleted.
  package static func write(
    _ files: [StarterSource.File],
    attributes: StarterSource.File? = nil,
    to folder: AbsolutePath
  ) throws(Disk.Failure) -> Outcome {
    var files = files.map { (path: folder.appending($0.path), text: $0.text) }
    let occupied = files.map(\.path).filter(isTaken)
    guard occupied.isEmpty else { return .occupied(occupied) }
    var existing: AbsolutePath?
    if let attributes {
      let path = folder.appending(attributes.path)
      if isTaken(path) { existing = path } else { files.append((path, attributes.text)) }
    }
    return .done(try make(files), existing: existing)
  }

  private static func make(
    _ files: [(path: AbsolutePath, text: String)]
  ) throws(Disk.Failure) -> [AbsolutePath] {
    var made = Made()
    do throws(Disk.Failure) {
      for file in files {
        try Disk.makeFolders(to: file.path.parent, made: &made.folders)
        try create(file.path, Array(file.text.utf8), &made)
      }
    } catch {
      made.revert()
      throw error
    }
    return made.files
  }

  /// The files and folders that were created so far.
  private struct Made {
    var files: [AbsolutePath] = []
    var folders: [AbsolutePath] = []

    func revert() {
      for file in files { try? POSIX.removeFile(file.text) }
      for folder in folders.reversed() { try? POSIX.removeDirectory(folder.text) }
    }
  }

  /// Whether anything exists at `path`, including a broken link.
  private static func isTaken(_ path: AbsolutePath) -> Bool {
    (try? POSIX.status(of: path.text, followingLinks: false)) != nil
  }

  private static func create(
    _ path: AbsolutePath,
    _ bytes: [UInt8],
    _ made: inout Made
  ) throws(Disk.Failure) {
    // Fails if the file was created in the meantime.
    let file = try Disk.at(path) { () throws(POSIX.Failure) in try POSIX.open(path.text, .create) }
    made.files.append(path)
    try Disk.at(path) { () throws(POSIX.Failure) in
      try POSIX.closing(file) { () throws(POSIX.Failure) in
        try POSIX.write(bytes, to: file)
        try POSIX.flush(file)
      }
    }
  }
}

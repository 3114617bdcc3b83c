/// Writes a ``StarterSource`` into a folder, and never over anything.
package enum StarterWriter {
  /// How the writing ended.
  package enum Outcome: Hashable, Sendable {
    /// The files that were made; and the `.gitattributes` that was there before, and was left as it is.
    case done([AbsolutePath], existing: AbsolutePath?)
    /// What stands at places of the files already; nothing was written.
    case occupied([AbsolutePath])
  }

  /// Writes files below `folder`, which is made if it is not there.
  ///
  /// - Parameters:
  ///   - files: the files, by their paths in the folder.
  ///   - attributes: a `.gitattributes`, which is left out where there is one; `nil` for none.
  ///   - folder: the folder.
  /// - Returns: how it ended.
  /// - Throws: what could not be written; what was written before it is removed again.
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
      made.takeBack()
      throw error
    }
    return made.files
  }

  /// What a run has made so far.
  private struct Made {
    var files: [AbsolutePath] = []
    var folders: [AbsolutePath] = []

    func takeBack() {
      for file in files { try? POSIX.removeFile(file.text) }
      for folder in folders.reversed() { try? POSIX.removeDirectory(folder.text) }
    }
  }

  /// Whether anything, also a link that leads nowhere, stands at `path`.
  private static func isTaken(_ path: AbsolutePath) -> Bool {
    (try? POSIX.status(of: path.text, followingLinks: false)) != nil
  }

  private static func create(
    _ path: AbsolutePath,
    _ bytes: [UInt8],
    _ made: inout Made
  ) throws(Disk.Failure) {
    // Opened so that it fails if the file has come about in the meantime.
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

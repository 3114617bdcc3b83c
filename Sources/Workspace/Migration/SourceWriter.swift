/// Writes files that people have made anew, all or nothing as far as a disk allows it.
///
/// Every new content is first written in full to a sibling of its file; only when all are there do they
/// take the places of the old ones.
package enum SourceWriter {
  /// Writes the files of `migration`.
  ///
  /// - Throws: what could not be written. Unless the disk failed while files took their places, no file
  ///   is changed then.
  package static func write(_ migration: Migration) throws(Disk.Failure) {
    let folders = Set(migration.files.map(\.path.parent)).sorted { $0.text < $1.text }
    let locks = try FolderLocks(folders)
    defer { locks.release() }
    var changes: [Change] = []
    for file in migration.files { changes.append(try Change(file)) }
    do throws(Disk.Failure) {
      for change in changes { try change.prepare() }
      for change in changes { try change.requireUnchanged() }
    } catch {
      for change in changes { change.takeBack() }
      throw error
    }
    do throws(Disk.Failure) {
      for change in changes { try change.commit() }
    } catch {
      for change in changes { change.takeBack() }
      throw error
    }
    try Disk.flush(folders, all: false)
    if let folder = folders.first { try Disk.flushDrive(of: folder) }
  }

  /// A file that gets a new content.
  private struct Change {
    private let path: AbsolutePath
    /// Where the content is prepared.
    private let sibling: AbsolutePath
    private let content: [UInt8]
    private let found: POSIX.FileStatus

    /// Makes sure that the file is what was read, and may be changed.
    init(_ file: Migration.File) throws(Disk.Failure) {
      path = file.path
      sibling = file.path.temporarySibling
      content = file.after
      let path = path
      guard let status = try Self.status(of: path) else { throw Self.changed(path) }
      guard status.kind == .file else {
        throw Disk.Failure(path, .other("it is not an ordinary file"))
      }
      found = status
      guard status.permissions & 0o222 != 0 else {
        throw Disk.Failure(path, .other("it is read-only"))
      }
      guard !path.text.lowercased().split(separator: "/").contains(".git") else {
        throw Disk.Failure(path, .other("it belongs to Git"))
      }
      guard try Disk.read(path, .fileItself) == file.before else { throw Self.changed(path) }
    }

    /// Writes the new content beside the file and has it written to disk.
    func prepare() throws(Disk.Failure) {
      try Disk.at(path) { () throws(POSIX.Failure) in
        // Nobody else uses this name while the folder is locked: it was left by a run that died.
        if try POSIX.status(of: sibling.text, followingLinks: false) != nil {
          try POSIX.removeFile(sibling.text)
        }
        let file = try POSIX.open(sibling.text, .create)
        try POSIX.closing(file) { () throws(POSIX.Failure) in
          try POSIX.setPermissions(found.permissions, of: file)
          try POSIX.write(content, to: file)
          try POSIX.flush(file)
        }
      }
    }

    func requireUnchanged() throws(Disk.Failure) {
      guard try Self.status(of: path) == found else { throw Self.changed(path) }
    }

    func commit() throws(Disk.Failure) {
      try requireUnchanged()
      try Disk.at(path) { () throws(POSIX.Failure) in try POSIX.move(sibling.text, to: path.text) }
    }

    /// Deletes what was prepared and has not been put in place.
    func takeBack() { try? POSIX.removeFile(sibling.text) }

    private static func status(of path: AbsolutePath) throws(Disk.Failure) -> POSIX.FileStatus? {
      try Disk.at(path) { () throws(POSIX.Failure) in
        try POSIX.status(of: path.text, followingLinks: false)
      }
    }

    private static func changed(_ path: AbsolutePath) -> Disk.Failure {
      Disk.Failure(path, .other("it was changed while the program was running"))
    }
  }

  /// The right to prepare files in folders, which one run has at a time.
  private struct FolderLocks {
    private var files: [POSIX.Descriptor] = []

    init(_ folders: [AbsolutePath]) throws(Disk.Failure) {
      for folder in folders {
        // A file system without locks, or a folder that cannot be read, is written to all the same.
        guard let file = try? POSIX.open(folder.text, .read) else { continue }
        files.append(file)
        do throws(POSIX.Failure) {
          try POSIX.lock(file)
        } catch {
          guard error == .wouldBlock else { continue }
          release()
          throw Disk.Failure(folder, .other("another run is writing there"))
        }
      }
    }

    func release() {
      for file in files { try? POSIX.close(file) }
    }
  }
}

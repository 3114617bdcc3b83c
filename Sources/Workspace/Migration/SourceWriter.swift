/// Rewrites files that people created: all of them, or none.
///
/// Each file is first written in full to a temporary sibling. When all siblings are complete, they
/// replace the old files one by one. If a file can't be replaced, the preceding ones get their old
/// content back. If the process is killed in between, or the old content can't be restored, some
/// files are new and others old. Running the command again completes it.
package enum SourceWriter {
  /// Why files couldn't be rewritten.
  package struct Failure: Error {
    package let cause: Disk.Failure
    /// The files that were rewritten nevertheless.
    package let rewritten: [AbsolutePath]
  }

  /// Writes files.
  ///
  /// - Parameters:
  ///   - files: the files with their new contents.
  ///   - beforeReplacing: called with the path of each file before it's replaced, for tests.
  /// - Throws: ``Failure`` if a file can't be written.
  package static func write(
    _ files: [RewrittenFile],
    beforeReplacing: (AbsolutePath) -> Void = { _ in }
  ) throws(Failure) {
    let folders = Set(files.map(\.path.parent)).sorted { $0.text < $1.text }
    var changes: [Change] = []
    var replaced = 0
    do throws(Disk.Failure) {
      let locks = try FolderLocks(folders)
      defer { locks.release() }
      for file in files { changes.append(try Change(file)) }
      do throws(Disk.Failure) {
        for change in changes { try change.prepare() }
        for change in changes { try change.requireUnchanged() }
        while replaced < changes.count {
          beforeReplacing(files[replaced].path)
          try changes[replaced].commit()
          replaced += 1
        }
      } catch {
        for change in changes { change.revert() }
        while replaced > 0, changes[replaced - 1].restore() { replaced -= 1 }
        throw error
      }
      try Disk.flush(folders, all: false)
      if let folder = folders.first { try Disk.flushDrive(of: folder) }
    } catch {
      throw Failure(cause: error, rewritten: files.prefix(replaced).map(\.path))
    }
  }

  /// A file with new content.
  private struct Change {
    private let path: AbsolutePath
    /// The temporary path of the new content.
    private let sibling: AbsolutePath
    private let content: [UInt8]
    private let oldContent: [UInt8]
    private let found: POSIX.FileStatus

    /// Checks that the file hasn't changed since it was read, and that it may be changed.
    init(_ file: RewrittenFile) throws(Disk.Failure) {
      path = file.path
      sibling = file.path.temporarySibling
      content = file.after
      oldContent = file.before
      let path = path
      guard let status = try Self.status(of: path) else { throw Self.changed(path) }
      guard status.kind == .file else {
        throw Disk.Failure(path, .other("it is not a regular file"))
      }
      found = status
      guard status.permissions & 0o222 != 0 else {
        throw Disk.Failure(path, .other("it is read-only"))
      }
      guard !path.text.lowercased().split(separator: "/").contains(".git") else {
        throw Disk.Failure(path, .other("it is in Git's folder"))
      }
      guard try Disk.read(path, .fileItself) == file.before else { throw Self.changed(path) }
    }

    /// Writes the new content to the temporary sibling, and flushes it to disk.
    func prepare() throws(Disk.Failure) { try prepare(content) }

    private func prepare(_ content: [UInt8]) throws(Disk.Failure) {
      try Disk.at(path) { () throws(POSIX.Failure) in
        // Only the run that locked the folder uses this name, so the file was left by a run that
        // died.
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
      try replace()
    }

    private func replace() throws(Disk.Failure) {
      try Disk.at(path) { () throws(POSIX.Failure) in try POSIX.move(sibling.text, to: path.text) }
    }

    /// Undoes ``commit()``, and returns whether the file has its old content again.
    ///
    /// A file that was edited in the meantime is left alone.
    func restore() -> Bool {
      do throws(Disk.Failure) {
        guard try Disk.read(path, .fileItself) == content else { return false }
        try prepare(oldContent)
        try replace()
        return true
      } catch {
        revert()
        return false
      }
    }

    /// Deletes the temporary sibling, if it hasn't been moved into place.
    func revert() { try? POSIX.removeFile(sibling.text) }

    private static func status(of path: AbsolutePath) throws(Disk.Failure) -> POSIX.FileStatus? {
      try Disk.at(path) { () throws(POSIX.Failure) in
        try POSIX.status(of: path.text, followingLinks: false)
      }
    }

    private static func changed(_ path: AbsolutePath) -> Disk.Failure {
      Disk.Failure(path, .other("it was changed while the program was running"))
    }
  }

  /// Locks on folders, which allow only one run at a time to prepare files there.
  private struct FolderLocks {
    private var files: [POSIX.Descriptor] = []

    init(_ folders: [AbsolutePath]) throws(Disk.Failure) {
      for folder in folders {
        // Files are written even if the file system has no locks or the folder can't be read.
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

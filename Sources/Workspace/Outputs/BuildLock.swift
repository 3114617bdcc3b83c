/// An exclusive lock on the generated files of one configuration.
///
/// The locked file is next to the configuration and also contains the ``BuildJournal``. The lock
/// ends with the process. A finished build deletes the file, so an existing file without a lock was
/// left by a build that died.
struct BuildLock: ~Copyable {
  /// How long a build waits for another one, and how often it checks, in milliseconds.
  static let patience = 5000
  private static let interval = 20

  private let path: AbsolutePath
  private let file: POSIX.Descriptor

  /// Waits at most `patience` milliseconds for the lock on the file at `path`.
  ///
  /// - Throws: ``Failure/held`` if another process keeps the lock, or ``Failure/disk(_:)`` if the
  ///   file can't be opened or locked.
  static func take(
    at path: AbsolutePath,
    patience: Int = patience
  ) throws(Failure) -> BuildLock {
    for _ in 0...(patience / interval) {
      do throws(POSIX.Failure) {
        if let file = try attempt(path) { return BuildLock(path: path, file: file) }
      } catch {
        throw .disk(Disk.Failure(path, error))
      }
      POSIX.sleep(milliseconds: interval)
    }
    throw .held
  }

  /// Opens and locks the file.
  ///
  /// Returns `nil` if another process has locked it.
  private static func attempt(_ path: AbsolutePath) throws(POSIX.Failure) -> POSIX.Descriptor? {
    let file = try POSIX.open(path.text, .update)
    do throws(POSIX.Failure) {
      try POSIX.lock(file)
      // The build that held the lock may have deleted the file between the two calls.
      if try POSIX.status(of: path.text)?.identity == POSIX.status(of: file).identity {
        return file
      }
    } catch {
      guard error == .wouldBlock else {
        try? POSIX.close(file)
        throw error
      }
    }
    try? POSIX.close(file)
    return nil
  }

  /// Why a build couldn't take the lock or compare its files.
  enum Failure: Error {
    case held
    /// The existing outputs can't be read.
    case unreadable(Disk.Failure)
    case disk(Disk.Failure)
  }

  private init(path: AbsolutePath, file: POSIX.Descriptor) {
    self.path = path
    self.file = file
  }

  /// Appends `lines` to the journal.
  func record(_ lines: [UInt8]) throws(Disk.Failure) {
    try Disk.at(path) { () throws(POSIX.Failure) in
      try POSIX.moveToEnd(of: file)
      try POSIX.write(lines, to: file)
    }
  }

  /// Ends a build that has written nothing.
  ///
  /// Keeps the journal of builds that died.
  consuming func giveUp() {
    if (try? POSIX.status(of: file))?.size == 0 { try? POSIX.removeFile(path.text) }
  }

  /// Ends the build and deletes the journal.
  consuming func finish() {
    try? POSIX.removeFile(path.text)
  }

  deinit {
    try? POSIX.close(file)
  }
}

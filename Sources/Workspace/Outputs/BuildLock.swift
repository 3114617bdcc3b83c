/// The right to write the files of one configuration, held by one process at a time.
///
/// The lock lies on a file beside the configuration, which also holds the ``BuildJournal``. It ends
/// with the process; the file is deleted when a build is done, so one that is found without its lock
/// was left by a build that died.
struct BuildLock: ~Copyable {
  /// How long a build waits for another one, and how often it looks, in milliseconds.
  static let patience = 5000
  private static let interval = 20

  private let path: AbsolutePath
  private let file: POSIX.Descriptor

  /// Waits for the lock that lies on the file at `path`, at most `patience` milliseconds.
  ///
  /// - Throws: ``Failure/held`` where another process does not give it up, and what the system says.
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

  /// The file, with its lock; `nil` where another process has it.
  private static func attempt(_ path: AbsolutePath) throws(POSIX.Failure) -> POSIX.Descriptor? {
    let file = try POSIX.open(path.text, .update)
    do throws(POSIX.Failure) {
      try POSIX.lock(file)
      // The file may have been deleted between the two calls, by the build that had the lock.
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

  /// Why the lock could not be taken.
  enum Failure: Error {
    case held
    /// What stands in the places of the outputs cannot be read.
    case unreadable(Disk.Failure)
    case disk(Disk.Failure)
  }

  private init(path: AbsolutePath, file: POSIX.Descriptor) {
    self.path = path
    self.file = file
  }

  /// Adds to the list of what is going to be written.
  func record(_ lines: [UInt8]) throws(Disk.Failure) {
    try Disk.at(path) { () throws(POSIX.Failure) in
      try POSIX.moveToEnd(of: file)
      try POSIX.write(lines, to: file)
    }
  }

  /// Ends a build that has written nothing; the list of builds that died stays.
  consuming func giveUp() {
    if (try? POSIX.status(of: file))?.size == 0 { try? POSIX.removeFile(path.text) }
  }

  /// Ends the build and forgets the list.
  consuming func finish() {
    try? POSIX.removeFile(path.text)
  }

  deinit {
    try? POSIX.close(file)
  }
}

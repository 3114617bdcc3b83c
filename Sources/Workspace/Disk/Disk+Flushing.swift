extension Disk {
  /// The maximum number of files to flush one by one.
  ///
  /// Flushing single files leaves the data of other programs alone. For more files, one call per
  /// file system is faster.
  static let fewFiles = 64

  /// Flushes the names in `folders` to disk and, if `all` is set, the contents of all files in
  /// them.
  ///
  /// Contents are flushed only if ``POSIX/canFlushFileSystems`` is true. Otherwise the caller has
  /// to flush the files.
  static func flush(_ folders: some Collection<AbsolutePath>, all: Bool) throws(Failure) {
    var devices: Set<UInt64> = []
    let isByFileSystem = POSIX.canFlushFileSystems && (all || folders.count > fewFiles)
    for folder in folders {
      try at(folder) { () throws(POSIX.Failure) in
        let file: POSIX.Descriptor
        do throws(POSIX.Failure) {
          file = try POSIX.open(folder.text, .read)
        } catch {
          guard error == .accessDenied else { throw error }
          // A folder can be writable without being readable, and then it can't be flushed by
          // itself.
          POSIX.flushEverything()
          return
        }
        defer { try? POSIX.close(file) }
        if !isByFileSystem {
          try POSIX.flush(file)
        } else if devices.insert(try POSIX.status(of: file).identity.device).inserted {
          try POSIX.flushFileSystem(of: file)
        }
      }
    }
  }

  /// Makes the drive that contains `folder` write its cache to permanent storage.
  static func flushDrive(of folder: AbsolutePath) throws(Failure) {
    try at(folder) { () throws(POSIX.Failure) in
      guard let file = try? POSIX.open(folder.text, .read) else { return }
      defer { try? POSIX.close(file) }
      try POSIX.flushDrive(of: file)
    }
  }
}

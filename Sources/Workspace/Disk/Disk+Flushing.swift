extension Disk {
  /// The number of files up to which each is flushed by itself.
  ///
  /// That leaves alone what other programs have written; for more files one call a file system is
  /// faster.
  static let fewFiles = 64

  /// Returns when the names in `folders` are on disk; `all` where also the contents of all files in
  /// them are to be.
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
          // One may write in a folder that one may not read, but not ask for it to be flushed.
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

  /// Has the drive that `folder` is on write down what was flushed to it.
  static func flushDrive(of folder: AbsolutePath) throws(Failure) {
    try at(folder) { () throws(POSIX.Failure) in
      guard let file = try? POSIX.open(folder.text, .read) else { return }
      defer { try? POSIX.close(file) }
      try POSIX.flushDrive(of: file)
    }
  }
}

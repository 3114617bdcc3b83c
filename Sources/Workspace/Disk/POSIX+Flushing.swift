#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Bringing what was written to the disk itself, so that it outlives a loss of power.
extension POSIX {
  /// Returns when the content of a file, or the names in a folder, have left the system's memory.
  ///
  /// A file system that cannot be asked for that does it in its own time.
  package static func flush(_ descriptor: Descriptor) throws(Failure) {
    while fsync(descriptor.number) != 0 {
      let failure = Failure(number: errno)
      switch failure.number {
      case EINTR: continue
      case EINVAL, ENOTSUP, ENOSYS, EROFS: return
      default: throw failure
      }
    }
  }

  /// Runs `body`, which writes to a file, and closes the file.
  ///
  /// It fails where either does.
  package static func closing(
    _ descriptor: Descriptor,
    after body: () throws(Failure) -> Void
  ) throws(Failure) {
    do throws(Failure) {
      try body()
    } catch {
      try? close(descriptor)
      throw error
    }
    try close(descriptor)
  }

  /// Whether ``flushFileSystem(of:)`` can be used.
  package static var canFlushFileSystems: Bool {
    #if canImport(Glibc)
      true
    #else
      false
    #endif
  }

  /// Flushes all files and folders of the file system that a file is on, which takes much less time
  /// than asking for hundreds of them one by one.
  package static func flushFileSystem(of descriptor: Descriptor) throws(Failure) {
    #if canImport(Glibc)
      while systemFlushFileSystem(descriptor.number) != 0 {
        let failure = Failure(number: errno)
        guard failure.number == EINTR else { throw failure }
      }
    #else
      try flush(descriptor)
    #endif
  }

  /// Has the drive that a file is on write down what was flushed to it.
  ///
  /// On macOS a flush ends at the drive, which may keep the data in memory of its own; elsewhere it
  /// includes this.
  package static func flushDrive(of descriptor: Descriptor) throws(Failure) {
    #if canImport(Darwin)
      // Not every file system knows the command; then the flushes before have to do.
      _ = fcntl(descriptor.number, F_FULLFSYNC)
    #endif
  }

  /// Flushes all file systems.
  package static func flushEverything() { sync() }
}

#if canImport(Glibc)
  // Declared by the system's headers only for C programs that ask for all of GNU.
  @_silgen_name("syncfs")
  private func systemFlushFileSystem(_ number: Int32) -> Int32
#endif

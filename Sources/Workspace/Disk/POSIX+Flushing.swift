#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Flushing written data to the disk itself, so it survives a power failure.
extension POSIX {
  /// Waits until the content of a file, or the names in a folder, have left the system's memory.
  ///
  /// Does nothing if the file system doesn't support flushing.
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
  /// Fails if either fails.
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

  /// Whether ``flushFileSystem(of:)`` flushes a whole file system.
  package static var canFlushFileSystems: Bool {
    #if canImport(Glibc)
      true
    #else
      false
    #endif
  }

  /// Flushes all files and folders of the file system that contains a file, which is much faster
  /// than flushing hundreds of them one by one.
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

  /// Makes the drive that contains a file write its cache to permanent storage.
  ///
  /// On macOS, flushing a file only sends its data to the drive, which may cache it. On other
  /// systems, flushing includes this step.
  package static func flushDrive(of descriptor: Descriptor) throws(Failure) {
    #if canImport(Darwin)
      // Not every file system supports the command. The preceding flushes then have to suffice.
      _ = fcntl(descriptor.number, F_FULLFSYNC)
    #endif
  }

  /// Flushes all file systems.
  package static func flushEverything() { sync() }
}

#if canImport(Glibc)
  // The system's headers declare it only for C programs that define `_GNU_SOURCE`.
  @_silgen_name("syncfs")
  private func systemFlushFileSystem(_ number: Int32) -> Int32
#endif

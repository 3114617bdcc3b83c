#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// The system calls that the program makes.
///
/// Only this file and its extensions depend on the platform.
///
/// Paths are strings; a path with a NUL byte leads nowhere. Failed calls throw the system's error
/// number.
package enum POSIX {
  /// An error number of the system.
  package struct Failure: Error, Hashable, Sendable {
    package let number: Int32

    package static let missing = Failure(number: ENOENT)
    package static let accessDenied = Failure(number: EACCES)
    package static let isDirectory = Failure(number: EISDIR)
    package static let notDirectory = Failure(number: ENOTDIR)
    package static let exists = Failure(number: EEXIST)
    package static let tooManyLinks = Failure(number: ELOOP)
    package static let wouldBlock = Failure(number: EWOULDBLOCK)
    package static let brokenPipe = Failure(number: EPIPE)

    /// The system's message, as in `Permission denied`.
    package var description: String {
      strerror(number).map { String(cString: $0) } ?? "error \(number)"
    }
  }

  /// The metadata of a file.
  package struct FileStatus: Hashable, Sendable {
    package enum Kind: Int, Hashable, Sendable {
      case file, directory, symbolicLink
      /// A device, a pipe, or a socket.
      case other
    }

    package var kind: Kind
    /// The size in bytes.
    package var size: Int64
    /// The permission bits.
    package var permissions: UInt32
    /// The value that distinguishes the file from every other file on the machine.
    package var identity: Identity
    /// When the content or metadata of the file last changed.
    package var changed: Moment
    /// When the content of the file last changed, which programs can set to any time.
    package var modified: Moment

    package struct Identity: Hashable, Sendable {
      let device: UInt64
      let number: UInt64
    }
  }

  /// An open file.
  package struct Descriptor: Hashable, Sendable {
    package let number: Int32

    package init(number: Int32) {
      self.number = number
    }

    package static let standardOutput = Descriptor(number: 1)
    package static let standardError = Descriptor(number: 2)
  }
}

// MARK: Paths

extension POSIX {
  package static func currentDirectory() throws(Failure) -> String {
    guard let path = getcwd(nil, 0) else { throw lastFailure }
    defer { free(path) }
    return String(cString: path)
  }

  /// Returns `path` with all symbolic links resolved.
  package static func realPath(_ path: String) throws(Failure) -> String {
    try check(path)
    guard let real = realpath(path, nil) else { throw lastFailure }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the metadata of the file at `path`, or `nil` if nothing exists there.
  package static func status(
    of path: String,
    followingLinks: Bool = true
  ) throws(Failure) -> FileStatus? {
    guard !path.hasByte(0) else { return nil }
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    if result == 0 { return FileStatus(status) }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw lastFailure
  }

  /// The names in a folder, in no particular order.
  package struct Names {
    package fileprivate(set) var names: [String] = []
    /// Names that aren't UTF-8, which an ``AbsolutePath`` can't contain.
    package fileprivate(set) var undecodable: [(name: [UInt8], isFolder: Bool)] = []
  }

  package static func names(in directory: String) throws(Failure) -> Names {
    try check(directory)
    guard let stream = opendir(directory) else { throw lastFailure }
    defer { closedir(stream) }
    var names = Names()
    while true {
      // The end and a failure both return null, but only a failure sets `errno`.
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw lastFailure }
        return names
      }
      let isFolder = entry.pointee.d_type == UInt8(DT_DIR)
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        let capacity = MemoryLayout.size(ofValue: pointer.pointee)
        pointer.withMemoryRebound(to: CChar.self, capacity: capacity) { characters in
          if let name = String(validatingCString: characters) {
            if name != ".", name != ".." { names.names.append(name) }
          } else {
            let bytes = UnsafeRawBufferPointer(start: characters, count: strlen(characters))
            names.undecodable.append((Array(bytes), isFolder))
          }
        }
      }
    }
  }
}

// MARK: Changing the disk

extension POSIX {
  package static func makeDirectory(_ path: String) throws(Failure) {
    try check(path)
    guard mkdir(path, 0o777) == 0 else { throw lastFailure }
  }

  package static func removeDirectory(_ path: String) throws(Failure) {
    try check(path)
    guard rmdir(path) == 0 else { throw lastFailure }
  }

  package static func removeFile(_ path: String) throws(Failure) {
    try check(path)
    guard unlink(path) == 0 else { throw lastFailure }
  }

  /// Atomically moves the file at `source` to `destination`, replacing any file there.
  package static func move(_ source: String, to destination: String) throws(Failure) {
    try check(source)
    try check(destination)
    guard rename(source, destination) == 0 else { throw lastFailure }
  }
}

// MARK: Open files

extension POSIX {
  package enum Access: Hashable, Sendable {
    case read
    /// For reading, without following a symbolic link, which throws ``Failure/tooManyLinks``.
    case readUnlinked
    /// For writing to a new file; fails if the file exists.
    case create
    /// For reading and writing; creates the file if it doesn't exist.
    case update
  }

  package static func open(_ path: String, _ access: Access) throws(Failure) -> Descriptor {
    try check(path)
    // Without O_NONBLOCK, opening a pipe without a writer would block forever.
    let flags =
      switch access {
      case .read: O_RDONLY | O_NONBLOCK
      case .readUnlinked: O_RDONLY | O_NONBLOCK | O_NOFOLLOW
      case .create: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
      case .update: O_RDWR | O_CREAT | O_NOFOLLOW
      }
    while true {
      let number = systemOpen(path, flags | O_CLOEXEC, 0o666)
      if number >= 0 { return Descriptor(number: number) }
      guard errno == EINTR else { throw lastFailure }
    }
  }

  /// Closes the descriptor, even if this throws an error.
  ///
  /// Some file systems don't report until now that written data couldn't be stored, so don't ignore
  /// the error after writing.
  package static func close(_ descriptor: Descriptor) throws(Failure) {
    guard systemClose(descriptor.number) == 0 else { throw lastFailure }
  }

  package static func status(of descriptor: Descriptor) throws(Failure) -> FileStatus {
    var status = stat()
    guard fstat(descriptor.number, &status) == 0 else { throw lastFailure }
    return FileStatus(status)
  }

  package static func setPermissions(
    _ permissions: UInt32,
    of descriptor: Descriptor
  ) throws(Failure) {
    guard fchmod(descriptor.number, mode_t(truncatingIfNeeded: permissions)) == 0 else {
      throw lastFailure
    }
  }

  /// Reads into `buffer`, and returns the number of bytes, or 0 at the end.
  package static func read(
    _ descriptor: Descriptor,
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int {
    while true {
      let count = systemRead(descriptor.number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno == EAGAIN {
        wait(for: POLLIN, descriptor)
      } else if errno != EINTR {
        throw lastFailure
      }
    }
  }

  /// Writes all of `bytes`, waiting for room if necessary.
  package static func write(_ bytes: [UInt8], to descriptor: Descriptor) throws(Failure) {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(Failure) in try write(bytes, to: descriptor) }
    }
    try result.get()
  }

  /// Writes all of `bytes`, waiting for room if necessary.
  package static func write(
    _ bytes: UnsafeRawBufferPointer,
    to descriptor: Descriptor
  ) throws(Failure) {
    var start = 0
    while start < bytes.count {
      let from = bytes.baseAddress?.advanced(by: start)
      let count = systemWrite(descriptor.number, from, bytes.count - start)
      if count >= 0 {
        start += count
      } else if errno == EAGAIN {
        wait(for: POLLOUT, descriptor)
      } else if errno != EINTR {
        throw lastFailure
      }
    }
  }

  /// Moves the file offset to the end.
  package static func moveToEnd(of descriptor: Descriptor) throws(Failure) {
    guard lseek(descriptor.number, 0, SEEK_END) >= 0 else { throw lastFailure }
  }

  /// Moves the file offset to the start.
  package static func moveToStart(of descriptor: Descriptor) throws(Failure) {
    guard lseek(descriptor.number, 0, SEEK_SET) >= 0 else { throw lastFailure }
  }

  /// Locks the file for this process until it's closed.
  ///
  /// Throws ``Failure/wouldBlock`` if another process has locked it.
  package static func lock(_ descriptor: Descriptor) throws(Failure) {
    guard flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 else { throw lastFailure }
  }

  private static func wait(for event: some BinaryInteger, _ descriptor: Descriptor) {
    var request = pollfd(fd: descriptor.number, events: Int16(event), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

// MARK: Memory

extension POSIX {
  /// Whether both buffers contain the same bytes; faster than comparing arrays by element.
  package static func areEqual(
    _ first: UnsafeRawBufferPointer,
    _ second: UnsafeRawBufferPointer
  ) -> Bool {
    guard first.count == second.count else { return false }
    guard let start = first.baseAddress, let other = second.baseAddress else { return true }
    return memcmp(start, other, first.count) == 0
  }
}

extension POSIX {
  /// Returns the offset of the first `byte`; faster than checking byte by byte.
  package static func offset(of byte: UInt8, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let start = bytes.baseAddress,
      let found = memchr(start, Int32(byte), bytes.count)
    else { return nil }
    return UnsafeRawPointer(found) - start
  }

  /// Whether `first` sorts before `second` in byte order.
  package static func isBefore(
    _ first: UnsafeBufferPointer<UInt8>,
    _ second: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let count = min(first.count, second.count)
    guard count > 0, let start = first.baseAddress, let other = second.baseAddress else {
      return first.count < second.count
    }
    let order = memcmp(start, other, count)
    return order == 0 ? first.count < second.count : order < 0
  }
}

// MARK: Support

extension POSIX {
  private static var lastFailure: Failure { Failure(number: errno) }

  private static func check(_ path: String) throws(Failure) {
    guard !path.hasByte(0) else { throw .missing }
  }
}

extension POSIX.FileStatus {
  fileprivate init(_ status: stat) {
    let kind: Kind =
      switch mode_t(status.st_mode) & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      case S_IFLNK: .symbolicLink
      default: .other
      }
    #if canImport(Darwin)
      let (changed, modified) = (status.st_ctimespec, status.st_mtimespec)
    #else
      let (changed, modified) = (status.st_ctim, status.st_mtim)
    #endif
    self.init(
      kind: kind,
      size: Int64(status.st_size),
      permissions: UInt32(status.st_mode) & 0o777,
      identity: Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        number: UInt64(status.st_ino)
      ),
      changed: Moment(seconds: Int(changed.tv_sec), nanoseconds: Int(changed.tv_nsec)),
      modified: Moment(seconds: Int(modified.tv_sec), nanoseconds: Int(modified.tv_nsec))
    )
  }
}

// System calls with the same names as methods of ``POSIX``.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}
private func systemClose(_ number: Int32) -> Int32 { close(number) }
private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, buffer, count)
}
private func systemWrite(_ number: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, buffer, count)
}

/// Access to files and folders, with errors that include the path.
package enum Disk {
  /// The size of the largest readable file, in bytes: source offsets have 32 bits.
  package static let largestFile = Int64(UInt32.max) - 1
  /// The maximum number of bytes read from a pipe or device, whose size is unknown and may be
  /// unlimited.
  package static let largestStream = 256 << 20

  /// Why something could not be read or written.
  package struct Failure: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      case missing
      case isDirectory
      case isSymbolicLink
      /// A message from the system or from this program.
      case other(String)
    }

    package let path: AbsolutePath
    package let reason: Reason

    package init(_ path: AbsolutePath, _ reason: Reason) {
      self.path = path
      self.reason = reason
    }

    init(_ path: AbsolutePath, _ failure: POSIX.Failure) {
      self.path = path
      reason =
        switch failure {
        case .missing, .notDirectory: .missing
        case .isDirectory: .isDirectory
        // For a link that must not be followed, the error number is the same as for a circular
        // link.
        case .tooManyLinks where Disk.isLinkWithEnd(path): .isSymbolicLink
        default: .other(failure.description)
        }
    }

    /// The reason, worded to follow a colon.
    package var explanation: String {
      switch reason {
      case .missing: POSIX.Failure.missing.description
      case .isDirectory: POSIX.Failure.isDirectory.description
      case .isSymbolicLink: "it is a symbolic link"
      case .other(let text): text
      }
    }
  }

  /// The kinds of files that can be read.
  package enum Accepted: Hashable, Sendable {
    /// A regular file, possibly through symbolic links.
    case file
    /// A regular file that isn't a symbolic link.
    case fileItself
    /// A path from the command line, including pipes, as in `tokens ir <(generate)`.
    case stream
  }

  /// The number of bytes that take about as long to read or write as opening a file.
  static let sizeOfOpening = 1 << 14

  /// Returns the content of the file at `path`.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func read(
    _ path: AbsolutePath,
    _ accepted: Accepted = .file
  ) throws(Failure) -> [UInt8] {
    try withFile(path, accepted) { (file, status) throws(Failure) in
      try content(of: file, status, path)
    }
  }

  /// Returns the content of the file at `path`.
  ///
  /// Fails if it's larger than `limit` bytes.
  package static func read(_ path: AbsolutePath, atMost limit: Int64) throws(Failure) -> [UInt8] {
    try withFile(path, .file) { (file, status) throws(Failure) in
      guard status.size <= limit else { throw Failure(path, .other("it is too large")) }
      return try content(of: file, status, path)
    }
  }

  /// Opens the file at `path` while `body` runs.
  static func withFile<Result>(
    _ path: AbsolutePath,
    _ accepted: Accepted,
    _ body: (POSIX.Descriptor, POSIX.FileStatus) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let file: POSIX.Descriptor
    do throws(POSIX.Failure) {
      file = try POSIX.open(path.text, accepted == .fileItself ? .readUnlinked : .read)
    } catch {
      guard error == .tooManyLinks, accepted == .fileItself, isLinkItself(path) else {
        throw Failure(path, error)
      }
      throw Failure(path, .isSymbolicLink)
    }
    defer { try? POSIX.close(file) }
    let status = try at(path) { () throws(POSIX.Failure) in try POSIX.status(of: file) }
    switch status.kind {
    case .directory: throw Failure(path, Failure.Reason.isDirectory)
    case .file: break
    case .symbolicLink, .other:
      guard accepted == .stream else { throw Failure(path, .other("it is not a regular file")) }
    }
    return try body(file, status)
  }

  /// Returns the names in a folder, sorted by their bytes.
  package static func names(in directory: AbsolutePath) throws(Failure) -> [String] {
    var undecodable: [UndecodablePath] = []
    return try names(in: directory, &undecodable)
  }

  /// Returns the names in a folder, sorted by their bytes.
  ///
  /// Adds the paths of names that aren't UTF-8 to `undecodable`.
  static func names(
    in directory: AbsolutePath,
    _ undecodable: inout [UndecodablePath]
  ) throws(Failure) -> [String] {
    let names = try at(directory) { () throws(POSIX.Failure) in
      try POSIX.names(in: directory.text)
    }
    undecodable += names.undecodable.map {
      UndecodablePath(folder: directory, name: $0.name, isFolder: $0.isFolder)
    }
    return names.names.sortedByBytes()
  }

  /// Returns the kind of file at `path`, following links, or `nil` if nothing exists there.
  ///
  /// - Throws: ``Failure`` if the kind can't be determined.
  static func kind(of path: AbsolutePath) throws(Failure) -> POSIX.FileStatus.Kind? {
    try at(path) { () throws(POSIX.Failure) in try POSIX.status(of: path.text) }?.kind
  }

  /// Returns the size of the file at `path` in bytes, or 0 if nothing exists there.
  ///
  /// - Throws: ``Failure`` if the size can't be determined.
  static func size(of path: AbsolutePath) throws(Failure) -> Int64 {
    try at(path) { () throws(POSIX.Failure) in try POSIX.status(of: path.text) }?.size ?? 0
  }

  /// Whether a folder exists at `path`, following links; `false` if nothing exists there.
  ///
  /// - Throws: ``Failure`` if something else exists there, or if that can't be determined.
  package static func isFolder(_ path: AbsolutePath) throws(Failure) -> Bool {
    switch try kind(of: path) {
    case .directory: return true
    case nil: return false
    case .file, .symbolicLink, .other:
      throw Failure(path, .other("it is a file instead of a folder"))
    }
  }

  /// Whether something exists at `path`, following links.
  package static func exists(_ path: AbsolutePath) -> Bool { ((try? kind(of: path)) ?? nil) != nil }

  /// Whether something exists at `path` or that can't be determined.
  ///
  /// Reading it then reports the reason.
  static func mayExist(_ path: AbsolutePath) -> Bool {
    do throws(POSIX.Failure) {
      return try POSIX.status(of: path.text) != nil
    } catch {
      return true
    }
  }

  /// Whether something exists at `path`; `false` if that can't be determined.
  static func isKnownToExist(_ path: AbsolutePath) -> Bool {
    (try? POSIX.status(of: path.text)) != nil
  }

  /// Whether a regular file, or a link to one, exists at `path`.
  package static func isFile(_ path: AbsolutePath) -> Bool {
    (try? POSIX.status(of: path.text))?.kind == .file
  }

  /// Whether `path`, which a folder lists, is or may be a file.
  ///
  /// Broken and circular links count as files, because reading them reports the problem.
  static func mayBeFile(_ path: AbsolutePath) -> Bool {
    do throws(POSIX.Failure) {
      guard let status = try POSIX.status(of: path.text) else { return isLinkItself(path) }
      return status.kind == .file
    } catch {
      return true
    }
  }

  /// Whether `path` is a folder and not a link to one.
  static func isFolderItself(_ path: AbsolutePath) -> Bool { kindItself(of: path) == .directory }

  /// The kind of file at `path`, without following links; `nil` if nothing exists there or that
  /// can't be determined.
  static func kindItself(of path: AbsolutePath) -> POSIX.FileStatus.Kind? {
    (try? POSIX.status(of: path.text, followingLinks: false))?.kind
  }

  /// Whether `path` is a symbolic link.
  static func isLinkItself(_ path: AbsolutePath) -> Bool { kindItself(of: path) == .symbolicLink }

  /// Whether `path` is a symbolic link that isn't circular.
  private static func isLinkWithEnd(_ path: AbsolutePath) -> Bool {
    guard isLinkItself(path) else { return false }
    do throws(POSIX.Failure) {
      _ = try POSIX.status(of: path.text)
      return true
    } catch {
      return error != .tooManyLinks
    }
  }

  /// Returns `path` with all symbolic links in its existing part resolved.
  package static func realPath(_ path: AbsolutePath) -> AbsolutePath {
    for ancestor in path.selfAndAncestors {
      guard let text = try? POSIX.realPath(ancestor.text), let real = AbsolutePath(text) else {
        continue
      }
      return ancestor == path ? real : real.appending(path.relative(to: ancestor))
    }
    return path
  }

  /// Runs `body` and adds `path` to its errors.
  static func at<Result>(
    _ path: AbsolutePath,
    _ body: () throws(POSIX.Failure) -> Result
  ) throws(Failure) -> Result {
    do {
      return try body()
    } catch {
      throw Failure(path, error)
    }
  }
}

// MARK: Contents

extension Disk {
  /// Whether the next bytes of `file` are `bytes`.
  ///
  /// Stops reading at the first difference.
  static func holds(
    _ file: POSIX.Descriptor,
    _ bytes: UnsafeRawBufferPointer,
    _ path: AbsolutePath
  ) throws(Failure) -> Bool {
    try at(path) { () throws(POSIX.Failure) in
      // Small enough to stay in the processor's cache.
      let buffer = UnsafeMutableRawBufferPointer.allocate(
        byteCount: min(bytes.count, 1 << 16),
        alignment: 16
      )
      defer { buffer.deallocate() }
      var start = 0
      while start < bytes.count {
        let part = UnsafeMutableRawBufferPointer(
          rebasing: buffer[..<min(buffer.count, bytes.count - start)]
        )
        let count = try POSIX.read(file, into: part)
        let isEqual = POSIX.areEqual(
          UnsafeRawBufferPointer(rebasing: bytes[start..<start + count]),
          UnsafeRawBufferPointer(rebasing: part[..<count])
        )
        guard isEqual, count > 0 else { return false }
        start += count
      }
      return true
    }
  }

  /// Returns all bytes up to the end of `file`.
  static func content(
    of file: POSIX.Descriptor,
    _ status: POSIX.FileStatus,
    _ path: AbsolutePath
  ) throws(Failure) -> [UInt8] {
    guard status.size <= largestFile else {
      throw Failure(path, .other("it is larger than the 4 GiB that can be read"))
    }
    guard let bytes = try at(path, { () throws(POSIX.Failure) in try content(of: file, status) })
    else {
      let limit = "\(largestStream >> 20) MiB"
      throw Failure(
        path,
        .other("it has more than the \(limit) that are read from a pipe or device")
      )
    }
    return bytes
  }

  /// Returns all bytes up to the end of `file`, or `nil` if there are too many.
  private static func content(
    of file: POSIX.Descriptor,
    _ status: POSIX.FileStatus
  ) throws(POSIX.Failure) -> [UInt8]? {
    let expected = status.kind == .file ? Int(status.size) : 0
    // One byte more than expected, to detect the end without a second buffer.
    var bytes = try chunk(of: file, expected + 1, expecting: expected)
    guard bytes.count > expected || expected == 0 else { return bytes }
    let limit = bytes.count + largestStream
    while bytes.count <= limit {
      let more = try chunk(of: file, min(max(1 << 16, bytes.count), 1 << 24))
      if more.isEmpty { return bytes }
      bytes += more
    }
    return nil
  }

  /// Returns the next `size` bytes of `file`, or fewer at its end.
  ///
  /// Exactly `expected` bytes also count as the end, which saves a call.
  private static func chunk(
    of file: POSIX.Descriptor,
    _ size: Int,
    expecting expected: Int = 0
  ) throws(POSIX.Failure) -> [UInt8] {
    var failure: POSIX.Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      do throws(POSIX.Failure) {
        while count < size {
          let rest = UnsafeMutableRawBufferPointer(buffer)[count..<size]
          let read = try POSIX.read(file, into: UnsafeMutableRawBufferPointer(rebasing: rest))
          count += read
          if read == 0 || count == expected { break }
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}

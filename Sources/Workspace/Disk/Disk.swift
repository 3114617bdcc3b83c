/// Reading files and folders of the machine.
package enum Disk {
  /// The largest file that can be read: offsets in a source have 32 bits.
  package static let largestFile = Int64(UInt32.max) - 1
  /// The most bytes that are read where the system does not say how many there are: from a pipe or a
  /// device, which may have no end.
  package static let largestStream = 256 << 20

  /// Why something could not be read or written.
  package struct Failure: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      case missing
      case isDirectory
      case isSymbolicLink
      /// The system's words, or ours.
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
        // A call that follows no links gives the same number as links that lead back to themselves.
        case .tooManyLinks where Disk.isLinkWithEnd(path): .isSymbolicLink
        default: .other(failure.description)
        }
    }

    /// Why, in words that can follow a colon.
    package var explanation: String {
      switch reason {
      case .missing: POSIX.Failure.missing.description
      case .isDirectory: POSIX.Failure.isDirectory.description
      case .isSymbolicLink: "it is a symbolic link"
      case .other(let text): text
      }
    }
  }

  /// What a path may lead to for it to be read.
  package enum Accepted: Hashable, Sendable {
    /// A file, perhaps through symbolic links.
    case file
    /// A file at the very place.
    case fileItself
    /// What a person may name on the command line: also a pipe, as in `tokens ir <(generate)`.
    case stream
  }

  /// The content of the file at `path`.
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

  /// Opens the file at `path` for as long as `body` runs.
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
      guard accepted == .stream else { throw Failure(path, .other("it is not an ordinary file")) }
    }
    return try body(file, status)
  }

  /// The names in a folder, sorted by their bytes.
  package static func names(in directory: AbsolutePath) throws(Failure) -> [String] {
    let names = try at(directory) { () throws(POSIX.Failure) in
      try POSIX.names(in: directory.text)
    }
    return names.sortedByBytes()
  }

  /// What stands at `path`, links followed; `nil` where nothing does.
  ///
  /// - Throws: why that cannot be told.
  static func kind(of path: AbsolutePath) throws(Failure) -> POSIX.FileStatus.Kind? {
    try at(path) { () throws(POSIX.Failure) in try POSIX.status(of: path.text) }?.kind
  }

  /// Whether a folder stands at `path`, links followed; `false` where nothing does.
  ///
  /// - Throws: what else stands there, or why that cannot be told.
  static func isFolder(_ path: AbsolutePath) throws(Failure) -> Bool {
    switch try kind(of: path) {
    case .directory: return true
    case nil: return false
    case .file, .symbolicLink, .other:
      throw Failure(path, .other("it is a file, expected a folder"))
    }
  }

  /// Whether something stands at `path`, links followed.
  package static func exists(_ path: AbsolutePath) -> Bool { ((try? kind(of: path)) ?? nil) != nil }

  /// Whether something stands at `path`, or the system does not say; reading it then says why.
  static func mayExist(_ path: AbsolutePath) -> Bool {
    do throws(POSIX.Failure) {
      return try POSIX.status(of: path.text) != nil
    } catch {
      return true
    }
  }

  /// Whether something stands at `path` and the system says so.
  static func isKnownToExist(_ path: AbsolutePath) -> Bool {
    (try? POSIX.status(of: path.text)) != nil
  }

  /// Whether an ordinary file, or a link to one, stands at `path`.
  package static func isFile(_ path: AbsolutePath) -> Bool {
    (try? POSIX.status(of: path.text))?.kind == .file
  }

  /// Whether what is listed as `path` is a file or may be one: reading a link that leads nowhere, or
  /// back to itself, says why there is none.
  static func mayBeFile(_ path: AbsolutePath) -> Bool {
    do throws(POSIX.Failure) {
      guard let status = try POSIX.status(of: path.text) else { return isLinkItself(path) }
      return status.kind == .file
    } catch {
      return true
    }
  }

  /// Whether a folder, and no link to one, stands at `path`.
  static func isFolderItself(_ path: AbsolutePath) -> Bool {
    (try? POSIX.status(of: path.text, followingLinks: false))?.kind == .directory
  }

  /// Whether a symbolic link stands at `path`.
  static func isLinkItself(_ path: AbsolutePath) -> Bool {
    (try? POSIX.status(of: path.text, followingLinks: false))?.kind == .symbolicLink
  }

  /// Whether a symbolic link stands at `path` and does not lead back to itself.
  private static func isLinkWithEnd(_ path: AbsolutePath) -> Bool {
    guard isLinkItself(path) else { return false }
    do throws(POSIX.Failure) {
      _ = try POSIX.status(of: path.text)
      return true
    } catch {
      return error != .tooManyLinks
    }
  }

  /// `path` with all symbolic links followed as far as the way exists.
  package static func realPath(_ path: AbsolutePath) -> AbsolutePath {
    for ancestor in path.selfAndAncestors {
      guard let text = try? POSIX.realPath(ancestor.text), let real = AbsolutePath(text) else {
        continue
      }
      return ancestor == path ? real : real.appending(path.relative(to: ancestor))
    }
    return path
  }

  /// Runs `body` and says of which path it was when it fails.
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
  /// Whether the rest of `file` is `bytes`; it is read no further than to the first difference.
  static func holds(
    _ file: POSIX.Descriptor,
    _ bytes: UnsafeRawBufferPointer,
    _ path: AbsolutePath
  ) throws(Failure) -> Bool {
    try at(path) { () throws(POSIX.Failure) in
      // The parts are so small that they stay in the processor's cache.
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

  /// All bytes up to the end of `file`.
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

  /// The same, or `nil` where there are too many.
  private static func content(
    of file: POSIX.Descriptor,
    _ status: POSIX.FileStatus
  ) throws(POSIX.Failure) -> [UInt8]? {
    let expected = status.kind == .file ? Int(status.size) : 0
    // One byte more than expected, so that the end shows without another buffer.
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

  /// The next bytes of `file`: `size` of them, or fewer at its end.
  ///
  /// Where `expected` bytes are known to be there, getting these and no more shows the end without
  /// another call.
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

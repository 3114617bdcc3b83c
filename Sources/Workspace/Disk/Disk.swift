/// Reading files and folders of the machine.
package enum Disk {
  /// The largest file that can be read: offsets in a source have 32 bits.
  package static let largestFile = Int64(UInt32.max) - 1

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
        case .isSymbolicLink: .isSymbolicLink
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
    let file = try at(path) { () throws(POSIX.Failure) in
      try POSIX.open(path.text, accepted == .fileItself ? .readUnlinked : .read)
    }
    defer { POSIX.close(file) }
    let status = try at(path) { () throws(POSIX.Failure) in try POSIX.status(of: file) }
    switch status.kind {
    case .directory: throw Failure(path, Failure.Reason.isDirectory)
    case .file: break
    case .symbolicLink, .other:
      guard accepted == .stream else { throw Failure(path, .other("it is no ordinary file")) }
    }
    guard status.size <= largestFile,
      let bytes = try at(path, { () throws(POSIX.Failure) in try content(of: file, status.size) })
    else { throw Failure(path, .other("it is larger than the 4 GiB that can be read")) }
    return bytes
  }

  /// The names in a folder, sorted by their bytes.
  package static func names(in directory: AbsolutePath) throws(Failure) -> [String] {
    let names = try at(directory) { () throws(POSIX.Failure) in
      try POSIX.names(in: directory.text)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// What stands at `path`, links followed; `nil` where nothing does or it cannot be asked.
  package static func kind(of path: AbsolutePath) -> POSIX.FileStatus.Kind? {
    (try? POSIX.status(of: path.text))?.kind
  }

  /// Whether an ordinary file, or a link to one, stands at `path`.
  package static func isFile(_ path: AbsolutePath) -> Bool { kind(of: path) == .file }

  /// Whether a folder, and no link to one, stands at `path`.
  static func isFolderItself(_ path: AbsolutePath) -> Bool {
    (try? POSIX.status(of: path.text, followingLinks: false))?.kind == .directory
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

  /// All bytes up to the end of `file`, or `nil` where there are too many.
  private static func content(
    of file: POSIX.Descriptor,
    _ expectedSize: Int64
  ) throws(POSIX.Failure) -> [UInt8]? {
    // One byte more than expected, so that the end shows without another buffer.
    var bytes = try chunk(of: file, Int(expectedSize) + 1)
    guard bytes.count > Int(expectedSize) || expectedSize == 0 else { return bytes }
    while bytes.count <= Int(largestFile) {
      let more = try chunk(of: file, max(1 << 16, bytes.count))
      if more.isEmpty { return bytes }
      bytes += more
    }
    return nil
  }

  /// The next bytes of `file`: `size` of them, or fewer at its end.
  private static func chunk(
    of file: POSIX.Descriptor,
    _ size: Int
  ) throws(POSIX.Failure) -> [UInt8] {
    var failure: POSIX.Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      do throws(POSIX.Failure) {
        while count < size {
          let rest = UnsafeMutableRawBufferPointer(buffer)[count..<size]
          let read = try POSIX.read(file, into: UnsafeMutableRawBufferPointer(rebasing: rest))
          if read == 0 { break }
          count += read
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}

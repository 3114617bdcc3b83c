internal import TokenOutput

/// What stands on disk in the place of a file that a build makes or has made.
struct FoundFile: Sendable {
  enum Content: Hashable, Sendable {
    case missing
    case symbolicLink
    /// The very bytes that were asked for.
    case expected
    /// Other bytes, with this hash in hexadecimal digits.
    case other(hash: String)
  }

  let content: Content
  /// What the system said of the file; `nil` where it is missing or a link.
  let status: POSIX.FileStatus?

  /// Looks at `path`.
  ///
  /// - Parameters:
  ///   - path: the place.
  ///   - expected: the bytes that should be there; `nil` where none should.
  ///   - earlier: what was found before. If nothing has changed the file since, it is not read again.
  /// - Throws: why it could not be read, although it exists.
  init(
    at path: AbsolutePath,
    expecting expected: FileContent?,
    earlier: FoundFile? = nil
  ) throws(Disk.Failure) {
    if let earlier, try earlier.stillStands(at: path) {
      self = earlier
      return
    }
    do throws(Disk.Failure) {
      self = try Disk.withFile(path, .fileItself) { (file, status) throws(Disk.Failure) in
        // A file of another size is read only for its hash.
        if let expected, status.size == expected.count {
          let isExpected = try expected.withUnsafeBytes { (bytes) throws(Disk.Failure) in
            try Disk.holds(file, bytes, path)
          }
          if isExpected { return FoundFile(.expected, status) }
          try Disk.at(path) { () throws(POSIX.Failure) in try POSIX.moveToStart(of: file) }
        }
        let bytes = try Disk.content(of: file, status, path)
        return FoundFile(.other(hash: ContentFingerprint.digits(of: bytes)), status)
      }
    } catch {
      switch error.reason {
      case .missing: self.init(.missing, nil)
      case .isSymbolicLink: self.init(.symbolicLink, nil)
      case .isDirectory, .other: throw error
      }
    }
  }

  private init(_ content: Content, _ status: POSIX.FileStatus?) {
    self.content = content
    self.status = status
  }

  /// Whether nothing has happened to the file since, as far as the system tells.
  private func stillStands(at path: AbsolutePath) throws(Disk.Failure) -> Bool {
    let now = try Disk.at(path) { () throws(POSIX.Failure) in
      try POSIX.status(of: path.text, followingLinks: false)
    }
    return content == .symbolicLink ? now?.kind == .symbolicLink : now == status
  }
}

internal import JSONSyntax
internal import TokenOutput

/// What stands on disk in the place of a file that a build makes or has made.
struct FoundFile: Sendable {
  enum Content: Hashable, Sendable {
    case missing
    case symbolicLink
    /// The very bytes that were asked for.
    case expected
    /// The text that was asked for, with CR LF at the ends of lines.
    case expectedWithCarriageReturns
    case other(Other)
  }

  /// A content that is not the expected one.
  struct Other: Hashable, Sendable {
    /// Its hash in hexadecimal digits.
    let hash: String
    /// The hash of the same text with LF at the ends of lines, where it has CR LF.
    var unixHash: String?
    /// Whether a merge has left its marks in it.
    var hasConflict = false
  }

  let content: Content
  /// What the system said of the file; `nil` where it is missing or a link.
  let status: POSIX.FileStatus?

  /// Looks at `path`.
  ///
  /// - Parameters:
  ///   - path: the place.
  ///   - expected: the bytes that should be there; `nil` where none should.
  /// - Throws: why it could not be read, although it exists.
  init(at path: AbsolutePath, expecting expected: FileContent?) throws(Disk.Failure) {
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
        return FoundFile(Self.content(bytes, expecting: expected), status)
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

  private static func content(_ bytes: [UInt8], expecting expected: FileContent?) -> Content {
    let unixText = bytes.withLineFeedsOnly
    if let unixText, let expected {
      let isExpected = unixText.withUnsafeBytes { found in
        expected.withUnsafeBytes { POSIX.areEqual(found, $0) }
      }
      if isExpected { return .expectedWithCarriageReturns }
    }
    return .other(
      Other(
        hash: ContentFingerprint.digits(of: bytes),
        unixHash: unixText.map { ContentFingerprint.digits(of: $0) },
        hasConflict: ConflictMarks.exist(in: bytes)
      )
    )
  }
}

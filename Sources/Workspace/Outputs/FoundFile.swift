internal import JSONSyntax
internal import TokenOutput

/// The file on disk at the path of a file that a build generates or has generated.
struct FoundFile: Sendable {
  enum Content: Hashable, Sendable {
    case missing
    case symbolicLink
    /// Exactly the expected bytes.
    case expected
    /// The expected text with CR LF line endings.
    case expectedWithCarriageReturns
    case other(Other)
  }

  /// Content other than the expected one.
  struct Other: Hashable, Sendable {
    /// The hash of the content, in hexadecimal digits.
    let hash: String
    /// The hash of the text with LF line endings, if it has CR LF.
    var unixHash: String?
    /// Whether a merge left conflict markers in the content.
    var hasConflict = false
  }

  let content: Content
  /// The metadata of the file, or `nil` if it's missing or a symbolic link.
  let status: POSIX.FileStatus?

  static let missing = FoundFile(.missing, nil)

  /// A file with the expected content.
  static func upToDate(_ status: POSIX.FileStatus) -> FoundFile { FoundFile(.expected, status) }

  /// Reads the file at `path`.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - expected: the expected bytes, or `nil` if no file is expected.
  /// - Throws: ``Disk/Failure`` if something exists there that can't be read.
  init(at path: AbsolutePath, expecting expected: FileContent?) throws(Disk.Failure) {
    do throws(Disk.Failure) {
      self = try Disk.withFile(path, .fileItself) { (file, status) throws(Disk.Failure) in
        // A file of a different size is only read to compute its hash.
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

public import TokenCompiler

/// A file of an output.
public struct OutputFile: Sendable {
  /// The path relative to the output's directory, separated by `/`.
  public let path: String
  /// The content of the file.
  public let content: FileContent
  /// A copy of the content's bytes.
  public var bytes: [UInt8] { content.withUnsafeBytes { Array($0) } }
  /// The bytes printed for each token, with inner ranges before the ranges that contain them; empty
  /// unless tracing was requested.
  public let traces: [OutputFile.Trace]
}

extension OutputFile {
  /// The prefix and suffix of a file's temporary name while its new content is being written.
  package static let temporaryMarks = (before: ".", behind: ".tokens-new")

  /// The maximum length of a file name in bytes, which leaves room for the temporary name within
  /// the usual limit of 255.
  package static let longestName =
    255 - temporaryMarks.before.utf8.count - temporaryMarks.behind.utf8.count
}

extension OutputFile {
  /// A range of a file that was printed for a token.
  public struct Trace: Hashable, Sendable {
    /// The token.
    public let token: TokenID
    /// The range of bytes in the file.
    public let bytes: Range<Int>
  }
}

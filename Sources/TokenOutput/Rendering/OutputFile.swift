public import TokenCompiler

/// A file that an output consists of.
public struct OutputFile: Sendable {
  /// Its path relative to the output's directory, with `/`.
  public let path: String
  /// Its content.
  public let content: FileContent
  /// A copy of its content.
  public var bytes: [UInt8] { content.withUnsafeBytes { Array($0) } }
  /// Which bytes were printed for which tokens, inner parts before outer ones; empty unless asked for.
  public let traces: [OutputFile.Trace]
}

extension OutputFile {
  /// What stands before and behind the name of a file while its new content is prepared.
  package static let temporaryMarks = (before: ".", behind: ".tokens-new")

  /// The most bytes of a file's name: a disk keeps 255 of the name that it has meanwhile.
  static let longestName =
    255 - temporaryMarks.before.utf8.count - temporaryMarks.behind.utf8.count
}

extension OutputFile {
  /// A part of a file that was printed for a token.
  public struct Trace: Hashable, Sendable {
    /// The token.
    public let token: TokenID
    /// Offsets into the file.
    public let bytes: Range<Int>
  }
}

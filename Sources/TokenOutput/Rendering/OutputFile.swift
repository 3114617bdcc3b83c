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
  /// A part of a file that was printed for a token.
  public struct Trace: Hashable, Sendable {
    /// The token.
    public let token: TokenID
    /// Offsets into the file.
    public let bytes: Range<Int>
  }
}

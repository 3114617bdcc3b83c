extension SourceMap {
  /// The identifier of a file in a ``SourceMap``.
  public struct FileID: Hashable, Sendable {
    /// The index of the file, from 0, in the order in which files were added.
    public let index: UInt32

    /// Creates the identifier of the file at `index`.
    @inlinable public init(index: UInt32) {
      self.index = index
    }
  }
}

/// A half-open range of UTF-8 offsets in one file.
///
/// Lines and columns are computed from it only for output, by ``SourceMap/File/position(at:)``.
public struct Span: Hashable, Sendable {
  /// The file that contains the range.
  public let file: SourceMap.FileID
  /// The offset of the first byte.
  public let start: UInt32
  /// The offset after the last byte; equal to `start` for a position between two bytes.
  public let end: UInt32

  /// Creates the span of the bytes `start..<end` of `file`.
  @inlinable public init(file: SourceMap.FileID, start: UInt32, end: UInt32) {
    self.file = file
    self.start = start
    self.end = end
  }
}

extension SourceMap {
  /// The index of a file in a ``SourceMap``.
  public struct FileID: Hashable, Sendable {
    /// Position in the order in which files were added, from 0.
    public let index: UInt32

    /// Makes the identifier of the file at `index`.
    @inlinable public init(index: UInt32) {
      self.index = index
    }
  }
}

/// A half-open range of UTF-8 offsets in one file.
///
/// Lines and columns are derived from it at the edge, by ``SourceMap/File/position(at:)``; nothing in
/// the pipeline counts them.
public struct Span: Hashable, Sendable {
  /// The file that the range lies in.
  public let file: SourceMap.FileID
  /// Offset of the first byte.
  public let start: UInt32
  /// Offset one past the last byte; equal to `start` for a place between two bytes.
  public let end: UInt32

  /// Makes the span of the bytes `start..<end` of `file`.
  @inlinable public init(file: SourceMap.FileID, start: UInt32, end: UInt32) {
    self.file = file
    self.start = start
    self.end = end
  }
}

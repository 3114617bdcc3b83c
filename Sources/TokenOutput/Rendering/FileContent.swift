import TemplateEngine

/// The immutable bytes of an output file, which can be shared without copying.
public final class FileContent: Sendable {
  private let buffer: OutputBuffer

  /// Creates the content from rendered output.
  init(_ buffer: consuming OutputBuffer) {
    self.buffer = buffer
  }

  /// Creates the content by copying `bytes`.
  ///
  /// - Complexity: O(bytes).
  package init(_ bytes: [UInt8]) {
    var buffer = OutputBuffer(capacity: bytes.count)
    buffer.append(bytes)
    self.buffer = buffer
  }

  /// The number of bytes.
  public var count: Int { buffer.count }

  /// Calls `body` with the bytes.
  ///
  /// The pointer is valid only during the call.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(buffer.bytes))
  }
}

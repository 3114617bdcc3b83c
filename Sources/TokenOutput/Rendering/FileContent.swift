import TemplateEngine

/// The bytes of a file that an output consists of: never changed, and held by many without a copy.
public final class FileContent: Sendable {
  private let buffer: OutputBuffer

  /// Takes over what was printed.
  init(_ buffer: consuming OutputBuffer) {
    self.buffer = buffer
  }

  /// Copies `bytes`.
  ///
  /// - Complexity: O(bytes).
  package init(_ bytes: [UInt8]) {
    var buffer = OutputBuffer(capacity: bytes.count)
    buffer.append(bytes)
    self.buffer = buffer
  }

  /// The number of bytes.
  public var count: Int { buffer.count }

  /// Calls `body` with the bytes, which stay where they are for so long.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(buffer.bytes))
  }
}

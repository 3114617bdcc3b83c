/// The offsets at which the lines of a file begin, for turning offsets into lines and columns.
public struct LineMap: Sendable {
  private let bytes: [UInt8]
  private let starts: [UInt32]

  /// Finds the line starts of a file.
  ///
  /// Line feed, carriage return, and the two together end a line.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts: [UInt32] = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(UInt32(index))
      } else if byte == UInt8(ascii: "\r") {
        if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
        starts.append(UInt32(index))
      }
    }
    self.starts = starts
  }

  /// The number of lines; at least 1.
  public var count: Int { starts.count }

  /// The bytes of a line, from 1, without its line end.
  public func range(ofLine line: Int) -> Range<Int> {
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }

  /// The line and column of a UTF-8 offset, both from 1; columns count Unicode scalars.
  ///
  /// An offset past the end is taken as the end.
  ///
  /// - Complexity: O(log *lines* + length of the line).
  public func position(at offset: UInt32) -> SourcePosition {
    let offset = min(Int(offset), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    var column = 1
    for byte in bytes[Int(starts[low])..<offset] where byte & 0b1100_0000 != 0b1000_0000 {
      column += 1
    }
    return SourcePosition(line: low + 1, column: column)
  }
}

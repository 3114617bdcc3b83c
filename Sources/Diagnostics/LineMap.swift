/// An index of the lines of a file, for converting offsets to lines and columns.
package struct LineMap: Sendable {
  /// The number of bytes between precomputed scalar counts.
  ///
  /// They bound the time to find a column even if the file is a single long line.
  private static let blockSize = 512

  private let bytes: [UInt8]
  private let starts: [UInt32]
  /// The number of Unicode scalars before each block; empty if all lines are shorter than a block.
  private let scalarsBefore: [UInt32]

  /// Creates a line map for the content of a file.
  ///
  /// Lines end with a line feed, a carriage return, or both in sequence.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let starts = Self.lineStarts(bytes)
    let ends = starts.dropFirst() + [UInt32(truncatingIfNeeded: bytes.count)]
    let hasLongLine = zip(starts, ends).contains { $1 - $0 > Self.blockSize }
    self.starts = starts
    scalarsBefore = hasLongLine ? Self.scalarCounts(bytes) : []
  }

  /// The number of lines, at least 1.
  package var count: Int { starts.count }

  /// Returns the byte range of a line, without its line ending; lines are counted from 1.
  package func range(ofLine line: Int) -> Range<Int> {
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }

  /// Returns the line and column of a UTF-8 offset, both from 1; columns count Unicode scalars.
  ///
  /// An offset past the end is clamped to the end.
  ///
  /// - Complexity: O(log *lines*).
  package func position(at offset: UInt32) -> SourceMap.Position {
    let offset = min(Int(offset), bytes.count)
    let line = starts.partitioningIndex { $0 > offset }
    let start = Int(starts[line - 1])
    let column =
      offset - start <= Self.blockSize
      ? Self.scalars(in: start..<offset, of: bytes)
      : scalars(before: offset) - scalars(before: start)
    return SourceMap.Position(line: line, column: column + 1)
  }

  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return Int(scalarsBefore[block])
      + Self.scalars(in: block * Self.blockSize..<offset, of: bytes)
  }

  /// Returns the number of bytes that begin a Unicode scalar.
  private static func scalars(in range: Range<Int>, of bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      var count = 0
      for byte in UnsafeBufferPointer(rebasing: buffer[range]) {
        // Branch-free so that the compiler can vectorize the loop.
        count &+= byte & 0b1100_0000 == 0b1000_0000 ? 0 : 1
      }
      return count
    }
  }

  private static func lineStarts(_ bytes: [UInt8]) -> [UInt32] {
    bytes.withUnsafeBufferPointer { buffer in
      var starts: [UInt32] = [0]
      func addEnd(at index: Int) {
        // If a carriage return precedes a line feed, the line ends after the line feed.
        let isEnd =
          buffer[index] == UInt8(ascii: "\n")
          || buffer[index] == UInt8(ascii: "\r")
            && !(index + 1 < buffer.count && buffer[index + 1] == UInt8(ascii: "\n"))
        if isEnd { starts.append(UInt32(truncatingIfNeeded: index + 1)) }
      }
      let memory = UnsafeRawBufferPointer(buffer)
      var index = 0
      while index + 8 <= buffer.count {
        let word = memory.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
        var ends = marks(of: UInt8(ascii: "\n"), in: word) | marks(of: UInt8(ascii: "\r"), in: word)
        while ends != 0 {
          addEnd(at: index + ends.trailingZeroBitCount / 8)
          ends &= ends - 1
        }
        index += 8
      }
      for place in index..<buffer.count { addEnd(at: place) }
      return starts
    }
  }

  /// Returns a word with the highest bit of each byte set where `word` contains `byte`.
  private static func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
    let difference = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~(((difference & lowBits) &+ lowBits) | difference | lowBits)
  }

  private static func scalarCounts(_ bytes: [UInt8]) -> [UInt32] {
    var counts: [UInt32] = [0]
    counts.reserveCapacity(bytes.count / blockSize + 1)
    var start = 0
    var total: UInt32 = 0
    while start + blockSize <= bytes.count {
      total &+= UInt32(scalars(in: start..<start + blockSize, of: bytes))
      counts.append(total)
      start += blockSize
    }
    return counts
  }
}

/// The lines of a text, each with its line feed.
///
/// The lines point into the text, and are valid only as long as it is.
struct TextLines {
  let bytes: UnsafeRawBufferPointer
  /// The start of each line, and the end of the last one.
  private let starts: [Int]

  /// The number of lines.
  ///
  /// The last line doesn't have to end with a line feed.
  var count: Int { starts.count - 1 }
  /// The end of the last line.
  var end: Int { starts[starts.count - 1] }

  /// Finds at most `limit` lines from `start`, which must be the start of a line.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init(_ bytes: UnsafeRawBufferPointer, from start: Int = 0, limit: Int = .max) {
    self.bytes = bytes
    var starts = [start]
    starts.reserveCapacity(min(limit, (bytes.count - start) / 32) + 1)
    var position = start
    while position < bytes.count, starts.count <= limit {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[position...])
      position += POSIX.offset(of: UInt8(ascii: "\n"), in: rest).map { $0 + 1 } ?? rest.count
      starts.append(position)
    }
    self.starts = starts
  }

  /// Returns the byte range of the line at `index`.
  func bytes(_ index: Int) -> Range<Int> { starts[index]..<starts[index + 1] }

  /// Returns the byte range of consecutive lines.
  func bytes(_ lines: Range<Int>) -> Range<Int> {
    starts[lines.lowerBound]..<starts[lines.upperBound]
  }

  func text(_ index: Int) -> Line {
    Line(bytes: UnsafeRawBufferPointer(rebasing: bytes[bytes(index)]))
  }

  /// A line, which is equal to lines with the same bytes.
  struct Line: Equatable {
    let bytes: UnsafeRawBufferPointer

    static func == (first: Line, second: Line) -> Bool {
      POSIX.areEqual(first.bytes, second.bytes)
    }

    /// A hash that is the same for equal lines, and rarely for others.
    var hash: UInt64 {
      var hash = UInt64(truncatingIfNeeded: bytes.count)
      var offset = 0
      while offset + 8 <= bytes.count {
        mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self), into: &hash)
        offset += 8
      }
      var rest: UInt64 = 0
      while offset < bytes.count {
        rest = rest &<< 8 | UInt64(bytes[offset])
        offset += 1
      }
      mix(rest, into: &hash)
      return hash
    }

    private func mix(_ word: UInt64, into hash: inout UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B1_85EB_CA87
      hash ^= hash &>> 29
    }
  }
}

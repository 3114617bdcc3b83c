/// Lines of a text, each with its line feed.
///
/// It points into the text, and is valid only as long as that.
struct TextLines {
  let bytes: UnsafeRawBufferPointer
  /// Where each line begins, and the last one ends.
  private let starts: [Int]

  /// How many lines there are; a text that does not end in a line feed ends in a line all the same.
  var count: Int { starts.count - 1 }
  /// Where the last line ends.
  var end: Int { starts[starts.count - 1] }

  /// The lines from `start` on, where one begins; at most `limit` of them.
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

  /// Where the line at `index` is.
  func bytes(_ index: Int) -> Range<Int> { starts[index]..<starts[index + 1] }

  /// Where a stretch of lines is.
  func bytes(_ lines: Range<Int>) -> Range<Int> {
    starts[lines.lowerBound]..<starts[lines.upperBound]
  }

  /// The line at `index`.
  func text(_ index: Int) -> Line {
    Line(bytes: UnsafeRawBufferPointer(rebasing: bytes[bytes(index)]))
  }

  /// A line, equal to others with the same bytes.
  struct Line: Equatable {
    let bytes: UnsafeRawBufferPointer

    static func == (first: Line, second: Line) -> Bool {
      POSIX.areEqual(first.bytes, second.bytes)
    }

    /// A number that is the same for equal lines, and hardly ever for others.
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

    @inline(__always)
    private func mix(_ word: UInt64, into hash: inout UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B1_85EB_CA87
      hash ^= hash &>> 29
    }
  }
}

internal import JSONSyntax

/// The lines of a generated file as a Bloom filter, to recognize them after a merge.
///
/// A file merged by Git consists of lines from both sides. The filter accepts every line of the
/// file, and about one in forty other lines. It has eight bits per line and sets four of them.
package struct LineRecord: Hashable, Sendable {
  private static let bitsPerLine = 8
  private static let bitsSet: UInt32 = 4
  private static let bitsPerCell = 6
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  /// Cells of six bits each.
  private var cells: [UInt8]

  /// Records the lines of `text`.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init(of text: UnsafeRawBufferPointer) {
    let hashes = Self.hashes(of: text)
    let bits = hashes.count * Self.bitsPerLine
    cells = Array(repeating: 0, count: (bits + Self.bitsPerCell - 1) / Self.bitsPerCell)
    for hash in hashes {
      for place in places(of: hash) { cells[place.cell] |= place.bit }
    }
  }

  /// Parses ``text``.
  ///
  /// Returns `nil` if a character isn't base64.
  init?(text: String) {
    cells = []
    for byte in text.utf8 {
      guard let value = Self.alphabet.firstIndex(of: byte) else { return nil }
      cells.append(UInt8(value))
    }
  }

  /// The filter as base64 characters of six bits each.
  var text: String {
    String(decoding: cells.map { Self.alphabet[Int($0)] }, as: UTF8.self)
  }

  /// Whether the file probably contains a line with this hash.
  ///
  /// False positives are rare, and false negatives are impossible.
  func mayContain(_ hash: UInt64) -> Bool {
    !cells.isEmpty && places(of: hash).allSatisfy { cells[$0.cell] & $0.bit != 0 }
  }

  private func places(of hash: UInt64) -> some Sequence<(cell: Int, bit: UInt8)> {
    let count = UInt64(cells.count * Self.bitsPerCell)
    let (first, step) = (UInt32(truncatingIfNeeded: hash), UInt32(truncatingIfNeeded: hash >> 32))
    return (0..<Self.bitsSet).lazy.map { index in
      let place = Int((UInt64(first &+ index &* (step | 1)) * count) >> 32)
      return (place / Self.bitsPerCell, 1 << UInt8(place % Self.bitsPerCell))
    }
  }

  // MARK: Lines

  /// Returns the hashes of all nontrivial lines.
  ///
  /// Lines such as `}` occur in any file, so they don't identify one. Indentation and line endings
  /// are ignored.
  static func hashes(of text: UnsafeRawBufferPointer) -> [UInt64] {
    let lines = TextLines(text)
    return (0..<lines.count).compactMap { hash(of: text, in: lines.bytes($0)) }
  }

  /// Returns the hashes of all nontrivial lines in a file that may contain conflict markers.
  ///
  /// Ignores the markers and the lines of the common ancestor between them.
  static func hashes(ofMerged text: UnsafeRawBufferPointer) -> [UInt64] {
    let lines = TextLines(text)
    var hashes: [UInt64] = []
    var isInAncestor = false
    for index in 0..<lines.count {
      let line = lines.bytes(index)
      if let mark = ConflictMarks.mark(at: line.lowerBound, in: text) {
        isInAncestor = mark == .ancestor
      } else if !isInAncestor, let hash = hash(of: text, in: line) {
        hashes.append(hash)
      }
    }
    return hashes
  }

  /// Returns the hash of a line, or `nil` if the line has fewer than four bytes.
  private static func hash(of text: UnsafeRawBufferPointer, in line: Range<Int>) -> UInt64? {
    var (start, end) = (line.lowerBound, line.upperBound)
    while end > start, text[end - 1] == UInt8(ascii: "\n") || text[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    while start < end, text[start] == UInt8(ascii: " ") { start += 1 }
    guard end - start >= 4 else { return nil }
    return ContentFingerprint.value(of: UnsafeRawBufferPointer(rebasing: text[start..<end]))
  }
}

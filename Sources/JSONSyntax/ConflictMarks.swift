/// The lines with which a version control system marks the two sides of a conflict.
package enum ConflictMarks {
  private static let signs: [UInt8] = [opening, UInt8(ascii: "|"), .equals, closing]
  private static let opening = UInt8(ascii: "<")
  private static let closing = UInt8(ascii: ">")
  /// How often a mark repeats its sign.
  private static let length = 7

  /// The marks of the first conflict in `text`, from the line that begins at `start` on.
  ///
  /// - Returns: the places of the signs; none if the first line that looks like a mark has no other.
  static func first(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> [Range<Int>] {
    var marks: [Range<Int>] = []
    var index = start
    while index < text.count {
      if isMark(text, at: index) {
        marks.append(index..<index + length)
        if text[index] == closing { break }
      }
      while index < text.count, text[index] != .lineFeed { index += 1 }
      index += 1
    }
    return marks.count > 1 ? marks : []
  }

  /// Whether a conflict begins and ends somewhere in `text`.
  ///
  /// - Complexity: O(*n*); of a text without marks few bytes are looked at.
  package static func exist(in text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { text in
      guard let start = firstOpening(in: text), let last = first(in: text, from: start).last else {
        return false
      }
      return text[last.lowerBound] == closing
    }
  }

  /// Where the first line stands that begins a conflict.
  private static func firstOpening(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    // A mark cannot hide between two places that are as far from each other as it is long.
    for place in stride(from: length - 1, to: text.count, by: length)
    where text[place] == opening {
      var start = place
      while start > place - length + 1, text[start - 1] == opening { start -= 1 }
      if start == 0 || text[start - 1] == .lineFeed, isMark(text, at: start) { return start }
    }
    return nil
  }

  private static func isMark(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let end = index + length
    guard end <= text.count, signs.contains(text[index]) else { return false }
    guard text[index..<end].allSatisfy({ $0 == text[index] }) else { return false }
    return end == text.count || text[end] == .space || text[end].isLineEnd
  }
}

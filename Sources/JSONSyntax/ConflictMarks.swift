/// The lines with which a version control system marks the two sides of a conflict.
package enum ConflictMarks {
  private static let signs: [UInt8] = [
    UInt8(ascii: "<"), UInt8(ascii: "|"), .equals, UInt8(ascii: ">"),
  ]
  /// How often a mark repeats its sign.
  private static let length = 7

  /// The marks of the first conflict in `text`, from the line that begins at `start` on.
  ///
  /// - Returns: the places of the signs; none if the first line that looks like a mark has no other.
  package static func first(in text: some RandomAccessCollection<UInt8>, from start: Int) -> [Range<
    Int
  >] {
    let bytes = Array(text.dropFirst(start))
    var marks: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      if isMark(bytes, at: index) {
        marks.append(start + index..<start + index + length)
        if bytes[index] == UInt8(ascii: ">") { break }
      }
      while index < bytes.count, bytes[index] != .lineFeed { index += 1 }
      index += 1
    }
    return marks.count > 1 ? marks : []
  }

  private static func isMark(_ bytes: [UInt8], at index: Int) -> Bool {
    let end = index + length
    guard end <= bytes.count, signs.contains(bytes[index]) else { return false }
    guard bytes[index..<end].allSatisfy({ $0 == bytes[index] }) else { return false }
    return end == bytes.count || bytes[end] == .space || bytes[end].isLineEnd
  }
}

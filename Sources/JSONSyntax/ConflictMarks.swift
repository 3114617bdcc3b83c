/// The marker lines that version control systems insert around the two sides of a merge conflict.
package enum ConflictMarks {
  private static let signs: [UInt8] = [opening, UInt8(ascii: "|"), .equals, closing]
  private static let opening = UInt8(ascii: "<")
  private static let closing = UInt8(ascii: ">")
  /// The number of times a marker repeats its character.
  private static let length = 7

  /// Finds the markers of the first conflict in `text`, starting at the line that begins at
  /// `start`.
  ///
  /// - Returns: the ranges of the markers; empty if the first line that looks like a marker is the
  ///   only one.
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

  /// Whether `text` contains a complete conflict.
  ///
  /// - Complexity: O(*n*), but inspects few bytes of a text without markers.
  package static func exist(in text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { text in
      guard let start = firstOpening(in: text), let last = first(in: text, from: start).last else {
        return false
      }
      return text[last.lowerBound] == closing
    }
  }

  /// Returns the offset of the first line that begins a conflict.
  private static func firstOpening(in text: UnsafeBufferPointer<UInt8>) -> Int? {
    // Checking one byte per marker length is enough: a marker can't fit between two checks.
    var place = length - 1
    while place < text.count {
      if text[place] == opening {
        var start = place
        while start > place - length + 1, text[start - 1] == opening { start -= 1 }
        if start == 0 || text[start - 1] == .lineFeed, isMark(text, at: start) { return start }
      }
      place &+= length
    }
    return nil
  }

  /// The kinds of marker lines that Git inserts around the versions of a conflict.
  package enum Mark: Sendable {
    case ours, ancestor, theirs, end
  }

  /// Returns the marker at the beginning of the line at `index`; `nil` for any other line.
  package static func mark(at index: Int, in text: UnsafeRawBufferPointer) -> Mark? {
    guard isMark(text.bindMemory(to: UInt8.self), at: index) else { return nil }
    return switch text[index] {
    case opening: .ours
    case UInt8(ascii: "|"): .ancestor
    case .equals: .theirs
    default: .end
    }
  }

  private static func isMark(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let end = index + length
    guard end <= text.count, signs.contains(text[index]) else { return false }
    guard text[index..<end].allSatisfy({ $0 == text[index] }) else { return false }
    return end == text.count || text[end] == .space || text[end].isLineEnd
  }
}

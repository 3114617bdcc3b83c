/// Applies the white space rules of `templates/guide/language.md` to the segments of a file.
struct WhiteSpace {
  let bytes: [UInt8]
  private let start: Int
  private(set) var segments: [Segment]
  /// The tags on the current line.
  private var tags: [Int] = []

  /// - Parameters:
  ///   - segments: the segments of a file, or of a part of it.
  ///   - bytes: the whole file.
  ///   - start: the beginning of the part, which must begin a line.
  init(_ segments: [Segment], in bytes: [UInt8], from start: Int) {
    self.segments = segments
    self.bytes = bytes
    self.start = start
  }

  mutating func apply() {
    findMargins()
    var index = 0
    while index < segments.count {
      index = settleLine(from: index)
    }
    trim()
    segments.removeAll { $0.kind == .text && $0.bytes.isEmpty }
  }

  /// Finds the blanks at the beginning of each tag's line.
  private mutating func findMargins() {
    var lineStart = start
    var scanned = start
    for index in segments.indices where segments[index].kind != .text {
      let start = segments[index].bytes.lowerBound
      for position in scanned..<start where bytes[position] == UInt8(ascii: "\n") {
        lineStart = position + 1
      }
      scanned = start
      var end = lineStart
      while end < start, bytes[end].isBlank { end += 1 }
      segments[index].margin = lineStart..<end
    }
  }

  /// Removes the blanks and the line ending around tags that have a line to themselves.
  ///
  /// - Returns: the index of the segment to continue with.
  private mutating func settleLine(from first: Int) -> Int {
    guard segments[first].kind != .text, beginsLine(first) else { return first + 1 }
    var last = first
    var outputs = 0
    tags.removeAll(keepingCapacity: true)
    tags.append(first)
    while true {
      if segments[last].kind == .output || segments[last].keyword == .include { outputs += 1 }
      // Text that is printed into a variable or macro isn't printed here.
      if let end = endOfDefinition(last) {
        last = end
        tags.append(end)
      }
      guard last + 1 < segments.count else { break }
      let next = segments[last + 1]
      if next.kind != .text {
        last += 1
      } else if last + 2 < segments.count, bytes[next.bytes].allSatisfy(\.isBlank) {
        last += 2
      } else {
        break
      }
      tags.append(last)
    }
    let isTrimmed =
      segments[first].trimsBefore || segments[last].trimsAfter || isTrimmedByNeighbor(first, last)
    guard let lineEnd = lineEnd(after: last), outputs == 0 || (first == last && !isTrimmed) else {
      return last + 1
    }
    segments[first].standsAlone = outputs == 1
    segments[first].hasLineEnd =
      lineEnd > 0 && bytes[lineEnd - 1] == UInt8(ascii: "\n")
      && lineEnd > segments[last].bytes.upperBound
    removeBlanks(upTo: lineEnd)
    return last + 1
  }

  /// Whether a trim mark of the tag before or after a line affects the tags on it.
  private func isTrimmedByNeighbor(_ first: Int, _ last: Int) -> Bool {
    func isSpace(_ index: Int) -> Bool {
      segments[index].kind == .text && bytes[segments[index].bytes].allSatisfy(\.isBlankOrLineEnd)
    }
    var before = first - 1
    if before >= 0, isSpace(before) { before -= 1 }
    var after = last + 1
    if after < segments.count, isSpace(after) { after += 1 }
    return before >= 0 && segments[before].kind != .text && segments[before].trimsAfter
      || after < segments.count && segments[after].kind != .text && segments[after].trimsBefore
  }

  /// Whether there are only blanks before a tag on its line.
  private func beginsLine(_ index: Int) -> Bool {
    let margin = segments[index].margin
    let start = segments[index].bytes.lowerBound
    guard margin.upperBound == start else { return false }
    // The preceding text may have been narrowed with the previous line. In that case, a line has
    // just ended.
    return index == 0 || segments[index - 1].kind == .text
      || segments[index - 1].bytes.upperBound <= margin.lowerBound
  }

  /// Returns the offset after the line ending that follows a tag; `nil` if there is anything but
  /// blanks in between.
  private func lineEnd(after index: Int) -> Int? {
    var end = segments[index].bytes.upperBound
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    guard end < bytes.count else { return end }
    if bytes[end] == UInt8(ascii: "\r"), end + 1 < bytes.count { end += 1 }
    return bytes[end] == UInt8(ascii: "\n") ? end + 1 : nil
  }

  /// Returns the index of the end tag of a `set` or `macro` with a body, if it's on the same line.
  private func endOfDefinition(_ index: Int) -> Int? {
    guard let keyword = segments[index].keyword, keyword == .set || keyword == .macro,
      !segments[index].assigns
    else { return nil }
    var depth = 0
    for other in index..<min(segments.count, index + 1000) {
      if segments[other].keyword == keyword { depth += 1 }
      if segments[other].keyword?.opening == keyword { depth -= 1 }
      if depth == 0 { return other }
      if bytes[segments[other].bytes].contains(UInt8(ascii: "\n")), other > index { return nil }
    }
    return nil
  }

  /// Removes the blanks around and between the tags on the current line.
  private mutating func removeBlanks(upTo lineEnd: Int) {
    guard let first = tags.first, let last = tags.last else { return }
    if first > 0, segments[first - 1].kind == .text {
      let text = segments[first - 1].bytes
      let end = max(text.lowerBound, segments[first].margin.lowerBound)
      segments[first - 1].bytes = text.lowerBound..<min(text.upperBound, end)
    }
    for (tag, next) in zip(tags, tags.dropFirst())
    where next == tag + 2 && endOfDefinition(tag) != next {
      let start = segments[tag + 1].bytes.lowerBound
      segments[tag + 1].bytes = start..<start
    }
    if last + 1 < segments.count, segments[last + 1].kind == .text {
      let end = segments[last + 1].bytes.upperBound
      segments[last + 1].bytes = min(lineEnd, end)..<end
    }
  }

  /// Applies the trim marks of tags.
  private mutating func trim() {
    for index in segments.indices where segments[index].kind != .text {
      if segments[index].trimsBefore {
        trimText(at: index - 1, fromEnd: true)
      }
      if segments[index].trimsAfter {
        trimText(at: index + 1, fromEnd: false)
      }
    }
  }

  private mutating func trimText(at index: Int, fromEnd: Bool) {
    guard segments.indices.contains(index), segments[index].kind == .text else { return }
    var range = segments[index].bytes
    if fromEnd {
      while !range.isEmpty, bytes[range.upperBound - 1].isBlankOrLineEnd {
        range = range.lowerBound..<range.upperBound - 1
      }
    } else {
      while !range.isEmpty, bytes[range.lowerBound].isBlankOrLineEnd {
        range = range.lowerBound + 1..<range.upperBound
      }
    }
    segments[index].bytes = range
  }
}

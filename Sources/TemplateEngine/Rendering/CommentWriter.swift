/// Writes arbitrary text as a comment that nothing in the text can end.
///
/// This is a class for the same reason as ``StringEncoder``.
final class CommentWriter: Sendable {
  private let first: [UInt8]?
  private let line: [UInt8]?
  private let last: [UInt8]?
  private let single: (before: [UInt8], after: [UInt8])?
  /// The delimiters for text that fits on a single line and needs no further processing.
  private let plain: (before: [UInt8], after: [UInt8])?
  private let replacements: [(sequence: [UInt8], by: [UInt8])]
  private let width: Int?
  /// Whether each byte is written unchanged in any context.
  private let isPlain: [Bool]

  init(_ style: CommentStyle) {
    first = style.first.map { Array($0.utf8) }
    line = style.line.map { Array($0.utf8) }
    last = style.last.map { Array($0.utf8) }
    width = style.width
    replacements = style.replacements.filter { !$0.sequence.isEmpty }.map {
      (Array($0.sequence.utf8), Array($0.by.utf8))
    }
    let ends = Set(replacements.compactMap { $0.sequence.last })
    isPlain = (0..<256).map { (0x20..<0x7F).contains($0) && !ends.contains(UInt8($0)) }
    if let pattern = style.single {
      single = Pattern.split(pattern)
    } else if style.line == nil {
      let blank = [UInt8(ascii: " ")]
      single = ((first.map { $0 + blank } ?? []), (last.map { blank + $0 } ?? []))
    } else {
      single = nil
    }
    if let single {
      plain = single
    } else if let line, first == nil, last == nil {
      plain = (line, [])
    } else {
      plain = nil
    }
  }

  /// Appends a text as a comment, without a line ending after the last line.
  ///
  /// Blank text produces nothing.
  ///
  /// - Parameters:
  ///   - text: UTF-8 text, in which invalid bytes become U+FFFD.
  ///   - margin: the number of columns used for indentation.
  ///   - output: the buffer to append to.
  func append(
    _ text: UnsafeBufferPointer<UInt8>,
    margin: Int,
    to output: inout OutputBuffer
  ) {
    if let plain, isSimple(text, in: plain, margin: margin) {
      output.append(plain.before)
      output.append(text)
      output.append(plain.after)
    } else {
      output.append(comment(text, margin: margin))
    }
  }

  /// Whether a text can be written unchanged as a single-line comment.
  private func isSimple(
    _ text: UnsafeBufferPointer<UInt8>,
    in plain: (before: [UInt8], after: [UInt8]),
    margin: Int
  ) -> Bool {
    guard let first = text.first, let last = text.last, !first.isBlank, !last.isBlank,
      isPlain.withUnsafeBufferPointer({ isPlain in text.allSatisfy { isPlain[Int($0)] } })
    else { return false }
    guard let width else { return true }
    return plain.before.columnCount + text.count + plain.after.columnCount + margin <= width
  }

  private func comment(_ text: UnsafeBufferPointer<UInt8>, margin: Int) -> [UInt8] {
    var lines = self.lines(of: text)
    guard !lines.isEmpty else { return [] }
    if line == nil { lines = [Array(lines.filter { !$0.isEmpty }.joined(separator: [0x20]))] }
    if let single, lines.count == 1 {
      var comment = single.before
      append(lines[0], to: &comment, lineStart: 0)
      comment += single.after
      guard let width, line != nil, comment.columnCount + margin > width else { return comment }
    }
    let prefix = line ?? []
    var comment: [UInt8] = []
    if let first { comment += first + [UInt8(ascii: "\n")] }
    for text in lines {
      let room = width.map { max($0 - margin - prefix.columnCount, 20) } ?? Int.max
      var wrapped: [UInt8] = []
      LineWrapping.append(text[...], width: room, lineStart: [], to: &wrapped)
      for part in wrapped.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        let start = comment.count
        comment += prefix
        append(Array(part), to: &comment, lineStart: start)
        while comment.count > start, comment[comment.count - 1].isBlank { comment.removeLast() }
        comment.append(UInt8(ascii: "\n"))
      }
    }
    if let last { comment += last } else { comment.removeLast() }
    return comment
  }

  /// Appends text, replacing each forbidden sequence as soon as its last byte has been appended.
  private func append(_ text: [UInt8], to comment: inout [UInt8], lineStart: Int) {
    for byte in text {
      comment.append(byte)
      for (sequence, by) in replacements where comment[lineStart...].ends(with: sequence) {
        comment.removeLast(sequence.count)
        comment += by
        break
      }
    }
  }

  /// Splits a text into lines.
  ///
  /// The lines have no trailing blanks. Empty lines at the beginning and end are dropped, and
  /// consecutive empty lines are collapsed.
  private func lines(of text: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var current: [UInt8] = []
    func endLine() {
      while current.last == UInt8(ascii: " ") { current.removeLast() }
      if !current.isEmpty || !(lines.last?.isEmpty ?? true) { lines.append(current) }
      current = []
    }
    var index = 0
    while index < text.count {
      let (value, count, _) = UTF8Text.scalar(in: text, at: index)
      index += count
      switch value {
      case 0x0D where index < text.count && text[index] == UInt8(ascii: "\n"): break
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: endLine()
      case 0x09: current.append(UInt8(ascii: " "))
      case _ where UTF8Text.isTreacherous(value): UTF8Text.append(0xFFFD, to: &current)
      default: UTF8Text.append(value, to: &current)
      }
    }
    endLine()
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with sequence: [UInt8]) -> Bool {
    count >= sequence.count && suffix(sequence.count).elementsEqual(sequence)
  }
}

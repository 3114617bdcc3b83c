import Diagnostics

extension JSONParser {
  /// Adds an error, unless it follows from one that was reported.
  @inline(never)
  mutating func report(_ diagnostic: Diagnostic) {
    reportAlone(diagnostic)
    if forgiveLineWithLostQuote() { mistakes.doubtStructure() }
  }

  /// The same for an error that a lost quote cannot be the cause of.
  mutating func reportAlone(_ diagnostic: Diagnostic) {
    mistakes.append(diagnostic, at: diagnostic.primary?.span.start ?? 0)
  }

  /// Adds an error about brackets or quotes, unless it follows from one that was reported.
  @inline(never)
  mutating func reportStructural(_ diagnostic: Diagnostic) {
    let isFirst = !mistakes.hasDoubtfulStructure
    mistakes.appendStructural(diagnostic, at: diagnostic.primary?.span.start ?? 0)
    if isFirst { _ = forgiveLineWithLostQuote() }
  }

  /// Adds the error of a string that takes up the rest of its line.
  mutating func reportUnterminatedString(at start: Int) {
    reportAlone(.unterminatedString(at: span(start, start + 1)))
    guard forgiveLineWithLostQuote() else { return }
    // Brackets that were taken for text are missing now.
    let brackets: [UInt8] = [.openBrace, .closeBrace, .openBracket, .closeBracket]
    let rest = source[start..<lineEnd(from: start)]
    if rest.contains(where: { brackets.contains($0) }) { mistakes.doubtStructure() }
  }

  /// After an error on a line with an odd number of quotes, says nothing more about that line.
  ///
  /// - Returns: whether it is such a line.
  private mutating func forgiveLineWithLostQuote() -> Bool {
    guard position >= mistakes.quietUntil, position < source.count, lineLacksQuote() else {
      return false
    }
    mistakes.quietUntil = max(mistakes.quietUntil, lineEnd(from: position))
    return true
  }

  /// Whether the number of quotes on the line of the position is odd; no string of JSON goes on in the
  /// next line.
  func lineLacksQuote() -> Bool {
    var index = position
    while index > 0, !base[index - 1].isLineEnd { index -= 1 }
    var isOdd = false
    while index < source.count, !base[index].isLineEnd {
      if base[index] == .quote { isOdd.toggle() }
      index += base[index] == .backslash ? 2 : 1
    }
    return isOdd
  }

  /// Reports the marks of a merge conflict, if the line at the position is one, and ends the reading.
  ///
  /// - Returns: whether that is so.
  mutating func reportConflict() -> Bool {
    guard position == 0 || base[position - 1].isLineEnd else { return false }
    let marks = ConflictMarks.first(in: source, from: position)
    guard marks.first?.lowerBound == position else { return false }
    mistakes.appendLast(.mergeConflict(marks.map { span($0.lowerBound, $0.upperBound) }))
    return true
  }

  /// All errors in the order of their places.
  func finishedDiagnostics() -> [Diagnostic] {
    mistakes.finished()
  }

  /// The text of `start..<end`.
  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: source[start..<max(start, min(end, source.count))], as: UTF8.self)
  }

  /// The text of `start..<end`, cut short where it is long.
  func excerpt(_ start: Int, _ end: Int) -> String {
    let limit = 40
    guard end - start > limit else { return text(start, end) }
    var cut = start + limit
    while cut > start, source[cut] & 0xC0 == 0x80 { cut -= 1 }
    return text(start, cut) + "…"
  }

  /// What stands at `index`, for a message.
  func found(at index: Int) -> String {
    guard index < source.count else { return "the end of the file" }
    guard let scalar = scalar(at: index) else { return "a byte that is not UTF-8" }
    if scalar == "`" { return "a backquote" }
    if scalar.value < 0x20 || scalar.value == 0x7F || scalar.isForeignSpace {
      return scalar.codePointName
    }
    return "`\(scalar)`"
  }

  /// The span of the scalar at `index`; empty at the end.
  func spanOfScalar(at index: Int) -> Span {
    let length = index < source.count ? max(source.lengthOfScalar(at: index), 1) : 0
    return span(min(index, source.count), min(index, source.count) + length)
  }

  /// The offset just after the last byte before `index` that is not white space.
  func endOfText(before index: Int) -> Int {
    var index = min(index, source.count)
    while index > 0, base[index - 1].isJSONSpace { index -= 1 }
    return index
  }

  /// Notes bytes in `start..<end` that are not UTF-8.
  mutating func checkUTF8(_ start: Int, _ end: Int) {
    var index = start
    while index < end {
      let length = source.lengthOfScalar(at: index)
      if length == 0 { mistakes.noteInvalidUTF8(span(index, index + 1), base[index]) }
      index += max(length, 1)
    }
  }

  /// Reports no mistake up to and including the next byte that is not white space.
  mutating func forgiveNextSeparator(after index: Int) {
    var index = index
    while index < source.count, base[index].isJSONSpace { index += 1 }
    mistakes.quietUntil = max(mistakes.quietUntil, index + 1)
  }

  /// Marks the node in the last slot as repaired; its text goes from `start` to the position.
  mutating func markLastSlot(content: Range<Int>? = nil, number: Double = 0) {
    guard let last = slots.last else { return }
    let start = Int(last.offset)
    let content = content ?? start..<start
    slots[slots.count - 1] = JSONSlot(last.kind, at: start, size: position - start, isMarked: true)
    repairs.append(
      JSONRepair(
        node: UInt32(truncatingIfNeeded: slots.count - 1),
        end: UInt32(truncatingIfNeeded: position),
        content: UInt32(
          truncatingIfNeeded: content.lowerBound
        )..<UInt32(truncatingIfNeeded: content.upperBound),
        number: number
      )
    )
  }
}

extension Unicode.Scalar {
  /// The way the Unicode Standard writes a code point, as in `U+00A0`.
  var codePointName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

import Diagnostics

extension JSONParser {
  /// Adds an error, unless it's the consequence of a reported one.
  mutating func report(_ diagnostic: Diagnostic) {
    reportAlone(diagnostic)
    if forgiveLineWithLostQuote() { mistakes.markNestingAmbiguous() }
  }

  /// Adds an error that a missing quote can't have caused, unless it's the consequence of a
  /// reported one.
  mutating func reportAlone(_ diagnostic: Diagnostic) {
    mistakes.append(diagnostic, at: diagnostic.primary?.span.start ?? 0)
  }

  /// Adds an error about unbalanced delimiters, unless it's the consequence of a reported one.
  mutating func reportStructural(_ diagnostic: Diagnostic) {
    let isFirst = !mistakes.hasAmbiguousNesting
    mistakes.appendStructural(diagnostic, at: diagnostic.primary?.span.start ?? 0)
    if isFirst { _ = forgiveLineWithLostQuote() }
  }

  /// Adds an error about an unterminated string, which extends to the end of its line.
  mutating func reportUnterminatedString(at start: Int) {
    reportAlone(.unterminatedString(at: span(start, start + 1)))
    guard forgiveLineWithLostQuote() else { return }
    // Brackets that were read as part of the string are now missing.
    let brackets: [UInt8] = [.openBrace, .closeBrace, .openBracket, .closeBracket]
    let rest = source[start..<lineEnd(from: start)]
    if rest.contains(where: { brackets.contains($0) }) { mistakes.markNestingAmbiguous() }
  }

  /// Suppresses further errors on the current line if it has an odd number of quotes.
  ///
  /// - Returns: whether it did.
  private mutating func forgiveLineWithLostQuote() -> Bool {
    guard position >= mistakes.suppressedUntil, position < source.count, lineLacksQuote() else {
      return false
    }
    mistakes.suppressedUntil = max(mistakes.suppressedUntil, lineEnd(from: position))
    return true
  }

  /// Whether the current line has an odd number of quotes.
  ///
  /// Strings in JSON can't span lines.
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

  /// Reports a merge conflict if the current line begins one, and stops parsing.
  ///
  /// - Returns: whether there is a conflict.
  mutating func reportConflict() -> Bool {
    guard position == 0 || base[position - 1].isLineEnd else { return false }
    let marks = ConflictMarks.first(in: source, from: position)
    guard marks.first?.lowerBound == position else { return false }
    mistakes.appendLast(.mergeConflict(marks.map { span($0.lowerBound, $0.upperBound) }))
    return true
  }

  /// Returns all errors, in source order.
  func finishedDiagnostics() -> [Diagnostic] {
    mistakes.finished()
  }

  /// Returns the text of `start..<end`.
  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: source[start..<max(start, min(end, source.count))], as: UTF8.self)
  }

  /// Returns the text of `start..<end`, truncated to about 40 bytes.
  func excerpt(_ start: Int, _ end: Int) -> String {
    let limit = 40
    guard end - start > limit else { return text(start, end) }
    var cut = start + limit
    while cut > start, source[cut] & 0xC0 == 0x80 { cut -= 1 }
    return text(start, cut) + "…"
  }

  /// Describes the character at `index` for a diagnostic.
  func found(at index: Int) -> String {
    guard index < source.count else { return "the end of the file" }
    guard let scalar = scalar(at: index) else { return "a byte that is not UTF-8" }
    if scalar == "`" { return "a backquote" }
    if scalar.value < 0x20 || scalar.value == 0x7F || scalar.isForeignSpace {
      return scalar.codePointName
    }
    return "`\(scalar)`"
  }

  /// Returns the span of the scalar at `index`; empty at the end of the text.
  func spanOfScalar(at index: Int) -> Span {
    let length = index < source.count ? max(source.lengthOfScalar(at: index), 1) : 0
    return span(min(index, source.count), min(index, source.count) + length)
  }

  /// Returns the offset just past the last byte before `index` that isn't white space.
  func endOfText(before index: Int) -> Int {
    var index = min(index, source.count)
    while index > 0, base[index - 1].isJSONSpace { index -= 1 }
    return index
  }

  /// Records bytes in `start..<end` that aren't valid UTF-8.
  mutating func checkUTF8(_ start: Int, _ end: Int) {
    var index = start
    while index < end {
      let length = source.lengthOfScalar(at: index)
      if length == 0 { mistakes.noteInvalidUTF8(span(index, index + 1), base[index]) }
      index += max(length, 1)
    }
  }

  /// Suppresses errors up to and including the next byte that isn't white space.
  mutating func suppressErrorsThroughSeparator(after index: Int) {
    var index = index
    while index < source.count, base[index].isJSONSpace { index += 1 }
    mistakes.suppressedUntil = max(mistakes.suppressedUntil, index + 1)
  }

  /// Marks the last node as repaired, and extends its text to the position.
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
  /// The code point in the notation of the Unicode Standard, such as `U+00A0`.
  var codePointName: String { "U+" + value.hexadecimal(digits: 4, uppercase: true) }
}

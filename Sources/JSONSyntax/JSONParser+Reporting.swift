import Diagnostics

extension JSONParser {
  /// Adds an error, unless it follows from one that was reported.
  @inline(never)
  mutating func report(_ diagnostic: Diagnostic) {
    mistakes.append(diagnostic, at: diagnostic.primary?.span.start ?? 0)
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

  /// The offset just after the last byte before `index` that is no white space.
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

  /// Reports no mistake up to and including the next byte that is no white space.
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

import Diagnostics

extension JSONParser {
  /// Parses the string whose opening quote is at the position, and appends it to the tree.
  ///
  /// - Returns: the hash of the decoded content if `isName` is `true`; otherwise unspecified.
  @inline(__always)
  mutating func parseString(isName: Bool) -> UInt64 {
    var index = position + 1
    var hash = NameHash()
    while true {
      let word = source.loadWord(at: index)
      let stops = JSONParser.stringStops(word)
      if stops == 0 {
        hash.combine(word)
        index += 8
        continue
      }
      let bits = UInt64(stops.trailingZeroBitCount & 0x38)
      let stop = index + Int(bits >> 3)
      guard UInt8(truncatingIfNeeded: word >> bits) == .quote else {
        return parseUnusualString(from: stop, isName: isName)
      }
      hash.combine(word & ((1 << bits) &- 1))
      slots.push(JSONSlot(.string, at: position, size: stop + 1 - position, isMarked: false))
      position = stop + 1
      return hash.value
    }
  }

  /// Sets the highest bit of the first byte of `word` that is `"`, `\`, a control character, or not
  /// ASCII.
  ///
  /// Higher bits are meaningless.
  ///
  /// A subtraction borrows from the next byte only after a match.
  static func stringStops(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = (word ^ (ones &* 0x22)) &- ones
    let backslashes = (word ^ (ones &* 0x5C)) &- ones
    let controls = word &- (ones &* 0x20)
    return (quotes | backslashes | controls | word) & (ones &* 0x80)
  }

  /// Continues parsing a string at the first byte that isn't plain.
  @inline(never)
  private mutating func parseUnusualString(from stop: Int, isName: Bool) -> UInt64 {
    let start = position
    var reading = StringReading(start: start, index: stop)
    while !reading.isOver { readStringPiece(&reading) }
    position = min(reading.index, source.count)
    slots.push(
      JSONSlot(.string, at: start, size: position - start, isMarked: reading.needsDecoding)
    )
    if reading.isUnterminated { markLastSlot(content: start + 1..<position) }
    guard isName else { return 0 }
    let end = reading.isUnterminated ? position : position - 1
    return NameHash.ofContent(
      UnsafeBufferPointer(rebasing: source[start + 1..<end]),
      hasEscapes: reading.needsDecoding
    )
  }

  /// The state of parsing a string.
  struct StringReading {
    let start: Int
    var index: Int
    var needsDecoding = false
    var isUnterminated = false
    var isOver = false
    /// Whether a line break has been reported.
    var hasLineBreak = false
  }

  private mutating func readStringPiece(_ reading: inout StringReading) {
    let stops = JSONParser.stringStops(source.loadWord(at: reading.index))
    if stops == 0 {
      reading.index += 8
      return
    }
    reading.index += stops.trailingZeroBitCount >> 3
    guard reading.index < source.count else { return endUnterminated(&reading) }
    let byte = base[reading.index]
    switch byte {
    case .quote:
      reading.index += 1
      reading.isOver = true
    case .backslash: readEscape(&reading)
    case ..<0x20: readControlCharacter(byte, &reading)
    default: readScalars(&reading)
    }
  }

  private mutating func readScalars(_ reading: inout StringReading) {
    while reading.index < source.count, base[reading.index] >= 0x80 {
      let length = source.lengthOfScalar(at: reading.index)
      if length == 0 {
        mistakes.noteInvalidUTF8(
          span(reading.index, reading.index + 1),
          base[reading.index]
        )
        reading.needsDecoding = true
      }
      reading.index += max(length, 1)
    }
  }

  private mutating func readEscape(_ reading: inout StringReading) {
    let start = reading.index
    reading.needsDecoding = true
    guard start + 1 < source.count else {
      reading.index = source.count
      return endUnterminated(&reading)
    }
    switch base[start + 1] {
    case .quote, .backslash, .slash, UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      reading.index += 2
    case UInt8(ascii: "u"): readUnicodeEscape(&reading)
    case ..<0x20: reading.index += 1  // The line ends; the backslash means nothing then.
    default:
      let length = max(source.lengthOfScalar(at: start + 1), 1)
      report(.unknownEscape(text(start, start + 1 + length), at: span(start, start + 1 + length)))
      reading.index += base[start + 1] < 0x80 ? 2 : 1
    }
  }

  private mutating func readUnicodeEscape(_ reading: inout StringReading) {
    let start = reading.index
    guard let unit = source.hexadecimalUnit(at: start + 2) else {
      var end = start + 2
      while end < source.count, end < start + 6, base[end].hexadecimalValue != nil { end += 1 }
      report(.incompleteEscape(text(start, end), at: span(start, end)))
      reading.index = end
      return
    }
    reading.index = start + 6
    guard unit & 0xF800 == 0xD800 else { return }
    if unit < 0xDC00, start + 7 < source.count, base[start + 6] == .backslash,
      base[start + 7] == UInt8(ascii: "u"), let low = source.hexadecimalUnit(at: start + 8),
      low & 0xFC00 == 0xDC00
    {
      reading.index = start + 12
    } else if mistakes.hasRoom {
      report(
        .loneSurrogate(text(start, start + 6), isFirst: unit < 0xDC00, at: span(start, start + 6))
      )
    }
  }

  private mutating func readControlCharacter(_ byte: UInt8, _ reading: inout StringReading) {
    if byte.isLineEnd {
      guard reading.hasLineBreak || continuesOnNextLine(after: reading.index) else {
        return endUnterminated(&reading)
      }
      if !reading.hasLineBreak {
        report(.lineBreakInString(at: span(reading.index, reading.index + 1)))
      }
      reading.hasLineBreak = true
    } else {
      report(.controlCharacter(byte, at: span(reading.index, reading.index + 1)))
    }
    reading.index += 1
  }

  private mutating func endUnterminated(_ reading: inout StringReading) {
    reading.isOver = true
    reading.isUnterminated = true
    reading.needsDecoding = true
    reportUnterminatedString(at: reading.start)
    // The next separator was probably meant to be part of the string, or its comma is already in
    // the string.
    suppressErrorsThroughSeparator(after: reading.index)
  }

  /// Whether an unterminated string seems to continue on the next line: the next line that isn't
  /// empty begins like prose and contains a quote.
  private func continuesOnNextLine(after index: Int) -> Bool {
    var index = index
    while index < source.count, base[index].isJSONSpace { index += 1 }
    guard index < source.count else { return false }
    switch base[index] {
    case .quote, .openBrace, .closeBrace, .openBracket, .closeBracket, .comma: return false
    default: return source[index..<lineEnd(from: index)].contains(.quote)
    }
  }
}

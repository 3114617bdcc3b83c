import Diagnostics

/// Error recovery: reports an error once, and continues as if the likeliest intention had been
/// written.
extension JSONParser {
  // MARK: Between items

  /// Handles anything other than a single comma between two items, and a comma before the first
  /// item.
  ///
  /// - Returns: `false` if no item follows and ``parseItem()`` must start over.
  mutating func repairSeparator(_ byte: inout UInt8, in frame: OpenContainer) -> Bool {
    if frame.count == 0 { return repairExtraComma(&byte, at: position, in: frame) }
    if position >= source.count {
      closeUnclosed()
      return false
    }
    switch byte {
    case .closeBrace, .closeBracket:
      closeMismatched(byte)
      return false
    case UInt8(ascii: ";"):
      report(.wrongSeparator(found(at: position), expected: ",", at: spanOfScalar(at: position)))
      position += 1
      byte = nextByte()
      return byte != frame.closer
    case .colon where !frame.isObject:
      return repairNameInArray(&byte, frame)
    case .colon where openMissingBrace(in: frame):
      return false
    case _ where byte.isWordByte && base[position - 1] == .quote:
      report(.textAfterString(at: span(position - 1, position)))
      skipBrokenString()
      return false
    case .quote, .openBrace, .openBracket, .minus, .apostrophe:
      break
    case _ where byte.isWordByte:
      break
    default:
      skipUnexpected(expected: "`,` or `\(Unicode.Scalar(frame.closer))`")
      return false
    }
    let end = endOfLastItem(in: frame)
    report(.missingComma(at: span(end, end), next: spanOfScalar(at: position), frame.isObject))
    return true
  }

  /// Handles a comma at `comma` with no item before or after it.
  ///
  /// `byte` is the byte at the position.
  mutating func repairExtraComma(
    _ byte: inout UInt8,
    at comma: Int,
    in frame: OpenContainer
  ) -> Bool {
    if byte == .comma {
      reportAlone(.extraComma(at: span(position, position + 1), frame.isObject))
      while byte == .comma {
        position += 1
        byte = nextByte()
      }
    } else if options != .commented {
      reportAlone(.trailingComma(at: span(comma, comma + 1), before: frame.closer))
    }
    guard byte == frame.closer else { return true }
    position += 1
    closeContainer()
    return false
  }

  /// Handles a `:` after a property's value.
  ///
  /// The value is actually a name, and the `{` before it is missing.
  private mutating func openMissingBrace(in frame: OpenContainer) -> Bool {
    guard let name = slots.last, name.kind == .string, !name.isMarked,
      endOfLastItem(in: frame) == Int(name.offset) + Int(name.size),
      frames.count < JSONParser.nestingLimit
    else { return false }
    let start = Int(name.offset)
    reportStructural(.missingBrace(at: span(start, start)))
    slots.shrink(to: slots.count - 1)
    position = start
    openContainer(isObject: true)
    position = start
    return true
  }

  /// Handles a `:` after an array element.
  ///
  /// Either the array should have ended before that element, which is actually a name in the
  /// enclosing object, or the array contains names.
  private mutating func repairNameInArray(_ byte: inout UInt8, _ frame: OpenContainer) -> Bool {
    if let name = slots.last, name.kind == .string, !name.isMarked,
      let earlierEnd = endBeforeLastElement(of: frame),
      frames.count > 1, frames.elements[frames.count - 2].isObject,
      let next = nextUnmatchedBracket(), base[next] == .closeBrace
    {
      let start = Int(name.offset)
      var end = endOfText(before: start)
      if end > earlierEnd, base[end - 1] == .comma { end = endOfText(before: end - 1) }
      end = max(end, earlierEnd)
      reportStructural(.missingBracket(at: span(end, end), opening: span(of: frame)))
      slots.shrink(to: slots.count - 1)
      frames.top.count -= 1
      position = end
      closeContainer()
      mistakes.suppressedUntil = max(mistakes.suppressedUntil, start + 1)
      return false
    }
    reportStructural(.nameInArray(at: spanOfScalar(at: position), opening: span(of: frame)))
    position += 1
    byte = nextByte()
    return true
  }

  /// Returns the end of the last name or value in `frame`, before any comment that follows it.
  private func endOfLastItem(in frame: OpenContainer) -> Int {
    var end = Int(slots[frame.slot].offset) + 1
    var element = frame.slot + 2
    while element < slots.count {
      let slot = slots[element]
      end = slot.isContainer ? Int(slots[element + 1].offset) : Int(slot.offset) + Int(slot.size)
      element = slot.isContainer ? Int(slots[element + 1].content) : element + 1
    }
    return end
  }

  /// Returns the start of the last value in `frame`.
  func startOfLastItem(in frame: OpenContainer) -> Int {
    var start = Int(slots[frame.slot].offset) + 1
    var element = frame.slot + 2
    while element < slots.count {
      let slot = slots[element]
      start = Int(slot.offset)
      element = slot.isContainer ? Int(slots[element + 1].content) : element + 1
    }
    return start
  }

  /// Returns the end of the element before the last one in `frame`; `nil` if the last slot isn't a
  /// direct child of `frame`.
  private func endBeforeLastElement(of frame: OpenContainer) -> Int? {
    var end = Int(slots[frame.slot].offset) + 1
    var element = frame.slot + 2
    while element < slots.count - 1 {
      let slot = slots[element]
      end = slot.isContainer ? Int(slots[element + 1].offset) : Int(slot.offset) + Int(slot.size)
      element = Int(
        slot.isContainer ? slots[element + 1].content : UInt32(truncatingIfNeeded: element + 1)
      )
    }
    return element == slots.count - 1 ? end : nil
  }

  /// Skips past the next quote on this line that seems to close a string, or to the end of the
  /// line.
  private mutating func skipBrokenString() {
    let start = position
    let end = lineEnd(from: start)
    while position < end {
      position += 1
      guard base[position - 1] == .quote else { continue }
      var next = position
      while next < end, base[next].isJSONSpace { next += 1 }
      if next == end || [.comma, .closeBrace, .closeBracket].contains(base[next]) {
        return checkUTF8(start, position)
      }
    }
    checkUTF8(start, end)
    suppressErrorsThroughSeparator(after: end)
  }

  // MARK: Names

  /// Handles anything other than `"` at the beginning of a property name.
  mutating func repairName(_ byte: UInt8) -> Bool {
    let start = position
    if start >= source.count {
      closeUnclosed()
      return false
    }
    if byte == .closeBracket {
      closeMismatched(byte)
      return false
    }
    if let quotes = ForeignQuotes(at: start, in: source) {
      appendForeignString(quotes)
    } else if byte.isValueStart, passUnopenedArray() {
      return false
    } else if byte.isWordByte {
      appendUnquotedName()
    } else if byte == .openBrace || byte == .openBracket || byte == .colon {
      reportStructural(.missingName(found(at: start), at: spanOfScalar(at: start)))
      slots.push(JSONSlot(.string, at: start, size: 0, isMarked: true))
      markLastSlot()
      if byte != .colon {
        frames.top.count += 1
        parseValue(byte)
        return false
      }
    } else {
      skipUnexpected(expected: "a name in double quotes")
      return false
    }
    return parseColonAfterRepair()
  }

  private mutating func parseColonAfterRepair() -> Bool {
    let byte = nextByte()
    guard byte == .colon else { return repairColon(byte) }
    position += 1
    return true
  }

  /// Handles anything other than `:` after a property name.
  mutating func repairColon(_ byte: UInt8) -> Bool {
    if repairUnclosedName(byte) { return true }
    if byte == .comma || byte == .closeBracket, passUnopenedArray(hasName: true) { return false }
    if position < mistakes.suppressedUntil, repairs.last.map({ Int($0.node) }) == slots.count - 1 {
      // The name ran to the end of its line, so the next property begins here.
      frames.top.count += 1
      appendNull(at: position)
      return false
    }
    let place = spanOfScalar(at: position)
    switch byte {
    case .equals:
      report(.wrongSeparator(found(at: position), expected: ":", at: place))
      position += 1
      if position < source.count, base[position] == UInt8(ascii: ">") { position += 1 }
      return true
    case .quote, .openBrace, .openBracket, .minus, .apostrophe:
      break
    case _ where byte.isWordByte:
      break
    default:
      appendMissingValue()
      return false
    }
    let end = endOfLastItem(in: frames.top)
    report(.missingColon(at: span(end, end), next: place))
    return true
  }

  /// Handles a name without a closing quote, which therefore ends at the opening quote of its value
  /// or at the end of the line.
  ///
  /// Cuts the name off before its colon.
  private mutating func repairUnclosedName(_ byte: UInt8) -> Bool {
    guard let name = slots.last, name.kind == .string else { return false }
    let start = Int(name.offset)
    let end = start + Int(name.size)
    let isUnterminated = repairs.last.map { Int($0.node) } == slots.count - 1
    guard isUnterminated || (byte.isWordByte && end == position) else { return false }
    guard start < end, base[start] == .quote,
      let colon = source[start + 1..<end].firstIndex(of: .colon)
    else { return false }
    if isUnterminated {
      repairs.removeLast()
    } else {
      report(.unterminatedString(at: span(start, start + 1)))
    }
    slots.shrink(to: slots.count - 1)
    if names.elements.last?.slot == slots.count { names.shrink(to: names.count - 1) }
    position = colon
    slots.push(JSONSlot(.string, at: start, size: 0, isMarked: true))
    markLastSlot(content: start + 1..<colon)
    position = colon + 1
    return true
  }

  /// Reports a missing value for the last name, and appends `null` for it.
  private mutating func appendMissingValue(isStructural: Bool = true) {
    frames.top.count += 1
    let isEnd = position >= source.count
    let next = isEnd ? 0 : base[position]
    if [.comma, .closeBrace, .closeBracket].contains(next) || isEnd {
      let end = endOfText(before: position)
      if !isEnd {
        let mistake = Diagnostic.missingValue(found(at: position), at: span(end, end))
        if isStructural { reportStructural(mistake) } else { report(mistake) }
      }
      appendNull(at: end)
      // Report the bracket only once.
      if next == .closeBracket {
        mistakes.suppressedUntil = max(mistakes.suppressedUntil, position + 1)
      }
    } else {
      appendNull(at: position)
      skipUnexpected(expected: "`:`")
    }
  }

  private mutating func appendNull(at offset: Int) {
    let end = position
    position = offset
    slots.push(JSONSlot(.null, at: offset, size: 0, isMarked: true))
    markLastSlot()
    position = end
  }

  // MARK: Values

  /// Handles a byte that can't begin a value.
  mutating func repairValue(_ byte: UInt8) {
    if let quotes = ForeignQuotes(at: position, in: source) { return appendForeignString(quotes) }
    let next = position + 1 < source.count ? base[position + 1] : 0
    if byte == .plus || byte == .period, next.isNumberLike { return repairNumber() }
    if byte.isLetter || byte == 0x5F || byte == .numberSign { return appendUnquotedValue() }
    guard !frames.isEmpty else { return skipUnexpected(expected: "a value") }
    let frame = frames.top
    if frame.isObject {
      frames.top.count -= 1
      return appendMissingValueAfterColon()
    }
    frames.top.count -= 1
    if position >= source.count {
      closeUnclosed()
    } else if byte == .closeBrace {
      closeMismatched(byte)
    } else {
      skipUnexpected(expected: "a value")
    }
  }

  private mutating func appendMissingValueAfterColon() {
    let isDelimiter =
      position >= source.count
      || [.comma, .closeBrace, .closeBracket].contains(base[position])
    if isDelimiter { return appendMissingValue(isStructural: false) }
    frames.top.count += 1
    appendNull(at: position)
    skipUnexpected(expected: "a value")
  }

  // MARK: Other unexpected text

  /// Reports the unexpected text at the position, and skips to where an item may end.
  mutating func skipUnexpected(expected: String) {
    let start = position
    guard start < source.count, !reportConflict() else { return }
    if source.lengthOfScalar(at: start) > 0 {
      reportStructural(
        .unexpected(found(at: start), expected: expected, at: spanOfScalar(at: start))
      )
    }
    position += 1
    while position < source.count, !base[position].isLineEnd,
      ![.comma, .closeBrace, .closeBracket].contains(base[position])
    {
      position += 1
    }
    checkUTF8(start, position)
  }

  /// Reports content after the top-level value.
  mutating func finishText() {
    let byte = nextByte()
    guard position < source.count, !mistakes.shouldStopParsing, !reportConflict() else { return }
    // If the text isn't JSON at all, reporting trailing content adds nothing.
    if slots.first?.isContainer != true, !mistakes.diagnostics.isEmpty { return }
    let isBracket = byte == .closeBrace || byte == .closeBracket
    if mistakes.hasAmbiguousNesting && (isBracket || byte == .comma) { return }
    guard source.lengthOfScalar(at: position) > 0 else { return checkUTF8(position, source.count) }
    reportStructural(.trailingContent(found(at: position), byte, at: spanOfScalar(at: position)))
  }
}

extension UInt8 {
  /// Whether this begins a number, an object, or an array.
  fileprivate var isValueStart: Bool {
    switch self {
    case 0x30...0x39, .minus, .openBrace, .openBracket: true
    default: false
    }
  }
}

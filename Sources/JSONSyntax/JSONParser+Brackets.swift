import Diagnostics

/// Brackets that are missing, of the wrong kind or too deep.
extension JSONParser {
  /// Closes an object with `]` or an array with `}`.
  ///
  /// Taken as a slip of the finger. Should a bracket be missing instead, the depth is off by one from
  /// here on, and what the end of the text says about brackets is not worth telling.
  mutating func closeMismatched(_ byte: UInt8) {
    let frame = frames.top
    reportStructural(
      .mismatchedBracket(
        byte,
        expected: frame.closer,
        at: span(position, position + 1),
        opening: span(of: frame)
      )
    )
    position += 1
    closeContainer()
  }

  /// Closes everything at the end of the text.
  mutating func closeUnclosed() {
    position = source.count
    if !mistakes.hasDoubtfulStructure {
      let end = endOfText(before: source.count)
      reportStructural(
        .unclosedBrackets(
          at: span(end, end),
          openings: frames.elements.map { span(of: $0) },
          suspect: misindentedContainer(),
          source
        )
      )
    }
    while !frames.isEmpty { closeContainer() }
  }

  /// Passes an object or array that lies too deep, and gives `null` for it.
  @inline(never)
  mutating func skipDeepContainer() {
    let start = position
    if mistakes.haveRoom {
      report(.nestingTooDeep(limit: JSONParser.nestingLimit, at: span(start, start + 1)))
    }
    var depth = 0
    repeat {
      switch base[position] {
      case .openBrace, .openBracket: depth += 1
      case .closeBrace, .closeBracket: depth -= 1
      case .quote: position = endOfQuoted(from: position)
      default: break
      }
      position += 1
    } while depth > 0 && position < source.count
    position = min(position, source.count)
    // Brackets that are missing in what was passed are not worth a second message.
    if depth > 0 { mistakes.doubtStructure() }
    slots.push(JSONSlot(.null, at: start, size: 0, isMarked: true))
    markLastSlot()
  }

  /// The offset of the quote that closes the one at `index`, or of the end of its line.
  private func endOfQuoted(from index: Int) -> Int {
    var index = index + 1
    while index < source.count, base[index] != .quote, !base[index].isLineEnd {
      index += base[index] == .backslash ? 2 : 1
    }
    return index
  }

  /// Handles a value where a name has to stand, if an array that nobody has opened ends behind it: the
  /// `[` before the last value is missing.
  ///
  /// - Parameter hasName: whether the value was read as a name, in the last slot.
  /// - Returns: whether that is so.
  mutating func passUnopenedArray(hasName: Bool = false) -> Bool {
    guard frames.top.count > 0, let end = nextUnmatchedBracket(), base[end] == .closeBracket else {
      return false
    }
    if hasName {
      slots.removeLast()
      if names.elements.last?.slot == slots.count { names.shrink(to: names.count - 1) }
    }
    let start = startOfLastItem(in: frames.top)
    reportStructural(
      .missingOpeningBracket(at: span(start, start), closing: span(end, end + 1))
    )
    position = end + 1
    // What is left of the array is not a value to judge.
    if let value = slots.last, Int(value.offset) == start, !value.isMarked {
      slots[slots.count - 1] = JSONSlot(.null, at: start, size: 0, isMarked: true)
      markLastSlot()
    }
    return true
  }

  /// The offset of the next bracket that closes more than was opened after the position; looks only
  /// some way.
  func nextUnmatchedBracket() -> Int? {
    var depth = 0
    var index = position
    let end = min(source.count, position + 4096)
    while index < end {
      switch base[index] {
      case .openBrace, .openBracket: depth += 1
      case .closeBrace, .closeBracket:
        if depth == 0 { return index }
        depth -= 1
      case .quote: index = endOfQuoted(from: index)
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The place where `frame` begins.
  func span(of frame: OpenContainer) -> Span {
    let start = Int(slots[frame.slot].offset)
    return span(start, start + 1)
  }
}

import Diagnostics

/// Handling of brackets that are missing, mismatched, or too deeply nested.
extension JSONParser {
  /// Closes an object with `]` or an array with `}`.
  ///
  /// Treats the bracket as a typo. If a bracket is missing instead, the depth is off by one from
  /// here on, and errors about brackets at the end of the text aren't worth reporting.
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

  /// Closes all open containers at the end of the text.
  mutating func closeUnclosed() {
    position = source.count
    if !mistakes.hasAmbiguousNesting {
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

  /// Skips an object or array that exceeds the nesting limit, and appends `null` for it.
  @inline(never)
  mutating func skipDeepContainer() {
    let start = position
    if mistakes.hasRoom {
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
    // Don't report missing brackets in the skipped text as well.
    if depth > 0 { mistakes.markNestingAmbiguous() }
    slots.push(JSONSlot(.null, at: start, size: 0, isMarked: true))
    markLastSlot()
  }

  /// Returns the offset of the quote that closes the one at `index`, or of the end of the line.
  private func endOfQuoted(from index: Int) -> Int {
    var index = index + 1
    while index < source.count, base[index] != .quote, !base[index].isLineEnd {
      index += base[index] == .backslash ? 2 : 1
    }
    return index
  }

  /// Handles a value where a property name is expected if it's followed by the end of an array that
  /// was never opened.
  ///
  /// In that case, the `[` before the last value is missing.
  ///
  /// - Parameter hasName: whether the value was read as a name and is in the last slot.
  /// - Returns: whether the `[` is missing.
  mutating func passUnopenedArray(hasName: Bool = false) -> Bool {
    guard frames.top.count > 0, let end = nextUnmatchedBracket(), base[end] == .closeBracket else {
      return false
    }
    if hasName {
      slots.shrink(to: slots.count - 1)
      if names.elements.last?.slot == slots.count { names.shrink(to: names.count - 1) }
    }
    let start = startOfLastItem(in: frames.top)
    reportStructural(
      .missingOpeningBracket(at: span(start, start), closing: span(end, end + 1))
    )
    position = end + 1
    // What was read as the value is only the array's first element, so it shouldn't be validated.
    if let value = slots.last, Int(value.offset) == start, !value.isMarked {
      slots[slots.count - 1] = JSONSlot(.null, at: start, size: 0, isMarked: true)
      markLastSlot()
    }
    return true
  }

  /// Returns the offset of the next closing bracket that has no opening bracket after the position;
  /// `nil` if there is none within 4,096 bytes.
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

  /// Returns the span of the opening bracket of `frame`.
  func span(of frame: OpenContainer) -> Span {
    let start = Int(slots[frame.slot].offset)
    return span(start, start + 1)
  }
}

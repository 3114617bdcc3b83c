import Diagnostics

extension JSONParser {
  /// Returns the first object or array whose closing bracket begins a line that is indented
  /// differently from the line of its opening bracket.
  ///
  /// If brackets don't match, the point where they appear to end reveals nothing about the location
  /// of the mistake. The indentation, which people see, does.
  func misindentedContainer() -> Span? {
    var index = 0
    while index < slots.count {
      let slot = slots[index]
      guard slot.isContainer, index + 1 < slots.count else {
        index += 1
        continue
      }
      let start = Int(slot.offset)
      let end = Int(slots[index + 1].offset)
      if end > start + 1, end <= source.count, let closing = indentation(before: end - 1),
        closing != indentationOfLine(at: start)
      {
        return span(start, start + 1)
      }
      index += 2
    }
    return nil
  }

  /// Returns the length of the white space between the beginning of a line and `index`; `nil` if
  /// there is other text between them.
  private func indentation(before index: Int) -> Int? {
    var start = index
    while start > 0, base[start - 1] == .space || base[start - 1] == .tab { start -= 1 }
    return start == 0 || base[start - 1].isLineEnd ? index - start : nil
  }

  /// Returns the length of the white space at the beginning of the line that contains `index`,
  /// looking back at most 4,096 bytes.
  private func indentationOfLine(at index: Int) -> Int {
    var start = index
    let limit = max(0, index - 4096)
    while start > limit, !base[start - 1].isLineEnd { start -= 1 }
    var end = start
    while end < index, base[end] == .space || base[end] == .tab { end += 1 }
    return end - start
  }
}

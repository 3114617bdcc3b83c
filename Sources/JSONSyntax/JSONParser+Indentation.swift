import Diagnostics

extension JSONParser {
  /// The first object or array whose closing bracket stands at the beginning of a line that is
  /// indented otherwise than the line of the opening one.
  ///
  /// Where brackets do not match, the place at which they seem to end says nothing about the place
  /// of the mistake; the indentation, which people see, does.
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

  /// The length of the white space between the beginning of a line and `index`.
  ///
  /// `nil` where other text stands between them.
  private func indentation(before index: Int) -> Int? {
    var start = index
    while start > 0, base[start - 1] == .space || base[start - 1] == .tab { start -= 1 }
    return start == 0 || base[start - 1].isLineEnd ? index - start : nil
  }

  /// The length of the white space with which the line of `index` begins, if it is not too far.
  private func indentationOfLine(at index: Int) -> Int {
    var start = index
    let limit = max(0, index - 4096)
    while start > limit, !base[start - 1].isLineEnd { start -= 1 }
    var end = start
    while end < index, base[end] == .space || base[end] == .tab { end += 1 }
    return end - start
  }
}

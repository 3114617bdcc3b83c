import Diagnostics

extension JSONParser {
  /// Parses the number at the position and appends it to the tree.
  mutating func parseNumber() {
    var index = position
    if base[index] == .minus { index += 1 }
    let firstDigit = index
    index = source.endOfDigits(from: index)
    guard index > firstDigit, base[firstDigit] != .zero || index == firstDigit + 1 else {
      return repairNumber()
    }
    var needsRangeCheck = index - firstDigit > 308
    if index < source.count, base[index] == .period {
      index += 1
      let firstDecimal = index
      index = source.endOfDigits(from: index)
      guard index > firstDecimal else { return repairNumber() }
    }
    if index < source.count, base[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < source.count, base[index] == .plus || base[index] == .minus { index += 1 }
      let firstDigit = index
      index = source.endOfDigits(from: index)
      guard index > firstDigit else { return repairNumber() }
      needsRangeCheck = true
    }
    if index < source.count, base[index].isNumberLike { return repairNumber() }
    let start = position
    position = index
    slots.push(JSONSlot(.number, at: start, size: index - start, isMarked: false))
    if needsRangeCheck { checkRange(start) }
  }

  /// Reports the number just parsed from `start` if it's too large for a double.
  @inline(never)
  private mutating func checkRange(_ start: Int) {
    let number = UnsafeBufferPointer(rebasing: source[start..<position])
    guard !DecimalReader.value(of: number).isFinite else { return }
    if mistakes.hasRoom {
      report(.numberOutOfRange(excerpt(start, position), at: span(start, position)))
    }
    markLastSlot()
  }

  /// Reports a malformed number, and appends the number that was probably meant.
  @inline(never)
  mutating func repairNumber() {
    let start = position
    while position < source.count, base[position].isNumberLike { position += 1 }
    if position == start + 1, base[start] == .minus { skipSpacedNumber() }
    let flaw = NumberFlaw(of: text(start, position))
    report(.malformedNumber(excerpt(start, position), flaw, at: span(start, position)))
    slots.push(JSONSlot(.number, at: start, size: position - start, isMarked: true))
    markLastSlot(number: flaw.meaning)
  }

  /// Skips spaces followed by digits, if any.
  private mutating func skipSpacedNumber() {
    var next = position
    while next < source.count, base[next] == .space { next += 1 }
    guard next < source.count, base[next].isDigit else { return }
    position = source.endOfDigits(from: next)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the first byte at or after `index` that isn't a decimal digit.
  @inline(__always)
  func endOfDigits(from index: Int) -> Int {
    var index = index
    while true {
      let ones: UInt64 = 0x0101_0101_0101_0101
      let values = loadWord(at: index) ^ (ones &* 0x30)
      // The lowest set bit marks a byte with a value of ten or more. Only such a byte carries.
      let others = (values &+ (ones &* 0x76) | values) & (ones &* 0x80)
      if others != 0 { return index + others.trailingZeroBitCount >> 3 }
      index += 8
    }
  }
}

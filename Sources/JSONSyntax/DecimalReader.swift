/// Turns the text of a JSON number into the nearest double.
enum DecimalReader {
  /// The double nearest to `text`, ties to even; infinite when it is too large.
  ///
  /// `text` is a number by the grammar of RFC 8259; anything else gives some value.
  static func value(of text: UnsafeBufferPointer<UInt8>) -> Double {
    var index = 0
    let isNegative = text.first == .minus
    if isNegative { index = 1 }
    var digits: UInt64 = 0
    var digitCount = 0
    var exponent = 0
    while index < text.count, text[index].isDigit {
      digits = digits &* 10 &+ UInt64(text[index] &- 0x30)
      if digitCount > 0 || text[index] != .zero { digitCount += 1 }
      index += 1
    }
    if index < text.count, text[index] == .period {
      index += 1
      while index < text.count, text[index].isDigit {
        digits = digits &* 10 &+ UInt64(text[index] &- 0x30)
        if digitCount > 0 || text[index] != .zero { digitCount += 1 }
        exponent -= 1
        index += 1
      }
    }
    if index < text.count {
      guard let written = writtenExponent(text, from: index + 1) else { return slowValue(of: text) }
      exponent += written
    }
    guard digitCount <= 19, let magnitude = exactlyRounded(digits, tensExponent: exponent) else {
      return slowValue(of: text)
    }
    return isNegative ? -magnitude : magnitude
  }

  /// The number after an `e`; `nil` where it is so large that care is needed.
  private static func writtenExponent(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    var isNegative = false
    if index < text.count, text[index] == .minus || text[index] == .plus {
      isNegative = text[index] == .minus
      index += 1
    }
    var value = 0
    while index < text.count, text[index].isDigit {
      value = value * 10 + Int(text[index] - 0x30)
      if value > 9999 { return nil }
      index += 1
    }
    return isNegative ? -value : value
  }

  /// `digits` × 10^`tensExponent`, correctly rounded, where 128-bit integers suffice to know it.
  @inline(__always)
  static func exactlyRounded(_ digits: UInt64, tensExponent: Int) -> Double? {
    if digits == 0 { return 0 }
    if tensExponent == 0 { return Double(digits) }
    guard tensExponent >= -19, tensExponent <= 19 else { return nil }
    let power = powersOfTen[abs(tensExponent)]
    if digits < 1 << 53, abs(tensExponent) <= 22, power <= 1 << 53 {
      // Both operands are exact, so the one operation rounds once.
      return tensExponent < 0 ? Double(digits) / Double(power) : Double(digits) * Double(power)
    }
    return tensExponent < 0 ? quotient(digits, power) : product(digits, power)
  }

  private static func quotient(_ digits: UInt64, _ power: UInt64) -> Double {
    let digitShift = digits.leadingZeroBitCount
    let powerShift = power.leadingZeroBitCount
    let numerator = digits << UInt64(digitShift)
    let denominator = power << UInt64(powerShift)
    // Half the numerator, so that the quotient fits into 64 bits; it has at least 63.
    let (result, rest) = denominator.dividingFullWidth((numerator >> 1, numerator << 63))
    return rounded(result, hasRest: rest != 0, exponent: powerShift - digitShift - 63)
  }

  private static func product(_ digits: UInt64, _ power: UInt64) -> Double {
    let (high, low) = digits.multipliedFullWidth(by: power)
    if high == 0 { return Double(low) }
    let shift = UInt64(high.leadingZeroBitCount)
    let top = shift == 0 ? high : high << shift | low >> (64 - shift)
    return rounded(top, hasRest: low << shift != 0, exponent: 64 - Int(shift))
  }

  /// `value` × 2^`exponent`, plus a little if `hasRest`, rounded to the nearest, ties to even.
  private static func rounded(_ value: UInt64, hasRest: Bool, exponent: Int) -> Double {
    // Rounding to double looks at bits below the last kept one only to compare with a half, so a
    // rest may stand in the lowest of them: `value` has at least ten.
    let sticky = hasRest ? value | 1 : value
    return Double(sticky) * Double(bitPattern: UInt64(exponent + 1023) << 52)
  }

  private static func slowValue(of text: UnsafeBufferPointer<UInt8>) -> Double {
    Double(String(decoding: text, as: UTF8.self)) ?? 0
  }

  /// 10^0 to 10^19, all that fit into 64 bits.
  private static let powersOfTen: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]
}

/// Converts the text of a JSON number to the nearest double.
enum DecimalReader {
  /// Returns the double nearest to `text`, with ties to even; infinity if the number is too large.
  ///
  /// `text` must be a number in the grammar of RFC 8259; the result for any other text is
  /// unspecified.
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

  /// Returns the exponent after an `e`; `nil` if it's too large for the fast path.
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

  /// Returns `digits` × 10^`tensExponent`, correctly rounded; `nil` if 128-bit integers aren't
  /// enough.
  @inline(__always)
  static func exactlyRounded(_ digits: UInt64, tensExponent: Int) -> Double? {
    if digits == 0 { return 0 }
    if tensExponent == 0 { return Double(digits) }
    guard tensExponent >= -19, tensExponent <= 19 else { return nil }
    let power = powersOfTen[abs(tensExponent)]
    if digits < 1 << 53, abs(tensExponent) <= 22, power <= 1 << 53 {
      // Both operands are exact, so the result is rounded only once.
      return tensExponent < 0 ? Double(digits) / Double(power) : Double(digits) * Double(power)
    }
    return tensExponent < 0 ? quotient(digits, power) : product(digits, power)
  }

  private static func quotient(_ digits: UInt64, _ power: UInt64) -> Double {
    let digitShift = digits.leadingZeroBitCount
    let powerShift = power.leadingZeroBitCount
    let numerator = digits << UInt64(digitShift)
    let denominator = power << UInt64(powerShift)
    // Halve the numerator so the quotient fits into 64 bits. It has at least 63.
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

  /// Returns `value` × 2^`exponent` rounded to the nearest double, ties to even.
  ///
  /// `hasRest` means that the exact value is slightly larger.
  private static func rounded(_ value: UInt64, hasRest: Bool, exponent: Int) -> Double {
    // Rounding to a double uses the bits below the last one kept only for a comparison with one
    // half. `value` has at least ten such bits, so the lowest can represent the remainder.
    let sticky = hasRest ? value | 1 : value
    return Double(sticky) * Double(bitPattern: UInt64(exponent + 1023) << 52)
  }

  private static func slowValue(of text: UnsafeBufferPointer<UInt8>) -> Double {
    Double(String(decoding: text, as: UTF8.self)) ?? 0
  }

  /// The powers of ten that fit into 64 bits: 10^0 to 10^19.
  private static let powersOfTen: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
    1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]
}

/// Appends the shortest decimal text that reads back as `value`.
///
/// The format is that of ECMAScript's `Number::toString`: integral values have no decimal point,
/// magnitudes of at least 10²¹ or below 10⁻⁶ have an exponent, and -0 is `0`. Values that aren't
/// finite, which JSON can't represent, become `null`.
package func appendShortest(_ value: Double, to bytes: inout [UInt8]) {
  guard value.isFinite else {
    bytes.append(contentsOf: "null".utf8)
    return
  }
  let magnitude = value.magnitude
  if value < 0 { bytes.append(.minus) }
  if magnitude < 0x1p53, magnitude == magnitude.rounded(.towardZero) {
    appendDecimal(UInt64(magnitude), to: &bytes)
  } else if let decimal = ShortestDecimal(ofShort: magnitude) ?? ShortestDecimal(of: magnitude) {
    decimal.append(to: &bytes)
  }
}

/// Appends the decimal digits of `value`.
package func appendDecimal(_ value: UInt64, to bytes: inout [UInt8]) {
  if value < 10 {
    bytes.append(.zero + UInt8(truncatingIfNeeded: value))
    return
  }
  let start = bytes.count
  var rest = value
  while rest > 0 {
    bytes.append(.zero + UInt8(truncatingIfNeeded: rest % 10))
    rest /= 10
  }
  bytes[start...].reverse()
}

/// The fewest digits that identify a positive double: `digits` × 10^`exponent`.
struct ShortestDecimal: Equatable {
  /// The digits, without trailing zeros.
  private(set) var digits: UInt64
  private(set) var exponent: Int

  /// Finds the digits if 15 are enough; `nil` if they aren't, or for very large and very small
  /// values.
  ///
  /// At most one decimal of up to 15 digits reads back as `value`, so rounding to 15 digits finds
  /// it. The scaled integer and the power of ten are exact doubles, so their quotient is rounded
  /// the same way as by a parser.
  init?(ofShort value: Double) {
    guard value >= 1e-6, value < 1e15 else { return nil }
    var decimals = 15
    var power = 1.0
    while power <= value {
      power *= 10
      decimals -= 1
    }
    if value < 0.1 {
      var scaled = value * 10
      while scaled < 1 {
        scaled *= 10
        decimals += 1
      }
    }
    guard decimals >= 0, decimals <= 22 else { return nil }
    let scale = ShortestDecimal.powersOfTen[decimals]
    let scaled = (value * scale).rounded()
    guard scaled < 1e15, scaled / scale == value else { return nil }
    self.init(digits: UInt64(scaled), exponent: -decimals)
    dropTrailingZeros()
  }

  /// Finds the digits of any positive finite value, using the standard library's description.
  init?(of value: Double) {
    var digits: UInt64 = 0
    var exponent = 0
    var isAfterPoint = false
    var text = Substring(value.description).utf8
    while let byte = text.popFirst() {
      if byte == .period {
        isAfterPoint = true
      } else if byte == UInt8(ascii: "e") {
        guard let written = Int(Substring(text)) else { return nil }
        exponent += written
        break
      } else {
        guard byte.isDigit, digits < UInt64.max / 100 else { return nil }
        digits = digits * 10 + UInt64(byte - .zero)
        if isAfterPoint { exponent -= 1 }
      }
    }
    guard digits > 0 else { return nil }
    self.init(digits: digits, exponent: exponent)
    dropTrailingZeros()
  }

  private init(digits: UInt64, exponent: Int) {
    self.digits = digits
    self.exponent = exponent
  }

  private mutating func dropTrailingZeros() {
    while digits % 10 == 0, digits > 0 {
      digits /= 10
      exponent += 1
    }
  }

  /// Appends the number in the format of ECMAScript's `Number::toString`.
  func append(to bytes: inout [UInt8]) {
    let start = bytes.count
    appendDecimal(digits, to: &bytes)
    let count = bytes.count - start
    // The value is 0.DIGITS × 10^point.
    let point = count + exponent
    switch point {
    case count...21 where count <= 21:
      bytes.append(contentsOf: repeatElement(.zero, count: exponent))
    case 1...21:
      bytes.insert(.period, at: start + point)
    case -5...0:
      bytes.insert(contentsOf: repeatElement(.zero, count: 2 - point), at: start)
      bytes[start + 1] = .period
    default:
      if count > 1 { bytes.insert(.period, at: start + 1) }
      bytes.append(UInt8(ascii: "e"))
      bytes.append(point > 0 ? .plus : .minus)
      appendDecimal(UInt64(abs(point - 1)), to: &bytes)
    }
  }

  /// The powers of ten that are exact as doubles.
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

extension Double {
  /// The number as JSON, in the fewest digits that read back as the same double.
  package var jsonText: String {
    var bytes: [UInt8] = []
    appendShortest(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Writes numbers in decimal notation, without exponents.
///
/// This is a class for the same reason as ``StringEncoder``.
final class NumberWriter: Sendable {
  /// The default number of decimals; -1 for the shortest text.
  let digits: Int
  private let before: [UInt8]
  private let after: [UInt8]

  init(_ style: NumberStyle) {
    digits = style.digits.map { min(max($0, 0), 17) } ?? -1
    let (before, after) = Pattern.split(style.float)
    self.before = before
    self.after = after
  }

  /// Appends a finite number in the pattern for floating-point numbers.
  ///
  /// - Parameters:
  ///   - value: the number. If it isn't finite, 0 is written.
  ///   - digits: the number of decimals; less than 0 for the shortest text that reads back as the
  ///     same number.
  ///   - output: the buffer to append to.
  func appendFloat(_ value: Double, digits: Int, to output: inout OutputBuffer) {
    output.append(before)
    Self.append(value, digits: digits, to: &output)
    output.append(after)
  }

  static func append(_ value: Int, to output: inout OutputBuffer) {
    if value < 0 { output.append(UInt8(ascii: "-")) }
    append(UInt64(value.magnitude), to: &output)
  }

  static func appendHex(_ value: Int, digits: Int, to output: inout OutputBuffer) {
    let value = UInt64(value.magnitude)
    var count = 1
    while count < 16, value >> UInt64(4 * count) > 0 { count += 1 }
    for position in stride(from: max(count, digits) - 1, through: 0, by: -1) {
      let digit = position < 16 ? UInt8(value >> UInt64(4 * position) & 0xF) : 0
      output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  private static func append(_ value: UInt64, to output: inout OutputBuffer) {
    if value < 10 { return output.append(UInt8(ascii: "0") + UInt8(value)) }
    append(value / 10, to: &output)
    output.append(UInt8(ascii: "0") + UInt8(value % 10))
  }

  static func append(_ value: Double, digits: Int, to output: inout OutputBuffer) {
    guard value.isFinite else { return output.append(UInt8(ascii: "0")) }
    let magnitude = abs(value)
    if digits < 0, magnitude < 9_007_199_254_740_992, magnitude == Double(UInt64(magnitude)) {
      if value < 0 { output.append(UInt8(ascii: "-")) }
      return append(UInt64(magnitude), to: &output)
    }
    if digits < 0, let millionths = magnitude.wholeMillionths {
      if value < 0 { output.append(UInt8(ascii: "-")) }
      return append(millionths, decimals: 6, to: &output)
    }
    if digits >= 0 {
      let scale = Self.powers[min(digits, 17)]
      let scaled = magnitude * scale
      if scaled < 9_007_199_254_740_992 {
        let units = UInt64(scaled.nearestInteger ?? 0)
        if value < 0, units > 0 { output.append(UInt8(ascii: "-")) }
        return append(units, decimals: digits, to: &output)
      }
    }
    Decimal(magnitude).append(digits: digits, isNegative: value < 0, to: &output)
  }

  /// Appends `units` × 10^-`decimals`.
  private static func append(_ units: UInt64, decimals: Int, to output: inout OutputBuffer) {
    let scale = Self.wholePowers[decimals]
    let whole = units / scale
    append(whole, to: &output)
    var rest = units - whole * scale
    guard rest > 0 else { return }
    output.append(UInt8(ascii: "."))
    var place = decimals
    while rest > 0, place > 0 {
      place -= 1
      let digit = rest / Self.wholePowers[place]
      output.append(UInt8(ascii: "0") + UInt8(digit))
      rest -= digit * Self.wholePowers[place]
    }
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  ]
  private static let wholePowers: [UInt64] = powers.map { UInt64($0) }
}

/// The shortest decimal digits that read back as the same number.
private struct Decimal {
  /// The digits, without leading and trailing zeros.
  private var digits: [UInt8] = []
  /// The number of digits before the decimal point.
  ///
  /// May be negative or greater than the number of digits.
  private var whole = 0

  /// - Parameter magnitude: a finite number that isn't negative.
  init(_ magnitude: Double) {
    var exponent = 0
    var fraction: Int?
    var isNegativeExponent = false
    var isExponent = false
    for byte in magnitude.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): fraction = digits.count
      case UInt8(ascii: "e"): isExponent = true
      case UInt8(ascii: "-"): isNegativeExponent = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = byte - UInt8(ascii: "0")
        if isExponent { exponent = exponent * 10 + Int(digit) } else { digits.append(digit) }
      default: break
      }
    }
    whole = (fraction ?? digits.count) + (isNegativeExponent ? -exponent : exponent)
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    whole -= zeros
    trim()
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
  }

  /// Rounds to the given number of decimals, with halves away from zero.
  private mutating func round(to decimals: Int) {
    let kept = whole + decimals
    guard kept < digits.count else { return }
    guard kept >= 0 else { return digits.removeAll() }
    let roundsUp = digits[kept] >= 5
    digits.removeLast(digits.count - kept)
    if roundsUp {
      var index = kept - 1
      while index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index >= 0 {
        digits[index] += 1
      } else {
        digits.insert(1, at: 0)
        whole += 1
      }
    }
    trim()
  }

  func append(digits decimals: Int, isNegative: Bool, to output: inout OutputBuffer) {
    var rounded = self
    if decimals >= 0 { rounded.round(to: decimals) }
    rounded.append(isNegative: isNegative, to: &output)
  }

  private func append(isNegative: Bool, to output: inout OutputBuffer) {
    guard !digits.isEmpty else { return output.append(UInt8(ascii: "0")) }
    if isNegative { output.append(UInt8(ascii: "-")) }
    if whole <= 0 { output.append(UInt8(ascii: "0")) }
    for position in min(whole, 0)..<max(whole, digits.count) {
      if position == max(whole, 0) && position < digits.count && whole > 0 {
        output.append(UInt8(ascii: "."))
      } else if whole <= 0 && position == min(whole, 0) {
        output.append(UInt8(ascii: "."))
      }
      let digit = digits.indices.contains(position) ? digits[position] : 0
      output.append(UInt8(ascii: "0") + digit)
    }
  }
}

extension Double {
  /// The number in millionths, if its shortest decimal notation has at most six decimals.
  ///
  /// Different decimals of up to 15 digits read as different numbers, so one that reads as this
  /// number is the shortest.
  fileprivate var wholeMillionths: UInt64? {
    guard self < 1e9, let units = (self * 1e6).nearestInteger, Double(units) / 1e6 == self else {
      return nil
    }
    return UInt64(units)
  }

  /// The nearest integer, with halves away from zero; `nil` if it's out of range.
  ///
  /// This isn't `rounded()` because that requires the C math library.
  var nearestInteger: Int? {
    guard magnitude < 9_223_372_036_854_774_784 else { return nil }
    let whole = Int(self)
    let rest = magnitude - Double(whole.magnitude)
    return rest < 0.5 ? whole : self < 0 ? whole - 1 : whole + 1
  }
}

extension Double {
  /// The nearest number with at most `digits` digits after the decimal point.
  ///
  /// Halves go away from zero, and so does what is less than a half by one millionth of the last
  /// digit or less. Numbers that should be exactly in the middle, but miss it by the last bits of a
  /// platform's `pow`, thus give the same on every platform. Minus zero becomes zero. `digits` is
  /// from 0 to 15.
  package func rounded(toDigits digits: Int) -> Double {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = magnitude * scale
    guard scaled < 0x1p52 else { return self }
    let rounded = (scaled + 0.5 + 1e-6).rounded(.down) / scale
    return self < 0 && rounded != 0 ? -rounded : rounded
  }
}

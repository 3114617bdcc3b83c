extension Double {
  /// Returns the nearest number with at most `digits` decimal places, from 0 to 15.
  ///
  /// Halves are rounded away from zero, and so are numbers that are less than a half by at most one
  /// millionth of the last digit. Numbers that should be exactly a half, but miss it because of the
  /// last bits of a platform's `pow`, therefore give the same result on every platform. Negative
  /// zero becomes zero.
  package func rounded(toDigits digits: Int) -> Double {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = magnitude * scale
    guard scaled < 0x1p52 else { return self }
    let rounded = (scaled + 0.5 + 1e-6).rounded(.down) / scale
    return self < 0 && rounded != 0 ? -rounded : rounded
  }
}

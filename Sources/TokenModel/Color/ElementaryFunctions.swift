// The one place that knows where a platform keeps the functions that Swift's library lacks.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(ucrt)
  import ucrt
#endif

/// The functions of real numbers that colours need.
///
/// Platforms differ in the last bit of these, so no result of theirs is printed unrounded; see
/// ``Swift/Double/rounded(toDigits:)``.
enum Elementary {
  /// `base` to the power of `exponent`, with the sign of `base`.
  ///
  /// CSS extends every transfer function to negative numbers by point reflection.
  static func signedPower(_ base: Double, _ exponent: Double) -> Double {
    base < 0 ? -pow(-base, exponent) : pow(base, exponent)
  }

  /// The cube root of each element, with the element's sign.
  static func cubeRoot(_ vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(cbrt(vector.x), cbrt(vector.y), cbrt(vector.z))
  }

  /// The point at `radius` and `degrees` from the first axis.
  static func rectangular(radius: Double, degrees: Double) -> (Double, Double) {
    let radians = degrees * (.pi / 180)
    return (radius * cos(radians), radius * sin(radians))
  }

  /// The distance of a point from the origin, and its angle in degrees: 0 or more, less than 360.
  static func polar(_ x: Double, _ y: Double) -> (radius: Double, degrees: Double) {
    ((x * x + y * y).squareRoot(), normalized(degrees: atan2(y, x) * (180 / .pi)))
  }

  /// The same angle as 0 or more and less than 360.
  static func normalized(degrees: Double) -> Double {
    let remainder = degrees.truncatingRemainder(dividingBy: 360)
    let angle = remainder < 0 ? remainder + 360 : remainder
    return angle < 360 ? angle : 0
  }
}

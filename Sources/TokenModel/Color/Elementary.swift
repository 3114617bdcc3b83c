// The C math functions are in a different module on each platform. Only this file imports them.
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

/// The elementary functions for color conversions.
///
/// Platforms differ in the last bit of the results, so results are never printed unrounded; see
/// ``Swift/Double/rounded(toDigits:)``.
package enum Elementary {
  /// Returns the magnitude of `base` raised to `exponent`, with the sign of `base`.
  ///
  /// CSS extends every transfer function to negative numbers by point reflection.
  static func signedPower(_ base: Double, _ exponent: Double) -> Double {
    base < 0 ? -pow(-base, exponent) : pow(base, exponent)
  }

  /// Returns a power, the same on every platform; NaN if it's not a real number.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    guard exponent == exponent.rounded(), exponent.magnitude <= 1024 else {
      return pow(base, exponent).rounded(toDigits: 12)
    }
    var (result, square, rest) = (1.0, base, Int(exponent.magnitude))
    while rest > 0 {
      if rest % 2 == 1 { result *= square }
      square *= square
      rest /= 2
    }
    return exponent < 0 ? 1 / result : result
  }

  /// Returns the cube root of each element, with the element's sign.
  ///
  /// Computing three elements at once takes less than half the time of three calls to the C
  /// library, and this is the innermost step of gamut mapping. The error is at most 4 units in the
  /// last place, except for subnormal numbers.
  package static func cubeRoot(_ vector: SIMD3<Double>) -> SIMD3<Double> {
    let bits = unsafeBitCast(vector, to: SIMD3<UInt64>.self)
    let sign = bits & 0x8000_0000_0000_0000
    let positive = bits & 0x7FFF_FFFF_FFFF_FFFF
    let target = unsafeBitCast(positive, to: SIMD3<Double>.self)
    // Dividing the bits by 3 divides the exponent by 3. The constant restores two-thirds of the
    // exponent's bias, minus a correction that balances the error of the linear mantissa. The
    // remaining error is at most 4%.
    let thirds = SIMD3(positive.x / 3, positive.y / 3, positive.z / 3) &+ (0x2A9F_7893 << 32)
    var root = unsafeBitCast(thirds, to: SIMD3<Double>.self)
    // Each step of Halley's method cubes the error.
    for _ in 0..<3 {
      let cube = root * root * root
      root *= (cube + target + target) / (cube + cube + target)
    }
    let signed = unsafeBitCast(root, to: SIMD3<UInt64>.self) | sign
    return unsafeBitCast(signed, to: SIMD3<Double>.self).replacing(with: 0, where: target .== 0)
  }

  /// Converts polar coordinates to Cartesian coordinates.
  static func rectangular(radius: Double, degrees: Double) -> (Double, Double) {
    let radians = degrees * (.pi / 180)
    return (radius * cos(radians), radius * sin(radians))
  }

  /// Converts Cartesian coordinates to polar coordinates.
  ///
  /// The angle is at least 0° and less than 360°.
  static func polar(_ x: Double, _ y: Double) -> (radius: Double, degrees: Double) {
    ((x * x + y * y).squareRoot(), normalized(degrees: atan2(y, x) * (180 / .pi)))
  }

  /// Returns the equivalent angle that is at least 0° and less than 360°.
  static func normalized(degrees: Double) -> Double {
    let remainder = degrees.truncatingRemainder(dividingBy: 360)
    let angle = remainder < 0 ? remainder + 360 : remainder
    return angle < 360 ? angle : 0
  }
}

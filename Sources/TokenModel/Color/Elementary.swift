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
package enum Elementary {
  /// `base` to the power of `exponent`, with the sign of `base`.
  ///
  /// CSS extends every transfer function to negative numbers by point reflection.
  static func signedPower(_ base: Double, _ exponent: Double) -> Double {
    base < 0 ? -pow(-base, exponent) : pow(base, exponent)
  }

  /// The cube root of each element, with the element's sign.
  ///
  /// Three elements at once take less than half the time of the C library's function for one after
  /// the other, and this is the innermost step of gamut mapping. The result is off by 4 units in the
  /// last place at most, for anything but subnormal numbers.
  package static func cubeRoot(_ vector: SIMD3<Double>) -> SIMD3<Double> {
    let bits = unsafeBitCast(vector, to: SIMD3<UInt64>.self)
    let sign = bits & 0x8000_0000_0000_0000
    let positive = bits & 0x7FFF_FFFF_FFFF_FFFF
    let target = unsafeBitCast(positive, to: SIMD3<Double>.self)
    // A third of the exponent; the constant puts back two thirds of its bias, less what makes the
    // error of the linear mantissa equal on both sides. That leaves at most 4 per cent.
    let thirds = SIMD3(positive.x / 3, positive.y / 3, positive.z / 3) &+ (0x2A9F_7893 << 32)
    var root = unsafeBitCast(thirds, to: SIMD3<Double>.self)
    // Halley's iteration cubes the error each time.
    for _ in 0..<3 {
      let cube = root * root * root
      root *= (cube + target + target) / (cube + cube + target)
    }
    let signed = unsafeBitCast(root, to: SIMD3<UInt64>.self) | sign
    return unsafeBitCast(signed, to: SIMD3<Double>.self).replacing(with: 0, where: target .== 0)
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

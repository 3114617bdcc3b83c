/// Conversions between sRGB and its cylindrical forms, HSL and HWB (CSS Color 4, sections 7 and 8).
///
/// The hue is in degrees; the other two components are percentages.
enum CylindricalRGB {
  /// Converts HSL to sRGB (section 7.1).
  static func rgb(hsl: SIMD3<Double>) -> SIMD3<Double> {
    let saturation = hsl.y / 100
    let lightness = hsl.z / 100
    return rgb(
      hue: hsl.x,
      lightness: lightness,
      amplitude: saturation * min(lightness, 1 - lightness)
    )
  }

  /// Converts HWB to sRGB (section 8.1).
  static func rgb(hwb: SIMD3<Double>) -> SIMD3<Double> {
    let whiteness = hwb.y / 100
    let blackness = hwb.z / 100
    if whiteness + blackness >= 1 {
      return SIMD3(repeating: whiteness / (whiteness + blackness))
    }
    let pure = rgb(hue: hwb.x, lightness: 0.5, amplitude: 0.5)
    return pure * (1 - whiteness - blackness) + whiteness
  }

  /// The largest difference between the channels of a gray.
  ///
  /// The channels of a gray that was converted from another space differ in their last digits. Near
  /// black and white, dividing that difference by a tiny denominator would produce a saturated
  /// color.
  private static let grayTolerance = 1e-6

  /// Converts sRGB to HSL (section 7.2).
  ///
  /// The hue and the saturation of a gray are 0.
  ///
  /// The formula gives some colors far outside sRGB a negative saturation. The result uses the
  /// opposite hue and a positive saturation instead, which describe the same color.
  static func hsl(rgb: SIMD3<Double>) -> SIMD3<Double> {
    let highest = rgb.max()
    let lowest = rgb.min()
    let lightness = (highest + lowest) / 2
    guard highest - lowest > grayTolerance, lightness != 0, lightness != 1 else {
      return SIMD3(0, 0, lightness * 100)
    }
    let saturation = (highest - lightness) / min(lightness, 1 - lightness)
    let hue = hue(rgb: rgb) + (saturation < 0 ? 180 : 0)
    return SIMD3(Elementary.normalized(degrees: hue), saturation.magnitude * 100, lightness * 100)
  }

  /// Converts sRGB to HWB (section 8.2).
  ///
  /// The hue of a gray is 0.
  static func hwb(rgb: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(hue(rgb: rgb), rgb.min() * 100, (1 - rgb.max()) * 100)
  }

  private static func hue(rgb: SIMD3<Double>) -> Double {
    let highest = rgb.max()
    let range = highest - rgb.min()
    guard range > grayTolerance else { return 0 }
    let sixths =
      if highest == rgb.x {
        (rgb.y - rgb.z) / range
      } else if highest == rgb.y {
        (rgb.z - rgb.x) / range + 2
      } else {
        (rgb.x - rgb.y) / range + 4
      }
    return Elementary.normalized(degrees: sixths * 60)
  }

  /// Returns the values of three trapezoidal waves, a third of a turn apart, that oscillate between
  /// `lightness` − `amplitude` and `lightness` + `amplitude`.
  private static func rgb(hue: Double, lightness: Double, amplitude: Double) -> SIMD3<Double> {
    let turn = Elementary.normalized(degrees: hue) / 30
    func component(_ phase: Double) -> Double {
      let position = phase + turn < 12 ? phase + turn : phase + turn - 12
      return lightness - amplitude * max(-1, min(position - 3, 9 - position, 1))
    }
    return SIMD3(component(0), component(8), component(4))
  }
}

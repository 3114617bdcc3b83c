/// HSL and HWB: hue in degrees and two percentages, over sRGB (CSS Color 4, sections 7 and 8).
enum CylindricalRGB {
  /// sRGB for HSL (section 7.1).
  static func rgb(hsl: SIMD3<Double>) -> SIMD3<Double> {
    let saturation = hsl.y / 100
    let lightness = hsl.z / 100
    return rgb(
      hue: hsl.x,
      lightness: lightness,
      amplitude: saturation * min(lightness, 1 - lightness)
    )
  }

  /// sRGB for HWB (section 8.1).
  static func rgb(hwb: SIMD3<Double>) -> SIMD3<Double> {
    let whiteness = hwb.y / 100
    let blackness = hwb.z / 100
    if whiteness + blackness >= 1 {
      return SIMD3(repeating: whiteness / (whiteness + blackness))
    }
    let pure = rgb(hue: hwb.x, lightness: 0.5, amplitude: 0.5)
    return pure * (1 - whiteness - blackness) + whiteness
  }

  /// HSL for sRGB (section 7.2); grey has the hue 0.
  ///
  /// A colour far outside sRGB can come out with a negative saturation; the opposite hue with a
  /// positive one is the same colour.
  static func hsl(rgb: SIMD3<Double>) -> SIMD3<Double> {
    let highest = rgb.max()
    let lowest = rgb.min()
    let lightness = (highest + lowest) / 2
    guard highest > lowest, lightness != 0, lightness != 1 else {
      return SIMD3(0, 0, lightness * 100)
    }
    let saturation = (highest - lightness) / min(lightness, 1 - lightness)
    let hue = hue(rgb: rgb) + (saturation < 0 ? 180 : 0)
    return SIMD3(Elementary.normalized(degrees: hue), saturation.magnitude * 100, lightness * 100)
  }

  /// HWB for sRGB (section 8.2); grey has the hue 0.
  static func hwb(rgb: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(hue(rgb: rgb), rgb.min() * 100, (1 - rgb.max()) * 100)
  }

  private static func hue(rgb: SIMD3<Double>) -> Double {
    let highest = rgb.max()
    let range = highest - rgb.min()
    guard range > 0 else { return 0 }
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

  /// Three waves a third of a turn apart, each between `lightness` − `amplitude` and `lightness` +
  /// `amplitude`.
  private static func rgb(hue: Double, lightness: Double, amplitude: Double) -> SIMD3<Double> {
    let turn = Elementary.normalized(degrees: hue) / 30
    func component(_ phase: Double) -> Double {
      let position = phase + turn < 12 ? phase + turn : phase + turn - 12
      return lightness - amplitude * max(-1, min(position - 3, 9 - position, 1))
    }
    return SIMD3(component(0), component(8), component(4))
  }
}

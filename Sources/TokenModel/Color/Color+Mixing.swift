extension Color {
  /// The number of decimal places in the components of a mixed color.
  ///
  /// Ten digits are precise enough for any use, and few enough to hide that platforms disagree
  /// about the last bit of a power.
  package static let mixedDigits = 10

  /// Mixes two colors as specified in CSS Color 4, section 12, and for `color-mix()` in CSS Color
  /// 5.
  ///
  /// Both colors are converted to `space` and premultiplied by their alpha. A component that is
  /// `none` in one color is taken from the other color; a component that is `none` in both stays
  /// `none`. Hues are interpolated along the shorter arc. The components and the alpha of the
  /// result are rounded to ten decimal places.
  ///
  /// - Parameters:
  ///   - first: a color.
  ///   - second: the other color.
  ///   - weight: the share of `first`, from 0 to 1.
  ///   - space: the color space in which to mix.
  /// - Returns: A color in `space` without a hex fallback. It has an alpha if either color has one.
  public static func mix(
    _ first: Color,
    _ second: Color,
    weightOfFirst weight: Double = 0.5,
    in space: ColorSpace = .oklab
  ) -> Color {
    var one = first.prepared(forMixingIn: space)
    var other = second.prepared(forMixingIn: space)
    one.takeMissing(from: other)
    other.takeMissing(from: one)
    if let hue = space.hueIndex {
      let difference = other.components[hue] - one.components[hue]
      if difference > 180 { one.components[hue] += 360 }
      if difference < -180 { other.components[hue] += 360 }
    }
    var factors = (SIMD3(repeating: one.alpha ?? 1), SIMD3(repeating: other.alpha ?? 1))
    let alpha = factors.0.x * weight + factors.1.x * (1 - weight)
    var divisor = SIMD3(repeating: alpha == 0 ? 1 : alpha)
    if let hue = space.hueIndex {
      (factors.0[hue], factors.1[hue], divisor[hue]) = (1, 1, 1)
    }
    let sum = one.components * factors.0 * weight + other.components * factors.1 * (1 - weight)
    return Color(
      space,
      rounded(sum / divisor, in: space),
      missing: one.missing & other.missing,
      alpha: first.alpha == nil && second.alpha == nil ? nil : alpha.rounded(toDigits: mixedDigits)
    )
  }

  /// Returns the color in `space`, with `none` carried forward (CSS Color 4, section 12.2).
  private func prepared(forMixingIn space: ColorSpace) -> Color {
    var result = converted(to: space)
    result.missing |= self.space.carriedForward(missing, to: space)
    return result
  }

  private mutating func takeMissing(from other: Color) {
    for index in 0..<3 where isMissing(index) {
      components[index] = other.isMissing(index) ? 0 : other.components[index]
    }
  }

  private static func rounded(_ components: SIMD3<Double>, in space: ColorSpace) -> SIMD3<Double> {
    var result = components
    for index in 0..<3 {
      result[index] = components[index].rounded(toDigits: mixedDigits)
      if index == space.hueIndex {
        result[index] = Elementary.normalized(degrees: result[index])
      }
    }
    return result
  }
}

extension Color {
  /// Returns the contrast of text in this color on the background `ground`, from 1 to 21, as
  /// defined by WCAG 2.2.
  ///
  /// A translucent color is blended with the background first. The opacity of the background is
  /// ignored.
  package func contrast(on ground: Color) -> Double {
    Self.contrast(of: DerivedColor(self).srgb, on: DerivedColor(ground).srgb)
  }

  /// Returns the contrast of colors in sRGB with opacity.
  package static func contrast(of text: SIMD4<Double>, on ground: SIMD4<Double>) -> Double {
    let (one, other) = (luminance(blend(text, over: ground)), luminance(ground))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Returns the lightness contrast of text on a background in sRGB, from -108 to 106, as defined by
  /// APCA 0.1.9; it's negative for light text on a dark background.
  package static func lightnessContrast(
    of text: SIMD4<Double>,
    on ground: SIMD4<Double>
  ) -> Double {
    let (text, ground) = (screenLuminance(blend(text, over: ground)), screenLuminance(ground))
    guard (ground - text).magnitude >= 0.0005 else { return 0 }
    let power = Elementary.power
    let contrast =
      1.14
      * (ground > text
        ? power(ground, 0.56) - power(text, 0.57) : power(ground, 0.65) - power(text, 0.62))
    guard contrast.magnitude >= 0.1 else { return 0 }
    return (contrast - (contrast > 0 ? 0.027 : -0.027)) * 100
  }

  /// Returns the luminance as estimated by APCA, in which very dark colors are lighter.
  private static func screenLuminance(_ srgb: SIMD4<Double>) -> Double {
    let weights = [0.212_672_9, 0.715_152_2, 0.072_175]
    let y = (0..<3).reduce(0) { sum, index in
      sum + weights[index] * Elementary.power(min(max(srgb[index], 0), 1), 2.4)
    }
    return y > 0.022 ? y : y + Elementary.power(0.022 - y, 1.414)
  }

  /// Returns a color over another one, whose opacity is ignored.
  package static func blend(
    _ color: SIMD4<Double>,
    over ground: SIMD4<Double>
  ) -> SIMD4<Double> {
    let alpha = min(max(color.w, 0), 1)
    var mixed = color * alpha + ground * (1 - alpha)
    mixed.w = 1
    return mixed
  }

  private static func luminance(_ srgb: SIMD4<Double>) -> Double {
    let clamped = srgb.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    let color = Color(.srgb, SIMD3(clamped.x, clamped.y, clamped.z)).converted(to: .xyzD65)
    return color.components.y
  }
}

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

extension Color {
  /// Returns the contrast of text in this color on the background `ground`, from 1 to 21, as
  /// defined by WCAG 2.2.
  ///
  /// A translucent color is blended with the background first. The opacity of the background is
  /// ignored.
  package func contrast(on ground: Color) -> Double {
    let ground = DerivedColor(ground).srgb
    let text = DerivedColor(self).srgb
    let alpha = min(max(text.w, 0), 1)
    let mixed = text * alpha + ground * (1 - alpha)
    let (one, other) = (Self.luminance(mixed), Self.luminance(ground))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private static func luminance(_ srgb: SIMD4<Double>) -> Double {
    let clamped = srgb.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    let color = Color(.srgb, SIMD3(clamped.x, clamped.y, clamped.z)).converted(to: .xyzD65)
    return color.components.y
  }
}

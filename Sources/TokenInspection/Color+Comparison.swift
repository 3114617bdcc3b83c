package import TokenModel

extension Color {
  /// How far two colors look apart: their distance in Oklab.
  ///
  /// People begin to see a difference at about 0.02. The distance of black and white is 1. A difference
  /// in opacity is added.
  package func distance(to other: Color) -> Double {
    let difference = oklab - other.oklab
    let alpha = (self.alpha ?? 1) - (other.alpha ?? 1)
    return (difference * difference).sum().squareRoot() + alpha.magnitude
  }

  private var oklab: SIMD3<Double> { converted(to: .oklab).components }

  /// The contrast of text in this color on `ground`, from 1 to 21, as WCAG 2.2 defines it.
  ///
  /// A color that is not opaque is laid over the ground first; that of the ground itself does not count.
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

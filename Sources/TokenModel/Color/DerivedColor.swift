/// The representations of a color that outputs need, computed once per distinct color.
public struct DerivedColor: Hashable, Sendable {
  /// Red, green, blue, and alpha, each from 0 to 1, gamut-mapped to sRGB as specified in CSS Color
  /// 4.
  public var srgb: SIMD4<Double>
  /// Red, green, blue, and alpha, each from 0 to 1, gamut-mapped to Display P3.
  public var displayP3: SIMD4<Double>
  /// Whether the color is in the sRGB gamut, so that ``srgb`` represents it without loss.
  public var isInSRGB: Bool
  /// ``srgb`` with eight bits per channel, rounded only once: `0xRRGGBBAA`.
  public var hex: UInt32

  /// Creates a color from its representations.
  public init(srgb: SIMD4<Double>, displayP3: SIMD4<Double>, isInSRGB: Bool, hex: UInt32) {
    self.srgb = srgb
    self.displayP3 = displayP3
    self.isInSRGB = isInSRGB
    self.hex = hex
  }
}

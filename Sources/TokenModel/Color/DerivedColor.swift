/// What outputs need of a colour, worked out once for each distinct one.
public struct DerivedColor: Hashable, Sendable {
  /// Red, green, blue (mapped into sRGB as CSS Color 4 says) and alpha, each from 0 to 1.
  public var srgb: SIMD4<Double>
  /// The same in Display P3.
  public var displayP3: SIMD4<Double>
  /// Whether the colour lies in sRGB, so that nothing was lost in ``srgb``.
  public var isInSRGB: Bool
  /// ``srgb`` in eight bits a channel, rounded once: `0xRRGGBBAA`.
  public var hex: UInt32

  /// Makes the derived forms.
  public init(srgb: SIMD4<Double>, displayP3: SIMD4<Double>, isInSRGB: Bool, hex: UInt32) {
    self.srgb = srgb
    self.displayP3 = displayP3
    self.isInSRGB = isInSRGB
    self.hex = hex
  }
}

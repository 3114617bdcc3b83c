extension DerivedColor {
  /// Computes the representations of `color` that outputs need.
  ///
  /// Components that are `none` count as 0. If a color in sRGB, HSL, or HWB is in the sRGB gamut,
  /// its ``srgb`` is computed with arithmetic alone.
  public init(_ color: Color) {
    let forms = Self.forms(of: color)
    let given = color.alpha ?? 1
    let alpha = given > 0 ? min(given, 1) : 0
    let srgb = SIMD4(forms.srgb, alpha)
    self.init(
      srgb: srgb,
      displayP3: SIMD4(forms.displayP3, alpha),
      isInSRGB: forms.isInSRGB,
      hex: Self.hex(srgb)
    )
  }

  /// Returns a copy with the components rounded for printing, to four decimal places.
  ///
  /// The math functions behind color conversions differ between platforms in the last bits.
  /// Rounding makes the output the same everywhere. ``hex`` is computed from the unrounded
  /// components.
  public func rounded() -> DerivedColor {
    var result = self
    for index in 0..<4 {
      result.srgb[index] = srgb[index].rounded(toDigits: 4)
      result.displayP3[index] = displayP3[index].rounded(toDigits: 4)
    }
    return result
  }

  private typealias Forms = (srgb: SIMD3<Double>, displayP3: SIMD3<Double>, isInSRGB: Bool)

  private static func forms(of color: Color) -> Forms {
    switch color.space {
    case .srgb, .hsl, .hwb:
      let encoded = color.space.convert(color.components, to: .srgb)
      guard RGBGamut.contains(encoded) else { break }
      return forms(inSRGB: RGBGamut.clipped(encoded))
    case .displayP3:
      guard RGBGamut.contains(color.components) else { break }
      return forms(inDisplayP3: RGBGamut.clipped(color.components))
    default: break
    }
    return forms(xyz: color.space.convert(color.components, to: .xyzD65), of: color)
  }

  /// Converts an sRGB color without gamut mapping, because Display P3 contains sRGB.
  private static func forms(inSRGB encoded: SIMD3<Double>) -> Forms {
    if encoded.x == encoded.y, encoded.y == encoded.z { return (encoded, encoded, true) }
    let wide = Matrix3.linearSRGBToLinearDisplayP3 * TransferFunction.srgb.linear(encoded)
    return (encoded, RGBGamut.clipped(TransferFunction.srgb.encoded(wide)), true)
  }

  private static func forms(inDisplayP3 encoded: SIMD3<Double>) -> Forms {
    if encoded.x == encoded.y, encoded.y == encoded.z { return (encoded, encoded, true) }
    let linear = TransferFunction.srgb.linear(encoded)
    let narrow = TransferFunction.srgb.encoded(Matrix3.linearDisplayP3ToLinearSRGB * linear)
    if RGBGamut.contains(narrow) { return (RGBGamut.clipped(narrow), encoded, true) }
    let oklab = UniformSpaces.oklab(xyzD65: Matrix3.linearDisplayP3ToXYZ * linear)
    return (RGBGamut.clipped(RGBGamut.srgb.mapped(oklab: oklab)), encoded, false)
  }

  private static func forms(xyz: SIMD3<Double>, of color: Color) -> Forms {
    let narrow = TransferFunction.srgb.encoded(Matrix3.xyzToLinearSRGB * xyz)
    let wide = TransferFunction.srgb.encoded(Matrix3.xyzToLinearDisplayP3 * xyz)
    let isInSRGB = RGBGamut.contains(narrow)
    let isInDisplayP3 = RGBGamut.contains(wide)
    if isInSRGB, isInDisplayP3 {
      return (RGBGamut.clipped(narrow), RGBGamut.clipped(wide), true)
    }
    let oklab = color.space.convert(color.components, to: .oklab)
    let mapped = (
      isInSRGB ? narrow : RGBGamut.srgb.mapped(oklab: oklab),
      isInDisplayP3 ? wide : RGBGamut.displayP3.mapped(oklab: oklab)
    )
    return (RGBGamut.clipped(mapped.0), RGBGamut.clipped(mapped.1), isInSRGB)
  }

  /// Packs components into `0xRRGGBBAA`.
  ///
  /// Halves are rounded up, and so are values up to a millionth below a half.
  private static func hex(_ components: SIMD4<Double>) -> UInt32 {
    // Each element is converted separately: converting a SIMD vector to integers makes a call per
    // element anyway.
    let scaled = components * 255 + (0.5 + 1e-6)
    return UInt32(scaled.x) << 24 | UInt32(scaled.y) << 16 | UInt32(scaled.z) << 8
      | UInt32(scaled.w)
  }
}

/// The transfer function of an RGB space, which encodes light intensity (CSS Color 4, section 10).
///
/// All of them are extended to negative numbers by point reflection.
enum TransferFunction {
  /// sRGB and Display P3.
  case srgb
  /// A98 RGB, with the exponent 563 / 256.
  case a98RGB
  /// ProPhoto RGB, with the exponent 1.8 and a linear segment near black.
  case prophotoRGB
  /// BT.2020 as displayed according to BT.1886, with the exponent 2.4.
  case rec2020

  /// Returns the light intensity of an encoded component.
  func linear(_ encoded: Double) -> Double {
    switch self {
    case .srgb:
      if encoded.magnitude <= 0.04045 { return encoded / 12.92 }
      let offset = encoded < 0 ? -0.055 : 0.055
      return Elementary.signedPower((encoded + offset) / 1.055, 2.4)
    case .a98RGB:
      return Elementary.signedPower(encoded, 563.0 / 256)
    case .prophotoRGB:
      if encoded.magnitude <= 16.0 / 512 { return encoded / 16 }
      return Elementary.signedPower(encoded, 1.8)
    case .rec2020:
      return Elementary.signedPower(encoded, 2.4)
    }
  }

  /// Returns the encoded component for a light intensity.
  func encoded(_ linear: Double) -> Double {
    switch self {
    case .srgb:
      if linear.magnitude <= 0.0031308 { return linear * 12.92 }
      let offset = linear < 0 ? -0.055 : 0.055
      return Elementary.signedPower(linear, 1 / 2.4) * 1.055 - offset
    case .a98RGB:
      return Elementary.signedPower(linear, 256.0 / 563)
    case .prophotoRGB:
      if linear.magnitude < 1.0 / 512 { return linear * 16 }
      return Elementary.signedPower(linear, 1 / 1.8)
    case .rec2020:
      return Elementary.signedPower(linear, 1 / 2.4)
    }
  }

  /// Returns the light intensity of each encoded component.
  func linear(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(linear(encoded.x), linear(encoded.y), linear(encoded.z))
  }

  /// Returns the encoded component for each light intensity.
  func encoded(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encoded(linear.x), encoded(linear.y), encoded(linear.z))
  }
}

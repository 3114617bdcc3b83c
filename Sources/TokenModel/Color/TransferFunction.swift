/// How an RGB space encodes the intensity of light (CSS Color 4, section 10).
///
/// All are extended to negative numbers by point reflection.
enum TransferFunction {
  /// sRGB and Display P3.
  case srgb
  /// A98 RGB: a power of 563 / 256.
  case a98RGB
  /// ProPhoto RGB: a power of 1.8, linear near black.
  case prophotoRGB
  /// BT.2020 as displayed, by BT.1886: a power of 2.4.
  case rec2020

  /// The intensity of light for an encoded component.
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

  /// The encoded component for an intensity of light.
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

  /// ``linear(_:)-(Double)`` of each component.
  func linear(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(linear(encoded.x), linear(encoded.y), linear(encoded.z))
  }

  /// ``encoded(_:)-(Double)`` of each component.
  func encoded(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encoded(linear.x), encoded(linear.y), encoded(linear.z))
  }
}

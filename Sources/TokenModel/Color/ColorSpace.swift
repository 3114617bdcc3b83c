/// The fourteen color spaces of the Design Tokens Color Module 2025.10.
public enum ColorSpace: UInt8, Hashable, Sendable, CaseIterable {
  /// sRGB with its transfer function (CSS `srgb`).
  case srgb
  /// sRGB without the transfer function.
  case srgbLinear
  /// Hue, saturation, and lightness in sRGB.
  case hsl
  /// Hue, whiteness, and blackness in sRGB.
  case hwb
  /// CIE L\*a\*b\*, white point D50.
  case lab
  /// CIE L\*C\*h, white point D50.
  case lch
  /// Oklab.
  case oklab
  /// Oklab in polar form.
  case oklch
  /// Display P3.
  case displayP3
  /// A98 RGB, compatible with Adobe RGB (1998).
  case a98RGB
  /// ProPhoto RGB, white point D50.
  case prophotoRGB
  /// ITU-R BT.2020.
  case rec2020
  /// CIE XYZ, white point D65.
  case xyzD65
  /// CIE XYZ, white point D50.
  case xyzD50

  /// The keyword for the space in `colorSpace`.
  public var name: String {
    switch self {
    case .srgb: "srgb"
    case .srgbLinear: "srgb-linear"
    case .hsl: "hsl"
    case .hwb: "hwb"
    case .lab: "lab"
    case .lch: "lch"
    case .oklab: "oklab"
    case .oklch: "oklch"
    case .displayP3: "display-p3"
    case .a98RGB: "a98-rgb"
    case .prophotoRGB: "prophoto-rgb"
    case .rec2020: "rec2020"
    case .xyzD65: "xyz-d65"
    case .xyzD50: "xyz-d50"
    }
  }
}

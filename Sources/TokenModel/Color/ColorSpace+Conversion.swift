// The color spaces form a tree. Each space is defined in terms of its parent, and the root is XYZ
// with white point D65. A conversion goes no higher than the common ancestor of both spaces:
// converting HSL to sRGB, for example, doesn't apply a transfer function.
extension ColorSpace {
  /// Converts components in this space to components in `target`.
  ///
  /// Components beyond ±10⁹ are clamped so that sums of powers don't overflow.
  func convert(_ components: SIMD3<Double>, to target: ColorSpace) -> SIMD3<Double> {
    guard self != target else { return components }
    let limit = SIMD3(repeating: 1e9)
    return climb(components.clamped(lowerBound: -limit, upperBound: limit), to: target)
  }

  private func climb(_ components: SIMD3<Double>, to target: ColorSpace) -> SIMD3<Double> {
    if self == target { return components }
    if depth >= target.depth {
      return parent.climb(componentsInParent(for: components), to: target)
    }
    return target.components(forParent: climb(components, to: target.parent))
  }

  /// The number of steps from this space to XYZ with white point D65.
  private var depth: Int {
    switch self {
    case .xyzD65: 0
    case .xyzD50, .srgbLinear, .displayP3, .a98RGB, .rec2020, .oklab: 1
    case .srgb, .prophotoRGB, .lab, .oklch: 2
    case .hsl, .hwb, .lch: 3
    }
  }

  /// The space that this space is defined in terms of.
  ///
  /// XYZ with white point D65 is its own parent.
  private var parent: ColorSpace {
    switch self {
    case .hsl, .hwb: .srgb
    case .srgb: .srgbLinear
    case .lch: .lab
    case .oklch: .oklab
    case .lab, .prophotoRGB: .xyzD50
    case .xyzD65, .xyzD50, .srgbLinear, .displayP3, .a98RGB, .rec2020, .oklab: .xyzD65
    }
  }

  private func componentsInParent(for components: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .hsl: CylindricalRGB.rgb(hsl: components)
    case .hwb: CylindricalRGB.rgb(hwb: components)
    case .srgb: TransferFunction.srgb.linear(components)
    case .srgbLinear: Matrix3.linearSRGBToXYZ * components
    case .displayP3: Matrix3.linearDisplayP3ToXYZ * TransferFunction.srgb.linear(components)
    case .a98RGB: Matrix3.linearA98RGBToXYZ * TransferFunction.a98RGB.linear(components)
    case .rec2020: Matrix3.linearRec2020ToXYZ * TransferFunction.rec2020.linear(components)
    case .prophotoRGB:
      Matrix3.linearProPhotoRGBToXYZ * TransferFunction.prophotoRGB.linear(components)
    case .lab: UniformSpaces.xyzD50(lab: components)
    case .oklab: UniformSpaces.xyzD65(oklab: components)
    case .lch, .oklch: UniformSpaces.rectangular(components)
    case .xyzD50: Matrix3.d50ToD65 * components
    case .xyzD65: components
    }
  }

  private func components(forParent components: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .hsl: CylindricalRGB.hsl(rgb: components)
    case .hwb: CylindricalRGB.hwb(rgb: components)
    case .srgb: TransferFunction.srgb.encoded(components)
    case .srgbLinear: Matrix3.xyzToLinearSRGB * components
    case .displayP3: TransferFunction.srgb.encoded(Matrix3.xyzToLinearDisplayP3 * components)
    case .a98RGB: TransferFunction.a98RGB.encoded(Matrix3.xyzToLinearA98RGB * components)
    case .rec2020: TransferFunction.rec2020.encoded(Matrix3.xyzToLinearRec2020 * components)
    case .prophotoRGB:
      TransferFunction.prophotoRGB.encoded(Matrix3.xyzToLinearProPhotoRGB * components)
    case .lab: UniformSpaces.lab(xyzD50: components)
    case .oklab: UniformSpaces.oklab(xyzD65: components)
    case .lch, .oklch: UniformSpaces.polar(components)
    case .xyzD50: Matrix3.d65ToD50 * components
    case .xyzD65: components
    }
  }
}

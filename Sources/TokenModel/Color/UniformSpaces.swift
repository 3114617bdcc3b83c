/// CIE L\*a\*b\* and Oklab, and their polar forms (CSS Color 4, section 9).
enum UniformSpaces {
  /// The D50 white point, computed from the chromaticity in section 2 (0.3457, 0.3585).
  private static let whiteD50 = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  private static let epsilon = 216.0 / 24_389
  private static let kappa = 24_389.0 / 27

  /// Converts XYZ with white point D50 to L\*a\*b\*.
  static func lab(xyzD50: SIMD3<Double>) -> SIMD3<Double> {
    let relative = xyzD50 / whiteD50
    let linear = (kappa * relative + 16) / 116
    let f = linear.replacing(with: Elementary.cubeRoot(relative), where: relative .> epsilon)
    return SIMD3(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }

  /// Converts L\*a\*b\* to XYZ with white point D50.
  static func xyzD50(lab: SIMD3<Double>) -> SIMD3<Double> {
    let y = (lab.x + 16) / 116
    let f = SIMD3(lab.y / 500 + y, y, y - lab.z / 200)
    let cubes = f * f * f
    let linear = (116 * f - 16) / kappa
    return linear.replacing(with: cubes, where: cubes .> epsilon) * whiteD50
  }

  /// Converts XYZ with white point D65 to Oklab.
  static func oklab(xyzD65: SIMD3<Double>) -> SIMD3<Double> {
    Matrix3.lmsRootToOklab * Elementary.cubeRoot(Matrix3.xyzToLMS * xyzD65)
  }

  /// Converts Oklab to XYZ with white point D65.
  static func xyzD65(oklab: SIMD3<Double>) -> SIMD3<Double> {
    Matrix3.lmsToXYZ * lms(oklab: oklab)
  }

  /// Converts Oklab to cone responses.
  static func lms(oklab: SIMD3<Double>) -> SIMD3<Double> {
    let root = Matrix3.oklabToLMSRoot * oklab
    return root * root * root
  }

  /// Converts lightness and two opponent axes to lightness, chroma, and hue.
  static func polar(_ rectangular: SIMD3<Double>) -> SIMD3<Double> {
    let (chroma, hue) = Elementary.polar(rectangular.y, rectangular.z)
    return SIMD3(rectangular.x, chroma, hue)
  }

  /// Converts lightness, chroma, and hue to lightness and two opponent axes.
  static func rectangular(_ polar: SIMD3<Double>) -> SIMD3<Double> {
    let (a, b) = Elementary.rectangular(radius: polar.y, degrees: polar.z)
    return SIMD3(polar.x, a, b)
  }
}

/// The gamut of a display: the colors whose RGB components are all from 0 to 1.
///
/// Both gamuts use sRGB's transfer function and white point, so a gray has the same components in
/// both.
enum RGBGamut {
  case srgb
  case displayP3

  /// The distance by which a component can be outside 0 to 1 and still count as conversion noise.
  ///
  /// It's half a unit of the last decimal place that ``DerivedColor/rounded()`` keeps, so a color
  /// is in the gamut exactly when its printed components are.
  static let tolerance = 0.000_05

  /// Whether the color with the components `encoded` is in the gamut.
  static func contains(_ encoded: SIMD3<Double>) -> Bool {
    encoded.min() >= -tolerance && encoded.max() <= 1 + tolerance
  }

  /// Clamps each component to the range from 0 to 1.
  ///
  /// NaN becomes 0.
  static func clipped(_ components: SIMD3<Double>) -> SIMD3<Double> {
    let raised = components.replacing(with: 0, where: .!(components .> 0))
    return raised.replacing(with: 1, where: raised .> 1)
  }

  /// Maps an out-of-gamut Oklab color into the gamut (CSS Color 4, section 13.2, binary search with
  /// local MINDE).
  ///
  /// The chroma is reduced at constant lightness and hue until clipping makes no noticeable
  /// difference.
  ///
  /// - Returns: the encoded components, from 0 to 1.
  /// - Complexity: O(log *chroma*); about a dozen steps for real colors.
  func mapped(oklab origin: SIMD3<Double>) -> SIMD3<Double> {
    let justNoticeable = 0.02
    let epsilon = 0.0001
    if origin.x >= 1 { return SIMD3(repeating: 1) }
    if origin.x <= 0 { return SIMD3(repeating: 0) }

    var clipped = linear(oklab: origin)
    var difference = clip(&clipped, of: origin)
    if difference < justNoticeable { return TransferFunction.srgb.encoded(clipped) }

    // A unit vector represents the hue instead of an angle, because scaling both axes scales the
    // chroma.
    let chroma = (origin.y * origin.y + origin.z * origin.z).squareRoot()
    let hue = SIMD3(0, origin.y / chroma, origin.z / chroma)
    var lower = 0.0
    var upper = chroma
    var lowerIsInGamut = true
    while upper - lower > epsilon {
      let middle = (lower + upper) / 2
      let current = SIMD3(origin.x, 0, 0) + hue * middle
      let candidate = linear(oklab: current)
      if lowerIsInGamut, candidate.min() >= 0, candidate.max() <= 1 {
        lower = middle
        continue
      }
      clipped = candidate
      difference = clip(&clipped, of: current)
      if difference >= justNoticeable {
        upper = middle
      } else if justNoticeable - difference < epsilon {
        break
      } else {
        lowerIsInGamut = false
        lower = middle
      }
    }
    return TransferFunction.srgb.encoded(clipped)
  }

  /// Clips linear components and returns the resulting distance from `oklab` in Oklab (CSS Color 4,
  /// section 19.2, deltaEOK).
  ///
  /// The transfer function maps 0 to 0 and 1 to 1, so clipping gives the same result without it.
  private func clip(_ linear: inout SIMD3<Double>, of oklab: SIMD3<Double>) -> Double {
    linear = Self.clipped(linear)
    let toLMS = self == .srgb ? Matrix3.linearSRGBToLMS : Matrix3.linearDisplayP3ToLMS
    let difference = Matrix3.lmsRootToOklab * Elementary.cubeRoot(toLMS * linear) - oklab
    return (difference * difference).sum().squareRoot()
  }

  private func linear(oklab: SIMD3<Double>) -> SIMD3<Double> {
    let lms = UniformSpaces.lms(oklab: oklab)
    return self == .srgb ? Matrix3.lmsToLinearSRGB * lms : Matrix3.lmsToLinearDisplayP3 * lms
  }
}

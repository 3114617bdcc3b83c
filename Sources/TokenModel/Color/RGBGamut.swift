/// The colours that a kind of display can show: all RGB components from 0 to 1.
///
/// Both kinds have sRGB's transfer function and white point, which is why a grey has the same
/// components in both.
enum RGBGamut {
  /// sRGB.
  case srgb
  /// Display P3.
  case displayP3

  /// How far a component may leave the range of 0 to 1 and still count as noise of a conversion.
  ///
  /// It is half of the last digit that ``DerivedColor/rounded()`` keeps, so a colour is inside
  /// exactly when its printed components are.
  static let tolerance = 0.000_05

  /// Whether `encoded` lies within the gamut.
  static func contains(_ encoded: SIMD3<Double>) -> Bool {
    encoded.min() >= -tolerance && encoded.max() <= 1 + tolerance
  }

  /// Each component brought into the range of 0 to 1; what is not a number becomes 0.
  static func clipped(_ components: SIMD3<Double>) -> SIMD3<Double> {
    let raised = components.replacing(with: 0, where: .!(components .> 0))
    return raised.replacing(with: 1, where: raised .> 1)
  }

  /// The encoded components, from 0 to 1, of the colour in the gamut that stands for an Oklab colour
  /// outside of it (CSS Color 4, section 13.2, binary search with local MINDE).
  ///
  /// Chroma is reduced at constant lightness and hue until clipping makes no noticeable difference.
  ///
  /// - Complexity: a dozen steps for real colours; the logarithm of the chroma.
  func mapped(oklab origin: SIMD3<Double>) -> SIMD3<Double> {
    let justNoticeable = 0.02
    let epsilon = 0.0001
    if origin.x >= 1 { return SIMD3(repeating: 1) }
    if origin.x <= 0 { return SIMD3(repeating: 0) }

    var clipped = linear(oklab: origin)
    var difference = clip(&clipped, of: origin)
    if difference < justNoticeable { return TransferFunction.srgb.encoded(clipped) }

    // The direction of the hue takes the place of the angle: scaling both axes scales the chroma.
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

  /// Clips linear components and answers how far in Oklab that moved the colour from `oklab`
  /// (CSS Color 4, section 19.2, deltaEOK).
  ///
  /// The transfer function keeps 0 and 1, so it does not matter that it is not applied here.
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

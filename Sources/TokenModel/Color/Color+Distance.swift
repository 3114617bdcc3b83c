extension Color {
  /// Returns the perceived difference between two colors, measured as their distance in Oklab.
  ///
  /// Differences become visible at about 0.02. The distance between black and white is 1. The
  /// difference in opacity is added.
  package func distance(to other: Color) -> Double {
    let difference = oklab - other.oklab
    let alpha = (self.alpha ?? 1) - (other.alpha ?? 1)
    return (difference * difference).sum().squareRoot() + alpha.magnitude
  }

  private var oklab: SIMD3<Double> { converted(to: .oklab).components }
}

// MARK: Toe-corrected lightness

extension Color {
  /// Returns the perceived difference between two colors, which also fits very dark ones.
  ///
  /// It's the distance of their ``perceptualLocation``s. Colors next to each other look different
  /// from about 0.02. The difference in opacity is added.
  package func perceptualDistance(to other: Color) -> Double {
    let difference = perceptualLocation - other.perceptualLocation
    let alpha = (self.alpha ?? 1) - (other.alpha ?? 1)
    return (difference * difference).sum().squareRoot() + alpha.magnitude
  }

  /// The location in Oklab, with the lightness corrected for dark colors as defined by the author of
  /// Oklab (https://bottosson.github.io/posts/colorpicker/), and the other components doubled.
  package var perceptualLocation: SIMD3<Double> {
    let lab = oklab
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let part = k3 * lab.x - k1
    let lightness = (part + (part * part + 4 * k2 * k3 * lab.x).squareRoot()) / 2
    return SIMD3(lightness.isFinite ? lightness : lab.x, 2 * lab.y, 2 * lab.z)
  }
}

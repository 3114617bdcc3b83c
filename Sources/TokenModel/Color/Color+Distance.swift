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

extension Color {
  /// Returns a lighter color, computed the way Tokens Studio does.
  ///
  /// In `lch`, the lightness increases by a share of its distance to 100, and the chroma decreases
  /// by the same share. In `hsl`, only the lightness changes. In RGB spaces, each component
  /// increases by a share of its distance to 1.
  ///
  /// - Parameters:
  ///   - share: the amount, from 0 (the same color) to 1.
  ///   - space: the color space of the computation.
  /// - Returns: the color in `space`, with the same opacity.
  public func lightened(by share: Double, in space: ColorSpace) -> Color {
    changed(in: space) { value, index in
      switch (space, index) {
      case (.lch, 0), (.hsl, 2): value + (100 - value) * share
      case (.lch, 1): max(0, value - value * share)
      case (.lch, _), (.hsl, _): value
      default: value + (1 - value) * share
      }
    }
  }

  /// Returns a darker color, computed the way Tokens Studio does.
  ///
  /// The lightness (and in `lch` the chroma), or the red, green, and blue components, decrease by a
  /// share of their value.
  ///
  /// - Parameters:
  ///   - share: the amount, from 0 (the same color) to 1.
  ///   - space: the color space of the computation.
  /// - Returns: the color in `space`, with the same opacity.
  public func darkened(by share: Double, in space: ColorSpace) -> Color {
    changed(in: space) { value, index in
      switch (space, index) {
      case (.lch, 2), (.hsl, 0), (.hsl, 1): value
      default: value - value * share
      }
    }
  }

  func changed(in space: ColorSpace, _ change: (Double, Int) -> Double) -> Color {
    var color = converted(to: space)
    for index in 0..<3 where !color.isMissing(index) {
      color.components[index] = change(color.components[index], index)
        .rounded(toDigits: Self.mixedDigits)
    }
    return Color(space, color.components, missing: color.missing, alpha: alpha)
  }
}

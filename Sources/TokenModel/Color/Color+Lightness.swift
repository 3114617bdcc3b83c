extension Color {
  /// A colour nearer to white.
  ///
  /// In `lch` the lightness goes up by a share of what is left to 100, and the chroma goes down by the
  /// same share of itself; in `hsl` only the lightness changes; in spaces of red, green and blue each
  /// component goes up by a share of what is left to 1. This is what Tokens Studio does.
  ///
  /// - Parameters:
  ///   - share: how much, from 0 (the same colour) to 1.
  ///   - space: where to compute.
  /// - Returns: the colour in `space`, with the same opacity.
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

  /// A colour nearer to black.
  ///
  /// Lightness, or red, green and blue, go down by a share of themselves, in `lch` the chroma too. This
  /// is what Tokens Studio does.
  ///
  /// - Parameters:
  ///   - share: how much, from 0 (the same colour) to 1.
  ///   - space: where to compute.
  /// - Returns: the colour in `space`, with the same opacity.
  public func darkened(by share: Double, in space: ColorSpace) -> Color {
    changed(in: space) { value, index in
      switch (space, index) {
      case (.lch, 2), (.hsl, 0), (.hsl, 1): value
      default: value - value * share
      }
    }
  }

  private func changed(in space: ColorSpace, _ change: (Double, Int) -> Double) -> Color {
    var color = converted(to: space)
    for index in 0..<3 where !color.isMissing(index) {
      color.components[index] = change(color.components[index], index)
        .rounded(toDigits: Self.mixedDigits)
    }
    return Color(space, color.components, missing: color.missing, alpha: alpha)
  }
}

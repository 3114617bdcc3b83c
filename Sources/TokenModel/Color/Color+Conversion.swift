extension Color {
  /// Returns the same color in another space, computed as specified in CSS Color 4, section 11.
  ///
  /// Components that are `none` count as 0 and don't stay `none`. The hue of a gray is powerless
  /// and becomes `none`. The color isn't gamut-mapped, so components can be outside the range of
  /// their space. Alpha and the hex fallback are kept. If the color is in the target space already,
  /// it's returned unchanged.
  public func converted(to target: ColorSpace) -> Color {
    guard target != space else { return self }
    var result = self
    result.space = target
    result.components = space.convert(components, to: target)
    result.missing = 0
    if let hue = target.hueIndex, target.hasPowerlessHue(result.components) {
      result.components[hue] = 0
      result.missing = 1 << UInt8(hue)
    }
    return result
  }

  /// Returns the same color with a different opacity, from 0 to 1.
  ///
  /// The space and the hex fallback, which doesn't include opacity, stay the same.
  public func withAlpha(_ alpha: Double) -> Color {
    var result = self
    result.alpha = alpha
    return result
  }
}

extension Color {
  /// The same colour in another space, computed as CSS Color 4, section 11, says.
  ///
  /// Components that are `none` count as 0, and none of them stays `none`. The hue of a grey is
  /// powerless and becomes `none`. Nothing is mapped into a gamut: components may leave the range of
  /// their space. The hex fall-back stays, alpha too. In the space that it is in already, the colour
  /// is returned as it is.
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

  /// The same colour with another opacity from 0 to 1, in the same space and with the same
  /// fall-back, which knows no opacity.
  public func withAlpha(_ alpha: Double) -> Color {
    var result = self
    result.alpha = alpha
    return result
  }
}

import TokenModel

extension CSSColor {
  /// The color as interpreted by browsers (CSS Color 4, sections 5 to 10).
  ///
  /// Color functions clamp their components, and hues are normalized angles. The result is `nil` if
  /// a color is outside the gamut of its predefined `color()` space, because DTCG can't express
  /// such a color.
  package var clamped: CSSColor? {
    let ranges: [ClosedRange<Double>?]
    switch space {
    case .srgb where !isPredefined: ranges = [0...1, 0...1, 0...1]
    case .hsl, .hwb: ranges = [nil, 0...100, 0...100]
    case .lab: ranges = [0...100, nil, nil]
    case .lch: ranges = [0...100, 0...(.infinity), nil]
    case .oklab: ranges = [0...1, nil, nil]
    case .oklch: ranges = [0...1, 0...(.infinity), nil]
    case .xyzD50, .xyzD65: return self
    default:
      let isInGamut = components.allSatisfy { $0.map((0...1).contains) ?? true }
      return isInGamut ? self : nil
    }
    return with(
      components.enumerated().map { index, component in
        guard let component else { return nil }
        if index == space.hueIndex { return Self.angle(component) }
        return ranges[index].map { min(max(component, $0.lowerBound), $0.upperBound) } ?? component
      }
    )
  }

  /// Returns the equivalent angle that is at least 0° and less than 360°.
  private static func angle(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let angle = rest < 0 ? rest + 360 : rest
    return angle == 360 ? 0 : angle
  }
}

/// Changes of single components, for expressions.
extension Color {
  /// The names of a color space's components, in order.
  package static func componentNames(of space: ColorSpace) -> [String] {
    switch space {
    case .hsl: ["hue", "saturation", "lightness"]
    case .hwb: ["hue", "whiteness", "blackness"]
    case .lab, .oklab: ["lightness", "a", "b"]
    case .lch, .oklch: ["lightness", "chroma", "hue"]
    default: ["red", "green", "blue"]
    }
  }

  /// Returns the color in `space` with a component set to a number in the component's range.
  package func setting(_ index: Int, to value: Double, in space: ColorSpace) -> Color {
    var color = converted(to: space)
    color.missing &= ~(1 << UInt8(index))
    return color.changed(in: space) { $1 == index ? value : $0 }
  }

  /// Returns the color in `space` with its hue rotated.
  package func rotated(by degrees: Double, in space: ColorSpace) -> Color {
    changed(in: space) { $1 == space.hueIndex ? Elementary.normalized(degrees: $0 + degrees) : $0 }
  }

  /// Returns the color in `space` with its chroma or saturation multiplied by 1 plus `amount`.
  ///
  /// - Parameters:
  ///   - amount: at least -1, which gives a gray.
  ///   - space: `hsl`, whose saturation is at most 100, `lch`, or `oklch`.
  /// - Returns: the color in `space`, with the same opacity.
  package func saturated(by amount: Double, in space: ColorSpace) -> Color {
    changed(in: space) { value, index in
      guard index == 1 else { return value }
      let result = max(0, value * (1 + amount))
      return space == .hsl ? min(100, result) : result
    }
  }
}

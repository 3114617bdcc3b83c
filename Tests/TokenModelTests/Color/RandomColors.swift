import TokenModel

/// A deterministic random number generator (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A color of `space` with components anywhere in the ranges of the Color Module. Unbounded
  /// components extend about as far as BT.2020.
  mutating func color(in space: ColorSpace) -> Color {
    let bounds: [ClosedRange<Double>] =
      switch space {
      case .hsl, .hwb: [0...359.9, 0...100, 0...100]
      case .lab: [0...100, -110...110, -110...110]
      case .lch: [0...100, 0...140, 0...359.9]
      case .oklab: [0...1, -0.4...0.4, -0.4...0.4]
      case .oklch: [0...1, 0...0.4, 0...359.9]
      default: [0...1, 0...1, 0...1]
      }
    let components = bounds.map { Double.random(in: $0, using: &self) }
    return Color(space, SIMD3(components[0], components[1], components[2]))
  }
}

/// The largest difference between the components of two colors in the same space. Hues of grays are
/// ignored, and the distance between hues is circular.
func distance(_ first: Color, _ second: Color) -> Double {
  var difference = first.components - second.components
  if let hue = first.space.hueIndex {
    let angle = abs(difference[hue])
    difference[hue] = first.isMissing(hue) || second.isMissing(hue) ? 0 : min(angle, 360 - angle)
  }
  return max(abs(difference.x), abs(difference.y), abs(difference.z))
}

/// The largest difference between the elements of two vectors.
func distance(_ first: SIMD4<Double>, _ second: SIMD4<Double>) -> Double {
  let difference = first - second
  return max(abs(difference.x), abs(difference.y), abs(difference.z), abs(difference.w))
}

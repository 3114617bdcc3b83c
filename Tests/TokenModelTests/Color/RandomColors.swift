import TokenModel

/// The same sequence of numbers on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A colour of `space` with components anywhere in the ranges that the Color Module gives; those
  /// without a bound reach about as far as BT.2020 does.
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

/// How far two colours of one space are apart in the component that differs most; hues of greys do
/// not count, and 359.9° is near 0°.
func distance(_ first: Color, _ second: Color) -> Double {
  var difference = first.components - second.components
  if let hue = first.space.hueIndex {
    let angle = abs(difference[hue])
    difference[hue] = first.isMissing(hue) || second.isMissing(hue) ? 0 : min(angle, 360 - angle)
  }
  return max(abs(difference.x), abs(difference.y), abs(difference.z))
}

/// How far apart two vectors are in the element that differs most.
func distance(_ first: SIMD4<Double>, _ second: SIMD4<Double>) -> Double {
  let difference = first - second
  return max(abs(difference.x), abs(difference.y), abs(difference.z), abs(difference.w))
}

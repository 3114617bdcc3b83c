/// What a component of a colour says (CSS Color 4, section 12.2, the table of analogous components).
enum ComponentRole {
  case red, green, blue
  case lightness, colorfulness, hue
  case opponentA, opponentB
  case whiteness, blackness
}

extension ColorSpace {
  /// What each of the three components says.
  ///
  /// XYZ counts as an RGB space with primaries beyond all colours.
  var roles: (ComponentRole, ComponentRole, ComponentRole) {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      (.red, .green, .blue)
    case .hsl: (.hue, .colorfulness, .lightness)
    case .hwb: (.hue, .whiteness, .blackness)
    case .lab, .oklab: (.lightness, .opponentA, .opponentB)
    case .lch, .oklch: (.lightness, .colorfulness, .hue)
    }
  }

  /// Which component is the hue; `nil` in a space without one.
  package var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// Whether the hue of `components` says nothing, because the colour is as good as grey.
  ///
  /// The bounds are those of CSS Color 4, sections 7 to 9 (*powerless hue ε*).
  func hasPowerlessHue(_ components: SIMD3<Double>) -> Bool {
    switch self {
    case .hsl: components.y <= 0.001
    case .hwb: components.y + components.z >= 99.999
    case .lch: components.y <= 0.0015
    case .oklch: components.y <= 0.000_004
    default: false
    }
  }

  /// Which components stay missing when a colour with the components `missing` of this space is
  /// converted to `target` for mixing (CSS Color 4, section 12.2).
  ///
  /// A missing component stays so where `target` has one that says the same. The components without
  /// such a partner stay missing together, where all of them are.
  func carriedForward(_ missing: UInt8, to target: ColorSpace) -> UInt8 {
    guard missing != 0, self != target else { return missing }
    let source = [roles.0, roles.1, roles.2]
    let destination = [target.roles.0, target.roles.1, target.roles.2]
    var carried: UInt8 = 0
    var unpaired: UInt8 = 0
    for (index, role) in source.enumerated() {
      if let partner = destination.firstIndex(of: role) {
        if missing & 1 << index != 0 { carried |= 1 << partner }
      } else {
        unpaired |= 1 << index
      }
    }
    guard unpaired != 0, missing & unpaired == unpaired else { return carried }
    for (index, role) in destination.enumerated() where !source.contains(role) {
      carried |= 1 << index
    }
    return carried
  }
}

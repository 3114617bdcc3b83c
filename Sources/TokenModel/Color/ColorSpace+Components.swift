/// The meaning of a color component (CSS Color 4, section 12.2, table of analogous components).
enum ComponentRole {
  case red, green, blue
  case lightness, colorfulness, hue
  case opponentA, opponentB
  case whiteness, blackness
}

extension ColorSpace {
  /// The meanings of the three components.
  ///
  /// XYZ counts as an RGB space whose primaries are outside the range of visible colors.
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

  /// The index of the hue component; `nil` if the space doesn't have one.
  package var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// Whether the hue of `components` is meaningless because the color is practically gray.
  ///
  /// The thresholds are those of CSS Color 4, sections 7 to 9 (*powerless hue ε*).
  func hasPowerlessHue(_ components: SIMD3<Double>) -> Bool {
    switch self {
    case .hsl: components.y <= 0.001
    case .hwb: components.y + components.z >= 99.999
    case .lch: components.y <= 0.0015
    case .oklch: components.y <= 0.000_004
    default: false
    }
  }

  /// Returns the components that stay missing in a conversion to `target` for mixing (CSS Color 4,
  /// section 12.2).
  ///
  /// A missing component stays missing if `target` has an analogous component. Components without
  /// an analogous component stay missing only if all of them are missing.
  ///
  /// - Parameters:
  ///   - missing: the missing components of the color in this space, as in ``Color/missing``.
  ///   - target: the color space of the result.
  /// - Returns: the missing components of the result.
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

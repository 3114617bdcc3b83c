/// Colors with a given contrast, for expressions.
extension Color {
  /// Returns the color with another lightness, so that it has a contrast on a background.
  ///
  /// In OKLCH, the hue stays, and so does the chroma as far as sRGB allows. The color stays on the
  /// side of the background, lighter or darker, on which it is, unless only the other one has the
  /// contrast. If neither does, the result is the color with the most contrast.
  ///
  /// - Parameters:
  ///   - contrast: the contrast as defined by WCAG 2.2, from 1 to 21. The result has at least this
  ///     one, also with eight bits per component.
  ///   - ground: the background.
  /// - Returns: the color in OKLCH, opaque.
  package func tone(contrast: Double, on ground: Color) -> Color {
    let search = ToneSearch(self, ground: ground, contrast: contrast)
    let isDarker = luminanceOnWhite <= ground.luminanceOnWhite
    return search.tone(isDarker: isDarker) ?? search.tone(isDarker: !isDarker) ?? search.extreme
  }

  /// A measure of the luminance that orders colors.
  private var luminanceOnWhite: Double { -contrast(on: Color(.srgb, SIMD3(1, 1, 1))) }
}

/// The search for a lightness, with a fixed number of steps, so it has the same result everywhere.
private struct ToneSearch {
  private let chroma: Double
  private let hue: Double
  private let ground: Color
  private let groundLightness: Double
  private let contrast: Double

  private static let steps = 40

  init(_ color: Color, ground: Color, contrast: Double) {
    let own = color.converted(to: .oklch)
    // The hue of a gray is only the noise of the conversion.
    let isGray = own.isMissing(2) || own.components.y < 1e-6
    (chroma, hue) = isGray ? (0, 0) : (own.components.y, own.components.z)
    self.ground = ground
    groundLightness = ground.converted(to: .oklch).components.x
    self.contrast = contrast
  }

  /// Returns the color with a lightness, and with as much of the chroma as sRGB allows.
  private func color(_ lightness: Double) -> Color {
    func candidate(_ chroma: Double) -> Color {
      let parts = SIMD3(
        lightness.rounded(toDigits: Color.mixedDigits),
        chroma.rounded(toDigits: Color.mixedDigits),
        hue.rounded(toDigits: Color.mixedDigits)
      )
      return Color(.oklch, parts)
    }
    if DerivedColor(candidate(chroma)).isInSRGB { return candidate(chroma) }
    var (low, high) = (0.0, chroma)
    for _ in 0..<Self.steps {
      let middle = (low + high) / 2
      if DerivedColor(candidate(middle)).isInSRGB { low = middle } else { high = middle }
    }
    return candidate(low)
  }

  /// The contrast with eight bits per component, as displays show the color.
  private func reached(_ lightness: Double) -> Double {
    let hex = DerivedColor(color(lightness)).hex
    let bytes = SIMD3(Double(hex >> 24), Double(hex >> 16 & 0xFF), Double(hex >> 8 & 0xFF))
    return Color(.srgb, bytes / 255).contrast(on: ground)
  }

  /// Returns the color nearest to the background with the contrast; `nil` if there is none on this
  /// side.
  func tone(isDarker: Bool) -> Color? {
    let limit = isDarker ? 0.0 : 1.0
    guard reached(limit) >= contrast else { return nil }
    var (near, far) = (groundLightness, limit)
    if reached(near) >= contrast { return color(near) }
    for _ in 0..<Self.steps {
      let middle = (near + far) / 2
      if reached(middle) >= contrast { far = middle } else { near = middle }
    }
    return color(far)
  }

  /// Black or white, whichever has the larger contrast.
  var extreme: Color { color(reached(0) >= reached(1) ? 0 : 1) }
}

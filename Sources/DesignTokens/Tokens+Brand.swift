// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  /// What each brand decides for itself.
  enum Brand {
    /// The brand's colour on light ground.
    static var accent: TokenColor { Tokens.Swatch.plum }

    /// The brand's colour on dark ground.
    static var accentOnDark: TokenColor { Tokens.Swatch.lilac }

    /// The typeface of titles.
    static var face: TokenFontFamily {
      TokenFontFamily(
        ["Inter", "system-ui", "sans-serif"],
        faces: [
          .init(weight: 400, postScriptName: "Inter-Regular", file: "fonts/Inter-Regular.ttf"),
          .init(weight: 600, postScriptName: "Inter-SemiBold", file: "fonts/Inter-SemiBold.ttf"),
          .init(weight: 700, postScriptName: "Inter-Bold", file: "fonts/Inter-Bold.ttf"),
        ]
      )
    }

    /// How round large things are.
    static var corner: TokenDimension { TokenDimension(12, gridUnits: 1.5) }
  }
}

// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  /// What each brand decides for itself.
  var brand: Brand { Brand(tokens: self) }

  /// What each brand decides for itself.
  struct Brand: Sendable {
    let tokens: TokenTheme

    /// The brand's colour on light ground.
    var accent: TokenColor {
      switch tokens.contexts.brand {
      case .sand:
        Tokens.Swatch.umber
      default:
        Tokens.Swatch.plum
      }
    }

    /// The brand's colour on dark ground.
    var accentOnDark: TokenColor {
      switch tokens.contexts.brand {
      case .sand:
        Tokens.Swatch.sand
      default:
        Tokens.Swatch.lilac
      }
    }

    /// The typeface of titles.
    var face: TokenFontFamily {
      switch tokens.contexts.brand {
      case .sand:
        TokenFontFamily(["Newsreader", "Georgia", "serif"])
      default:
        TokenFontFamily(
          ["Inter", "system-ui", "sans-serif"],
          faces: [
            .init(weight: 400, postScriptName: "Inter-Regular", file: "fonts/Inter-Regular.ttf"),
            .init(weight: 600, postScriptName: "Inter-SemiBold", file: "fonts/Inter-SemiBold.ttf"),
            .init(weight: 700, postScriptName: "Inter-Bold", file: "fonts/Inter-Bold.ttf"),
          ]
        )
      }
    }

    /// How round large things are.
    var corner: TokenDimension {
      switch tokens.contexts.brand {
      case .sand:
        TokenDimension(4, gridUnits: 0.5)
      default:
        TokenDimension(12, gridUnits: 1.5)
      }
    }
  }
}

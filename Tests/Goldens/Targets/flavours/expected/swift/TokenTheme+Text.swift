// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  public var text: Text { Text(tokens: self) }

  public struct Text: Sendable {
    let tokens: TokenTheme

    /// A title over a picture.
    public var hero: TokenTypography {
      TokenTypography(
        family: tokens.face.title,
        size: 20,
        weight: 700,
        lineHeight: 24,
        kern: 0,
        letterCase: .uppercase,
        decoration: .overline,
        lineBreak: .truncatingHead,
        shadows: tokens.shadow.card
      ).pinned(to: tokens)
    }

    public var alias: TokenTypography { tokens.text.hero }

    public var plain: TokenTypography {
      switch tokens.contexts.brand {
      case .sand:
        TokenTypography(
          family: TokenFontFamily(["Other", "-apple-system", "BlinkMacSystemFont", "ui-monospace"]),
          size: 20,
          weight: 700,
          lineHeight: 24,
          kern: 0,
          color: TokenColor(red: 0, green: 0, blue: 1),
          letterCase: .lowercase,
          decoration: .underline,
          lineBreak: .wordWrapping,
          shadows: [
            TokenShadow(
              color: TokenColor(red: 0, green: 0, blue: 0),
              offsetX: 0,
              offsetY: 1,
              blur: 2,
              spread: 0
            )
          ]
        ).pinned(to: tokens)
      default:
        TokenTypography(
          family: TokenFontFamily(
            ["Modern", "serif"],
            faces: [
              .init(weight: 700, postScriptName: "Modern-Bold", file: "modern.ttf"),
            ]
          ),
          size: 20,
          weight: 700,
          lineHeight: 24,
          kern: 0
        )
      }
    }
  }
}

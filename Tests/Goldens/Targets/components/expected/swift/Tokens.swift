// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// The design tokens, in the groups of the source.
///
/// Colours adapt to light and dark appearance. Tokens that vary with anything else are read from a
/// ``TokenTheme``; here they do not compile.
public enum Tokens {
  public static var ink: TokenColor {
    TokenColor(
      light: TokenColor(red: 0, green: 0, blue: 0),
      dark: TokenColor(red: 1, green: 1, blue: 1)
    )
  }

  public static var paper: TokenColor {
    TokenColor(red: 0.9, green: 0.9, blue: 0.9)
  }

  @available(*, unavailable, message: "varies with brand: read theme.round")
  public static var round: TokenDimension { TokenContexts.unavailable() }

  public static var text: TokenTypography {
    TokenTypography(
      family: TokenFontFamily(["sans-serif"]),
      size: 16,
      weight: 400,
      lineHeight: 24,
      kern: 0
    )
  }

  public static var glow: [TokenShadow] {
    [
      TokenShadow(
        color: Tokens.ink,
        offsetX: 0,
        offsetY: 2,
        blur: 8,
        spread: 0
      ),
      TokenShadow(
        color: Tokens.paper,
        offsetX: 0,
        offsetY: 0,
        blur: 1,
        spread: 1,
        isInset: true
      ),
    ]
  }

  public static var line: TokenBorder {
    TokenBorder(
      color: Tokens.ink,
      width: 1,
      stroke: TokenStroke(dashes: [2, 1], cap: .butt)
    )
  }

  public static var fade: TokenGradient {
    TokenGradient([
      .init(Tokens.paper, at: 0),
      .init(Tokens.ink, at: 1),
    ])
  }
}

// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Text {
    /// A title over a picture.
    public static var hero: TokenTypography {
      TokenTypography(
        family: Tokens.Face.title,
        size: 20,
        weight: 700,
        lineHeight: 24,
        kern: 0,
        letterCase: .uppercase,
        decoration: .overline,
        lineBreak: .truncatingHead,
        shadows: Tokens.Shadow.card
      )
    }

    public static var alias: TokenTypography { Tokens.Text.hero }

    public static var plain: TokenTypography {
      TokenTypography(
        family: Tokens.Face.title,
        size: 20,
        weight: 700,
        lineHeight: 24,
        kern: 0
      )
    }
  }
}

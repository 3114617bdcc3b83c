// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Text {
    /// Everything that a text style can have.
    public static var full: TokenTypography {
      TokenTypography(
        family: Tokens.Font.stack,
        size: 20,
        weight: Tokens.Font.weight,
        slant: .oblique,
        lineHeight: 32,
        kern: 0.25,
        relativeTo: "title1",
        color: Tokens.Accent.root,
        alignment: .justify,
        letterCase: .capitalize,
        decoration: .lineThrough,
        lineBreak: .truncatingMiddle,
        shadows: Tokens.Depth.many
      )
    }

    @available(*, deprecated, message: "Use full.")
    public static var old: TokenTypography { oldValue }

    static var oldValue: TokenTypography { Tokens.Text.full }

    public static var `case`: TokenTypography {
      TokenTypography(
        family: TokenFontFamily(["Solo"]),
        size: 10,
        weight: 1,
        lineHeight: 10,
        kern: 0,
        system: "body"
      )
    }
  }
}

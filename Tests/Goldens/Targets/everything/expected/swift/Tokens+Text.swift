// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Text {
    /// Everything that a text style can have.
    @available(*, unavailable, message: "varies with width and brand and density: read theme.text.full")
    public static var full: TokenTypography { TokenContexts.unavailable() }

    @available(*, unavailable, message: "varies with width and brand and density: read theme.text.old")
    public static var old: TokenTypography { TokenContexts.unavailable() }

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

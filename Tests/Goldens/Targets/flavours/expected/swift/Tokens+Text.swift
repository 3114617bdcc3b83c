// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Text {
    /// A title over a picture.
    @available(*, unavailable, message: "varies with brand and theme: read theme.text.hero")
    public static var hero: TokenTypography { TokenContexts.unavailable() }

    @available(*, unavailable, message: "varies with brand and theme: read theme.text.alias")
    public static var alias: TokenTypography { TokenContexts.unavailable() }

    @available(*, unavailable, message: "varies with brand: read theme.text.plain")
    public static var plain: TokenTypography { TokenContexts.unavailable() }
  }
}

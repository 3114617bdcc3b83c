// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// The design tokens, in the groups of the source.
///
/// Colours adapt to light and dark appearance. Tokens that vary with anything else are read from a
/// ``TokenTheme``; here they do not compile.
public enum Tokens {
  /// Stands in no group.
  @available(*, unavailable, message: "varies with theme: read theme.debug")
  public static var debug: Bool { TokenContexts.unavailable() }

  /// Stands in no group; depends on three modifiers.
  @available(*, unavailable, message: "varies with width and density: read theme.gap")
  public static var gap: TokenDimension { TokenContexts.unavailable() }

  public static var 🎨: TokenColor {
    TokenColor(red: 1, green: 1, blue: 1)
  }

  public static var u21U21: Double { 5 }

  public static var fade: TokenGradient {
    TokenGradient([
      .init(Tokens.Accent.wide, at: 0),
      .init(Tokens.Accent.soft, at: 0.333333333),
      .init(TokenColor(red: 0, green: 0, blue: 0, alpha: 0), at: 1),
    ])
  }
}

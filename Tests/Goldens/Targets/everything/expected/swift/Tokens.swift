// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// The design tokens, in the groups of the source.
///
/// Colours know light and dark appearance themselves. What also depends on something else is given
/// for the default here, and for every choice by `theme`.
public enum Tokens {
  /// The tokens that are not the same in every context.
  public static func theme(
    width: TokenContexts.Width = .narrow,
    brand: TokenContexts.Brand = .firstClass,
    theme: TokenContexts.Theme = .light,
    density: TokenContexts.Density = .calm
  ) -> TokenTheme {
    TokenTheme(
      contexts: TokenContexts(
        width: width,
        brand: brand,
        theme: theme,
        density: density
      )
    )
  }

  /// Stands in no group.
  public static var debug: Bool { false }

  /// Stands in no group; depends on three modifiers.
  public static var gap: TokenDimension { TokenDimension(16) }

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

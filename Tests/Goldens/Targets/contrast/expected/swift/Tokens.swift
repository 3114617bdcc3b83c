// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// The design tokens, in the groups of the source.
///
/// Colours know light and dark appearance themselves. What also depends on something else is given
/// for the default here, and for every choice by `theme`.
public enum Tokens {
  /// The tokens that are not the same in every context.
  public static func theme(_ theme: TokenContexts.Theme) -> TokenTheme {
    TokenTheme(contexts: TokenContexts(theme: theme))
  }

  /// Dark by default; another colour in each appearance, and in a theme that is neither.
  public static var ink: TokenColor {
    TokenColor(
      light: TokenColor(red: 0.1, green: 0.1, blue: 0.1),
      dark: TokenColor(red: 0.9, green: 0.9, blue: 0.9),
      lightHighContrast: TokenColor(red: 0, green: 0, blue: 0),
      darkHighContrast: TokenColor(
        red: 0.9962, green: 0.999, blue: 0,
        displayP3: .init(red: 1, green: 1, blue: 0)
      )
    )
  }

  /// Its colour varies, and so does its width.
  public static var line: TokenBorder {
    TokenBorder(
      color: Tokens.ink,
      width: Tokens.width,
      stroke: TokenStroke(.solid)
    )
  }

  public static var width: TokenDimension { TokenDimension(1) }

  public static var weight: TokenFontWeight { TokenFontWeight(300) }
}

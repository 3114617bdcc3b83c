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
    brand: TokenContexts.Brand = .plum,
    theme: TokenContexts.Theme = .light
  ) -> TokenTheme {
    TokenTheme(
      contexts: TokenContexts(
        brand: brand,
        theme: theme
      )
    )
  }
}

// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  /// How heavy letters are.
  public var weight: Weight { Weight(tokens: self) }

  /// How heavy letters are.
  public struct Weight: Sendable {
    let tokens: TokenTheme

    /// Running text.
    public var regular: TokenFontWeight { Tokens.Weight.regular }

    /// Labels and what must be found at a glance.
    public var strong: TokenFontWeight { Tokens.Weight.strong }

    /// Titles.
    public var title: TokenFontWeight { Tokens.Weight.title }
  }
}

// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  /// How heavy letters are.
  public enum Weight {
    /// Running text.
    public static var regular: TokenFontWeight { TokenFontWeight(400) }

    /// Labels and what must be found at a glance.
    public static var strong: TokenFontWeight { TokenFontWeight(600) }

    /// Titles.
    public static var title: TokenFontWeight { TokenFontWeight(700) }
  }
}

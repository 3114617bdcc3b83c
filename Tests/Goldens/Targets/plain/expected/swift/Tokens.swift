// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// The design tokens, in the groups of the source.
///
/// Colours adapt to light and dark appearance.
public enum Tokens {
  /// No modifiers, no groups, no text.
  public static var black: TokenColor {
    TokenColor(red: 0, green: 0, blue: 0)
  }

  public static var gap: TokenDimension { TokenDimension(3.333333) }

  public static var unit: TokenDimension { TokenDimension(10) }
}

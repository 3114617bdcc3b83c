// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// The design tokens, in the groups of the source.
///
/// Colours adapt to light and dark appearance.
public enum Tokens {
  public static var isRounded: Bool { true }

  public static var greeting: String { "Good \"day\"" }

  public static var ink: TokenColor {
    TokenColor(red: 0.0706, green: 0.2039, blue: 0.3373, alpha: 0.502)
  }

  public static var fade: TokenDuration { .milliseconds(200) }
}

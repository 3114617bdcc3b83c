// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Theme {
    public static var tint: TokenColor {
      TokenColor(red: 0, green: 0, blue: 0.5)
    }

    public static var tokens_: TokenColor { Tokens.Theme.tint }

    public static var contexts_: TokenColor { Tokens.Private.ink }
  }
}

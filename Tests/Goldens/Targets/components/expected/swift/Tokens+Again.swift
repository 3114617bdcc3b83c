// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Again {
    /// A field of a component.
    public static var pressed: TokenColor { Tokens.Tile.All.backgroundPressed }

    public static var selected: TokenColor { Tokens.Tile.All.backgroundSelected }

    public static var secret: TokenColor {
      TokenColor(
        light: TokenColor(red: 0.7054, green: 0.7054, blue: 0.7054, alpha: 0.6),
        dark: TokenColor(red: 0.9165, green: 0.9165, blue: 0.9165, alpha: 0.6)
      )
    }
  }
}

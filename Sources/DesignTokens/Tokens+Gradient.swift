// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  /// Colours that run into each other.
  public enum Gradient {
    /// Over a picture from top to bottom, so that white text on it can be read.
    public static var picture: TokenGradient {
      TokenGradient([
        .init(TokenColor(red: 0.075, green: 0.063, blue: 0.082, alpha: 0), at: 0),
        .init(TokenColor(red: 0.075, green: 0.063, blue: 0.082, alpha: 0.4), at: 0.5),
        .init(TokenColor(red: 0.075, green: 0.063, blue: 0.082, alpha: 0.8), at: 1),
      ])
    }
  }
}

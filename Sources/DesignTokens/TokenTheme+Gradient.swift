// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  /// Colours that run into each other.
  public var gradient: Gradient { Gradient(tokens: self) }

  /// Colours that run into each other.
  public struct Gradient: Sendable {
    let tokens: TokenTheme

    /// Over a picture from top to bottom, so that white text on it can be read.
    public var picture: TokenGradient { Tokens.Gradient.picture }
  }
}

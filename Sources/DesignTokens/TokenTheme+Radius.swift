// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  /// How round corners are.
  public var radius: Radius { Radius(tokens: self) }

  /// How round corners are.
  public struct Radius: Sendable {
    let tokens: TokenTheme

    /// Fields and labels.
    public var small: TokenDimension { Tokens.Radius.small }

    /// Cards and sheets.
    public var card: TokenDimension { tokens.brand.corner }

    /// Buttons: half their height, so that both ends are round.
    public var pill: TokenDimension { Tokens.Radius.pill }
  }
}

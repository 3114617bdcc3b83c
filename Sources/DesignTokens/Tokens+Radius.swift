// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  /// How round corners are.
  public enum Radius {
    /// Fields and labels.
    public static var small: TokenDimension { TokenDimension(4, gridUnits: 0.5) }

    /// Cards and sheets.
    @available(*, unavailable, message: "varies with brand: read theme.radius.card")
    public static var card: TokenDimension { TokenContexts.unavailable() }

    /// Buttons: half their height, so that both ends are round.
    public static var pill: TokenDimension { TokenDimension(22, gridUnits: 2.75) }
  }
}

// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  /// How lines are drawn.
  public var stroke: Stroke { Stroke(tokens: self) }

  /// How lines are drawn.
  public struct Stroke: Sendable {
    let tokens: TokenTheme

    /// Almost every line.
    public var plain: TokenStroke { Tokens.Stroke.plain }

    /// Around a place where something can be dropped.
    public var drop: TokenStroke { Tokens.Stroke.drop }
  }
}

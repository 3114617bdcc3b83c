// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  /// How lines are drawn.
  public enum Stroke {
    /// Almost every line.
    public static var plain: TokenStroke { TokenStroke(.solid) }

    /// Around a place where something can be dropped.
    public static var drop: TokenStroke { TokenStroke(dashes: [Tokens.Dimension.grid, 4], cap: .round) }
  }
}

// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  /// How much shows through.
  public var opacity: Opacity { Opacity(tokens: self) }

  /// How much shows through.
  public struct Opacity: Sendable {
    let tokens: TokenTheme

    /// Controls that do nothing at the moment.
    public var disabled: Double { Tokens.Opacity.disabled }
  }
}

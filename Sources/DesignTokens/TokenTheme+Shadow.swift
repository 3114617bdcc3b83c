// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  /// How high things lie.
  public var shadow: Shadow { Shadow(tokens: self) }

  /// How high things lie.
  public struct Shadow: Sendable {
    let tokens: TokenTheme

    /// Cards, which lie just above the page.
    public var card: [TokenShadow] { Tokens.Shadow.card.pinned(to: tokens) }

    /// Sheets and menus, which lie above everything.
    public var sheet: [TokenShadow] { Tokens.Shadow.sheet.pinned(to: tokens) }
  }
}

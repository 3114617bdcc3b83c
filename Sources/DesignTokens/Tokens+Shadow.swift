// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  /// How high things lie.
  public enum Shadow {
    /// Cards, which lie just above the page.
    public static var card: [TokenShadow] {
      [
        TokenShadow(
          color: Tokens.Color.shade,
          offsetX: 0,
          offsetY: 2,
          blur: 8,
          spread: 0
        )
      ]
    }

    /// Sheets and menus, which lie above everything.
    public static var sheet: [TokenShadow] {
      [
        TokenShadow(
          color: Tokens.Color.shade,
          offsetX: 0,
          offsetY: 2,
          blur: 8,
          spread: 0
        ),
        TokenShadow(
          color: Tokens.Color.shade,
          offsetX: 0,
          offsetY: 12,
          blur: 32,
          spread: -4
        ),
      ]
    }
  }
}

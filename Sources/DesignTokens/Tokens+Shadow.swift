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
          color: TokenColor(
            light: TokenColor(red: 0.11, green: 0.09, blue: 0.125, alpha: 0.16),
            dark: TokenColor(red: 0.075, green: 0.063, blue: 0.082, alpha: 0.6)
          ),
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

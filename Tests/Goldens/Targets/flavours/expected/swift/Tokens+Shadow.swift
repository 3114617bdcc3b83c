// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Shadow {
    public static var card: [TokenShadow] {
      [
        TokenShadow(
          color: TokenColor(red: 0, green: 0, blue: 0, alpha: 0.5),
          offsetX: 0,
          offsetY: 2,
          blur: 4,
          spread: 1
        )
      ]
    }

    public static var alias: [TokenShadow] { Tokens.Shadow.card }
  }
}

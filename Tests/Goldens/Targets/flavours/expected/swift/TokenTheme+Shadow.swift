// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  public var shadow: Shadow { Shadow(tokens: self) }

  public struct Shadow: Sendable {
    let tokens: TokenTheme

    public var card: [TokenShadow] {
      switch (tokens.contexts.brand, tokens.contexts.contextOfTheme) {
      case (.plum, .dark):
        [
          TokenShadow(
            color: TokenColor(red: 0, green: 0, blue: 0),
            offsetX: 0,
            offsetY: 2,
            blur: 4,
            spread: 0
          ),
          TokenShadow(
            color: TokenColor(red: 0, green: 0, blue: 0),
            offsetX: 0,
            offsetY: 4,
            blur: 8,
            spread: 0
          ),
          TokenShadow(
            color: TokenColor(red: 0, green: 0, blue: 0),
            offsetX: 0,
            offsetY: 8,
            blur: 16,
            spread: 0
          ),
        ]
      case (.sand, .light):
        [
          TokenShadow(
            color: TokenColor(red: 1, green: 0, blue: 0),
            offsetX: 0,
            offsetY: 2,
            blur: 0,
            spread: 0
          ),
          TokenShadow(
            color: TokenColor(red: 0, green: 1, blue: 0),
            offsetX: 0,
            offsetY: 3,
            blur: 0,
            spread: 0,
            isInset: true
          ),
        ]
      case (.sand, .dark):
        [
          TokenShadow(
            color: TokenColor(red: 0, green: 0, blue: 0),
            offsetX: 0,
            offsetY: 2,
            blur: 4,
            spread: 0
          ),
          TokenShadow(
            color: TokenColor(red: 0, green: 0, blue: 0),
            offsetX: 0,
            offsetY: 4,
            blur: 8,
            spread: 0
          ),
          TokenShadow(
            color: TokenColor(red: 0, green: 0, blue: 0),
            offsetX: 0,
            offsetY: 8,
            blur: 16,
            spread: 0
          ),
        ]
      default:
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
    }

    public var alias: [TokenShadow] { tokens.shadow.card }
  }
}

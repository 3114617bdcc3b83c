// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  public var depth: Depth { Depth(tokens: self) }

  public struct Depth: Sendable {
    let tokens: TokenTheme

    public var one: [TokenShadow] {
      [
        TokenShadow(
          color: Tokens.Accent.soft,
          offsetX: 0,
          offsetY: tokens.gap,
          blur: 16,
          spread: -2,
          isInset: true
        )
      ]
    }

    public var many: [TokenShadow] {
      [
        TokenShadow(
          color: Tokens.Accent.soft,
          offsetX: 0,
          offsetY: tokens.gap,
          blur: 16,
          spread: -2,
          isInset: true
        ),
        TokenShadow(
          color: TokenColor(
            red: 1, green: 0.0446, blue: 0.0459, alpha: 0.3,
            displayP3: .init(red: 1, green: 0, blue: 0)
          ),
          offsetX: 1,
          offsetY: 1,
          blur: 0,
          spread: 0
        ),
      ]
    }
  }
}

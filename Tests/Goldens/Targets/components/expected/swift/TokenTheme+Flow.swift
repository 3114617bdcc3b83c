// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  public var flow: Flow { Flow(tokens: self) }

  public struct Flow: Sendable {
    let tokens: TokenTheme

    public var list: TokenListStyle {
      TokenListStyle(
        background: Tokens.Flow.List.background.pinned(to: tokens),
        padding: Tokens.Flow.List.padding,
        row: TokenTextStyle(
          height: Tokens.Flow.List.Row.height
        )
      )
    }

    public var none: TokenLabelStyle {
      TokenLabelStyle(
        color: Tokens.Flow.None.color,
        fields: [.color]
      )
    }
  }
}

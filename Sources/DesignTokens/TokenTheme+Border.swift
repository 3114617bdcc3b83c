// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  /// Lines around things.
  public var border: Border { Border(tokens: self) }

  /// Lines around things.
  public struct Border: Sendable {
    let tokens: TokenTheme

    /// Around cards, which would be lost on a bright page.
    public var card: TokenBorder { Tokens.Border.card.pinned(to: tokens) }

    /// Around what the keyboard acts on.
    public var focus: TokenBorder {
      TokenBorder(
        color: tokens.color.background.accent,
        width: 2,
        stroke: Tokens.Stroke.plain
      )
    }

    /// Around a place where a picture can be dropped.
    public var drop: TokenBorder { Tokens.Border.drop.pinned(to: tokens) }
  }
}

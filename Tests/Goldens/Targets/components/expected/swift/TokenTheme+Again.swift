// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  public var again: Again { Again(tokens: self) }

  public struct Again: Sendable {
    let tokens: TokenTheme

    /// A field of a component.
    public var pressed: TokenColor { Tokens.Again.pressed.pinned(to: tokens) }

    public var selected: TokenColor { Tokens.Again.selected.pinned(to: tokens) }

    public var secret: TokenColor { Tokens.Again.secret.pinned(to: tokens) }
  }
}

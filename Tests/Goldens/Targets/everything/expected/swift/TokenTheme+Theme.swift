// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  public var theme: Theme { Theme(tokens: self) }

  public struct Theme: Sendable {
    let tokens: TokenTheme

    public var tint: TokenColor {
      switch tokens.contexts.width {
      case .wide:
        TokenColor(red: 0, green: 0, blue: 1)
      default:
        TokenColor(red: 0, green: 0, blue: 0.5)
      }
    }

    public var tokens_: TokenColor { tokens.theme.tint }

    public var contexts_: TokenColor { Tokens.Theme.contexts_ }
  }
}

// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  public var gradient: Gradient { Gradient(tokens: self) }

  public struct Gradient: Sendable {
    let tokens: TokenTheme

    public var two: TokenGradient {
      switch tokens.contexts.brand {
      case .sand:
        TokenGradient([
          .init(TokenColor(red: 0, green: 0, blue: 0), at: 0),
          .init(TokenColor(red: 1, green: 0, blue: 0), at: 0.2),
          .init(TokenColor(red: 1, green: 1, blue: 0), at: 0.4),
          .init(TokenColor(red: 1, green: 1, blue: 1), at: 1),
        ])
      default:
        TokenGradient([
          .init(TokenColor(red: 0, green: 0, blue: 0), at: 0),
          .init(TokenColor(red: 1, green: 0, blue: 0), at: 1),
        ])
      }
    }

    public var alias: TokenGradient { tokens.gradient.two }
  }
}

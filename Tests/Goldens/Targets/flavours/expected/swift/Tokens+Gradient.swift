// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Gradient {
    public static var two: TokenGradient {
      TokenGradient([
        .init(TokenColor(red: 0, green: 0, blue: 0), at: 0),
        .init(TokenColor(red: 1, green: 0, blue: 0), at: 1),
      ])
    }

    public static var alias: TokenGradient { Tokens.Gradient.two }
  }
}

// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  public var only: Only { Only(tokens: self) }

  public struct Only: Sendable {
    let tokens: TokenTheme

    public var sand: TokenColor { Tokens.Only.sand }
  }
}

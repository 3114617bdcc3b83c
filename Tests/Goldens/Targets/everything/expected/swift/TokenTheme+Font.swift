// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  public var font: Font { Font(tokens: self) }

  public struct Font: Sendable {
    let tokens: TokenTheme

    public var stack: TokenFontFamily { Tokens.Font.stack }

    public var one: TokenFontFamily { Tokens.Font.one }

    public var weight: TokenFontWeight { Tokens.Font.weight }

    public var odd: TokenFontWeight { Tokens.Font.odd }
  }
}

// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  public var größeUrlBarX1: GrößeUrlBarX1 { GrößeUrlBarX1(tokens: self) }

  public struct GrößeUrlBarX1: Sendable {
    let tokens: TokenTheme

    public var 日本: TokenDimension { Tokens.GrößeUrlBarX1.日本 }
  }
}

// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  public var _100: Type_100 { Type_100(tokens: self) }

  public struct Type_100: Sendable {
    let tokens: TokenTheme

    public var _5: TokenDuration { Tokens._100._5 }

    public var _2xl: TokenDuration { Tokens._100._2xl }
  }
}

// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  public var _100: Type_100 { Type_100(tokens: self) }

  public struct Type_100: Sendable {
    let tokens: TokenTheme

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public var _5: Swift.Duration { Tokens._100._5 }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public var _2xl: Swift.Duration { Tokens._100._2xl }
  }
}

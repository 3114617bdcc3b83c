// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Theme {
    @available(*, unavailable, message: "varies with width: read theme.theme.tint")
    public static var tint: TokenColor { TokenContexts.unavailable() }

    @available(*, unavailable, message: "varies with width: read theme.theme.tokens_")
    public static var tokens_: TokenColor { TokenContexts.unavailable() }

    public static var contexts_: TokenColor { Tokens.Private.ink }
  }
}

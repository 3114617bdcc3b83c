// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  var `private`: Private { Private(tokens: self) }

  struct Private: Sendable {
    let tokens: TokenTheme

    var tight: TokenDimension { tokens.gap }
  }
}

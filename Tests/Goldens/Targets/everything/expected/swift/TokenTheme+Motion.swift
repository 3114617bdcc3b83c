// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  public var motion: Motion { Motion(tokens: self) }

  public struct Motion: Sendable {
    let tokens: TokenTheme

    public var overshoot: TokenCurve { Tokens.Motion.overshoot }

    public var slow: TokenTransition { Tokens.Motion.slow }
  }
}

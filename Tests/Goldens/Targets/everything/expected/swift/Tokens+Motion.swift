// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum Motion {
    public static var overshoot: TokenCurve { TokenCurve(0.5, -1.5, 0.5, 2.25) }

    public static var slow: TokenTransition {
      TokenTransition(
        milliseconds: 1500,
        delayMilliseconds: 10,
        curve: Tokens.Motion.overshoot
      )
    }
  }
}

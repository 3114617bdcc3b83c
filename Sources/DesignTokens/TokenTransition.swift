// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// A movement from one state to another.
public struct TokenTransition: Hashable, Sendable {
  /// How long it takes, in milliseconds.
  public var milliseconds: Double
  /// How long it waits before it starts, in milliseconds.
  public var delayMilliseconds: Double
  /// How it gathers and loses speed.
  public var curve: TokenCurve

  /// Makes a movement.
  @inline(never)  // Otherwise its code is repeated for every token.
  public init(milliseconds: Double, delayMilliseconds: Double = 0, curve: TokenCurve) {
    self.milliseconds = milliseconds
    self.delayMilliseconds = delayMilliseconds
    self.curve = curve
  }

  /// How long it takes.
  public var duration: TokenDuration { .milliseconds(milliseconds) }

  /// How long it waits before it starts.
  public var delay: TokenDuration { .milliseconds(delayMilliseconds) }
}

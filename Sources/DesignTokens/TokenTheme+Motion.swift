// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension TokenTheme {
  /// How things move.
  public var motion: Motion { Motion(tokens: self) }

  /// How things move.
  public struct Motion: Sendable {
    let tokens: TokenTheme

    /// A control that is pressed or let go.
    public var press: TokenTransition { Tokens.Motion.press }

    /// A sheet that comes up.
    public var present: TokenTransition { Tokens.Motion.present }

    /// How long a movement takes.
    public var duration: Duration { Duration(tokens: tokens) }

    /// How long a movement takes.
    public struct Duration: Sendable {
      let tokens: TokenTheme

      /// The answer to a touch.
      public var quick: TokenDuration { Tokens.Motion.Duration.quick }

      /// Something large comes or goes.
      public var calm: TokenDuration { Tokens.Motion.Duration.calm }

      /// At once.
      public var none: TokenDuration { Tokens.Motion.Duration.none }
    }

    /// How a movement gathers and loses speed.
    public var easing: Easing { Easing(tokens: tokens) }

    /// How a movement gathers and loses speed.
    public struct Easing: Sendable {
      let tokens: TokenTheme

      /// Things that stay on the screen.
      public var standard: TokenCurve { Tokens.Motion.Easing.standard }

      /// Things that come.
      public var enter: TokenCurve { Tokens.Motion.Easing.enter }

      /// Things that go.
      public var leave: TokenCurve { Tokens.Motion.Easing.leave }
    }
  }
}

// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  /// How things move.
  public enum Motion {
    /// A control that is pressed or let go.
    public static var press: TokenTransition {
      TokenTransition(
        milliseconds: 120,
        delayMilliseconds: 0,
        curve: Tokens.Motion.Easing.standard
      )
    }

    /// A sheet that comes up.
    public static var present: TokenTransition {
      TokenTransition(
        milliseconds: 300,
        delayMilliseconds: 0,
        curve: Tokens.Motion.Easing.enter
      )
    }

    /// How long a movement takes.
    public enum Duration {
      /// The answer to a touch.
      public static var quick: TokenDuration { .milliseconds(120) }

      /// Something large comes or goes.
      public static var calm: TokenDuration { .milliseconds(300) }

      /// At once.
      public static var none: TokenDuration { .milliseconds(0) }
    }

    /// How a movement gathers and loses speed.
    public enum Easing {
      /// Things that stay on the screen.
      public static var standard: TokenCurve { TokenCurve(0.2, 0, 0, 1) }

      /// Things that come.
      public static var enter: TokenCurve { TokenCurve(0, 0, 0, 1) }

      /// Things that go.
      public static var leave: TokenCurve { TokenCurve(0.3, 0, 1, 1) }
    }
  }
}

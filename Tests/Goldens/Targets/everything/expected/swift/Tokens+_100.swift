// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum _100 {
    public static var _5: TokenDuration { .milliseconds(0.5) }

    public static var _2xl: TokenDuration { .milliseconds(1500) }
  }
}

// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  public enum _100 {
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public static var _5: Swift.Duration { .milliseconds(0.5) }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public static var _2xl: Swift.Duration { .milliseconds(1500) }
  }
}

// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// How long something takes.
public struct TokenDuration: Hashable, Sendable {
  /// The time in milliseconds.
  public var milliseconds: Double

  /// The time in seconds.
  public var seconds: Double { milliseconds / 1000 }

  /// The time as a duration of the standard library.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public var duration: Swift.Duration { .milliseconds(milliseconds) }

  /// Makes a time of so many milliseconds.
  public static func milliseconds(_ milliseconds: Double) -> TokenDuration {
    TokenDuration(milliseconds: milliseconds)
  }

  /// Makes a time of so many seconds.
  public static func seconds(_ seconds: Double) -> TokenDuration {
    TokenDuration(milliseconds: seconds * 1000)
  }
}

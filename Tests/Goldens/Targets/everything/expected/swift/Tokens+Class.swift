// Written by `tokens build`. Edit the token source, not this file.
// swift-format-ignore-file
// swiftlint:disable all

extension Tokens {
  /// Keywords.
  public enum Class {
    public static var `func`: Double { 0.0000001 }

    public static var `default`: Double { 0 }

    public static var type: Double { 123456789.125 }

    public static var self_: Double { 1 }

    public static var `init`: Double { 2 }

    public enum Protocol_ {
      public static var `in`: Double { 3 }
    }

    public enum Double_ {
      public static var swift: Double { 4 }
    }
  }
}
